// Building a table's grid takes time proportional to its cells, and cells far out add nothing.
import { expect, it } from 'vitest';
import { gridOf } from '#functions/documents/formats/grid.ts';

/** The number of position lookups for a row of the given number of cells. */
const stepsOf = (cells: number): number => {
  let steps = 0;
  const row = Array.from({ length: cells }, (_, n) => ({
    text: String(n * 1_000),
    span: 1,
    get column() {
      steps += 1;
      return n;
    },
  }));
  gridOf([row]);
  return steps;
};

it('takes at most two and a half times the steps for twice the columns', () => {
  expect(stepsOf(800)).toBeLessThanOrEqual(2.5 * stepsOf(400));
});

it('reads no cell beyond the thousandth column', () => {
  expect(stepsOf(20_000) - stepsOf(10_000)).toBeLessThanOrEqual(10_000);
});

it.each([
  [['$', '1,234'], ['$1,234']],
  [
    ['£', '2024'],
    ['£', '2024'],
  ],
])('moves a sign before its number, but not before years: %j', (texts, cells) => {
  expect(gridOf([texts.map((text, column) => ({ text, column, span: 1 }))])).toEqual([cells]);
});
