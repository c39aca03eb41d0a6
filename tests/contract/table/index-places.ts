// The order of rows in the index, the same on every table adapter.
import { describe, expect, it } from 'vitest';
import { INDEXES, type TenantPk } from '#functions/ports/table.ts';
import { key, pk } from '#functions/store/keys.ts';
import { part, put, row, skOf, type TableUnderTest, walk } from './given.ts';

export const indexSuite = (given: () => TableUnderTest): void => {
  const table = () => given().table;

  describe.each(INDEXES)('the index %s', (index) => {
    const listed = (sk: string, at: string) =>
      row(sk, { sk }, { [`${index}pk`]: pk('tenant-a', 'LIST', part), [`${index}sk`]: at });
    const list = (): TenantPk => pk('tenant-a', 'LIST', part);

    it('orders whole rows by its own key, including ties, in both directions', async () => {
      // Prepare
      const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((sk, i) => listed(sk, `S#${Math.floor((6 - i) / 3)}`));
      await table().write(...rows.map((item) => put(item)), put(row('unlisted')));
      // Act
      const up = (await walk(table(), { index, pk: list(), limit: 2 })).flat();
      const down = (await walk(table(), { index, pk: list(), limit: 2, descending: true })).flat();
      // Assess
      expect(up.map((item) => item[`${index}sk`])).toEqual(['S#0', 'S#0', 'S#0', 'S#1', 'S#1', 'S#1', 'S#2']);
      expect(down.map((item) => item[`${index}sk`])).toEqual(['S#2', 'S#1', 'S#1', 'S#1', 'S#0', 'S#0', 'S#0']);
      for (const walked of [up, down]) expect(skOf(walked).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
      expect(up.find(({ sk }) => sk === 'a')).toEqual(listed('a', 'S#2'));
      expect(await table().count({ index, pk: list(), prefix: 'S#1' })).toBe(3);
      expect(await table().count({ index, pk: list(), after: 'S#0' })).toBe(4);
    });

    it('follows a row whose key changes or is removed', async () => {
      await table().write(put(listed('a', '1')), put(listed('b', '2')));
      await table().write(put(row('a', {}, { version: 2 })), { remove: key(part, 'b') });
      expect((await table().query({ index, pk: list() })).items).toEqual([]);
      expect(await table().count({ index, pk: list() })).toBe(0);
    });

    it('counts a list in its current state', async () => {
      await table().write(...['a', 'b', 'c'].map((sk) => put(listed(sk, sk))));
      await table().write(put(row('c', {}, { version: 2 })), put(listed('b', 'z')));
      expect(await table().count({ index, pk: list() })).toBe(2);
    });

    it('refuses a partition without a sort key, or the reverse', async () => {
      await expect(table().write(put(row('a', {}, { [`${index}pk`]: list() })))).rejects.toThrow(/both keys/);
    });
  });
};
