// Long lists of outputs and of people that are searched: a part in each call, in the order of the index.
import { beforeAll, describe, expect, it } from 'vitest';
import { sqliteTable } from '#functions/adapters/local/sqlite-table.ts';
import type { Caller } from '#functions/domain/caller.ts';
import { listPeople } from '#functions/domain/organisation/people.ts';
import { listRuns } from '#functions/domain/runs/list.ts';
import type { Table, Write } from '#functions/ports/table.ts';
import { MOST_LOOKED_THROUGH } from '#functions/store/few.ts';
import { members } from '#functions/store/members.ts';
import { runs } from '#functions/store/runs.ts';
import { BY, member, PROJECT, run, timeOf } from '#infra/bench/list-rows.ts';

const TENANT = 'tenant-a';
const MANY = 2 * MOST_LOOKED_THROUGH + 100;
const WANTED = { search: '', order: 'asc' as const, limit: 100, offset: 0 };

let table: Table;
beforeAll(async () => {
  table = sqliteTable(':memory:');
  const rows = Array.from({ length: MANY }, (_, n): Write[] => [
    {
      put: runs.row(TENANT, {
        ...run(n),
        createdAt: timeOf(MANY - n),
        status: n % 1000 === 50 ? 'Failed' : 'Completed',
      }),
    },
    { put: members.row(TENANT, member(n)) },
  ]).flat();
  for (let from = 0; from < rows.length; from += 100) await table.write(...rows.slice(from, from + 100));
});

type Part = { readonly rows: readonly { readonly name: string }[]; readonly cursor?: string | undefined };
const partsOf = async (read: (cursor: string | undefined) => Promise<Part>): Promise<string[][]> => {
  const parts: Part[] = [await read(undefined)];
  for (let cursor = parts[0]?.cursor; cursor; cursor = parts.at(-1)?.cursor) parts.push(await read(cursor));
  return parts.map(({ rows }) => rows.map(({ name }) => name));
};

describe('outputs', () => {
  const list = (wanted: object) =>
    listRuns(table, { tenant: TENANT, projectId: PROJECT, language: 'ko' }, { ...WANTED, ...wanted });
  const failed = [2050, 1050, 50].map((n) => [run(n).name]);

  it('are narrowed a part at a time, the newest first', async () => {
    expect(await partsOf((cursor) => list({ status: 'Failed', cursor }))).toEqual(failed);
  });

  it('are narrowed from the oldest where that is asked for', async () => {
    const parts = await partsOf((cursor) => list({ status: 'Failed', sort: 'createdAt', cursor }));
    expect(parts.flat()).toEqual(failed.toReversed().flat());
  });

  it('are plain by time without reading more than the page', async () => {
    const { rows, count } = await list({ sort: 'createdAt', limit: 2 });
    expect([rows.map(({ name }) => name), count]).toEqual([[run(0).name, run(1).name], MANY]);
  });

  it('are read whole for any other order', async () => {
    const { rows, count } = await list({ status: 'Failed', sort: 'name', order: 'desc' });
    expect([rows.length, count]).toEqual([3, 3]);
  });
});

describe('people', () => {
  const caller = { tenant: TENANT, customRoles: undefined } as unknown as Caller;
  const list = (wanted: object) => listPeople(table, caller, { ...WANTED, scope: 'everybody', ...wanted }, 'ko');

  it('are searched a part at a time', async () => {
    const parts = await partsOf((cursor) => list({ search: 'u2050@', cursor }));
    expect(parts).toHaveLength(3);
    expect(parts.flat()).toEqual([`${BY.name}`]);
  });
});
