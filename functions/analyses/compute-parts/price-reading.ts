// Compares the price that a file states with the value of a DCF: its multiple, and the margin at which both agree.
import { translate } from '#shared/i18n/translate.ts';
import { timesPower } from '#shared/language/grammar/times-power.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import type { SectionContext } from '../builder.ts';
import { amountText, percentIn, plainIn, scaleFor, tenthsIn } from '../evidence/amounts.ts';
import { computed, refsOf } from '../evidence/computed.ts';
import { known } from '../evidence/known-figure.ts';
import type { DcfCase } from './dcf-input.ts';

/** In fractions of revenue: beyond such a shift of the margin the business is a different one. */
const MAX_SHIFT = 0.4;
const STEPS = 14;
const PERCENT = 100;

/** The margin shift at which value and price agree, by bisection; the value grows with the margin. */
const shiftFor = (valueAt: DcfCase['valueAt'], price: number): number | undefined => {
  let [low, high] = [-MAX_SHIFT, MAX_SHIFT];
  const [least, most] = [valueAt(low), valueAt(high)];
  if (least === undefined || most === undefined || least > price || most < price) return undefined;
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if ((valueAt(middle) ?? 0) < price) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};

type Priced = {
  readonly context: SectionContext;
  readonly given: DcfCase;
  readonly value: number;
  readonly refs: readonly number[];
};

const multiples = ({ context, given, value, refs }: Priced, price: number, power: number): Sentence[] => {
  const { figures, input } = given;
  const year = String(input.baseYear);
  const [income, worn] = ['operatingIncome', 'depreciation'].map((metric) => known(figures, metric, year));
  const ebitda = income && worn && income.value + Math.abs(worn.value);
  if (!income || !ebitda || ebitda <= 0) return [];
  const { language } = context;
  const scale = scaleFor(language, income.unit, [ebitda]);
  const times = (amount: number) => tenthsIn(language, timesPower(amount, power) / ebitda);
  const [atPrice, atValue] = [times(price), times(value)];
  const own = amountText(language, scale, ebitda);
  const text = translate(language, 'finance.reading.multiples', {
    ...{ year, ebitda: own, atPrice, atValue },
    price: amountText(language, scale, timesPower(price, power)),
  });
  const formula = `${plainIn(language, price, 0)} ÷ ${own} = ${atPrice}; ${plainIn(language, value, 0)} ÷ ${own} = ${atValue}`;
  const all = [...new Set([...refs, ...refsOf([income, worn])])];
  return [{ ...computed(atPrice, formula, all), text, refs: all, check: 'verified' }];
};

const margins = ({ context, given, refs }: Priced, price: number): Sentence[] => {
  const { language } = context;
  const { terminal } = given.input.scenarios[given.input.scenario].operatingMargin;
  const shift = shiftFor(given.valueAt, price);
  if (shift === undefined) {
    const text = translate(language, 'finance.reading.noMargin', { points: MAX_SHIFT * PERCENT });
    return [{ text, refs: [...refs], check: 'verified', findings: [] }];
  }
  const points = tenthsIn(language, Math.abs(shift) * PERCENT);
  const [from, to] = [percentIn(language, terminal.value), percentIn(language, terminal.value + shift)];
  const text = translate(language, `finance.reading.${shift < 0 ? 'lowerMargin' : 'higherMargin'}`, {
    points,
    from,
    to,
  });
  return [{ ...computed(points, `${from} → ${to}`, refs), text, refs: [...refs], check: 'verified' }];
};

/** `refs`: the references of the figures that the value rests on. Empty without a price. */
export const priceReading = (
  context: SectionContext,
  given: DcfCase,
  {
    value,
    power,
    refs,
  }: { readonly value: number | undefined; readonly power: number; readonly refs: readonly number[] },
): Block[] => {
  const price = given.input.askingPrice?.value;
  if (price === undefined || value === undefined || price <= 0) return [];
  const priced = { context, given, value, refs };
  const sentences = [...multiples(priced, price, power), ...margins(priced, price)];
  return [{ kind: 'list', ordered: false, items: sentences.map((one) => [one]) }];
};
