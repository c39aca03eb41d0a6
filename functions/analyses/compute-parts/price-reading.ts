// Compares the price that a file states with the value of a DCF: its multiple, and the margin at which both agree.
import { translate } from '#shared/i18n/translate.ts';
import { withParticles } from '#shared/language/grammar/particle.ts';
import { timesPower } from '#shared/language/grammar/times-power.ts';
import type { Sentence } from '#shared/report/blocks.ts';
import type { SectionContext } from '../builder.ts';
import { amountText, multipleIn, percentIn, plainIn, scaleFor, tenthsIn } from '../evidence/amounts.ts';
import { computed, refsOf } from '../evidence/computed.ts';
import { known, metricInText } from '../evidence/known-figure.ts';
import { sayYear } from '../evidence/say-year.ts';
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

/** EBITDA, or operating income if depreciation is unknown. */
const multiples = ({ context, given, value, refs }: Priced, price: number, power: number): Sentence[] => {
  const { figures, input } = given;
  const year = String(input.baseYear);
  const [income, worn] = ['operatingIncome', 'depreciation'].map((metric) => known(figures, metric, year));
  const ebitda = income && income.value + Math.abs(worn?.value ?? 0);
  if (!income || !ebitda || ebitda <= 0) return [];
  const { language } = context;
  const gap = percentIn(language, Math.abs(value / price - 1));
  const scale = scaleFor(language, income.unit, [ebitda]);
  const times = (amount: number) => multipleIn(language, timesPower(amount, power) / ebitda);
  const [atPrice, atValue] = [times(price), times(value)];
  const own = amountText(language, scale, ebitda);
  const text = withParticles(
    translate(language, 'finance.reading.multiples', {
      ...{ year: sayYear(language, year, [income]), ebitda: own, atPrice, atValue, gap },
      side: translate(language, `finance.reading.${value < price ? 'below' : 'above'}`),
      measure: metricInText(language, worn ? 'ebitda' : 'operatingIncome'),
      price: amountText(language, scale, timesPower(price, power)),
    }),
  );
  const formula = `${plainIn(language, price, 0)} ÷ ${own} = ${atPrice}; ${plainIn(language, value, 0)} ÷ ${own} = ${atValue}`;
  const all = [...new Set([...refs, ...refsOf([income, worn])])];
  return [{ ...computed(atPrice, formula, all), text, refs: all, check: 'verified' }];
};

/** The equity that the price leaves after net debt, over net income and book equity. */
const behind = ({ context, given, refs }: Priced, price: number, power: number): Sentence[] => {
  const { figures, input } = given;
  const of = (metric: string) => known(figures, metric, String(input.baseYear));
  const [debt, cash, profit, book] = [of('debt'), of('cash'), of('netIncome'), of('equity')];
  if (!debt || !cash || !profit || profit.value <= 0) return [];
  const { language } = context;
  const whole = timesPower(price, power);
  const equity = whole - Math.abs(debt.value) + cash.value;
  const scale = scaleFor(language, debt.unit, [whole]);
  const say = (value: number) => amountText(language, scale, value);
  const [earnings, net] = [multipleIn(language, equity / profit.value), say(Math.abs(debt.value) - cash.value)];
  const toBook =
    book && book.value > 0
      ? translate(language, 'finance.reading.toBook', { times: multipleIn(language, equity / book.value) })
      : '';
  const text = withParticles(
    translate(language, 'finance.reading.equityAsked', {
      ...{ price: say(whole), net, equity: say(equity), times: earnings, toBook },
    }),
  );
  const formula = `${say(whole)} − ${net} = ${say(equity)}; ÷ ${say(profit.value)} = ${earnings}`;
  const all = [...new Set([...refs, ...refsOf([debt, cash, profit, ...(book ? [book] : [])])])];
  return [{ ...computed(earnings, formula, all), text, refs: all, check: 'verified' }];
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
): Sentence[] => {
  const price = given.input.askingPrice?.value;
  if (price === undefined || value === undefined || price <= 0) return [];
  const priced = { context, given, value, refs };
  return [...multiples(priced, price, power), ...behind(priced, price, power), ...margins(priced, price)];
};
