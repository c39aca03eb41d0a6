// The amounts of a list's members in the requested or newest year, and their total.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import shares from '#shared/language/lexicon/share-questions.json' with { type: 'json' };
import { isRest } from '#shared/language/lexicon/totals.ts';
import type { FoundCell } from '../../tables/find-cells.ts';
import { mentions, namedMeasures } from '../../understand/measures/find-metrics.ts';
import type { Metric } from '../../understand/measures/metrics/metric.ts';
import { METRICS } from '../../understand/measures/metrics.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { amountValue, cellMeasure } from '../figures/figure-sentence.ts';
import { isOfCompany, pickFigure } from '../figures/pick-figure.ts';
import type { Writing } from '../writer.ts';
import { cellAt, nameColumn, plain, type Register } from './register.ts';

type Item = { readonly name: string; readonly cell: FoundCell };
export type Amounts = {
  readonly items: readonly Item[];
  readonly metric: Metric;
  readonly head: string;
  /** The column of names, and the one that prints each member's share. */
  readonly name: number;
  readonly share: number | undefined;
  /** The list's own total, where a row for the rest makes the list complete. */
  readonly whole: FoundCell | undefined;
};
type Column = { readonly at: number; readonly cells: readonly FoundCell[]; readonly period: string };

const sharesIn = compile(shares);
const revenue = METRICS.find(({ id }) => id === 'revenue');

const newest = ({ periods }: Plan, columns: readonly Column[]): Column | undefined => {
  const own = periods.length > 0 ? columns.filter(({ period }) => periods.includes(period)) : columns;
  return own.toSorted((a, b) => b.period.localeCompare(a.period))[0];
};

/** A list without a title has its periods in its heads alone. */
const periodOf = (label: string, [cell]: readonly FoundCell[]): string =>
  cell?.value.column?.periods[0] ?? periodsIn(label)[0]?.key ?? /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(label)?.[0] ?? '';

const SHARE = /[%％]/u;
/** The one column of shares, of the same period if it has one: rates of growth are none. */
const shareColumn = ({ passage, head, rows }: Register, period: string): number | undefined => {
  const [share, ...others] = head.flatMap((label, at) => {
    const own = periodOf(label, []);
    const isFilled = SHARE.test(label) && sharesIn(label).length > 0 && rows.every((row) => cellAt(passage, row, at));
    return isFilled && (own === '' || own === period) ? [at] : [];
  });
  return others.length === 0 ? share : undefined;
};

/** Uses revenue if the question names no other measure. */
export const amountsIn = ({ plan }: Writing, register: Register): Amounts | undefined => {
  const { passage, head, rows, totals } = register;
  const metric = plan.metrics[0] ?? namedMeasures(plan.question)[0]?.metric ?? revenue;
  const columns = head.flatMap((label, at): Column[] => {
    const cells = rows.flatMap((row) => cellAt(passage, row, at) ?? []);
    const isAmount = cells.every((cell) => cellMeasure(cell)?.isScaled && cellMeasure(cell)?.unit !== 'percent');
    const isOfMetric = metric && mentions(metric, label) && cells.length === rows.length && isAmount;
    return isOfMetric ? [{ at, cells, period: periodOf(label, cells) }] : [];
  });
  const column = newest(plan, columns);
  const name = nameColumn(register, plain(plan.question));
  if (!metric || !column || name < 0) return undefined;
  const items = column.cells.map((cell, n) => ({ name: rows[n]?.cells[name] ?? '', cell }));
  const isComplete = items.some((one) => isRest(one.name));
  const whole = isComplete ? totals.flatMap((row) => cellAt(passage, row, column.at) ?? [])[0] : undefined;
  return { items, metric, head: head[name] ?? '', name, share: shareColumn(register, column.period), whole };
};

/** The total, larger and in the same currency; listed names are not its owner. */
export const wholeOf = ({ plan, passages }: Writing, amounts: Amounts): FoundCell | undefined => {
  const { items, metric } = amounts;
  if (amounts.whole) return amounts.whole;
  const [first] = items.map(({ cell }) => cell);
  const isListed = (name: string): boolean => items.some((one) => one.name.includes(name));
  const names = plan.names.filter((name) => !isListed(name));
  const question = metric.labels[plan.language][0] ?? '';
  const plainPlan: Plan = { ...plan, metrics: [metric], names, entities: [], qualifiers: [], phrase: '', question };
  const own = passages.filter((one) => isOfCompany(plainPlan, one));
  const whole = pickFigure(plainPlan, metric, first?.value.column?.periods[0], own);
  const total = items.reduce((all, { cell }) => all + amountValue(cell), 0);
  const isAlike = whole && first && cellMeasure(whole)?.unit === cellMeasure(first)?.unit;
  return isAlike && amountValue(whole) > total ? whole : undefined;
};
