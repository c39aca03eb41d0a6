// Transactions: all writes or none, the same on every table adapter.
import { describe, expect, it } from 'vitest';
import { key } from '#functions/store/keys.ts';
import { conflictAt, numbered, part, put, row, type TableUnderTest } from './given.ts';

export const transactionsSuite = (given: () => TableUnderTest): void => {
  const table = () => given().table;

  describe('transactions', () => {
    it('apply all writes or none, and report the first failed condition', async () => {
      // Prepare
      await table().write(put(row('HAVE', { n: 1 })), put(row('OLD')));
      // Act
      const at = await conflictAt(
        table().write(
          put(row('NEW')),
          { add: key(part, 'HAVE'), field: 'n', by: 5 },
          { check: key(part, 'OLD'), if: { version: 2 } },
          { remove: key(part, 'NONE'), if: 'present' },
        ),
      );
      const after = await table().getMany([key(part, 'NEW'), key(part, 'HAVE')]);
      // Assess
      expect(at).toBe(2);
      expect(after).toEqual([undefined, row('HAVE', { n: 1 })]);
    });

    it('put, remove, check and add together', async () => {
      await table().write(put(row('A')), put(row('B')), put(row('C', { n: 1 })));
      await table().write(
        { remove: key(part, 'A'), if: 'present' },
        { check: key(part, 'B'), if: { version: 1 } },
        { add: key(part, 'C'), field: 'n', by: 2 },
        put(row('D'), 'absent'),
      );
      const { items } = await table().query({ pk: part });
      expect(items.map(({ sk, data }) => [sk, data.n])).toEqual([
        ['B', undefined],
        ['C', 3],
        ['D', undefined],
      ]);
    });

    it('accept 100 writes and refuse 101, or a row named twice', async () => {
      const sks = numbered(101);
      await expect(table().write(...sks.map((sk) => put(row(sk))))).rejects.toThrow(/100 writes/);
      await expect(table().write(put(row('A')), { remove: key(part, 'A') })).rejects.toThrow(/each row once/);
      await table().write(...sks.slice(1).map((sk) => put(row(sk))));
      expect(await table().count({ pk: part })).toBe(100);
    });

    it('do nothing for an empty write', async () => {
      await expect(table().write()).resolves.toBeUndefined();
    });

    it('lose nothing in parallel over the same rows', async () => {
      // Prepare
      await table().write(put(row('FROM', { n: 20 })), put(row('TO', { n: 0 })));
      const move = (i: number) =>
        table().write(
          { add: key(part, 'FROM'), field: 'n', by: -1, min: 0 },
          { add: key(part, 'TO'), field: 'n', by: 1 },
          put(row(`MOVE#${i}`), 'absent'),
        );
      // Act
      const outcomes = await Promise.all(Array.from({ length: 30 }, (_, i) => conflictAt(move(i))));
      const [from, to] = await table().getMany([key(part, 'FROM'), key(part, 'TO')]);
      // Assess
      expect(outcomes.filter((at) => at === undefined)).toHaveLength(20);
      expect(outcomes.filter((at) => at !== undefined)).toEqual(Array(10).fill(0));
      expect([from?.data.n, to?.data.n, await table().count({ pk: part, prefix: 'MOVE#' })]).toEqual([0, 20, 20]);
    });
  });
};
