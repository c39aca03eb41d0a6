// Content too long for one slide is split into slides of similar length.
import { expect, it } from 'vitest';
import { pagesOfPoints, pagesOfTable } from '#functions/export/pptx/pages.ts';

const point = (n: number) => ({ sentences: [{ text: `Point ${n}.`, refs: [], check: 'verified' as const }] });
const tableOf = (rows: number) => ({
  kind: 'table' as const,
  columns: [{ label: 'Line' }, { label: '2025', numeric: true }],
  rows: Array.from({ length: rows }, (_, n) => [{ text: `Line ${n}` }, { text: '1' }]),
});

it('leaves no single point on a second slide', () => {
  const pages = pagesOfPoints(Array.from({ length: 9 }, (_, n) => point(n)));

  expect(pages.map(({ length }) => length)).toEqual([5, 4]);
});

it('keeps content on one slide if it fits', () => {
  expect(pagesOfPoints([point(1), point(2)])).toHaveLength(1);
});

it('splits a table into parts of similar length, in order', () => {
  const table = tableOf(30);

  const pages = pagesOfTable(table);

  const lengths = pages.map(({ length }) => length);
  expect(pages.length).toBeGreaterThan(1);
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(2);
  expect(pages.flat()).toEqual(table.rows);
});

it('sets a table that is a little too long smaller, to keep it on one slide', () => {
  expect([14, 17, 18].map((rows) => pagesOfTable(tableOf(rows)).length)).toEqual([1, 1, 2]);
});
