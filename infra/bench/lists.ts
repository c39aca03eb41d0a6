// Checks that reading a list costs one page: measures the first page of each list over 1,000 and over 100,000 rows.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteTable } from '#functions/adapters/local/sqlite-table.ts';
import { listAudit } from '#functions/domain/audit/list.ts';
import type { Caller } from '#functions/domain/caller.ts';
import { listEntries, listFiles } from '#functions/domain/files/list.ts';
import { listPeople } from '#functions/domain/organisation/people.ts';
import { listQuestions } from '#functions/domain/questions/read.ts';
import { listActivities } from '#functions/domain/runs/activities.ts';
import { listRuns } from '#functions/domain/runs/list.ts';
import type { Table, Write } from '#functions/ports/table.ts';
import { files } from '#functions/store/files.ts';
import { folders } from '#functions/store/folders.ts';
import { members } from '#functions/store/members.ts';
import { questions } from '#functions/store/questions.ts';
import { runs } from '#functions/store/runs.ts';
import { audit, BY, file, folder, member, NOW, question, run, timeOf, WORKSPACE } from './list-rows.ts';
import { median } from './quantile.ts';
import type { Figure } from './table.ts';

const SIZES = { few: 1_000, many: 100_000 } as const;
type Tenant = keyof typeof SIZES;
/** Enough for a stable median. */
const READS = 15;
/** The maximum of one transaction of the table. */
const WRITES = 100;
const PAGE = { limit: 20, offset: 0 };
/** Allowed growth of a list that costs one page: the noise of two measurements. */
const MAX_GROWTH = 1.2;

const place = (tenant: Tenant) => ({ tenant, projectId: WORKSPACE, language: 'ko' as const });
const caller = (tenant: Tenant) => ({ tenant }) as unknown as Caller;
const NOWHERE = 'nobody has this';
const wanted = { ...PAGE, search: '', order: 'asc' as const };

type List = {
  readonly name: string;
  readonly row: (tenant: Tenant, n: number) => Write;
  readonly read: (table: Table, tenant: Tenant) => Promise<unknown>;
};
/** Each list has a table of its own, so that none reads another's rows. */
const LISTS: readonly List[] = [
  {
    name: 'files, newest first',
    row: (tenant, n) => ({ put: files.row(tenant, file(n)) }),
    read: (table, tenant) => listFiles(table, place(tenant), wanted),
  },
  {
    name: 'files of a folder, by name',
    row: (tenant, n) => ({ put: files.row(tenant, file(n)) }),
    read: (table, tenant) => listEntries(table, place(tenant), { ...wanted, sort: 'name' }),
  },
  {
    name: 'folders',
    row: (tenant, n) => ({ put: folders.row(tenant, folder(n)) }),
    read: (table, tenant) => listEntries(table, place(tenant), wanted),
  },
  {
    name: 'questions',
    row: (tenant, n) => ({ put: questions.row(tenant, question(n)) }),
    read: (table, tenant) => listQuestions(table, { tenant, userId: BY.id, projectId: WORKSPACE }, PAGE),
  },
  {
    name: 'outputs',
    row: (tenant, n) => ({ put: runs.row(tenant, run(n)) }),
    read: (table, tenant) => listRuns(table, place(tenant), wanted),
  },
  {
    name: 'activities',
    row: (tenant, n) => ({ put: questions.row(tenant, question(n)) }),
    read: (table, tenant) => listActivities(table, { tenant, projectId: WORKSPACE }, PAGE),
  },
  {
    name: 'audit log',
    row: audit,
    read: (table, tenant) => listAudit(table, { tenant, since: timeOf(SIZES.many), now: NOW }, { limit: PAGE.limit }),
  },
  {
    name: 'members',
    row: (tenant, n) => ({ put: members.row(tenant, member(n)) }),
    read: (table, tenant) => listPeople(table, caller(tenant), { ...wanted, scope: 'everybody' }, 'ko'),
  },
  ...(['email', 'role', 'status', 'lastActivity'] as const).map(
    (sort): List => ({
      name: `members by ${sort}`,
      row: (tenant, n) => ({ put: members.row(tenant, member(n)) }),
      read: (table, tenant) => listPeople(table, caller(tenant), { ...wanted, sort, scope: 'everybody' }, 'ko'),
    }),
  ),
  ...(['size', 'uploadedAt'] as const).map(
    (sort): List => ({
      name: `files of a folder, by ${sort}`,
      row: (tenant, n) => ({ put: files.row(tenant, file(n)) }),
      read: (table, tenant) => listEntries(table, place(tenant), { ...wanted, sort }),
    }),
  ),
  ...(['name', 'size', 'uploadedAt'] as const).map(
    (sort): List => ({
      name: `all files, by ${sort}`,
      row: (tenant, n) => ({ put: files.row(tenant, file(n)) }),
      read: (table, tenant) => listFiles(table, place(tenant), { ...wanted, sort }),
    }),
  ),
  ...(['name', 'inputVariable', 'type', 'createdBy', 'status'] as const).map(
    (sort): List => ({
      name: `outputs by ${sort}`,
      row: (tenant, n) => ({ put: runs.row(tenant, run(n)) }),
      read: (table, tenant) => listRuns(table, place(tenant), { ...wanted, sort }),
    }),
  ),
  // Nothing matches: the worst case of one call.
  {
    name: 'files that are searched',
    row: (tenant, n) => ({ put: files.row(tenant, file(n)) }),
    read: (table, tenant) => listFiles(table, place(tenant), { ...wanted, search: NOWHERE }),
  },
  {
    name: 'files and folders that are searched',
    row: (tenant, n) => ({ put: files.row(tenant, file(n)) }),
    read: (table, tenant) => listEntries(table, place(tenant), { ...wanted, search: NOWHERE }),
  },
  {
    name: 'outputs of one status',
    row: (tenant, n) => ({ put: runs.row(tenant, run(n)) }),
    read: (table, tenant) => listRuns(table, place(tenant), { ...wanted, status: 'Failed' }),
  },
  {
    name: 'members that are searched',
    row: (tenant, n) => ({ put: members.row(tenant, member(n)) }),
    read: (table, tenant) =>
      listPeople(table, caller(tenant), { ...wanted, search: NOWHERE, scope: 'everybody' }, 'ko'),
  },
];

const readMs = async (read: () => Promise<unknown>): Promise<number> => {
  await read();
  const times: number[] = [];
  for (let n = 0; n < READS; n += 1) {
    const began = performance.now();
    await read();
    times.push(performance.now() - began);
  }
  return median(times);
};

const figureOf = async (path: string, { name, row, read }: List): Promise<Figure> => {
  const table = sqliteTable(path);
  try {
    for (const [tenant, size] of Object.entries(SIZES) as [Tenant, number][])
      for (let from = 0; from < size; from += WRITES)
        await table.write(...Array.from({ length: WRITES }, (_, i) => row(tenant, from + i)));
    const [few, many] = [await readMs(() => read(table, 'few')), await readMs(() => read(table, 'many'))];
    return {
      name: `first page of ${SIZES.many} ${name}, p50`,
      value: many,
      unit: 'ms',
      peer: { name: `of ${SIZES.few}`, value: few },
      target: { mostRatio: MAX_GROWTH },
    };
  } finally {
    table.close();
  }
};

export const listFigures = async (): Promise<Figure[]> => {
  const dir = mkdtempSync(join(tmpdir(), 'footnote-lists-'));
  try {
    const figures: Figure[] = [];
    for (const [n, list] of LISTS.entries()) figures.push(await figureOf(join(dir, `${n}.db`), list));
    return figures;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
};

if (import.meta.main)
  for (const { name, value, peer } of await listFigures())
    console.log(name, value.toFixed(2), 'ms,', peer?.name, peer?.value.toFixed(2));
