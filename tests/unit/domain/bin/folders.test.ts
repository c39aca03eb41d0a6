// Folders in the bin: one entry with all deleted contents, restored and erased as a whole.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eraseFromBin } from '#functions/domain/bin/erase.ts';
import { listBin } from '#functions/domain/bin/list.ts';
import { restoreFromBin } from '#functions/domain/bin/restore.ts';
import { binOf } from '#functions/domain/bin/scope.ts';
import { deleteFiles } from '#functions/domain/files/delete.ts';
import { changeFolder } from '#functions/domain/files/folders/change.ts';
import { createFolder } from '#functions/domain/files/folders/create.ts';
import { removeOrphans } from '#functions/domain/files/folders/orphans.ts';
import { type FolderRecord, readFolders } from '#functions/store/folders.ts';
import { workspacePk } from '#functions/store/workspaces.ts';
import { ACCESS, ROLES, STATUS } from '#shared/model/enums.ts';
import { FOLDERS } from '#shared/model/upload.ts';
import { CALLER, type FileWorld, fileWorld, TENANT, WORKSPACE } from '../../../helpers/file-world.ts';

const SCOPE = binOf({ ...CALLER, role: ROLES.owner, status: STATUS.active }, WORKSPACE, {
  access: ACCESS.all,
  ownerId: 'u1',
});
const BY = { id: 'u1', name: 'U One' };
let world: FileWorld;
let dir: string;
let deal: FolderRecord;
let tax: FolderRecord;

const make = (name: string, parentId?: string) =>
  createFolder(world.ports, CALLER, { projectId: WORKSPACE, parentId, name });

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'footnote-bin-'));
  world = await fileWorld(dir);
  deal = await make('Deal');
  tax = await make('Tax', deal.id);
});
afterEach(() => rm(dir, { recursive: true }));

const inBin = async () => (await listBin(world.ports.table, SCOPE, { limit: 100, offset: 0 })).rows;
const remove = async (folder: FolderRecord) => {
  await deleteFiles(world.ports, TENANT, { files: [], folders: [folder] }, BY);
  await world.runAll();
};
const restore = async (id: string) => {
  const restored = await restoreFromBin(world.ports, SCOPE, WORKSPACE, [id]);
  await world.runAll();
  return restored;
};
const tree = async () => ({
  folders: (await readFolders(world.ports.table, TENANT, WORKSPACE)).map(({ id, parentId }) => [id, parentId]).sort(),
  files: (await world.list()).map(({ filename, folderId }) => [filename, folderId]).sort(),
});

describe('a deleted folder', () => {
  it('is one entry, and is restored with its folders and files in place', async () => {
    // Prepare
    await world.upload('a.txt', 'First words.', deal.id);
    await world.upload('b.txt', 'Second words.', tax.id);
    await world.runAll();
    const before = await tree();

    // Act
    await remove(deal);
    const binned = await inBin();
    const restored = await restore(deal.id);

    // Assess
    expect(binned).toMatchObject([{ entity: 'folder', id: deal.id, name: 'Deal', inside: 3 }]);
    expect(restored).toBe(4);
    expect(await tree()).toEqual(before);
    expect(await world.found()).toBe(2);
    expect(await inBin()).toEqual([]);
  });

  it('leaves earlier deleted items in the bin', async () => {
    const earlier = await world.upload('a.txt', 'First words.', deal.id);
    await world.upload('b.txt', 'Second words.', deal.id);
    await deleteFiles(world.ports, TENANT, { files: [earlier] }, BY);
    await remove(deal);
    expect((await inBin()).map(({ id }) => id).sort()).toEqual([earlier.id, deal.id].sort());
    await restore(deal.id);
    expect((await inBin()).map(({ id }) => id)).toEqual([earlier.id]);
  });

  it('gets another name if its own is in use, and is at the top if its parent no longer exists', async () => {
    await remove(tax);
    await remove(deal);
    await make('Tax');
    await restore(tax.id);
    const back = (await readFolders(world.ports.table, TENANT, WORKSPACE)).find(({ id }) => id === tax.id);
    expect(back).toMatchObject({ name: 'Tax (2)' });
    expect(back?.parentId).toBeUndefined();
  });

  it('is restored at the top if its parent is too deep now', async () => {
    await remove(tax);
    let parentId: string | undefined;
    for (let level = 1; level < FOLDERS.maxDepth; level += 1) parentId = (await make(`Level ${level}`, parentId)).id;
    await changeFolder(world.ports, TENANT, deal, { parentId });

    await restore(tax.id);

    expect((await tree()).folders).toContainEqual([tax.id, undefined]);
  });

  it('loses nothing if it is restored while it is being emptied', async () => {
    await world.upload('a.txt', 'First words.', deal.id);
    await deleteFiles(world.ports, TENANT, { files: [], folders: [deal] }, BY);
    const emptied = removeOrphans(world.ports, { tenant: TENANT, projectId: WORKSPACE, by: BY });
    await restoreFromBin(world.ports, SCOPE, WORKSPACE, [deal.id]);
    await emptied;
    await world.runAll();
    const { files } = await tree();
    const left = await inBin();
    expect(files.length + left.length).toBe(1);
  });

  it('is erased with all its contents', async () => {
    await world.upload('a.txt', 'First words.', tax.id);
    await world.runAll();
    await remove(deal);
    expect(await eraseFromBin(world.ports, SCOPE, [deal.id])).toBe(3);
    await world.runAll();
    const { items } = await world.ports.table.query({ pk: workspacePk(TENANT, WORKSPACE) });
    expect(items.map(({ sk }) => sk)).toEqual([expect.stringMatching(/^ERASE#.*-late$/), 'PROJECT']);
    expect(world.stored.size).toBe(0);
  });
});
