// Divides long content among several slides: points by their lines, tables by their rows.
import type { BlockOf, Sentence } from '#shared/report/blocks.ts';
import { tableShares } from '../column-shares.ts';
import { BODY_HEIGHT, linesOf, SIZE, TEXT_WIDTH } from './look.ts';

/** The sentences of one bullet, or a heading for the points below it. */
export type Point = { readonly heading?: string; readonly sentences: readonly Sentence[] };

const POINT_LINES = 12;
/** The gap between two points, in lines. */
const GAP = 0.5;
/** The line height relative to the font size, and the margins of a cell in inches. */
const LINE_HEIGHT = 1.4;
const CELL_EDGE = 0.1;
const POINTS_PER_INCH = 72;

const cut = <T>(items: readonly T[], sizeOf: (item: T) => number, most: number): T[][] => {
  const pages: T[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const size = sizeOf(item);
    if (used + size > most) {
      pages.push([]);
      used = 0;
    }
    pages.at(-1)?.push(item);
    used += size;
  }
  return pages;
};

/** Fine enough that a difference of one line is found. Set by hand. */
const LIMITS_TRIED = 20;

/** As few pages as possible, of similar length, so that no page has a single last line. */
const balancedPages = <T>(items: readonly T[], sizeOf: (item: T) => number, most: number): T[][] => {
  const pages = cut(items, sizeOf, most);
  if (pages.length < 2) return pages;
  const fair = items.reduce((sum, item) => sum + sizeOf(item), 0) / pages.length;
  const limits = Array.from({ length: LIMITS_TRIED }, (_, i) => fair + ((most - fair) * i) / LIMITS_TRIED);
  const tried = limits.map((limit) => cut(items, sizeOf, limit));
  return tried.find((one) => one.length === pages.length) ?? pages;
};

const textOf = ({ heading, sentences }: Point): string => heading ?? sentences.map(({ text }) => text).join(' ');

const lineCount = (point: Point): number => GAP + linesOf(textOf(point), { size: SIZE.body, width: TEXT_WIDTH - 0.4 });

/** In inches, with the space below. */
export const pointsHeight = (points: readonly Point[]): number =>
  (points.reduce((sum, point) => sum + lineCount(point), 1) * SIZE.body * LINE_HEIGHT) / POINTS_PER_INCH;

export const pagesOfPoints = (points: readonly Point[]): Point[][] => balancedPages(points, lineCount, POINT_LINES);

/** `isCompact`: always in a smaller font. */
type Table = BlockOf<'table'> & { readonly isCompact?: boolean };

/** Tables with many columns use a smaller font, and tables that leave a slide empty a larger one. */
const MANY_COLUMNS = 8;
const ROOMY = { columns: 6, rows: 9 };
/** Rows of a table that fits on one slide in a smaller font only. */
const DENSE = { least: 15, most: 17 };
export const cellSize = ({ columns, rows, isCompact = false }: Table): number => {
  const isDense = rows.length >= DENSE.least && rows.length <= DENSE.most;
  if (columns.length > MANY_COLUMNS || isDense) return SIZE.small;
  return !isCompact && columns.length <= ROOMY.columns && rows.length <= ROOMY.rows ? SIZE.roomy : SIZE.cell;
};

const heightOf = (table: Table, lines: number): number =>
  CELL_EDGE + (lines * LINE_HEIGHT * cellSize(table)) / POINTS_PER_INCH;
/** The height of a row with one line. */
export const lineHeight = (table: Table): number => heightOf(table, 1);

/** Height by row. The column widths depend on the whole table and are measured once. */
const rowHeights = (table: Table): number[] => {
  const shares = tableShares(table);
  const size = cellSize(table);
  return table.rows.map((row) => {
    const lines = row.map(({ text }, i) =>
      linesOf(text, { size, width: Math.max(0.3, TEXT_WIDTH * (shares[i] ?? 0) - 0.2) }),
    );
    return heightOf(table, Math.max(1, ...lines));
  });
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export const pagesOfTable = (table: Table): Table['rows'][] => {
  const heights = rowHeights(table);
  const rows = table.rows.map((row, i) => ({ row, height: heights[i] ?? 0 }));
  const pages = balancedPages(rows, ({ height }) => height, BODY_HEIGHT - lineHeight(table));
  return pages.map((page) => page.map(({ row }) => row));
};

export const tableHeight = (table: Table): number => lineHeight(table) + sum(rowHeights(table));
