// Finds headers, footers and page numbers that repeat from page to page, so that they are not taken for content.
import { plainText } from './lines.ts';
import type { Row } from './rows.ts';

type Page = { readonly rows: readonly Row[]; readonly height: number };

const EDGE_ROWS = 3;
/** Share of the page height that may contain running headers or footers. Set by hand. */
const EDGE = 0.12;
const FEWEST_PAGES = 3;
/** Lowest share of the pages that repeat a running header. Set by hand. */
const SHARE = 0.2;

/** A unit above a statement is content, however many pages begin with it: (単位：百万円). */
const STATES_UNIT = /^[(（[［]?(?:단위|単位)[:：]|^[(（]in(?:thousands|millions|billions)/i;
const isUnit = (row: Row): boolean => STATES_UNIT.test(plainText(row).replace(/\s/g, ''));

const edges = ({ rows, height }: Page): Row[] => {
  const sorted = [...rows].sort((a, b) => a.base - b.base);
  const top = sorted.slice(0, EDGE_ROWS).filter((row) => row.bottom < height * EDGE);
  const bottom = sorted.slice(-EDGE_ROWS).filter((row) => row.top > height * (1 - EDGE));
  return [...new Set([...top, ...bottom])].filter((row) => !isUnit(row));
};

/** Keys for comparing rows: the text itself, and for each number, the text around it if that number counts pages. */
const shapes = (row: Row, index: number): string[] => {
  const text = plainText(row).replace(/\s/g, '');
  const counted = [...text.matchAll(/\d{1,4}/g)].map(
    ({ 0: number, index: at }) => `${text.slice(0, at)}#${text.slice(at + number.length)}@${index - Number(number)}`,
  );
  return [text, ...counted];
};

const group = (rows: readonly { readonly row: Row; readonly index: number }[]): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const { row, index } of rows)
    for (const shape of shapes(row, index)) {
      const alike = groups.get(shape);
      if (alike) alike.push(row);
      else groups.set(shape, [row]);
    }
  return groups;
};

const lowest = (rows: readonly Row[]): Row | undefined =>
  rows.reduce<Row | undefined>((low, row) => (low && low.base > row.base ? low : row), undefined);

export const runningRows = (pages: readonly Page[]): ReadonlySet<Row> => {
  const placed = (rowsOf: (page: Page) => readonly Row[]) =>
    pages.flatMap((page, index) => rowsOf(page).map((row) => ({ row, index })));
  const least = Math.max(FEWEST_PAGES, pages.length * SHARE);
  const repeated = [...group(placed(edges)).values()].filter((rows) => rows.length >= least);
  // Pages converted from HTML have their number directly below the text, wherever that ends.
  const last = placed(({ rows }) => {
    const row = lowest(rows);
    return row && /^\D{0,6}\d{1,4}\D{0,3}$/.test(plainText(row)) ? [row] : [];
  });
  const numbers = [...group(last)].filter(([shape, rows]) => shape.includes('@') && rows.length >= FEWEST_PAGES);
  return new Set([...repeated.flat(), ...numbers.flatMap(([, rows]) => rows)]);
};
