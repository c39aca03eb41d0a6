// Builds a small table of a figure's row over its periods, with a reference at each cell.
import type { Block, Finding } from '#shared/report/blocks.ts';
import { capital } from '../../capital.ts';
import type { Cited } from '../../evidence.ts';
import type { FoundCell } from '../../tables/find-cells.ts';
import { planWord } from '../../tables/plan-word.ts';
import type { Value } from '../../tables/table.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { fitted } from '../fit/fit.ts';
import { say, sayAmount, sayPeriod } from '../wording.ts';
import { figureCell } from './figure-cell.ts';
import { cellMeasure, isFiscal, kindName } from './figure-sentence.ts';

type Answered = { readonly cell: FoundCell; readonly cited: Cited; readonly near: readonly Finding[] };

const dated = ({ row }: FoundCell) =>
  row.values.filter((value) => (value.column?.periods.length ?? 0) > 0 && /\d/.test(value.text));

const periodOf = (value: Value): string =>
  value.column?.periods.find((period) => !period.startsWith('#')) ?? value.column?.periods[0] ?? '';

const headOf = (plan: Plan, cell: FoundCell, value: Value): string => {
  const { language } = plan;
  const period = capital(sayPeriod(language, periodOf(value), isFiscal(plan, [cell])));
  const word = planWord(value.column?.label ?? '');
  return word === undefined ? period : say(language, 'figure.plannedPeriod', { period, word });
};

/** Combines answers that share their columns; `undefined` if there is no second period. */
export const figureTable = (plan: Plan, answered: readonly Answered[]): Block | undefined => {
  // A sum has no row of its own.
  const [first] = answered.filter(({ cell }) => !cell.parts);
  if (!first) return undefined;
  const columns = dated(first.cell).map(periodOf);
  if (columns.length < 2 || new Set(columns).size !== columns.length) return undefined;
  const sameColumns = answered.filter(({ cell }) => !cell.parts && dated(cell).map(periodOf).join() === columns.join());
  const rows = [...new Map(sameColumns.map((one) => [one.cell.row, one])).values()];
  const unit = sayAmount(plan.language, '', cellMeasure(first.cell)).trim();
  const name = kindName(plan, first.cell);
  return {
    kind: 'table',
    caption: say(plan.language, 'figure.table', { metric: capital(name) }),
    columns: [
      { label: say(plan.language, 'figure.item') },
      ...dated(first.cell).map((value) => ({
        label: headOf(plan, first.cell, value),
        ...(unit ? { unit } : {}),
        numeric: true,
      })),
    ],
    rows: rows.map(({ cell, cited, near }) => [
      { text: cell.row.label },
      ...dated(cell).map((value) => fitted(figureCell(cell.passage, cell.row, value, cited.n), near)),
    ]),
  };
};
