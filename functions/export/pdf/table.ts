// Builds tables of a PDF: hairlines, a header repeated on every page, figures aligned right.
import type { Content } from 'pdfmake/js/Printer.js';
import type { BlockOf } from '#shared/report/blocks.ts';
import { commonUnit, headText } from '#shared/report/head-text.ts';
import { isTotal } from '#shared/report/readable-table.ts';
import { tableShares } from '../column-shares.ts';
import { unitCaption } from '../unit-caption.ts';
import { fits, leading, rowsFit, unbroken } from './fit.ts';
import { GREY, RULED, SIZE, TEXT_WIDTH } from './look.ts';
import { citedRuns, textRuns, type Writing, wordRuns } from './runs.ts';

const ROWS_TOGETHER = 14;
/** As a share of a page: keeping a higher table together would leave too much empty space above it. */
const HIGHEST_TOGETHER = 0.34;
/** As a share of a page: a table with many rows is broken unless it is lower than this. */
const HIGHEST_OF_MANY_ROWS = 0.2;

type Side = 'left' | 'right' | 'center';

export const captionOf = (writing: Writing, text: string | undefined): Content[] =>
  text ? [{ text: textRuns(writing.pickFont, text, { bold: true }), fontSize: SIZE.cell, margin: [0, 8, 0, 4] }] : [];

/** The note below a table or chart: how to read it, and its sources. */
export const noteBelow = ({ pickFont }: Writing, note: string | undefined): Content[] =>
  note
    ? [{ text: textRuns(pickFont, note), fontSize: SIZE.note, lineHeight: 1.2, color: GREY, margin: [0, -6, 0, 10] }]
    : [];

export const headCell = ({ pickFont }: Writing, text: string, alignment: Side = 'left'): Content => ({
  text: wordRuns(pickFont, text, { bold: true }),
  alignment,
});

/** The first column takes the remaining width in tables of up to eight columns; in wider tables all share equally. */
const widthsOf = (columns: number): (number | string)[] =>
  Array.from({ length: columns }, (_, i) => (i === 0 && columns <= 8 ? '*' : columns <= 8 ? 'auto' : '*'));

export const gridOf = (
  head: readonly Content[],
  rows: readonly (readonly Content[])[],
  widths = widthsOf(head.length),
): Content => {
  const table = { headerRows: 1, widths, body: [head, ...rows] };
  const isWhole = rowsFit(table);
  return {
    table: { ...table, dontBreakRows: isWhole, keepWithHeaderRows: isWhole ? 1 : 0 },
    layout: RULED,
    fontSize: head.length > 8 ? SIZE.cell - 1.5 : SIZE.cell,
    lineHeight: 1.2,
    margin: [0, 0, 0, 10],
  };
};

/** Both margins of a cell, and a character of its marks. */
const CELL_EDGES = 16;

/** The longest Korean word that fits on a line of a column with this share of the width. */
export const longestWord = (share: number): number =>
  Math.max(0, Math.floor((share * TEXT_WIDTH - CELL_EDGES) / SIZE.cell));

type Parts = { readonly caption: readonly Content[]; readonly grid: Content; readonly note: readonly Content[] };

/** Keeps caption, table and note together, except that a long table has to break. */
export const keepTogether = (rows: number, { caption, grid, note }: Parts, most = ROWS_TOGETHER): Content[] =>
  rows <= most && fits([...caption, grid, ...note], HIGHEST_TOGETHER)
    ? unbroken([...caption, grid, ...note])
    : [...leading(caption, [grid], HIGHEST_OF_MANY_ROWS), ...note];

export const tableOf = (writing: Writing, block: BlockOf<'table'>): Content[] => {
  const { caption, columns, rows, note } = block;
  const unit = commonUnit(block);
  const title = unitCaption(writing.language, caption, unit);
  const side = (numeric: boolean | undefined): Side => (numeric ? 'right' : 'left');
  const head = columns.map((column) => headCell(writing, unit ? column.label : headText(column), side(column.numeric)));
  const shares = tableShares(block);
  const body = rows.map((row) =>
    columns.map(({ numeric }, i): Content => {
      const { text = '', check, refs } = row[i] ?? {};
      const look = { ...(isTotal(row) ? { bold: true } : {}), longest: longestWord(shares[i] ?? 0) };
      return { text: citedRuns(writing, text, { check, refs }, look), alignment: side(numeric) };
    }),
  );
  const widths = shares.map((share) => `${100 * share}%`);
  return keepTogether(rows.length, {
    caption: captionOf(writing, title),
    grid: gridOf(head, body, widths),
    note: noteBelow(writing, note),
  });
};
