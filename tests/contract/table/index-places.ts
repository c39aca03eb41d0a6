// The order of rows in the index, the same on every engine of the table.
import { describe, expect, it } from 'vitest';
import type { TenantPk } from '#functions/ports/table.ts';
import { key, pk } from '#functions/store/keys.ts';
import { part, put, row, skOf, type TableUnderTest, walk } from './given.ts';

export const indexSuite = (given: () => TableUnderTest): void => {
  const table = () => given().table;

  describe('the index', () => {
    const listed = (sk: string, gsi1sk: string) => row(sk, { sk }, { gsi1pk: pk('tenant-a', 'LIST', part), gsi1sk });
    const list = (): TenantPk => pk('tenant-a', 'LIST', part);

    it('orders by its own key, with whole rows, ties included, in both directions', async () => {
      // Prepare
      const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((sk, i) => listed(sk, `S#${Math.floor((6 - i) / 3)}`));
      await table().write(...rows.map((item) => put(item)), put(row('unlisted')));
      // Act
      const up = (await walk(table(), { index: 'gsi1', pk: list(), limit: 2 })).flat();
      const down = (await walk(table(), { index: 'gsi1', pk: list(), limit: 2, descending: true })).flat();
      // Assess
      expect(up.map(({ gsi1sk }) => gsi1sk)).toEqual(['S#0', 'S#0', 'S#0', 'S#1', 'S#1', 'S#1', 'S#2']);
      expect(down.map(({ gsi1sk }) => gsi1sk)).toEqual(['S#2', 'S#1', 'S#1', 'S#1', 'S#0', 'S#0', 'S#0']);
      for (const walked of [up, down]) expect(skOf(walked).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
      expect(up.find(({ sk }) => sk === 'a')).toEqual(listed('a', 'S#2'));
      expect(await table().count({ index: 'gsi1', pk: list(), prefix: 'S#1' })).toBe(3);
      expect(await table().count({ index: 'gsi1', pk: list(), after: 'S#0' })).toBe(4);
    });

    it('follows a row that moves or leaves', async () => {
      await table().write(put(listed('a', '1')), put(listed('b', '2')));
      await table().write(put(row('a', {}, { version: 2 })), { remove: key(part, 'b') });
      expect((await table().query({ index: 'gsi1', pk: list() })).items).toEqual([]);
    });

    it('refuses half a place', async () => {
      await expect(table().write(put(row('a', {}, { gsi1pk: list() })))).rejects.toThrow(/both keys/);
    });
  });
};
