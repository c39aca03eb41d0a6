// Where a table row shows its citations: once at its label, or at each figure.
import type { BlockOf } from './blocks.ts';

export type TableBlock = BlockOf<'table'>;
export type TableRow = TableBlock['rows'][number];
export type TableCell = TableRow[number];

const shared = (cells: readonly TableCell[]): readonly number[] | undefined => {
  const cited = cells.map(({ refs = [] }) => refs).filter((refs) => refs.length > 0);
  const [first] = cited;
  return first && cited.every((refs) => refs.join() === first.join()) ? first : undefined;
};

/** The references that every citing cell of the row shares; undefined when they differ or there are none. */
export const sharedRefs = (row: TableRow): readonly number[] | undefined => shared(row);

/** What each cell of the row shows after its text. */
export const shownRefs = (row: TableRow): readonly (readonly number[])[] => {
  const common = shared(row);
  return row.map(({ refs = [] }, i) => (common ? (i === 0 ? common : []) : refs));
};
