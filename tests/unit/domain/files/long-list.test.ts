// A workspace with more entries than are read at once: pages by the indexes, with filters and orders over all of it.
import { beforeAll, describe, expect, it } from 'vitest';
import { listEntries, listFiles } from '#functions/domain/files/list.ts';
import type { Table } from '#functions/ports/table.ts';
import { MAX_LOOKED_THROUGH, MAX_READ_WHOLE } from '#functions/store/few.ts';
import { files } from '#functions/store/files.ts';
import { folders } from '#functions/store/folders.ts';
import { emptyTable } from '#tests/helpers/empty-table.ts';

const TENANT = 'tenant-a';
const WORKSPACE = 'prj_000000000001';
const PLACE = { tenant: TENANT, projectId: WORKSPACE, language: 'en' as const };
const FIRST = { search: '', order: 'asc' as const, limit: 20, offset: 0 };
const MANY = 3 * MAX_READ_WHOLE;
const AT = '2026-01-01T00:00:00.000Z';
const by = { id: 'u1', name: 'Ann' };

const idOf = (kind: string, n: number) => `${kind}_000000000001_${String(n).padStart(16, '0')}`;
const file = (n: number, folderId?: string) => ({
  ...{ id: idOf('fil', n), projectId: WORKSPACE, filename: `contract ${n}.pdf`, contentType: 'application/pdf' },
  ...{ size: (n * 7919) % 1009, status: 'Done' as const, uploadedBy: by, uploadedAt: AT, updatedAt: AT, attempt: 1 },
  ...(folderId ? { folderId } : {}),
});
const folder = (n: number, parentId?: string) => ({
  ...{ id: idOf('fol', n), projectId: WORKSPACE, name: `folder ${n}`, createdBy: by, createdAt: AT, updatedAt: AT },
  ...(parentId ? { parentId } : {}),
});

let table: Table;
beforeAll(async () => {
  table = emptyTable();
  const [first, inside] = [folder(1), folder(2, idOf('fol', 1))];
  // The contents of a folder that no longer exists.
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

type Part = { readonly rows: readonly unknown[]; readonly cursor?: string | undefined };
/** Reads page after page, as a user does. */
const partsOf = async <P extends Part>(read: (cursor: string | undefined) => Promise<P>): Promise<P[]> => {
  const parts = [await read(undefined)];
  for (let cursor = parts[0]?.cursor; cursor; cursor = parts.at(-1)?.cursor) parts.push(await read(cursor));
  return parts;
};

describe('a long list of entries', () => {
  it('lists folders first, by name, with the number of files in and below each, then files, newest first', async () => {
    const page = await entries({ limit: 5 });
    expect(names(page.rows)).toEqual([
      ...['folder 1', 'folder 3', 'folder 10'],
      ...[`contract ${MANY - 1}.pdf`, `contract ${MANY - 2}.pdf`],
    ]);
    expect(page.rows.flatMap((row) => (row.entity === 'folder' ? [row.files] : []))).toEqual([2, 0, 0]);
    expect(page.count).toBe(MANY + 3);
  });

  it('sorts numbers in names by value, in both directions, and pages neither share nor lose a row', async () => {
    const up = await entries({ sort: 'name', offset: 3, limit: 4 });
    const down = await entries({ sort: 'name', order: 'desc', limit: 4 });
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(MANY / 100) + 1 }, (_, n) => entries({ limit: 100, offset: 100 * n })),
    );
    expect(names(up.rows)).toEqual([0, 1, 2, 3].map((n) => `contract ${n}.pdf`));
    expect(names(down.rows)).toEqual(['folder 10', 'folder 3', 'folder 1', `contract ${MANY - 1}.pdf`]);
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(MANY + 3);
  });

  it('opens a folder with its path, and nothing of a deleted folder', async () => {
    const inside = await entries({ folderId: idOf('fol', 2) });
    expect([names(inside.rows), names(inside.path), inside.count]).toEqual([
      [`contract ${MANY + 1}.pdf`],
      ['folder 1', 'folder 2'],
      1,
    ]);
    expect(await entries({ folderId: idOf('fol', 99) })).toEqual({ rows: [], count: 0, path: [] });
  });

  it('is searched in parts that neither share nor lose a row, newest first', async () => {
    const parts = await partsOf((cursor) => entries({ search: 'contract', limit: 2 * MAX_LOOKED_THROUGH, cursor }));
    const ids = parts.flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(parts.length).toBeGreaterThan(1);
    for (const { rows } of parts) expect(rows.length).toBeLessThanOrEqual(MAX_LOOKED_THROUGH);
    expect(ids).toEqual(ids.toSorted().toReversed());
    expect(new Set(ids).size).toBe(MANY + 2);
  });

  it('returns where the next part begins if nothing was found, except after the last', async () => {
    const parts = await partsOf((cursor) => entries({ search: 'contract 1.pdf', cursor }));
    expect(parts[0]).toMatchObject({ rows: [], count: 0, cursor: expect.any(String) });
    expect(names(parts.at(-1)?.rows ?? [])).toEqual(['contract 1.pdf']);
    expect(parts.at(-1)?.cursor).toBeUndefined();
  });

  it('has the matching folders in its first part', async () => {
    const parts = await partsOf((cursor) => entries({ search: 'folder', cursor }));
    expect(parts.slice(1).flatMap(({ rows }) => rows)).toEqual([]);
    expect(names(parts[0]?.rows ?? [])).toEqual(['folder 1', 'folder 2', 'folder 3', 'folder 10']);
    expect(parts[0]?.rows.map((row) => 'files' in row && row.files)).toEqual([2, 1, 0, 0]);
  });

  it('is searched and filtered as a whole', async () => {
    const found = await entries({ search: `contract ${MANY + 1}` });
    expect(names(found.rows)).toEqual([`contract ${MANY + 1}.pdf`]);
    expect((await entries({ status: 'Error' })).count).toBe(0);
  });

  it('is paged by size and time, in both directions', async () => {
    const sizes = async (wanted: object) =>
      (await entries({ sort: 'size', offset: 3, limit: 3, ...wanted })).rows.map((row) => 'size' in row && row.size);
    expect(await sizes({ order: 'desc' })).toEqual([1008, 1007, 1006]);
    expect(await sizes({ order: 'asc' })).toEqual([0, 0, 1]);
    expect(names((await entries({ sort: 'uploadedAt', offset: 3, limit: 2 })).rows)).toEqual([
      'contract 0.pdf',
      'contract 1.pdf',
    ]);
  });

  it('is filtered by size a part at a time, largest first', async () => {
    const parts = await partsOf((cursor) =>
      entries({ search: 'contract', sort: 'size', order: 'desc', limit: 2 * MAX_LOOKED_THROUGH, cursor }),
    );
    const sizes = parts.flatMap(({ rows }) => rows.map((row) => ('size' in row ? row.size : 0)));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(sizes).toHaveLength(MANY + 2);
  });
});

it('returns a long list of files by name in the order of the index', async () => {
  const { rows, count } = await listFiles(table, PLACE, { ...FIRST, sort: 'name', limit: 3, offset: 2 });
  expect(names(rows)).toEqual([2, 3, 4].map((n) => `contract ${n}.pdf`));
  // The contents of a deleted folder count until they are erased.
  expect(count).toBe(MANY + 3);
});

it('searches a filtered long list of files in parts, without the contents of deleted folders', async () => {
  const parts = await partsOf((cursor) => listFiles(table, PLACE, { ...FIRST, status: 'Done', limit: 1, cursor }));
  const ofFolder = await listFiles(table, PLACE, { ...FIRST, folderId: idOf('fol', 1) });
  expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(MANY + 2);
  expect([names(ofFolder.rows), ofFolder.cursor]).toEqual([[`contract ${MANY}.pdf`], undefined]);
});

it('limits how many rows one call reads in a search of a long list', async () => {
  // Prepare
  let read = 0;
  const counting: Table = {
    ...table,
    query: async (query) => {
      const page = await table.query(query);
      read += page.items.length;
      return page;
    },
  };

  // Act
  await listFiles(counting, PLACE, { ...FIRST, search: 'nothing of that name' });

  // Assess
  expect(read).toBeLessThanOrEqual(MAX_LOOKED_THROUGH);
});
