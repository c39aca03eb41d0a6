// The bin: deleted files leave lists and search, are restored whole, and are erased by hand or when their time is over.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eraseFromBin } from '#functions/domain/bin/erase.ts';
import { listBin } from '#functions/domain/bin/list.ts';
import { restoreFiles } from '#functions/domain/bin/restore-files.ts';
import { binOf } from '#functions/domain/bin/scope.ts';
import { deleteFiles } from '#functions/domain/files/delete.ts';
import { createFolder } from '#functions/domain/files/folders/create.ts';
import { uploadKey } from '#functions/store/file-keys.ts';
import { ADDRESS_MS, readFile } from '#functions/store/files.ts';
import { usage, usageKey } from '#functions/store/organisations.ts';
import { workspacePk } from '#functions/store/workspaces.ts';
import { reap } from '#functions/tasks/reap/task.ts';
import { ACCESS, ROLES, STATUS } from '#shared/model/enums.ts';
import { CALLER, type FileWorld, fileWorld, TENANT, WORKSPACE } from '../../../helpers/file-world.ts';

const PLACE = { tenant: TENANT, projectId: WORKSPACE };
const PERSON = { ...CALLER, role: ROLES.owner, status: STATUS.active };
const WHERE = binOf(PERSON, WORKSPACE, { access: ACCESS.all, ownerId: 'u1' });
const DAY_MS = 86_400_000;
const BY = { id: 'u1', name: 'U One' };
let world: FileWorld;
let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'footnote-bin-'));
  world = await fileWorld(dir);
});
afterEach(() => rm(dir, { recursive: true }));

const inBin = async () => (await listBin(world.ports.table, WHERE, { limit: 100, offset: 0 })).rows;
const stored = async () => {
  const [item] = await world.ports.table.getMany([usageKey(TENANT)]);
  return item && usage.read(item).storageBytes;
};
const rowsLeft = async () =>
  (await world.ports.table.query({ pk: workspacePk(TENANT, WORKSPACE) })).items.map(({ sk }) => sk.split('#')[0]);

const afterMs = (ms: number) => {
  const { now } = world.ports.clock;
  return { ...world.ports, clock: { ...world.ports.clock, now: () => now() + ms } };
};

describe('a file in the bin', () => {
  it('is in no list and no search result, but still stored', async () => {
    const file = await world.upload('a.txt', 'First words.');
    await world.runAll();
    await deleteFiles(world.ports, TENANT, { files: [file] }, BY);
    await world.runAll();
    expect(await world.list()).toEqual([]);
    expect(await world.found()).toBe(0);
    expect(await inBin()).toMatchObject([{ id: file.id, name: 'a.txt', deletedBy: BY }]);
    expect(await stored()).toBe(file.size);
  });

  it('is restored whole: listed, searchable, with its earlier versions', async () => {
    // Prepare
    await world.upload('a.txt', 'First words.');
    const file = await world.upload('a.txt', 'Second words.');
    await world.runAll();
    await deleteFiles(world.ports, TENANT, { files: [file] }, BY);
    await world.runAll();

    // Act
    await restoreFiles(world.ports, PLACE, [file.id]);
    await world.runAll();

    // Assess
    const [back] = await world.list();
    expect(back).toMatchObject({ id: file.id, filename: 'a.txt', status: 'Done', earlier: file.earlier });
    expect(await world.found()).toBe(1);
    expect(await inBin()).toEqual([]);
  });

  it('is searchable again if it is restored before it was removed from search', async () => {
    const file = await world.upload('a.txt', 'First words.');
    await world.runAll();
    await deleteFiles(world.ports, TENANT, { files: [file] }, BY);
    await restoreFiles(world.ports, PLACE, [file.id]);
    await world.runAll();
    expect(await world.found()).toBe(1);
  });

  it('gets another name if its own is in use, and is at the top if its folder no longer exists', async () => {
    const folder = await createFolder(world.ports, CALLER, { projectId: WORKSPACE, parentId: undefined, name: 'Deal' });
    const file = await world.upload('a.txt', 'First words.', folder.id);
    await deleteFiles(world.ports, TENANT, { files: [], folders: [folder] }, BY);
    await world.runAll();
    await world.upload('a.txt', 'Other words.');
    await restoreFiles(world.ports, PLACE, [file.id]);
    const back = await readFile(world.ports.table, TENANT, file.id);
    expect(back?.filename).toBe('a (2).txt');
    expect(back?.folderId).toBeUndefined();
  });

  it('can be deleted and restored again and again', async () => {
    const file = await world.upload('a.txt', 'First words.');
    for (let n = 0; n < 3; n += 1) {
      const current = await readFile(world.ports.table, TENANT, file.id);
      if (!current) throw new Error('the file is gone');
      await deleteFiles(world.ports, TENANT, { files: [current] }, BY);
      await world.runAll();
      expect(await world.found()).toBe(0);
      await restoreFiles(world.ports, PLACE, [file.id]);
      await world.runAll();
      expect(await world.found()).toBe(1);
    }
    expect(await stored()).toBe(file.size);
  });

  it('is erased with its versions and late uploads, but nothing of others', async () => {
    // Prepare
    await world.upload('a.txt', 'First words.');
    const file = await world.upload('a.txt', 'Second words.');
    const other = await world.upload('b.txt', 'Other words.');
    await world.runAll();
    await deleteFiles(world.ports, TENANT, { files: [file, other] }, BY);
    await world.runAll();

    // Act
    const erased = await eraseFromBin(world.ports, WHERE, [file.id]);
    await world.runAll();

    // Assess
    expect(erased).toBe(1);
    expect((await inBin()).map(({ id }) => id)).toEqual([other.id]);
    expect([...world.stored.keys()].every((key) => key.includes(other.id))).toBe(true);
    expect(await stored()).toBe(other.size);
    await eraseFromBin(world.ports, WHERE, [other.id]);
    await world.runAll();
    world.stored.set(uploadKey(TENANT, other.id), new Uint8Array(3));
    await reap.run({}, afterMs(ADDRESS_MS));
    await world.runAll();
    expect(await rowsLeft()).toEqual(['PROJECT']);
    expect(world.stored.size).toBe(0);
    expect(await stored()).toBe(0);
  });

  it('is restored once if two people ask at the same moment', async () => {
    const file = await world.upload('a.txt', 'First words.');
    await deleteFiles(world.ports, TENANT, { files: [file] }, BY);
    const outcomes = await Promise.allSettled([1, 2].map(() => restoreFiles(world.ports, PLACE, [file.id])));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await world.list()).toHaveLength(1);
  });
});

it('erases unrestored files by the reaper after their retention, and not before', async () => {
  // Prepare
  const file = await world.upload('a.txt', 'First words.');
  await deleteFiles(world.ports, TENANT, { files: [file] }, BY);
  await world.runAll();
  // Act
  await reap.run({}, afterMs(29 * DAY_MS));
  const before = await inBin();
  await reap.run({}, afterMs(31 * DAY_MS));
  await world.runAll();

  // Assess
  expect(before).toHaveLength(1);
  expect(await inBin()).toEqual([]);
  expect(world.stored.size).toBe(0);
});
