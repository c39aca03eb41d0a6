// Atomic additions to numbers, the same on every table adapter.
import { describe, expect, it } from 'vitest';
import { key } from '#functions/store/keys.ts';
import { conflictAt, part, put, row, type TableUnderTest } from './given.ts';

export const additionsSuite = (given: () => TableUnderTest): void => {
  const table = () => given().table;

  describe('additions', () => {
    it('adds to a number, reads a missing one as zero and increments the version', async () => {
      await table().write(put(row('A', { n: 1, kept: 'x' })));
      await table().write({ add: key(part, 'A'), field: 'n', by: 2 });
      await table().write({ add: key(part, 'A'), field: 'other', by: -4 });
      expect(await table().getMany([key(part, 'A')])).toEqual([
        row('A', { n: 3, kept: 'x', other: -4 }, { version: 3 }),
      ]);
    });

    it('adds to a second number of the row', async () => {
      await table().write(put(row('A', { n: 1 })));
      await table().write({ add: key(part, 'A'), field: 'n', by: -1, and: { field: 'other', by: 1 } });
      expect(await table().getMany([key(part, 'A')])).toEqual([row('A', { n: 0, other: 1 }, { version: 2 })]);
    });

    it('creates nothing and never goes below the minimum', async () => {
      expect(await conflictAt(table().write({ add: key(part, 'A'), field: 'n', by: 1 }))).toBe(0);
      await table().write(put(row('A', { n: 1 })));
      expect(await conflictAt(table().write({ add: key(part, 'A'), field: 'n', by: -2, min: 0 }))).toBe(0);
      expect(await conflictAt(table().write({ add: key(part, 'A'), field: 'none', by: -1, min: 0 }))).toBe(0);
      expect(await conflictAt(table().write({ add: key(part, 'A'), field: 'none', by: 1, min: 0 }))).toBeUndefined();
      expect(await conflictAt(table().write({ add: key(part, 'A'), field: 'n', by: -1, min: 0 }))).toBeUndefined();
    });

    it('never exceeds the maximum of either number', async () => {
      await table().write(put(row('A', { n: 1 })));
      const add = (by: number, also: number) =>
        conflictAt(
          table().write({ add: key(part, 'A'), field: 'n', by, max: 3, and: { field: 'm', by: also, max: 1 } }),
        );
      expect(await add(3, 0)).toBe(0);
      expect(await add(0, 2)).toBe(0);
      expect(await add(2, 1)).toBeUndefined();
      expect(await add(0, 1)).toBe(0);
      expect(await add(1, 0)).toBe(0);
      expect(await add(-1, -1)).toBeUndefined();
      expect((await table().getMany([key(part, 'A')]))[0]?.data).toEqual({ n: 2, m: 0 });
    });

    it('stops 50 parallel writers at the maximum', async () => {
      await table().write(put(row('A', { n: 0 })));
      const give = () => conflictAt(table().write({ add: key(part, 'A'), field: 'n', by: 1, max: 30 }));
      const outcomes = await Promise.all(Array.from({ length: 50 }, give));
      expect(outcomes.filter((at) => at === undefined)).toHaveLength(30);
    });

    it('keeps an addition from being undone by an outdated writer', async () => {
      await table().write(put(row('A', { n: 1 })));
      await table().write({ add: key(part, 'A'), field: 'n', by: 1 });
      expect(await conflictAt(table().write(put(row('A', { n: 1 }, { version: 2 }), { version: 1 })))).toBe(0);
    });

    it('gives 50 parallel writers exactly the available amount', async () => {
      // Prepare
      await table().write(put(row('A', { n: 30 })));
      // Act
      const take = () => conflictAt(table().write({ add: key(part, 'A'), field: 'n', by: -1, min: 0 }));
      const outcomes = await Promise.all(Array.from({ length: 50 }, take));
      // Assess
      expect(outcomes.filter((at) => at === undefined)).toHaveLength(30);
      expect((await table().getMany([key(part, 'A')]))[0]?.data.n).toBe(0);
    });

    it('refuses fractions', async () => {
      await expect(table().write({ add: key(part, 'A'), field: 'n', by: 0.1 })).rejects.toThrow(/whole numbers/);
    });
  });
};
