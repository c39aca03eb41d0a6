// Finds the period in which a figure was highest, lowest or past a threshold, over the columns of its row.
import { timesPower } from '#shared/language/grammar/times-power.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { FoundCell } from '../../tables/find-cells.ts';
import type { Threshold } from '../../understand/kinds/threshold.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { checked } from '../checked.ts';
import { fitted, nearFindings } from '../fit/fit.ts';
import { rateKey, say } from '../wording.ts';
import type { Writing } from '../writer.ts';
import { amountText, amountValue, cellMeasure, figureSentence, metricName, sayYear } from './figure-sentence.ts';
import { namesNobody, pickFigure } from './pick-figure.ts';

/**
 * Returns one cell per period of the row; empty unless all share their subject, measure and length, so that years do
 * not mix with quarters.
 */
const acrossPeriods = ({ periods }: Plan, cell: FoundCell): readonly FoundCell[] => {
  const cells = cell.row.values
    .filter(({ text, column }) => /\d/.test(text) && column?.about === cell.value.column?.about)
    .flatMap((value) => (value.column?.periods[0] ? [{ ...cell, value, period: value.column.periods[0] }] : []))
    .filter(({ period }) => periods.length === 0 || periods.some((wanted) => period.startsWith(wanted)));
  const measure = cellMeasure(cell);
  const isOneMeasure = cells.every((one) => {
    const own = cellMeasure(one);
    return own?.unit === measure?.unit && own?.power === measure?.power;
  });
  const isOneLength = new Set(cells.map(({ period }) => period.replace(/\d/g, '0'))).size <= 1;
  const isOneEach = new Set(cells.map(({ period }) => period)).size === cells.length;
  return isOneMeasure && isOneLength && isOneEach ? cells : [];
};

/** A bare limit is in the scale of the row. */
export const isPast = ({ side, limit, isInclusive = false }: Threshold, cell: FoundCell): boolean => {
  const power = limit.power === 0 && limit.unit === undefined ? (cellMeasure(cell)?.power ?? 0) : 0;
  const difference = amountValue(cell) - timesPower(limit.value, power);
  return (isInclusive && difference === 0) || (side === 'above' ? difference > 0 : difference < 0);
};

/** The first period past the limit counts only if an earlier period is not past it. */
const firstOf = (threshold: Threshold, cells: readonly FoundCell[]): FoundCell[] => {
  const ordered = [...cells].sort((a, b) => (a.period ?? '').localeCompare(b.period ?? ''));
  const at = ordered.findIndex((cell) => isPast(threshold, cell));
  return ordered.slice(at, at + 1).filter(() => at > 0);
};

/** Lists each period whose figure is past the limit, with the figure. */
const pastLimit = ({ plan, citations }: Writing, threshold: Threshold, cells: readonly FoundCell[]): Block[] => {
  const { unit } = threshold.limit;
  const comparable = cells.filter((cell) => unit === undefined || cellMeasure(cell)?.unit === unit);
  const found = threshold.isFirst
    ? firstOf(threshold, comparable)
    : comparable.filter((cell) => isPast(threshold, cell));
  if (found.length === 0) return [];
  const sentences = found.map((cell) => {
    const cited = citations.cite(cell.passage, cell.row.start, cell.row.end);
    return fitted(checked(figureSentence(plan, cell), [cited], plan), nearFindings(plan, cell));
  });
  return [{ kind: 'text', sentences }];
};

export const whichPeriodBlocks = (writing: Writing): Block[] => {
  const { plan, passages, citations } = writing;
  const { way, threshold } = plan.whichPeriod ?? {};
  // A row covers the periods of one company only.
  if (way === undefined || plan.ratios.length > 0 || plan.entities.length > 1 || namesNobody(plan)) return [];
  const cell = pickFigure(plan, plan.metrics[0], undefined, passages);
  if (!cell) return [];
  if (way === 'threshold') return threshold ? pastLimit(writing, threshold, acrossPeriods(plan, cell)) : [];
  const sign = way === 'highest' ? -1 : 1;
  const [first, second] = [...acrossPeriods(plan, cell)].sort((a, b) => sign * (amountValue(a) - amountValue(b)));
  if (!first || !second || amountValue(first) === amountValue(second)) return [];
  const { language } = plan;
  const figure = amountText(language, first);
  const text = say(language, `figure.${way}Period${rateKey(figure)}`, {
    metric: metricName(language, first),
    period: sayYear(plan, first.period ?? '', [first]),
    figure,
    next: sayYear(plan, second.period ?? '', [second]),
    nextFigure: amountText(language, second),
  });
  const cited = citations.cite(cell.passage, cell.row.start, cell.row.end);
  return [{ kind: 'text', sentences: [fitted(checked(text, [cited], plan), nearFindings(plan, first))] }];
};
