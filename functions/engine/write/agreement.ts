// Whether what the question adds up is what another line prints: current and non-current assets against the total.
import type { FoundCell } from '../tables/find-cells.ts';
import { namedMeasures } from '../understand/find-metrics.ts';
import type { Plan } from '../understand/plan-type.ts';
import { withoutFormula } from '../understand/ratios/from-formula.ts';
import { ratioNamed } from '../understand/ratios.ts';
import { amountText, amountValue, metricName } from './figure-sentence.ts';
import { pickFigure } from './pick-figure.ts';
import { formulaText, type RatioCells, ratioCells, resultText } from './ratio-sentence.ts';
import { isWithinRounding } from './rounding.ts';
import { say } from './wording.ts';
import type { Writing } from './writer.ts';

export type Agreement = { readonly sentence: string; readonly others: readonly FoundCell[] };

/** The other line is the last that the question names beside its formula. */
export const agreementOf = (
  { plan, passages }: Pick<Writing, 'plan' | 'passages'>,
  { period, cells, value, by }: RatioCells,
): Agreement | undefined => {
  const metric = namedMeasures(withoutFormula(plan.question, plan.ratios)).at(-1)?.metric;
  const plain: Plan = { ...plan, qualifiers: [], phrase: '' };
  const printed = metric && pickFigure(plain, metric, period, passages);
  const sum = ratioNamed(metric?.id ?? '');
  const summed = printed || !sum ? undefined : ratioCells(plan, sum, period, passages);
  const others = printed ? [printed] : (summed?.cells ?? []);
  const [first] = others;
  if (!first) return undefined;
  const isSame = isWithinRounding(value - (summed?.value ?? amountValue(first)), [...cells, ...others]);
  const { language } = plan;
  const sentence = say(language, `figure.${isSame ? 'agrees' : 'disagrees'}`, {
    sum: resultText(plan, by, value, cells),
    formula: formulaText(plan, by, cells),
    other: summed ? formulaText(plan, summed.by, summed.cells) : metricName(language, first),
    figure: summed ? `= ${resultText(plan, summed.by, summed.value, summed.cells)}` : amountText(language, first),
  });
  return { sentence, others };
};
