// The amounts of a list's members in the requested or newest year, and their total.
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
export type Amounts = { readonly items: readonly Item[]; readonly metric: Metric; readonly head: string };

const revenue = METRICS.find(({ id }) => id === 'revenue');

const newest = ({ periods }: Plan, columns: readonly FoundCell[][]): readonly FoundCell[] | undefined => {
  const periodOf = ([cell]: readonly FoundCell[]): string => cell?.value.column?.periods[0] ?? '';
  const own = periods.length > 0 ? columns.filter((one) => periods.includes(periodOf(one))) : columns;
  return own.toSorted((a, b) => periodOf(b).localeCompare(periodOf(a)))[0];
};

/** Uses revenue if the question names no other measure. */
export const amountsIn = ({ plan }: Writing, register: Register): Amounts | undefined => {
  const { passage, head, rows } = register;
  const metric = plan.metrics[0] ?? namedMeasures(plan.question)[0]?.metric ?? revenue;
  const columns = head.flatMap((label, at) => {
    const cells = rows.flatMap((row) => cellAt(passage, row, at) ?? []);
    const isAmount = cells.every((cell) => cellMeasure(cell)?.isScaled && cellMeasure(cell)?.unit !== 'percent');
    return metric && mentions(metric, label) && cells.length === rows.length && isAmount ? [cells] : [];
  });
  const cells = newest(plan, columns);
  const name = nameColumn(register, plain(plan.question));
  if (!metric || !cells || name < 0) return undefined;
  const items = cells.map((cell, n) => ({ name: rows[n]?.cells[name] ?? '', cell }));
  return { items, metric, head: head[name] ?? '' };
};

/** The total, larger and in the same currency; listed names are not its owner. */
export const wholeOf = ({ plan, passages }: Writing, { items, metric }: Amounts): FoundCell | undefined => {
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
