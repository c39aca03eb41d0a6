// Totals of tables in notes, which hold or break by their other columns.
import { describe, expect, it } from 'vitest';
import { equationOf } from '#shared/finance/tie-out/equation.ts';
import { noteSums } from '#shared/finance/tie-out/note-sums.ts';
import { gridRow } from '#tests/helpers/grid-row.ts';

const tableWith = (total: string) => [
  gridRow('Korea', ['1,200', '1,100', '900']),
  gridRow('Japan', ['800', '650', '600']),
  gridRow('Vietnam', ['140', '120', '75']),
  gridRow('Total', ['2,140', total, '1,575']),
];

describe('the total of a note', () => {
  it('holds in every column', () => {
    expect(noteSums(tableWith('1,870')).map(({ is }) => is)).toEqual(['holds', 'holds', 'holds']);
  });

  it('breaks in the mistyped column', () => {
    const broken = noteSums(tableWith('1,780')).filter(({ is }) => is === 'breaks');

    expect(broken.map(({ by }) => by)).toEqual([-90]);
    expect(broken.map(equationOf)).toEqual(['Total 1,780 ≠ Korea 1,100 + Japan 650 + Vietnam 120']);
  });

  it('ignores columns without amounts, missing parts, and a single agreeing column without a named total', () => {
    const ranks = tableWith('1,870').map((row, n) => ({
      ...row,
      cells: new Map([...row.cells, [4, { value: n + 1, shown: `${n + 1}`, isPercent: false }]]),
    }));
    const gaps = tableWith('1,780').map((row, n) => (n === 1 ? gridRow('Japan', ['800', '', '600']) : row));
    const alone = [gridRow('A', ['10', '40']), gridRow('B', ['20', '50']), gridRow('Rest', ['30', '70'])];

    expect(noteSums(ranks).every(({ is }) => is === 'holds')).toBe(true);
    expect(noteSums(gaps).every(({ is }) => is === 'holds')).toBe(true);
    expect(noteSums(alone)).toEqual([]);
  });
});
