// Keys and limits of reads, the same on every table adapter.
import { describe, expect, it } from 'vitest';
import type { TenantPk } from '#functions/ports/table.ts';
import { key } from '#functions/store/keys.ts';
import { numbered, part, put, row, type TableUnderTest } from './given.ts';

export const keysSuite = (given: () => TableUnderTest): void => {
  const table = () => given().table;

  describe('keys', () => {
    it.each(['x', 'ORG#', 'ORG##x', 'org#tenant-a', '', ' ORG#tenant-a'])(
      'refuses the partition %j in every call',
      async (bad) => {
        // Prepare
        const at = { pk: bad as TenantPk, sk: 'A' };
        // Act and assess
        await expect(table().getMany([at])).rejects.toThrow(/tenant/);
        await expect(table().query({ pk: at.pk })).rejects.toThrow(/tenant/);
        await expect(table().query({ pk: at.pk, index: 'gsi1' })).rejects.toThrow(/tenant/);
        await expect(table().count({ pk: at.pk })).rejects.toThrow(/tenant/);
        await expect(table().write({ put: { ...at, version: 1, data: {} } })).rejects.toThrow(/tenant/);
        await expect(table().write({ remove: at })).rejects.toThrow(/tenant/);
        await expect(table().write({ check: at, if: 'absent' })).rejects.toThrow(/tenant/);
        await expect(table().write({ add: at, field: 'n', by: 1 })).rejects.toThrow(/tenant/);
        await expect(table().write(put(row('A', {}, { gsi1pk: at.pk, gsi1sk: 'x' })))).rejects.toThrow(/tenant/);
      },
    );

    it.each(['', '\ud800', 'a\0b', 'x'.repeat(1025)])('refuses the sort key %j', async (sk) => {
      await expect(table().getMany([{ pk: part, sk }])).rejects.toThrow(/sort key/);
      await expect(table().write(put(row(sk)))).rejects.toThrow(/sort key/);
    });

    it('reads at most 100 keys and pages of at least one row', async () => {
      await expect(table().getMany(numbered(101).map((sk) => key(part, sk)))).rejects.toThrow(/100 keys/);
      await expect(table().query({ pk: part, limit: 0 })).rejects.toThrow(/at least one/);
      expect(await table().getMany([])).toEqual([]);
    });
  });
};
