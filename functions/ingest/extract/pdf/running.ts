// Finds the headers and footers that repeat from page to page, so that they are not taken for content.
import { plainText } from './lines.ts';
import type { Row } from './rows.ts';

const EDGE_ROWS = 3;
const FEWEST_PAGES = 3;
const SHARE = 0.2;

const shape = (row: Row): string =>
  plainText(row)
    .replace(/\d+|\b[ivxlc]+\b/gi, '#')
    .replace(/\s/g, '');

const edges = (rows: readonly Row[], height: number): Row[] => {
  const sorted = [...rows].sort((a, b) => a.base - b.base);
  const top = sorted.slice(0, EDGE_ROWS).filter((row) => row.bottom < height * 0.12);
  const bottom = sorted.slice(-EDGE_ROWS).filter((row) => row.top > height * 0.88);
  return [...new Set([...top, ...bottom])];
};

/** Pages turned from HTML carry their number right under the text, wherever that ends. */
const numberRows = (pages: readonly Page[]): Row[] => {
  const byOffset = new Map<string, Row[]>();
  pages.forEach((page, index) => {
    const last = page.rows.reduce<Row | undefined>((low, row) => (low && low.base > row.base ? low : row), undefined);
    const form = last && /^([a-z]{0,2}-?)(\d{1,4})$/i.exec(plainText(last));
    if (!last || !form) return;
    const key = `${form[1]}${index - Number(form[2])}`;
    byOffset.set(key, [...(byOffset.get(key) ?? []), last]);
  });
  return [...byOffset.values()].filter((rows) => rows.length >= FEWEST_PAGES).flat();
};

type Page = { readonly rows: readonly Row[]; readonly height: number };

export const runningRows = (pages: readonly Page[]): ReadonlySet<Row> => {
  const seen = new Map<string, Row[]>();
  for (const page of pages)
    for (const row of edges(page.rows, page.height)) {
      const key = shape(row);
      const rows = seen.get(key);
      if (rows) rows.push(row);
      else seen.set(key, [row]);
    }
  const least = Math.max(FEWEST_PAGES, pages.length * SHARE);
  // Page numbers count however rarely a form of them comes.
  const running = [...seen].filter(
    ([key, rows]) =>
      rows.length >= least || (rows.length >= FEWEST_PAGES && /^[-–—]?(page|p\.?)?#([/-]|of)?#?[-–—]?$/i.test(key)),
  );
  return new Set([...running.flatMap(([, rows]) => rows), ...numberRows(pages)]);
};
