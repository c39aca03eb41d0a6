// Writing rows and reading them back.
import { describe, expect, it } from 'vitest';
import type { Item } from '#functions/ports/table.ts';
import { key } from '#functions/store/keys.ts';
import { fc } from '#tests/helpers/properties.ts';
import { numbered, part, put, row, skOf, type TableUnderTest } from './given.ts';

export const rowsSuite = (given: () => TableUnderTest): void => {
  const table = () => given().table;

  describe('single rows', () => {
    it('returns rows in the order of the keys, `undefined` if missing, and a row twice if requested twice', async () => {
      // Prepare
      await table().write(put(row('A', { n: 1 })), put(row('B', { n: 2 }, { version: 7 })));
      // Act
      const found = await table().getMany([key(part, 'B'), key(part, 'none'), key(part, 'A'), key(part, 'B')]);
      // Assess
      expect(found).toEqual([row('B', { n: 2 }, { version: 7 }), undefined, row('A', { n: 1 }), found[0]]);
    });

    it('returns any JSON unchanged', async () => {
      // Prepare
      const number = fc.double({ noNaN: true, min: -1e100, max: 1e100 }).map((n) => (Math.abs(n) < 1e-100 ? 0 : n));
      const leaf = fc.oneof(
        fc.string({ unit: 'grapheme' }),
        number,
        fc.boolean(),
        fc.constant(null),
        fc.maxSafeInteger(),
      );
      const name = fc.string({ minLength: 1 }).filter((text) => text !== '__proto__');
      const { tree } = fc.letrec((tie) => ({
        tree: fc.oneof(
          { maxDepth: 4, depthSize: 'small' },
          leaf,
          fc.array(tie('tree'), { maxLength: 4 }),
          fc.dictionary(name, tie('tree'), { maxKeys: 4, noNullPrototype: true }),
        ),
      }));
      await fc.assert(
        fc.asyncProperty(tree, async (value) => {
          const data = { value } as Item['data'];
          // Act
          await table().write(put(row('J', data)));
          const [found] = await table().getMany([key(part, 'J')]);
          // Assess
          expect(found?.data).toEqual(data);
        }),
        { numRuns: 60 },
      );
    });

    it('leaves out fields that are undefined', async () => {
      await table().write(put(row('U', { here: 'x', gone: undefined, deep: { gone: undefined, kept: 0 } })));
      const [found] = await table().getMany([key(part, 'U')]);
      expect(Object.keys(found?.data ?? {}).sort()).toEqual(['deep', 'here']);
      expect(found?.data.deep).toEqual({ kept: 0 });
    });

    it('keeps 300 KB in a row, and returns a hundred large rows in one call', async () => {
      // Prepare
      const large = '한'.repeat(100_000);
      await table().write(put(row('LARGE', { large })));
      const sks = numbered(100);
      for (let i = 0; i < 100; i += 10)
        await table().write(...sks.slice(i, i + 10).map((sk) => put(row(sk, { text: 'x'.repeat(200_000) }))));
      // Act
      const [one] = await table().getMany([key(part, 'LARGE')]);
      const all = await table().getMany(sks.map((sk) => key(part, sk)));
      const listed = await table().query({ pk: part, prefix: 'N#' });
      // Assess
      expect(one?.data.large).toBe(large);
      expect(all.map((item) => String(item?.data.text).length)).toEqual(Array(100).fill(200_000));
      expect(skOf(listed.items)).toEqual(sks);
    });

    it('refuses a row above 400 KB with an error code that has a text', async () => {
      await expect(table().write(put(row('L', { text: 'x'.repeat(410_000) })))).rejects.toMatchObject({
        code: 'tooLarge',
      });
    });

    it('accepts keys in any script, in byte order', async () => {
      // Prepare
      const sks = ['a', 'Z', '가온물류', '楓', 'ｱ', '𝒳', '😀', '\uffee', ' ', '#'];
      await table().write(...sks.map((sk) => put(row(sk))));
      // Act
      const { items } = await table().query({ pk: part });
      // Assess
      const byBytes = [...sks].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
      expect(skOf(items)).toEqual(byBytes);
    });
  });
};
