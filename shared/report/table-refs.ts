// Decides where a table row shows its citations: once at its label, or at each figure.
import type { BlockOf } from './blocks.ts';

export type TableBlock = BlockOf<'table'>;
export type TableRow = TableBlock['rows'][number];
export type TableCell = TableRow[number];

const shared = (cells: readonly TableCell[]): readonly number[] | undefined => {
  const cited = cells.map(({ refs = [] }) => refs).filter((refs) => refs.length > 0);
  const [first] = cited;
  return first && cited.every((refs) => refs.join() === first.join()) ? first : undefined;
};

/** The references that all citing cells of the row share; `undefined` if they differ or there are none. */
export const sharedRefs = (row: TableRow): readonly number[] | undefined => shared(row);

/** The references shown after the text of each cell. */
export const shownRefs = (row: TableRow): readonly (readonly number[])[] => {
  const common = shared(row);
  return row.map(({ refs = [] }, i) => (common ? (i === 0 ? common : []) : refs));
};
