// A workspace with more files and folders than are read whole: pages by the indexes, filters and orders over all of it.
import { beforeAll, describe, expect, it } from 'vitest';
import { sqliteTable } from '#functions/adapters/local/sqlite-table.ts';
import { listEntries, listFiles } from '#functions/domain/files/list.ts';
import type { Table } from '#functions/ports/table.ts';
import { MOST_READ_WHOLE } from '#functions/store/few.ts';
import { files } from '#functions/store/files.ts';
import { folders } from '#functions/store/folders.ts';

const TENANT = 'tenant-a';
const PROJECT = 'prj_000000000001';
const PLACE = { tenant: TENANT, projectId: PROJECT, language: 'en' as const };
const FIRST = { search: '', order: 'asc' as const, limit: 20, offset: 0 };
const MANY = 3 * MOST_READ_WHOLE;
const AT = '2026-01-01T00:00:00.000Z';
const by = { id: 'u1', name: 'Ann' };

const idOf = (kind: string, n: number) => `${kind}_000000000001_${String(n).padStart(16, '0')}`;
const file = (n: number, folderId?: string) => ({
  ...{ id: idOf('fil', n), projectId: PROJECT, filename: `contract ${n}.pdf`, contentType: 'application/pdf' },
  ...{ size: (n * 7919) % 1009, status: 'Done' as const, uploadedBy: by, uploadedAt: AT, updatedAt: AT, attempt: 1 },
  ...(folderId ? { folderId } : {}),
});
const folder = (n: number, parentId?: string) => ({
  ...{ id: idOf('fol', n), projectId: PROJECT, name: `folder ${n}`, createdBy: by, createdAt: AT, updatedAt: AT },
  ...(parentId ? { parentId } : {}),
});

let table: Table;
beforeAll(async () => {
  table = sqliteTable(':memory:');
  const [first, inside] = [folder(1), folder(2, idOf('fol', 1))];
  // What lies in a folder that is no longer there.
  const orphan = file(MANY + 2, idOf('fol', 99));
  const all = [
    ...Array.from({ length: MANY }, (_, n) => file(n)),
    file(MANY, first.id),
    file(MANY + 1, inside.id),
    orphan,
  ].map((one) => files.row(TENANT, one));
  const puts = [...all, ...[first, inside, folder(10), folder(3)].map((one) => folders.row(TENANT, one))];
  for (let from = 0; from < puts.length; from += 100)
    await table.write(...puts.slice(from, from + 100).map((put) => ({ put })));
});

const names = (rows: readonly ({ filename: string } | { name: string })[]) =>
  rows.map((row) => ('filename' in row ? row.filename : row.name));
const entries = (wanted: object) => listEntries(table, PLACE, { ...FIRST, ...wanted });

describe('a long list of entries', () => {
  it('stands folders first, by name, each with the files in it and below, then files, newest first', async () => {
    const page = await entries({ limit: 5 });
    expect(names(page.rows)).toEqual([
      ...['folder 1', 'folder 3', 'folder 10'],
      ...[`contract ${MANY - 1}.pdf`, `contract ${MANY - 2}.pdf`],
    ]);
    expect(page.rows.flatMap((row) => (row.entity === 'folder' ? [row.files] : []))).toEqual([2, 0, 0]);
    expect(page.count).toBe(MANY + 3);
  });

  it('by name goes by the value of numbers, both ways, and pages neither share nor lose a row', async () => {
    const up = await entries({ sort: 'name', offset: 3, limit: 4 });
    const down = await entries({ sort: 'name', order: 'desc', limit: 4 });
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(MANY / 100) + 1 }, (_, n) => entries({ limit: 100, offset: 100 * n })),
    );
    expect(names(up.rows)).toEqual([0, 1, 2, 3].map((n) => `contract ${n}.pdf`));
    expect(names(down.rows)).toEqual(['folder 10', 'folder 3', 'folder 1', `contract ${MANY - 1}.pdf`]);
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(MANY + 3);
  });

  it('opens a folder with the way to it, and nothing of a folder that was deleted', async () => {
    const inside = await entries({ folderId: idOf('fol', 2) });
    expect([names(inside.rows), names(inside.path), inside.count]).toEqual([
      [`contract ${MANY + 1}.pdf`],
      ['folder 1', 'folder 2'],
      1,
    ]);
    expect(await entries({ folderId: idOf('fol', 99) })).toEqual({ rows: [], count: 0, path: [] });
  });

  it('is searched, filtered and sorted otherwise over all of it', async () => {
    const found = await entries({ search: `contract ${MANY + 1}` });
    const bySize = await entries({ sort: 'size', order: 'desc', offset: 3 });
    expect(names(found.rows)).toEqual([`contract ${MANY + 1}.pdf`]);
    expect(bySize.rows[0]).toMatchObject({ size: 1008 });
    expect((await entries({ status: 'Error' })).count).toBe(0);
  });
});

it('a long list of files by name has the order of the index', async () => {
  const { rows, count } = await listFiles(table, PLACE, { ...FIRST, sort: 'name', limit: 3, offset: 2 });
  expect([names(rows), count]).toEqual([[2, 3, 4].map((n) => `contract ${n}.pdf`), MANY + 2]);
});
