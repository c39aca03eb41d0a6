// Files and folders of a workspace: names, versions, folders under contention, deletion without residue, events in any order.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeFile } from '#functions/domain/files/change.ts';
import { deleteFiles } from '#functions/domain/files/delete.ts';
import { changeFolder } from '#functions/domain/files/folders/change.ts';
import { createFolder, ensurePath } from '#functions/domain/files/folders/create.ts';
import { indexAgain } from '#functions/domain/files/indexing.ts';
import { listEntries, listFiles } from '#functions/domain/files/list.ts';
import { versionsOf } from '#functions/domain/files/read.ts';
import { readFacts, storeFacts } from '#functions/store/facts.ts';
import { evidenceFiles, evidenceKey } from '#functions/store/files.ts';
import { readFolders } from '#functions/store/folders.ts';
import { usage, usageKey } from '#functions/store/organisations.ts';
import { workspaceKey, workspacePk, workspaces } from '#functions/store/workspaces.ts';
import { countOf, fc } from '#tests/helpers/properties.ts';
import { CALLER, type FileWorld, fileWorld, TENANT, WORKSPACE } from '../../../helpers/file-world.ts';

const PLACE = { tenant: TENANT, projectId: WORKSPACE, language: 'en' as const };
const ALL = { search: '', order: 'asc' as const, limit: 100, offset: 0 };

let dir = '';
let world: FileWorld;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'files-'));
  world = await fileWorld(join(dir, 'index'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const folder = (name: string, parentId?: string) =>
  createFolder(world.ports, CALLER, { projectId: WORKSPACE, parentId, name });
const counted = async () => {
  const [workspace, used] = await world.ports.table.getMany([workspaceKey(TENANT, WORKSPACE), usageKey(TENANT)]);
  return { files: workspaces.read(workspace!).fileCount, bytes: usage.read(used!).storageBytes };
};
const rowsLeft = async () =>
  (await world.ports.table.query({ pk: workspacePk(TENANT, WORKSPACE) })).items.map(({ sk }) => sk);

describe('the same name twice in a folder', () => {
  it('makes a new version: the old one opens for earlier answers, but no search finds it', async () => {
    // Prepare
    const first = await world.upload('매출.md', '2021년 매출액은 1,234억원이다.');
    await world.runAll();
    expect(await world.found([first.id])).toBe(1);
    // Act: composed differently, as another computer writes it
    const second = await world.upload('매출.md'.normalize('NFD'), '2022년 매출액은 2,000억원이다.');
    await world.runAll();
    // Assess
    expect(second).toMatchObject({ contentVersion: 2, earlier: [first.id] });
    expect((await world.list()).map(({ id }) => id)).toEqual([second.id]);
    expect([await world.found([first.id]), await world.found([second.id])]).toEqual([0, 1]);
    const [old] = await world.ports.table.getMany([evidenceKey(TENANT, first.id)]);
    expect(evidenceFiles.read(old!)).toMatchObject({ supersededBy: second.id, status: 'Done' });
    expect([...world.stored.keys()].filter((key) => key.includes(first.id))).toHaveLength(2);
    expect((await versionsOf(world.ports.table, TENANT, second)).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await counted()).toMatchObject({ files: 1, bytes: first.size + second.size });
  });

  it('removes the figures of the old version from facts', async () => {
    const first = await world.upload('a.md', 'Revenue was 1.');
    await world.runAll();
    const wanted = { tenant: TENANT, projectId: WORKSPACE, entity: 'acme', metric: 'revenue' };
    const known = {
      projectId: WORKSPACE,
      fileId: first.id,
      document: 'a.md',
      company: 'Acme',
      asOf: '2025',
      facts: [],
    };
    await storeFacts(world.ports.table, { tenant: TENANT, fileId: first.id }, [{ ...wanted, ...known }]);
    const before = await readFacts(world.ports.table, wanted);
    await world.upload('a.md', 'Revenue was 2.');
    await world.runAll();
    expect(before).toHaveLength(1);
    expect(await readFacts(world.ports.table, wanted)).toEqual([]);
  });

  it('with the same bytes adds nothing', async () => {
    const first = await world.upload('a.txt', 'Revenue rose.');
    const again = await world.upload('A.TXT', 'Revenue rose.');
    expect(again.id).toBe(first.id);
    expect(world.stored.size).toBe(1);
    expect(await counted()).toMatchObject({ files: 1, bytes: first.size });
  });

  it('makes ten versions of one file from ten concurrent uploads, and loses none', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, (_, n) => world.upload('a.txt', `Version ${n}.`)));
    const [current, ...others] = await world.list();
    expect(others).toEqual([]);
    expect(new Set([current!.id, ...current!.earlier!])).toEqual(new Set(all.map(({ id }) => id)));
    expect(current!.contentVersion).toBe(10);
  });
});

it('reports another file with the same bytes', async () => {
  const first = await world.upload('a.txt', 'Revenue rose.');
  expect(await world.upload('b.txt', 'Revenue rose.')).toMatchObject({ duplicateOf: first.id });
});

describe('folders', () => {
  it('of a dropped directory are created once, however many files arrive at the same moment', async () => {
    const path = { projectId: WORKSPACE, folderId: undefined, path: 'Deal/2024/../Finance' };
    const ids = await Promise.all(Array.from({ length: 12 }, () => ensurePath(world.ports, CALLER, path)));
    expect(new Set(ids).size).toBe(1);
    expect((await readFolders(world.ports.table, TENANT, WORKSPACE)).map(({ name }) => name).sort()).toEqual([
      '2024',
      'Deal',
      'Finance',
    ]);
  });

  it('never end inside themselves, even if two moves cross', async () => {
    const [a, b] = [await folder('a'), await folder('b')];
    const moves = [
      changeFolder(world.ports, TENANT, a, { parentId: b.id }),
      changeFolder(world.ports, TENANT, b, { parentId: a.id }),
    ];
    const results = await Promise.allSettled(moves);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(changeFolder(world.ports, TENANT, a, { parentId: a.id })).rejects.toMatchObject({ code: 'badInput' });
  });

  it('are nested at most ten deep', async () => {
    let parentId: string | undefined;
    for (let depth = 1; depth <= 10; depth += 1) parentId = (await folder(`level ${depth}`, parentId)).id;
    await expect(folder('level 11', parentId)).rejects.toMatchObject({ code: 'badInput' });
    const pair = await folder('pair');
    await folder('inner', pair.id);
    const ninth = (await readFolders(world.ports.table, TENANT, WORKSPACE)).find(({ name }) => name === 'level 9');
    await expect(changeFolder(world.ports, TENANT, pair, { parentId: ninth!.id })).rejects.toMatchObject({
      code: 'badInput',
    });
  });

  it('release their name when they are renamed, and take none in use', async () => {
    const [a, b] = [await folder('a'), await folder('b')];
    await expect(changeFolder(world.ports, TENANT, a, { name: 'B' })).rejects.toMatchObject({ code: 'nameExists' });
    await changeFolder(world.ports, TENANT, a, { name: 'c' });
    expect((await changeFolder(world.ports, TENANT, b, { name: 'a' })).name).toBe('a');
    expect((await folder('b')).id).not.toBe(b.id);
  });

  it('are listed first, and searches include those below', async () => {
    const deal = await folder('Deal');
    const inner = await folder('Report', deal.id);
    const top = await world.upload('top.txt', 'One.');
    const deep = await world.upload('report 2.txt', 'Two.', inner.id);
    const shown = await listEntries(world.ports.table, PLACE, ALL);
    expect(shown.rows).toMatchObject([
      { entity: 'folder', id: deal.id, files: 1 },
      { entity: 'attachment', id: top.id },
    ]);
    const found = await listEntries(world.ports.table, PLACE, { ...ALL, search: 'REPORT', folderId: deal.id });
    expect(found.rows.map(({ id }) => id)).toEqual([inner.id, deep.id]);
    expect(found.path).toEqual([{ id: deal.id, name: 'Deal' }]);
  });
});

describe('a file', () => {
  it('is renamed and moved, but never to another’s name', async () => {
    const deal = await folder('Deal');
    const file = await world.upload('a.txt', 'One.');
    await world.upload('b.txt', 'Two.');
    await expect(changeFile(world.ports, TENANT, file, { filename: 'B.txt' })).rejects.toMatchObject({
      code: 'nameExists',
    });
    const moved = await changeFile(world.ports, TENANT, file, { filename: 'b.txt', folderId: deal.id });
    expect(moved).toMatchObject({ filename: 'b.txt', folderId: deal.id });
    expect(await world.upload('a.txt', 'Three.')).not.toHaveProperty('earlier');
  });

  it('keeps its new name if it is indexed at the same time', async () => {
    const file = await world.upload('a.txt', 'Revenue rose.');
    await Promise.all([world.runAll(), changeFile(world.ports, TENANT, file, { filename: 'renamed.txt' })]);
    expect(await world.list()).toMatchObject([{ filename: 'renamed.txt', status: 'Done' }]);
  });

  it('is read again under its new name, even if it was being read under the old one', async () => {
    const file = await world.upload('a.txt', 'Revenue rose.');
    const chunk = async () => (await world.ports.index.range({ tenant: TENANT, fileId: file.id, from: 0, to: 0 }))[0];
    await world.runAll();
    const before = await chunk();
    const renamed = await changeFile(world.ports, TENANT, (await world.list())[0]!, { filename: 'b.txt' });
    await world.runAll();
    expect(before?.context.document).toBe('a.txt');
    expect(renamed).toMatchObject({ status: 'NotYet', attempt: 2 });
    expect(await chunk()).toMatchObject({ context: { document: 'b.txt' } });
    expect(await world.list()).toMatchObject([{ filename: 'b.txt', status: 'Done' }]);
  });

  it('enters no deleted folder', async () => {
    const deal = await folder('Deal');
    await deleteFiles(world.ports, TENANT, { files: [], folders: [deal] });
    await expect(world.upload('a.txt', 'One.', deal.id)).rejects.toMatchObject({ code: 'notFound' });
  });
});

it('reads a page of the newest files by its keys, wherever the files are', async () => {
  // Prepare
  const deal = await folder('Deal');
  const ids: string[] = [];
  for (let n = 0; n < 30; n += 1) ids.unshift((await world.upload(`${n}.txt`, `${n}`, n % 2 ? deal.id : undefined)).id);
  const { query } = world.ports.table;
  let read = 0;
  const table = {
    ...world.ports.table,
    query: async (wanted: Parameters<typeof query>[0]) => {
      const page = await query(wanted);
      read += page.items.length;
      return page;
    },
  };
  // Act
  const page = await listFiles(table, PLACE, { ...ALL, limit: 2, offset: 0 });
  // Assess
  expect(page.rows.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect(page.count).toBe(30);
  expect(read).toBeLessThan(30);
});

describe('deleting', () => {
  it('removes a folder with all its contents, at once from lists and soon everywhere', async () => {
    // Prepare
    const deal = await folder('Deal');
    const inner = await folder('Inner', deal.id);
    const kept = await world.upload('kept.txt', 'Kept.');
    await world.upload('a.txt', 'First.', inner.id);
    await world.upload('a.txt', 'Second.', inner.id);
    for (let n = 0; n < 90; n += 1) await world.upload(`${n}.txt`, `Number ${n} of many.`, n % 2 ? inner.id : deal.id);
    await world.runAll();
    // Act
    await deleteFiles(world.ports, TENANT, { files: [], folders: [deal] });
    const shown = await listFiles(world.ports.table, PLACE, ALL);
    await world.runAll();
    // Assess
    expect(shown.rows.map(({ id }) => id)).toEqual([kept.id]);
    expect((await rowsLeft()).map((sk) => sk.split('#')[0])).toEqual(['BYTES', 'FILE', 'NAME', 'PROJECT']);
    expect([...world.stored.keys()].every((key) => key.includes(kept.id))).toBe(true);
    expect(await world.found()).toBe(1);
    expect(await counted()).toEqual({ files: 1, bytes: kept.size });
  });

  it('removes files and folders together completely or not at all', async () => {
    const deal = await folder('Deal');
    const file = await world.upload('a.txt', 'One.');
    await deleteFiles(world.ports, TENANT, { files: [], folders: [deal] });
    await expect(deleteFiles(world.ports, TENANT, { files: [file], folders: [deal] })).rejects.toMatchObject({
      code: 'stale',
    });
    expect(await world.list()).toHaveLength(1);
  });

  it('removes earlier versions too', async () => {
    await world.upload('a.txt', 'One.');
    const file = await world.upload('a.txt', 'Two.');
    await world.runAll();
    await deleteFiles(world.ports, TENANT, { files: [file] });
    await world.runAll();
    expect(await rowsLeft()).toEqual(['PROJECT']);
    expect(world.stored.size).toBe(0);
    expect(await counted()).toEqual({ files: 0, bytes: 0 });
  });
});

it('ends the same, in any order and number of its executions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(5), { maxLength: 12 }), fc.boolean(), async (order, isDeleted) => {
      // Prepare: two versions, another attempt and perhaps a deletion, all started and none run
      const here = await fileWorld(mkdtempSync(join(dir, 'run-')));
      const first = await here.upload('a.txt', 'Revenue was 10.');
      const second = await here.upload('a.txt', 'Revenue was 20.');
      if (isDeleted) await deleteFiles(here.ports, TENANT, { files: [second] });
      // Act: some in any order, some twice, then each once
      for (const n of order) await here.run(here.jobs[n % here.jobs.length]!);
      await here.runAll();
      // Assess
      expect(await here.found([first.id])).toBe(0);
      expect(await here.found([second.id])).toBe(isDeleted ? 0 : 1);
      expect((await here.list()).map(({ status }) => status)).toEqual(isDeleted ? [] : ['Done']);
      if (isDeleted) expect(here.stored.size).toBe(0);
    }),
    { numRuns: countOf(9, 25) },
  );
});

it('rebuilds the index from storage with the same ids', async () => {
  // Prepare
  const file = await world.upload('a.md', Array.from({ length: 200 }, (_, n) => `Sentence ${n} is here.`).join('\n\n'));
  await world.runAll();
  const ids = async () =>
    (await world.ports.index.range({ tenant: TENANT, fileId: file.id, from: 0, to: 99 })).map(({ id }) => id);
  const before = await ids();
  // Act
  await world.ports.index.removeFile({ tenant: TENANT, fileId: file.id });
  await indexAgain(world.ports, TENANT, await world.list());
  await world.runAll();
  // Assess
  expect(before.length).toBeGreaterThan(2);
  expect(await ids()).toEqual(before);
});

it('sorts, filters and pages lists on the server', async () => {
  for (const [name, text] of [
    ['b10.txt', 'aaa'],
    ['b9.txt', 'a'],
    ['c.xlsx', 'aa'],
  ] as const)
    await world.upload(name, text);
  const names = async (wanted: object) =>
    (await listFiles(world.ports.table, PLACE, { ...ALL, ...wanted })).rows.map(({ filename }) => filename);
  expect(await names({})).toEqual(['c.xlsx', 'b9.txt', 'b10.txt']);
  expect(await names({ sort: 'name' })).toEqual(['b9.txt', 'b10.txt', 'c.xlsx']);
  expect(await names({ sort: 'size', order: 'desc' })).toEqual(['b10.txt', 'c.xlsx', 'b9.txt']);
  expect(await names({ kind: 'Spreadsheet' })).toEqual(['c.xlsx']);
  expect(await names({ search: 'B', sort: 'name', offset: 1 })).toEqual(['b10.txt']);
  expect(await names({ status: 'Done' })).toEqual([]);
});
