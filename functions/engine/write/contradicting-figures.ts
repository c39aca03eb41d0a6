// Finds figures in other documents' tables and sentences for the measure and period of an answer.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { statesPeriod } from '#shared/language/grammar/same-period.ts';
import { MONEY } from '#shared/language/grammar/units.ts';
import type { Passage } from '../evidence.ts';
import { type FoundCell, findCells } from '../tables/find-cells.ts';
import { speaksOfFuture } from '../understand/kinds/aspects.ts';
import { isSupposition } from '../understand/kinds/suppositions.ts';
import { namedMeasures } from '../understand/measures/find-metrics.ts';
import type { Plan } from '../understand/plan-type.ts';
import { amountValue, cellMeasure, figureSentence } from './figures/figure-sentence.ts';
import { levelAt } from './figures/level-in-prose.ts';
import { pickFigure } from './figures/pick-figure.ts';
import { differ } from './figures/rounding.ts';
import { nearFindings } from './fit/fit.ts';
import { type Quotable, quotable } from './prose/sentences.ts';
import type { Writing } from './writer.ts';

/** A range in another document, and the text that shows it. */
export type Found = { readonly text: string; readonly passage: Passage; readonly start: number; readonly end: number };

const isOfPeriod = (text: string, period: string): boolean =>
  periodsIn(text).some(({ key }) => statesPeriod(period, key));

/** Whether the text states a different figure; "about 48 million" agrees with 48.2 million. */
const contradicts = (plan: Plan, own: FoundCell, { text }: Quotable): boolean => {
  const unit = cellMeasure(own)?.unit;
  if (unit === undefined || !MONEY.includes(unit) || speaksOfFuture(text) || isSupposition(text)) return false;
  return namedMeasures(text)
    .filter(({ metric }) => metric === own.metric)
    .map((place) => levelAt(plan, text, place))
    .some(
      (figure) =>
        figure !== undefined &&
        figure.unit === unit &&
        Math.abs(figure.value - amountValue(own)) > figure.half &&
        differ(figure.value, amountValue(own)),
    );
};

const contradictingLevels = (plan: Plan, own: FoundCell, passages: readonly Passage[]): readonly Quotable[] => {
  const { period } = own;
  if (period === undefined) return [];
  return passages
    .filter(({ chunk }) => chunk.kind === 'prose')
    .flatMap(quotable)
    .filter((one) => isOfPeriod(one.text, period) && contradicts(plan, own, one));
};

/**
 * Drops documents with several differing amounts for one measure and period: they are parts, by month or site, and no
 * total.
 */
const withoutParts = (cells: readonly FoundCell[]): FoundCell[] => {
  const byFile = Map.groupBy(cells, ({ passage }) => passage.chunk.fileId);
  return [...byFile.values()]
    .filter(([first, ...more]) => more.every((one) => first && !differ(amountValue(first), amountValue(one))))
    .flat();
};

/**
 * Returns figures of the same metric, period and basis that differ; `beside` returns passages on the company from other
 * documents.
 */
export const contradictingFigures = (
  writing: Writing,
  beside: (own: Passage) => readonly Passage[],
): readonly Found[] => {
  const { plan, passages } = writing;
  if (plan.kind !== 'figure' || plan.ratios.length > 0) return [];
  const wanted = plan.metrics.flatMap((metric) => plan.periods.map((period) => ({ metric, period })));
  return wanted.flatMap(({ metric, period }) => {
    const own = pickFigure(plan, metric, period, passages);
    if (!own || own.period === undefined || nearFindings(plan, own).length > 0) return [];
    const { basis } = own.passage.chunk.context;
    const others = beside(own.passage);
    const cells = others
      .filter(({ chunk }) => chunk.context.basis === basis)
      .flatMap((passage) => findCells(plan, metric, own.period, passage))
      .filter((other) => other.period === own.period && nearFindings(plan, other).length === 0);
    const inTables = withoutParts(cells)
      .filter((other) => differ(amountValue(own), amountValue(other)))
      .map((other) => ({
        text: figureSentence(plan, other),
        passage: other.passage,
        start: other.row.start,
        end: other.row.end,
      }));
    return [...inTables, ...contradictingLevels(plan, own, others)];
  });
};
