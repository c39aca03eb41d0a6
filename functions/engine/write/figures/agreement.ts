// Checks whether a requested sum is also printed as a line: current and non-current assets, and the total.
import type { FoundCell } from '../../tables/find-cells.ts';
import { namedMeasures } from '../../understand/measures/find-metrics.ts';
import type { Metric } from '../../understand/measures/metrics/metric.ts';
import { withoutFormula } from '../../understand/measures/ratios/from-formula.ts';
import { LIABILITIES_IN_PARTS, ratioNamed } from '../../understand/measures/ratios/known-ratios.ts';
import type { Ratio } from '../../understand/measures/ratios/ratio.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { say } from '../wording.ts';
import type { Writing } from '../writer.ts';
import { amountText, amountValue, metricName } from './figure-sentence.ts';
import { pickFigure } from './pick-figure.ts';
import { formulaText, type RatioCells, ratioCells, resultText } from './ratio-sentence.ts';
import { isWithinRounding } from './rounding.ts';

export type Agreement = { readonly sentence: string; readonly others: readonly FoundCell[] };

/** Relative error of sums of doubles. */
const DOUBLE = 1e-12;

type Compared = Pick<RatioCells, 'cells' | 'value'> & { readonly text: string };

/**
 * Returns what the sum is compared with, most likely first: a printed line, else the same parts of the other side, or
 * its totals.
 */
const comparedWith = (
  plan: Plan,
  metric: Metric,
  period: string,
  { by, passages }: { readonly by: Ratio; readonly passages: Writing['passages'] },
): Compared[] => {
  const plain: Plan = { ...plan, qualifiers: [], phrase: '' };
  const printed = pickFigure(plain, metric, period, passages);
  if (printed)
    return [
      {
        cells: [printed],
        value: amountValue(printed),
        text: `${metricName(plan.language, printed)} ${amountText(plan.language, printed)}`,
      },
    ];
  const isInParts = by.of.id === 'currentAssets' && metric.id === 'liabilitiesAndEquity';
  const whole = ratioNamed(metric.id);
  return [...(isInParts ? [LIABILITIES_IN_PARTS] : []), ...(whole ? [whole] : [])].flatMap((sum) => {
    const made = ratioCells(plan, sum, period, passages);
    return made ? [{ ...made, text: sumText(plan, made) }] : [];
  });
};

const sumText = (plan: Plan, { by, cells, value }: RatioCells): string =>
  `${formulaText(plan, by, cells)} = ${resultText(plan, by, value, cells)}`;

/** Compares the sum with the last measure that the question names outside its formula; `undefined` if it names none. */
export const agreementOf = (
  { plan, passages }: Pick<Writing, 'plan' | 'passages'>,
  sum: RatioCells,
): Agreement | undefined => {
  const metric = namedMeasures(withoutFormula(plan.question, plan.ratios)).at(-1)?.metric;
  const all = metric ? comparedWith(plan, metric, sum.period, { by: sum.by, passages }) : [];
  const [first, second] = all;
  if (!first) return undefined;
  const verdictOf = (one: Compared) => {
    const rest = sum.value - one.value;
    if (Math.abs(rest) <= Math.abs(sum.value) * DOUBLE) return 'agrees';
    return isWithinRounding(rest, [...sum.cells, ...one.cells]) ? 'roundedApart' : 'disagrees';
  };
  const isMore = second && verdictOf(first) === 'disagrees' && verdictOf(second) !== 'disagrees';
  const params = { sum: sumText(plan, sum), other: first.text };
  const sentence = isMore
    ? say(plan.language, 'figure.disagreesInParts', { ...params, whole: second.text })
    : say(plan.language, `figure.${verdictOf(first)}`, params);
  return { sentence, others: [...first.cells, ...(isMore ? second.cells : [])] };
};
