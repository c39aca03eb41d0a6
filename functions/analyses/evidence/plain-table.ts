// Reads a document's table as printed: its head and rows, each row with its locator.
import { spelledHeader } from '#shared/language/grammar/machine-header.ts';
import type { BlockOf } from '#shared/report/blocks.ts';
import { withoutOutlineNumber } from '#shared/report/readable-table.ts';
import type { Passage } from '../../engine/evidence.ts';
import type { SectionContext } from '../builder.ts';
import { verified } from './computed.ts';

type Line = { readonly cells: readonly string[]; readonly start: number; readonly end: number };

export type PlainTable = {
  readonly passage: Passage;
  readonly heading: string;
  readonly head: readonly string[];
  readonly rows: readonly Line[];
};

const FEWEST_COLUMNS = 2;

const linesOf = (text: string): Line[] => {
  let at = 0;
  return text.split('\n').map((line) => {
    const start = at;
    at += line.length + 1;
    return { cells: line.split('\t').map((cell) => cell.trim()), start, end: start + line.length };
  });
};

/** The first line with several columns is the head; lines of another width are notes and titles. */
export const plainTable = (passage: Passage): PlainTable | undefined => {
  if (passage.chunk.kind !== 'table') return undefined;
  const lines = linesOf(passage.chunk.text);
  const at = lines.findIndex(({ cells }) => cells.length >= FEWEST_COLUMNS);
  const head = lines[at]?.cells;
  if (!head) return undefined;
  const rows = lines.slice(at + 1).filter(({ cells }) => cells.length === head.length);
  const heading = withoutOutlineNumber(passage.chunk.context.section?.split(' > ').at(-1) ?? '');
  return { passage, heading, head, rows };
};

export const plainTables = (passages: readonly Passage[]): PlainTable[] =>
  passages.flatMap((one) => plainTable(one) ?? []);

const isFigure = (text: string): boolean => /^[^\p{L}]*\d/u.test(text);

/** The table as printed, with a citation for each row. */
export const shownTable = (context: SectionContext, table: PlainTable, rows = table.rows): BlockOf<'table'> => ({
  kind: 'table',
  ...(table.heading ? { caption: table.heading } : {}),
  columns: table.head.map((head, i) => ({
    label: spelledHeader(head),
    ...(i > 0 && rows.every(({ cells }) => isFigure(cells[i] ?? '')) ? { numeric: true } : {}),
  })),
  rows: rows.map(({ cells, start, end }) => {
    const { n } = context.notes.cite(table.passage, start, end);
    return cells.map((text, i) => (i === 0 || text === '' ? { text } : { text, ...verified([n]) }));
  }),
});
