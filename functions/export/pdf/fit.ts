// Keeps related content on one page. The library drops an unbreakable block that is longer than a page, so its height
// is estimated, and only a block that surely fits is made unbreakable.
import type { Content } from 'pdfmake/js/Printer.js';
import { widthOf } from '#shared/report/chart/measure.ts';
import { MARGINS, PAGE_HEIGHT, SIZE, TEXT_WIDTH } from './look.ts';

/** Less than a full page, since estimates may be a little low. */
const MAX_HEIGHT = 0.85 * (PAGE_HEIGHT - MARGINS[1] - MARGINS[3]);
/** The line height relative to the font size, for the highest font. */
const LINE = 1.3;
/** Both margins of a cell. */
const CELL_EDGES = 7;

type Inherited = { readonly width: number; readonly fontSize: number; readonly lineHeight: number };
const PAGE: Inherited = { width: TEXT_WIDTH, fontSize: SIZE.body, lineHeight: 1.45 };

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const textOf = ({ text = '' }: Content): string =>
  typeof text === 'string' ? text : text.map((run) => run.text).join('');

const rowHeight = (row: readonly Content[], widths: readonly number[], inherited: Inherited): number =>
  CELL_EDGES +
  Math.max(0, ...row.map((cell, i) => heightOf(cell, { ...inherited, width: widths[i] ?? inherited.width })));

const tableHeight = (table: NonNullable<Content['table']>, inherited: Inherited): number => {
  const even = inherited.width / Math.max(1, table.widths.length);
  const widths = table.widths.map((width) => {
    if (typeof width === 'number') return width;
    return width.endsWith('%') ? (inherited.width * Number.parseFloat(width)) / 100 : even;
  });
  return sum(
    table.body.map((row) =>
      rowHeight(
        row,
        widths.map((width) => width - CELL_EDGES),
        inherited,
      ),
    ),
  );
};

const ownHeight = (content: Content, inherited: Inherited): number => {
  if (content.stack) return sum(content.stack.map((one) => heightOf(one, inherited)));
  if (content.columns) return Math.max(...content.columns.map((one) => heightOf(one, inherited)));
  if (content.table) return tableHeight(content.table, inherited);
  if (content.svg !== undefined || content.image !== undefined)
    return content.drawnHeight ?? content.height ?? MAX_HEIGHT;
  const lines = Math.max(1, Math.ceil(widthOf(textOf(content), inherited.fontSize) / inherited.width));
  return lines * inherited.fontSize * inherited.lineHeight * LINE;
};

const heightOf = (content: Content, given: Inherited = PAGE): number => {
  const [, top, , bottom] = content.margin ?? [0, 0, 0, 0];
  const { fontSize = given.fontSize, lineHeight = given.lineHeight } = content;
  return top + bottom + ownHeight(content, { ...given, fontSize, lineHeight });
};

/** True if the contents fit on a page, or on a share of one. */
export const fits = (contents: readonly Content[], share = 1): boolean =>
  sum(contents.map((one) => heightOf(one))) <= share * MAX_HEIGHT;

/** True if no row is longer than a page; a longer one would break. */
export const rowsFit = (table: NonNullable<Content['table']>): boolean =>
  table.body.every((row) => tableHeight({ ...table, body: [row] }, PAGE) <= MAX_HEIGHT);

/** Keeps the contents on one page if they fit. */
export const unbroken = (contents: readonly Content[]): Content[] =>
  contents.length > 0 && fits(contents) ? [{ unbreakable: true, stack: contents }] : [...contents];

/** The height of the beginning of a long block: a table header and two rows. */
const BEGINNING = 84;

/** Keeps the lead with the next block; a block higher than a share of a page follows it at least with its beginning. */
export const leading = (lead: readonly Content[], [next, ...rest]: readonly Content[], share = 1): Content[] => {
  if (!next) return unbroken(lead);
  if (lead.length === 0) return [next, ...rest];
  if (fits([...lead, next], share)) return [{ unbreakable: true, stack: [...lead, next] }, ...rest];
  const [left, top, right, bottom] = next.margin ?? [0, 0, 0, 0];
  return [
    { unbreakable: true, stack: [...lead, { text: '', fontSize: 1, margin: [0, 0, 0, BEGINNING] }] },
    { ...next, unbreakable: false, margin: [left, top - BEGINNING, right, bottom] },
    ...rest,
  ];
};
