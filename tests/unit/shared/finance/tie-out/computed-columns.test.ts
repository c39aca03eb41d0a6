// Computed columns are recognized by the rows that agree, and the wrong row is found.
import { describe, expect, it } from 'vitest';
import { computedColumns } from '#shared/finance/tie-out/computed-columns.ts';
import { gridRow } from '#tests/helpers/grid-row.ts';

const SALES = [
  ['Bread', '1,200', '1,000', '200', '20.0%'],
  ['Cakes', '450', '500', '(50)', '(10.0)%'],
  ['Coffee', '333', '300', '33', '11.0%'],
  ['Tea', '88', '80', '8', '10.0%'],
  ['Juice', '64', '40', '24', '60.0%'],
] as const;
const withCell = (row: number, cell: number, text: string) =>
  SALES.map((cells, n) => cells.map((one, i) => (n === row && i === cell ? text : one)));
const rowsOf = (table: readonly (readonly string[])[]) => table.map(([label = '', ...cells]) => gridRow(label, cells));

describe('a column', () => {
  it('of changes or of growth holds in each row', () => {
    const checks = computedColumns(rowsOf(SALES));

    expect(checks.map(({ is }) => is)).toEqual(Array.from({ length: 10 }, () => 'holds'));
    expect(new Set(checks.map(({ kind }) => kind))).toEqual(new Set(['difference', 'growth']));
  });

  it.each([
    { cell: 4, text: '91.0%', kind: 'growth', computed: 11 },
    { cell: 3, text: '38', kind: 'difference', computed: 33 },
  ])('breaks if one $kind is mistyped', ({ cell, text, kind, computed }) => {
    const broken = computedColumns(rowsOf(withCell(2, cell, text))).filter(({ is }) => is === 'breaks');

    expect(broken).toEqual([expect.objectContaining({ kind, shown: text })]);
    expect(broken[0]?.computed).toBeCloseTo(computed);
    expect(broken[0]?.row.label).toBe('Coffee');
  });

  it('allows for rounding', () => {
    const table = [
      ['A', '1.2', '0.9', '37%'],
      ['B', '2.4', '1.8', '31%'],
      ['C', '5.1', '4.0', '28%'],
    ];
    expect(computedColumns(rowsOf(table)).every(({ is }) => is === 'holds')).toBe(true);
  });

  it('is not checked if rows disagree, or have other parts', () => {
    const unlike = withCell(0, 3, '7').map((cells, n) => (n === 1 ? ['Cakes', '450', '500', '9', '4%'] : cells));
    const total = [...SALES, ['Total', '2,135', '1,920', '12', '', '203']];

    expect(computedColumns(rowsOf(unlike)).filter(({ kind }) => kind === 'difference')).toEqual([]);
    expect(computedColumns(rowsOf(total)).filter(({ is }) => is === 'breaks')).toEqual([]);
  });
});
