// Columns of figures of a matrix: year and unit once, in the header.
import { expect, it } from 'vitest';
import { withHeads } from '#functions/analyses/matrix-heads.ts';
import { figureColumns } from '#shared/report/figure-columns.ts';

const matrixOf = (...texts: readonly (string | undefined)[]) => ({
  columns: ['Revenue'],
  rows: texts.map((text, i) => ({
    label: `Rival ${i}`,
    cells: [text === undefined ? { mark: 'unknown' as const } : { text }],
  })),
});

it.each([
  [['2,432,000백만원 (2025년)', '323,400백만원 (2025년)'], 'Revenue (2025년, 백만원)', ['2,432,000', '323,400']],
  [['KRW 2,432 million (2025)', undefined], 'Revenue (2025, KRW million)', ['2,432', undefined]],
  [['14.0% (2025)', '7.1% (2025)'], 'Revenue (2025)', ['14.0%', '7.1%']],
])('state what their cells share once: %s', (texts, head, numbers) => {
  const matrix = withHeads(matrixOf(...texts));

  expect(matrix.columns).toEqual([head]);
  expect(matrix.rows.map(({ cells: [cell] }) => cell?.text)).toEqual(numbers);
  expect(figureColumns(matrix)).toEqual([true]);
});

it('keep the year at each figure if the years differ', () => {
  const matrix = matrixOf('100백만원 (2025년)', '90백만원 (2024년)');

  expect(withHeads(matrix)).toEqual(matrix);
});
