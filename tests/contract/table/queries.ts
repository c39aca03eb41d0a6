// Pages, prefixes and order of queries, the same on every table adapter.
import { describe, expect, it } from 'vitest';
import type { Query, TenantPk } from '#functions/ports/table.ts';
import { key, pk } from '#functions/store/keys.ts';
import { fill, numbered, part, put, row, skOf, type TableUnderTest, walk } from './given.ts';

export const queriesSuite = (given: () => TableUnderTest): void => {
  const table = () => given().table;

  describe('queries', () => {
    it.each([{ descending: false }, { descending: true }])(
      'returns all pages once, descending: $descending',
      async ({ descending }) => {
        // Prepare
        const sks = numbered(25);
        await fill(table(), sks);
        // Act
        const pages = await walk(table(), { pk: part, limit: 10, descending });
        // Assess
        expect(pages.map((page) => page.length)).toEqual([10, 10, 5]);
        expect(skOf(pages.flat())).toEqual(descending ? sks.toReversed() : sks);
      },
    );

    it('reports that a full page is the last one', async () => {
      await fill(table(), numbered(10));
      expect((await table().query({ pk: part, limit: 10 })).cursor).toBeUndefined();
      expect((await table().query({ pk: part, limit: 9 })).cursor).toBeTypeOf('string');
    });

    it('returns every row without a limit', async () => {
      await fill(table(), numbered(250));
      const page = await table().query({ pk: part });
      expect([page.items.length, page.cursor]).toEqual([250, undefined]);
    });

    it('is limited to a prefix and to sort keys after the given one', async () => {
      // Prepare
      await fill(table(), ['A#1', 'B#', 'B#1', 'B#2', 'B#2#x', 'B#3', 'B', 'C#1', 'B#가', 'B#😀']);
      const ask = async (query: Omit<Query, 'pk'>) => skOf((await table().query({ pk: part, ...query })).items);
      // Act and assess
      expect(await ask({ prefix: 'B#' })).toEqual(['B#', 'B#1', 'B#2', 'B#2#x', 'B#3', 'B#가', 'B#😀']);
      expect(await ask({ prefix: 'B#', after: 'B#2' })).toEqual(['B#2#x', 'B#3', 'B#가', 'B#😀']);
      expect(await ask({ prefix: 'B#', after: 'B#2', descending: true, limit: 2 })).toEqual(['B#😀', 'B#가']);
      expect(await ask({ prefix: 'B#', after: 'A' })).toEqual(['B#', 'B#1', 'B#2', 'B#2#x', 'B#3', 'B#가', 'B#😀']);
      expect(await ask({ prefix: 'B#', after: 'C' })).toEqual([]);
      expect(await ask({ after: 'B#😀' })).toEqual(['C#1']);
      expect(await table().count({ pk: part, prefix: 'B#', after: 'B#2' })).toBe(4);
      expect(await ask({ prefix: 'B#', upTo: 'B#2' })).toEqual(['B#', 'B#1', 'B#2']);
      expect(await ask({ prefix: 'B#', after: 'B#1', upTo: 'B#3', descending: true })).toEqual(['B#3', 'B#2#x', 'B#2']);
      expect(await ask({ prefix: 'B#', upTo: 'A' })).toEqual([]);
      expect(await ask({ upTo: 'B#1' })).toEqual(expect.arrayContaining(['B#', 'B#1']));
      expect(await ask({ upTo: 'B#1' })).not.toContain('B#2');
    });

    it('keeps pages inside a prefix', async () => {
      await fill(table(), ['A#1', ...numbered(12), 'O#1']);
      const pages = await walk(table(), { pk: part, prefix: 'N#', after: 'N#0001', limit: 4 });
      expect(skOf(pages.flat())).toEqual(numbered(12).slice(2));
    });

    it('returns nothing from other partitions', async () => {
      await fill(table(), ['A']);
      expect((await table().query({ pk: pk('tenant-b', 'X') })).items).toEqual([]);
      expect((await table().query({ pk: `${part}x` as TenantPk })).items).toEqual([]);
    });

    it('counts across pages of the engine', async () => {
      const wide = { text: 'x'.repeat(60_000) };
      for (const sk of numbered(40)) await table().write(put(row(sk, wide)));
      expect(await table().count({ pk: part })).toBe(40);
    });

    it('counts the rows of a kind as they are added, changed and removed', async () => {
      const counts = async () => [
        await table().count({ pk: part, prefix: 'K#' }),
        await table().count({ pk: part, prefix: 'K#1' }),
        await table().count({ pk: part, prefix: 'L#' }),
      ];
      await fill(table(), ['K#1', 'K#12', 'K#2', 'L#1', 'K']);
      const filled = await counts();
      await table().write(put(row('K#1', { again: true })), { remove: key(part, 'K#2') }, { remove: key(part, 'K#9') });
      const changed = await counts();
      await table().write({ remove: key(part, 'L#1') }, put(row('L#2')), put(row('L#3')));

      expect([filled, changed, await counts()]).toEqual([
        [3, 2, 1],
        [2, 2, 1],
        [2, 2, 2],
      ]);
    });

    it.each(['', 'x', '!!', 'bnVsbA', Buffer.from('["A","ORG#tenant-b","A"]').toString('base64url')])(
      'refuses the cursor %j',
      async (cursor) => {
        await fill(table(), ['A', 'B']);
        await expect(table().query({ pk: part, limit: 1, cursor })).rejects.toMatchObject({ code: 'badInput' });
      },
    );

    it('refuses a cursor of another prefix', async () => {
      await fill(table(), ['A#1', 'A#2', 'B#1']);
      const { cursor } = await table().query({ pk: part, prefix: 'A#', limit: 1 });
      const stolen = table().query({ pk: part, prefix: 'B#', limit: 1, ...(cursor ? { cursor } : {}) });
      await expect(stolen).rejects.toMatchObject({ code: 'badInput' });
    });
  });
};
