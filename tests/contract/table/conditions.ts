// Conditional writes, the same on every table adapter.
import { describe, expect, it } from 'vitest';
import { key } from '#functions/store/keys.ts';
import { conflictAt, part, put, row, type TableUnderTest } from './given.ts';

export const conditionsSuite = (given: () => TableUnderTest): void => {
  const table = () => given().table;

  describe('conditions', () => {
    it('absent: creates once', async () => {
      expect(await conflictAt(table().write(put(row('A', { by: 1 }), 'absent')))).toBeUndefined();
      expect(await conflictAt(table().write(put(row('A', { by: 2 }), 'absent')))).toBe(0);
      expect((await table().getMany([key(part, 'A')]))[0]?.data).toEqual({ by: 1 });
    });

    it('present: replaces, and creates nothing', async () => {
      expect(await conflictAt(table().write(put(row('A'), 'present')))).toBe(0);
      await table().write(put(row('A')));
      expect(await conflictAt(table().write(put(row('A', { by: 2 }, { version: 2 }), 'present')))).toBeUndefined();
    });

    it('version: only one of two writers succeeds', async () => {
      await table().write(put(row('A')));
      const next = (by: number) => table().write(put(row('A', { by }, { version: 2 }), { version: 1 }));
      const outcomes = await Promise.all([conflictAt(next(1)), conflictAt(next(2))]);
      expect(outcomes.filter((at) => at === 0)).toHaveLength(1);
      expect(await conflictAt(table().write(put(row('B', {}, { version: 2 }), { version: 1 })))).toBe(0);
    });

    it('lets one of a hundred parallel creators of a row succeed', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 100 }, (_, i) => conflictAt(table().write(put(row('ONE', { i }), 'absent')))),
      );
      const [stored] = await table().getMany([key(part, 'ONE')]);
      expect(outcomes.filter((at) => at === undefined)).toHaveLength(1);
      expect(stored?.data.i).toBe(outcomes.indexOf(undefined));
    });

    it('removes under a condition, and unconditionally without one', async () => {
      await table().write(put(row('A')));
      expect(await conflictAt(table().write({ remove: key(part, 'A'), if: { version: 9 } }))).toBe(0);
      expect(await conflictAt(table().write({ remove: key(part, 'A'), if: { version: 1 } }))).toBeUndefined();
      expect(await conflictAt(table().write({ remove: key(part, 'A'), if: 'present' }))).toBe(0);
      expect(await conflictAt(table().write({ remove: key(part, 'A') }))).toBeUndefined();
      expect(await table().getMany([key(part, 'A')])).toEqual([undefined]);
    });

    it('checks a row without writing it', async () => {
      expect(await conflictAt(table().write({ check: key(part, 'A'), if: 'absent' }))).toBeUndefined();
      expect(await conflictAt(table().write({ check: key(part, 'A'), if: 'present' }))).toBe(0);
    });
  });
};
