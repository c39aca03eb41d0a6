// What every table must do. Each adapter runs all of it, with a partition of its own for each test.
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Item, type Query, type Table, type TenantPk, type Write, WriteConflict } from '#functions/ports/table.ts';
import { key, pk } from '#functions/store/keys.ts';

/** What a suite is given: a table whose clock it can move. */
export type TableUnderTest = { readonly table: Table; readonly clock: { at: number } };

let part: TenantPk;
let serial = 0;

const row = (sk: string, data: Item['data'] = {}, more: Partial<Item> = {}): Item => ({
  ...key(part, sk),
  version: 1,
  data,
  ...more,
});
const skOf = (items: readonly Item[]) => items.map(({ sk }) => sk);
const conflictAt = async (work: Promise<void>): Promise<number | undefined> => {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof WriteConflict) return error.at;
    throw error;
  }
};
const put = (item: Item, condition?: 'absent' | 'present' | { version: number }): Write =>
  condition === undefined ? { put: item } : { put: item, if: condition };
const numbered = (count: number) => Array.from({ length: count }, (_, i) => `N#${String(i).padStart(4, '0')}`);
const fill = async (table: Table, sks: readonly string[], more: Partial<Item> = {}) => {
  for (let i = 0; i < sks.length; i += 100)
    await table.write(...sks.slice(i, i + 100).map((sk) => put(row(sk, { sk }, more))));
};
const walk = async (table: Table, query: Query): Promise<Item[][]> => {
  const pages: Item[][] = [];
  for (let cursor: string | undefined, first = true; first || cursor; first = false) {
    const page = await table.query(cursor ? { ...query, cursor } : query);
    pages.push([...page.items]);
    cursor = page.cursor;
  }
  return pages;
};

export const tableSuite = (name: string, given: () => TableUnderTest): void => {
  const table = () => given().table;

  describe(name, () => {
    beforeEach(() => {
      serial += 1;
      part = pk('tenant-a', `${Date.now()}-${serial}`);
    });

    describe('single rows', () => {
      it('returns rows in the order of the keys, undefined where there is none, and the same row twice when asked', async () => {
        // Prepare
        await table().write(put(row('A', { n: 1 })), put(row('B', { n: 2 }, { version: 7 })));
        // Act
        const found = await table().getMany([key(part, 'B'), key(part, 'none'), key(part, 'A'), key(part, 'B')]);
        // Assess
        expect(found).toEqual([row('B', { n: 2 }, { version: 7 }), undefined, row('A', { n: 1 }), found[0]]);
      });

      it('gives back any JSON as it was', async () => {
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

      it('keeps 300 KB in a row, and a hundred large rows come back in one call', async () => {
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

      it('refuses a row above 400 KB with a code that a person can be told', async () => {
        await expect(table().write(put(row('L', { text: 'x'.repeat(410_000) })))).rejects.toMatchObject({
          code: 'tooLarge',
        });
      });

      it('takes keys in any script and keeps their byte order', async () => {
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

      it('version: one of two writers wins', async () => {
        await table().write(put(row('A')));
        const next = (by: number) => table().write(put(row('A', { by }, { version: 2 }), { version: 1 }));
        const outcomes = await Promise.all([conflictAt(next(1)), conflictAt(next(2))]);
        expect(outcomes.filter((at) => at === 0)).toHaveLength(1);
        expect(await conflictAt(table().write(put(row('B', {}, { version: 2 }), { version: 1 })))).toBe(0);
      });

      it('a hundred parallel creators of one row: one wins', async () => {
        const outcomes = await Promise.all(
          Array.from({ length: 100 }, (_, i) => conflictAt(table().write(put(row('ONE', { i }), 'absent')))),
        );
        const [stored] = await table().getMany([key(part, 'ONE')]);
        expect(outcomes.filter((at) => at === undefined)).toHaveLength(1);
        expect(stored?.data.i).toBe(outcomes.indexOf(undefined));
      });

      it('removes under a condition, and without one no matter what is there', async () => {
        await table().write(put(row('A')));
        expect(await conflictAt(table().write({ remove: key(part, 'A'), if: { version: 9 } }))).toBe(0);
        expect(await conflictAt(table().write({ remove: key(part, 'A'), if: { version: 1 } }))).toBeUndefined();
        expect(await conflictAt(table().write({ remove: key(part, 'A'), if: 'present' }))).toBe(0);
        expect(await conflictAt(table().write({ remove: key(part, 'A') }))).toBeUndefined();
        expect(await table().getMany([key(part, 'A')])).toEqual([undefined]);
      });

      it('checks a row alone', async () => {
        expect(await conflictAt(table().write({ check: key(part, 'A'), if: 'absent' }))).toBeUndefined();
        expect(await conflictAt(table().write({ check: key(part, 'A'), if: 'present' }))).toBe(0);
      });
    });

    describe('transactions', () => {
      it('all happen or none, and the first failed condition is named', async () => {
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

      it('puts, removes, checks and adds together', async () => {
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

      it('takes 100 writes and refuses 101, and a row named twice', async () => {
        const sks = numbered(101);
        await expect(table().write(...sks.map((sk) => put(row(sk))))).rejects.toThrow(/100 writes/);
        await expect(table().write(put(row('A')), { remove: key(part, 'A') })).rejects.toThrow(/each row once/);
        await table().write(...sks.slice(1).map((sk) => put(row(sk))));
        expect(await table().count({ pk: part })).toBe(100);
      });

      it('nothing to write is nothing done', async () => {
        await expect(table().write()).resolves.toBeUndefined();
      });

      it('parallel transactions over the same rows lose nothing', async () => {
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

    describe('additions', () => {
      it('adds to a number, counts a missing one as zero and moves the version on', async () => {
        await table().write(put(row('A', { n: 1, kept: 'x' })));
        await table().write({ add: key(part, 'A'), field: 'n', by: 2 });
        await table().write({ add: key(part, 'A'), field: 'other', by: -4 });
        expect(await table().getMany([key(part, 'A')])).toEqual([
          row('A', { n: 3, kept: 'x', other: -4 }, { version: 3 }),
        ]);
      });

      it('creates nothing and never falls below the minimum', async () => {
        expect(await conflictAt(table().write({ add: key(part, 'A'), field: 'n', by: 1 }))).toBe(0);
        await table().write(put(row('A', { n: 1 })));
        expect(await conflictAt(table().write({ add: key(part, 'A'), field: 'n', by: -2, min: 0 }))).toBe(0);
        expect(await conflictAt(table().write({ add: key(part, 'A'), field: 'none', by: -1, min: 0 }))).toBe(0);
        expect(await conflictAt(table().write({ add: key(part, 'A'), field: 'none', by: 1, min: 0 }))).toBeUndefined();
        expect(await conflictAt(table().write({ add: key(part, 'A'), field: 'n', by: -1, min: 0 }))).toBeUndefined();
      });

      it('a stale writer does not undo an addition', async () => {
        await table().write(put(row('A', { n: 1 })));
        await table().write({ add: key(part, 'A'), field: 'n', by: 1 });
        expect(await conflictAt(table().write(put(row('A', { n: 1 }, { version: 2 }), { version: 1 })))).toBe(0);
      });

      it('50 parallel writers take exactly what is there', async () => {
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

    describe('queries', () => {
      it.each([{ descending: false }, { descending: true }])(
        'walks all pages once, descending: $descending',
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

      it('says that a full page is the last when it is', async () => {
        await fill(table(), numbered(10));
        expect((await table().query({ pk: part, limit: 10 })).cursor).toBeUndefined();
        expect((await table().query({ pk: part, limit: 9 })).cursor).toBeTypeOf('string');
      });

      it('without a limit returns every row', async () => {
        await fill(table(), numbered(250));
        const page = await table().query({ pk: part });
        expect([page.items.length, page.cursor]).toEqual([250, undefined]);
      });

      it('keeps to a prefix and to what comes after a sort key', async () => {
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
      });

      it('pages stay inside a prefix', async () => {
        await fill(table(), ['A#1', ...numbered(12), 'O#1']);
        const pages = await walk(table(), { pk: part, prefix: 'N#', after: 'N#0001', limit: 4 });
        expect(skOf(pages.flat())).toEqual(numbered(12).slice(2));
      });

      it('sees no other partition', async () => {
        await fill(table(), ['A']);
        expect((await table().query({ pk: pk('tenant-b', 'X') })).items).toEqual([]);
        expect((await table().query({ pk: `${part}x` as TenantPk })).items).toEqual([]);
      });

      it('counts across pages of the engine', async () => {
        const wide = { text: 'x'.repeat(60_000) };
        for (const sk of numbered(40)) await table().write(put(row(sk, wide)));
        expect(await table().count({ pk: part })).toBe(40);
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

    describe('rows that expire', () => {
      it('are gone for every reader and every condition from that second on', async () => {
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

      it('do not shorten a page of live rows', async () => {
        const { clock } = given();
        const expiresAt = Math.floor(clock.at / 1000) - 1;
        const sks = numbered(60);
        await table().write(...sks.map((sk, i) => put(row(sk, {}, i % 3 === 0 ? {} : { expiresAt }))));
        const pages = await walk(table(), { pk: part, limit: 8 });
        expect(pages.map((page) => page.length)).toEqual([8, 8, 4]);
      });
    });

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
  });
};
