// Tables of a PDF: hairlines, a head that is repeated on every page, figures to the right.
import type { Content } from 'pdfmake/js/Printer.js';
import type { BlockOf } from '#shared/report/blocks.ts';
import { headText } from '#shared/report/head-text.ts';
import { captionRefs, shownRefs } from '#shared/report/table-refs.ts';
import { tableShares } from '../column-shares.ts';
import { RULED, SIZE } from './look.ts';
import { citedRuns, markRuns, textRuns, type Writing } from './runs.ts';

const KEPT_ROWS = 14;

type Side = 'left' | 'right' | 'center';

export const captionOf = (writing: Writing, text: string | undefined, refs: readonly number[] = []): Content[] =>
  text
    ? [
        {
          text: [...textRuns(writing.pickFont, text, { bold: true }), ...markRuns(writing, refs)],
          fontSize: SIZE.cell,
          margin: [0, 8, 0, 4],
        },
      ]
    : [];

export const headCell = ({ pickFont }: Writing, text: string, alignment: Side = 'left'): Content => ({
  text: textRuns(pickFont, text, { bold: true }),
  alignment,
});

/** The first column is as wide as its words want; the others share what is left. */
const widthsOf = (columns: number): (number | string)[] =>
  Array.from({ length: columns }, (_, i) => (i === 0 && columns <= 8 ? '*' : columns <= 8 ? 'auto' : '*'));

export const gridOf = (
  head: readonly Content[],
  rows: readonly (readonly Content[])[],
  widths = widthsOf(head.length),
): Content => ({
  table: { headerRows: 1, keepWithHeaderRows: 1, dontBreakRows: true, widths, body: [head, ...rows] },
  layout: RULED,
  fontSize: head.length > 8 ? SIZE.cell - 1.5 : SIZE.cell,
  lineHeight: 1.2,
  margin: [0, 0, 0, 10],
});

export const tableOf = (writing: Writing, block: BlockOf<'table'>): Content[] => {
  const { caption, columns, rows } = block;
  const common = caption ? captionRefs(block) : undefined;
  const side = (numeric: boolean | undefined): Side => (numeric ? 'right' : 'left');
  const head = columns.map((column) => headCell(writing, headText(column), side(column.numeric)));
  const marks = captionOf(writing, caption, common ?? []);
  const body = rows.map((row) => {
    const shown = common ? [] : shownRefs(row);
    return columns.map(({ numeric }, i): Content => {
      const { text = '', check } = row[i] ?? {};
      return { text: citedRuns(writing, text, { check, refs: [...(shown[i] ?? [])] }), alignment: side(numeric) };
    });
  });
  const widths = tableShares(block).map((share) => `${100 * share}%`);
  const table = gridOf(head, body, widths);
  // A caption never stands alone at the foot of a page; a long table has to be broken somewhere.
  return rows.length <= KEPT_ROWS ? [{ unbreakable: true, stack: [...marks, table] }] : [...marks, table];
};
