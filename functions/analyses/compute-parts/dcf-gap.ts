// Explains a value far from the price asked by its drivers: what each of them, taken alone, makes of the value.
import type { Sentence } from '#shared/report/blocks.ts';
import { percentIn } from '../evidence/amounts.ts';
import { baseRefs, type Concluding, money, sentence, words } from './dcf-words.ts';

/** Below this, value and price say the same of the company. Set by hand. */
const WIDE = 0.25;
/** Bisection of the rate without risk, whose change moves the discount rate. */
const MAX_SHIFT = 0.3;
const STEPS = 20;

/** The discount rate at which the flows of the model are worth the price. */
const agreedRate = ({ given }: Concluding, price: number): number | undefined => {
  const { riskFreeRate } = given.input.capital;
  const at = (shift: number) => {
    const valued = given.valuedWith({ rates: { riskFreeRate: riskFreeRate.value + shift } });
    return valued.byGrowth === undefined ? undefined : { ...valued, value: valued.byGrowth };
  };
  const isAbove = (at(0)?.value ?? 0) > price;
  if (!isAbove) return undefined;
  let [low, high] = [0, MAX_SHIFT];
  if ((at(high)?.value ?? price) > price) return undefined;
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if ((at(middle)?.value ?? 0) > price) low = middle;
    else high = middle;
  }
  return at(high)?.wacc;
};

/** The value if a driver stayed as it was in the last reported year, or growth were the terminal one throughout. */
const partsOf = (one: Concluding): string[] => {
  const { context, given } = one;
  const { scenarios, scenario, years, terminal } = given.input;
  const rate = (value: number) => percentIn(context.language, value);
  const held = (value: number) => years.map(() => value);
  const { base, terminal: end } = scenarios[scenario].operatingMargin;
  const byMargin = base && given.valuedWith({ rows: { operatingMargin: held(base.value) } }).byGrowth;
  const byGrowth = given.valuedWith({ rows: { revenueGrowth: held(terminal.growth.value) } }).byGrowth;
  return [
    ...(base && byMargin !== undefined && rate(base.value) !== rate(end.value)
      ? [words(one, 'gapMargin', { now: rate(base.value), plan: rate(end.value), value: money(one, byMargin) })]
      : []),
    ...(byGrowth === undefined
      ? []
      : [words(one, 'gapGrowth', { growth: rate(terminal.growth.value), value: money(one, byGrowth) })]),
  ];
};

export const gapLine = (one: Concluding): Sentence[] => {
  const { context, given, result, model } = one;
  const price = given.input.askingPrice;
  const { enterpriseValue } = result.scenarios[given.input.scenario].byGrowth;
  if (!price || enterpriseValue === undefined || price.value <= 0) return [];
  const share = enterpriseValue / price.value - 1;
  if (Math.abs(share) < WIDE) return [];
  const agreed = agreedRate(one, price.value);
  const parts = [
    ...partsOf(one),
    ...(agreed === undefined
      ? []
      : [
          words(one, 'gapRate', {
            rate: percentIn(context.language, agreed),
            wacc: percentIn(context.language, result.wacc),
          }),
        ]),
  ];
  if (parts.length === 0) return [];
  const gap = percentIn(context.language, Math.abs(share));
  const refs = [...baseRefs(one), ...model.origins.refsOf(price.origin)];
  const formula = `${money(one, enterpriseValue)} ÷ ${money(one, price.value)} − 1 = ${percentIn(context.language, share)}`;
  const text = words(one, 'wideGap', { gap, parts: parts.join(words(one, 'gapJoin')) });
  return [sentence(text, gap, formula, [...new Set(refs)])];
};
