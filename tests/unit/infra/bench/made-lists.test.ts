// The lists that are made to learn from: always the same, and as varied as they are meant to be.
import { describe, expect, it } from 'vitest';
import { textAt } from '#functions/checklists/grid.ts';
import { madeSheet } from '#infra/bench/train/made-lists.ts';

const SHEETS = Array.from({ length: 200 }, (_, seed) => madeSheet('made', seed));
const ASKING = SHEETS.filter(({ blocks }) => blocks.length > 0);

describe('a made list', () => {
  it('is the same each time', () => {
    const again = madeSheet('made', 7);

    expect([...again.grid.rows].map(([row, cells]) => [row, [...cells]])).toEqual(
      [...(SHEETS[7]?.grid.rows ?? [])].map(([row, cells]) => [row, [...cells]]),
    );
  });

  it('asks something in most sheets, and nothing in some', () => {
    expect(ASKING.length).toBeGreaterThan(120);
    expect(ASKING.length).toBeLessThan(180);
  });

  it('has a head over its questions where it has heads', () => {
    const headed = ASKING.flatMap(({ grid, blocks: [block] }) => {
      const [row = 0] = block?.head ?? [];
      const column = (block?.columns.question?.[0]?.charCodeAt(0) ?? 64) - 64;
      return row === 0 ? [] : [textAt(grid, row, column)];
    });

    expect(headed.length).toBeGreaterThan(100);
    expect(headed).not.toContain('');
  });
});
