// Where a table's row shows its citations: once at its label when all its figures come from the same source.
import type { Block } from '#shared/report/blocks.ts';

export type TableBlock = Extract<Block, { kind: 'table' }>;
export type TableRow = TableBlock['rows'][number];
export type TableCell = TableRow[number];

const key = (refs: readonly number[]): string => refs.join();

/** The references that every citing cell of the row shares; undefined when they differ or there are none. */
export const sharedRefs = (row: TableRow): readonly number[] | undefined => {
  const cited = row.map(({ refs = [] }) => refs).filter((refs) => refs.length > 0);
  const [first] = cited;
  return first && cited.every((refs) => key(refs) === key(first)) ? first : undefined;
};

/** What each cell of the row shows after its text. */
export const shownRefs = (row: TableRow): readonly (readonly number[])[] => {
  const shared = sharedRefs(row);
  return row.map(({ refs = [] }, i) => (shared ? (i === 0 ? shared : []) : refs));
};
