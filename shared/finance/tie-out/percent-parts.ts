// Checks percentages that add up to a hundred (rule 35): the total is 100 %, and the rows above it are its parts.
import { saysTotal } from '../../language/lexicon/statement-words.ts';
import type { GridRow } from './computed-columns.ts';
import { places } from './figures.ts';

export type PercentCheck = {
  readonly is: 'holds' | 'breaks';
  readonly row: GridRow;
  readonly shown: string;
  readonly sum: number;
};

const WHOLE = 100;
const MIN_PARTS = 2;

/** Half a unit of the last digit for each part. */
const roomOf = (shown: readonly string[]): number =>
  0.5 * shown.length * 10 ** -Math.min(...shown.map(places)) + Number.EPSILON * WHOLE;

type Run = { readonly total: GridRow; readonly parts: readonly GridRow[] };

/** The rows from one total to the next; a row without a percentage ends a sum. */
const runsIn = (rows: readonly GridRow[], column: number): Run[] => {
  const runs: Run[] = [];
  let parts: GridRow[] = [];
  for (const row of rows) {
    const cell = row.cells.get(column);
    if (cell?.value === WHOLE && saysTotal(row.label)) {
      if (parts.length >= MIN_PARTS) runs.push({ total: row, parts });
      parts = [];
    } else parts = cell ? [...parts, row] : [];
  }
  return runs;
};

const checkOf = ({ total, parts }: Run, column: number): PercentCheck => {
  const cells = parts.flatMap(({ cells: own }) => own.get(column) ?? []);
  const sum = cells.reduce((all, { value }) => all + value, 0);
  const is = Math.abs(sum - WHOLE) <= roomOf(cells.map(({ shown }) => shown)) ? 'holds' : 'breaks';
  return { is, row: total, shown: total.cells.get(column)?.shown ?? '', sum: Number(sum.toPrecision(6)) };
};

/** If rows add up to 100 in one column, they must do so in the others; "of which" rows never do. */
export const percentParts = (rows: readonly GridRow[]): PercentCheck[] => {
  const columns = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))].filter((column) =>
    rows.some(({ cells }) => cells.get(column)?.isPercent),
  );
  const all = columns.flatMap((column) => runsIn(rows, column).map((run) => checkOf(run, column)));
  const witnessed = new Set(all.filter(({ is }) => is === 'holds').map(({ row }) => row));
  return all.filter(({ row }) => witnessed.has(row));
};
