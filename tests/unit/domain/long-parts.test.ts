// Long lists of reports and people are searched one part per call, in the order of the index.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#functions/domain/caller.ts';
import { listPeople } from '#functions/domain/organisation/people.ts';
import { listRuns } from '#functions/domain/runs/list.ts';
import type { Table, Write } from '#functions/ports/table.ts';
import { MAX_LOOKED_THROUGH, MAX_READ_WHOLE } from '#functions/store/few.ts';
import { members } from '#functions/store/members.ts';
import { runs } from '#functions/store/runs.ts';
import { BY, member, run, timeOf, WORKSPACE } from '#infra/bench/list-rows.ts';
import { emptyTable } from '#tests/helpers/empty-table.ts';

const TENANT = 'tenant-a';
const MANY = 2 * MAX_LOOKED_THROUGH + 100;
const WANTED = { search: '', order: 'asc' as const, limit: 100, offset: 0 };

/** An owner, a deactivated member, an admin, and guests who never signed in. */
const SPECIAL: Readonly<Record<number, object>> = {
  1: { role: 2, lastActivity: timeOf(3) },
  2: { role: 4, status: 2, lastActivity: timeOf(2) },
  3: { role: 3, lastActivity: timeOf(1) },
};

/** The reads of the lists. */
const countingRows = (under: Table) => {
  let count = 0;
  const query: Table['query'] = async (wanted) => {
    const page = await under.query(wanted);
    count += page.items.length;
    return page;
  };
  return { table: { ...under, query }, read: () => count };
};

let table: Table;
beforeAll(async () => {
  table = emptyTable();
  const rows = Array.from({ length: MANY }, (_, n): Write[] => [
    {
      put: runs.row(TENANT, {
        ...run(n),
        createdAt: timeOf(MANY - n),
        status: n % 1000 === 50 ? 'Failed' : 'Completed',
      }),
    },
    { put: members.row(TENANT, { ...member(n), ...(SPECIAL[n] ?? {}) }) },
  ]).flat();
  for (let from = 0; from < rows.length; from += 100) await table.write(...rows.slice(from, from + 100));
});

type Part = { readonly rows: readonly { readonly name: string }[]; readonly cursor?: string | undefined };
const partsOf = async (read: (cursor: string | undefined) => Promise<Part>): Promise<string[][]> => {
  const parts: Part[] = [await read(undefined)];
  for (let cursor = parts[0]?.cursor; cursor; cursor = parts.at(-1)?.cursor) parts.push(await read(cursor));
  return parts.map(({ rows }) => rows.map(({ name }) => name));
};

describe('reports', () => {
  const list = (wanted: object) =>
    listRuns(table, { tenant: TENANT, projectId: WORKSPACE, language: 'ko' }, { ...WANTED, ...wanted });
  const failed = [2050, 1050, 50].map((n) => [run(n).name]);

  it('are filtered a part at a time, newest first', async () => {
    expect(await partsOf((cursor) => list({ status: 'Failed', cursor }))).toEqual(failed);
  });

  it('are filtered from the oldest, if requested', async () => {
    const parts = await partsOf((cursor) => list({ status: 'Failed', sort: 'createdAt', cursor }));
    expect(parts.flat()).toEqual(failed.toReversed().flat());
  });

  it('are listed by time without reading more than the page', async () => {
    const { rows, count } = await list({ sort: 'createdAt', limit: 2 });
    expect([rows.map(({ name }) => name), count]).toEqual([[run(0).name, run(1).name], MANY]);
  });

  it('are filtered in any other order a part at a time', async () => {
    const parts = await partsOf((cursor) => list({ status: 'Failed', sort: 'name', order: 'desc', cursor }));
    expect(parts.flat()).toEqual(failed.flat());
  });

  it.each(['name', 'inputVariable', 'type', 'createdBy', 'status'])(
    'by %s are paged without sharing or losing a row',
    async (sort) => {
      const { table: counting, read } = countingRows(table);
      const pageAt = (offset: number) =>
        listRuns(
          counting,
          { tenant: TENANT, projectId: WORKSPACE, language: 'ko' },
          { ...WANTED, ...{ sort: sort as 'name', offset } },
        );
      const first = await pageAt(0);
      expect(read()).toBeLessThan(3 * MAX_READ_WHOLE);
      const next = await pageAt(100);
      expect(first.count).toBe(MANY);
      expect(new Set([first, next].flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(200);
    },
  );
});

describe('people', () => {
  const caller = { tenant: TENANT, customRoles: undefined } as unknown as Caller;
  const list = (wanted: object) => listPeople(table, caller, { ...WANTED, scope: 'everybody', ...wanted }, 'ko');

  it('are searched a part at a time', async () => {
    const parts = await partsOf((cursor) => list({ search: 'u2050@', cursor }));
    expect(parts).toHaveLength(3);
    expect(parts.flat()).toEqual([`${BY.name}`]);
  });

  const everybody = async (wanted: object) => {
    const { table: counting, read } = countingRows(table);
    const page = await listPeople(counting, caller, { ...WANTED, scope: 'everybody', ...wanted }, 'ko');
    return { ...page, emails: page.rows.map(({ email }) => email), read: read() };
  };

  it.each([
    ['email', 'asc', ['u0@x.test', 'u1000@x.test', 'u1001@x.test']],
    ['email', 'desc', ['u9@x.test', 'u99@x.test', 'u999@x.test']],
    ['role', 'asc', ['u1@x.test', 'u3@x.test', 'u2@x.test']],
    ['lastActivity', 'desc', ['u3@x.test', 'u2@x.test', 'u1@x.test']],
    ['status', 'desc', ['u2@x.test', 'u9@x.test', 'u99@x.test']],
  ] as const)('by %s, %s, are paged, with admins among the others', async (sort, order, first) => {
    const page = await everybody({ sort, order, limit: 3 });
    expect([page.emails, page.count]).toEqual([first, MANY]);
    expect(page.read).toBeLessThan(2 * MAX_READ_WHOLE);
  });

  it('are searched in any order a part at a time, and nobody twice', async () => {
    let [count, cursor, last] = [0, undefined as string | undefined, ''];
    do {
      const part = await everybody({ search: '한지석', sort: 'email', cursor });
      expect(last < (part.emails[0] ?? '')).toBe(true);
      last = part.emails.at(-1) ?? '';
      count += part.count;
      cursor = part.cursor;
    } while (cursor);
    expect(count).toBe(MANY);
  });

  it('refuse an invalid cursor', async () => {
    for (const cursor of ['%', 'AA==', btoa('\0'), btoa('x'.repeat(2000))])
      await expect(everybody({ search: 'a', cursor })).rejects.toMatchObject({ code: 'badInput' });
  });
});
