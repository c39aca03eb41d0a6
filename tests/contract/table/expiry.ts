// Expiring rows, the same on every table adapter.
import { describe, expect, it } from 'vitest';
import { key } from '#functions/store/keys.ts';
import { conflictAt, numbered, part, put, row, skOf, type TableUnderTest, walk } from './given.ts';

export const expirySuite = (given: () => TableUnderTest): void => {
  const table = () => given().table;

  describe('rows that expire', () => {
    it('are counted until they expire, and longer if they no longer expire', async () => {
      // Prepare
      const { clock } = given();
      const expiresAt = Math.floor(clock.at / 1000) + 10;
      const dying = (sk: string) => put(row(sk, {}, { expiresAt }));
      const count = () => table().count({ pk: part, prefix: 'K#' });
      await table().write(dying('K#1'), dying('K#2'), put(row('K#3')), put(row('K#4')));
      // Act
      const before = await count();
      await table().write(put(row('K#1')), dying('K#4'));
      clock.at += 10_000;
      // Assess
      expect([before, await count()]).toEqual([4, 2]);
      await table().write({ remove: key(part, 'K#2') }, { remove: key(part, 'K#4') });
      expect(await count()).toBe(2);
    });

    it('are missing for every reader and condition from then on', async () => {
      // Prepare
      const { clock } = given();
      const second = Math.floor(clock.at / 1000);
      const dying = (sk: string) => row(sk, { n: 1 }, { expiresAt: second + 10, gsi1pk: part, gsi1sk: sk });
      await table().write(put(dying('A')), put(dying('B')), put(row('C')));
      expect(await table().count({ pk: part })).toBe(3);
      // Act
      clock.at += 10_000;
      // Assess
      expect(await table().getMany([key(part, 'A'), key(part, 'C')])).toEqual([undefined, row('C')]);
      expect(skOf((await table().query({ pk: part, limit: 1 })).items)).toEqual(['C']);
      expect((await table().query({ index: 'gsi1', pk: part })).items).toEqual([]);
      expect(await table().count({ pk: part })).toBe(1);
      expect(await conflictAt(table().write({ check: key(part, 'A'), if: 'present' }))).toBe(0);
      expect(await conflictAt(table().write({ check: key(part, 'A'), if: { version: 1 } }))).toBe(0);
      expect(await conflictAt(table().write({ add: key(part, 'A'), field: 'n', by: 1 }))).toBe(0);
      expect(await conflictAt(table().write(put(row('A', { fresh: true }), 'absent')))).toBeUndefined();
      expect(await conflictAt(table().write(put(row('B'), 'absent'), put(row('D'), 'absent')))).toBeUndefined();
      expect(skOf((await table().query({ pk: part })).items)).toEqual(['A', 'B', 'C', 'D']);
    });

    it('do not shorten a page of existing rows', async () => {
      const { clock } = given();
      const expiresAt = Math.floor(clock.at / 1000) - 1;
      const sks = numbered(60);
      await table().write(...sks.map((sk, i) => put(row(sk, {}, i % 3 === 0 ? {} : { expiresAt }))));
      const pages = await walk(table(), { pk: part, limit: 8 });
      expect(pages.map((page) => page.length)).toEqual([8, 8, 4]);
    });
  });
};
