// Undoing an upload: new files, next versions, both in one batch, and changes by others meanwhile.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listBin } from '#functions/domain/bin/list.ts';
import { restoreFiles } from '#functions/domain/bin/restore-files.ts';
import { binOf } from '#functions/domain/bin/scope.ts';
import { undoUpload } from '#functions/domain/files/undo-upload.ts';
import { evidenceFiles, evidenceKey, type FileRecord, fileKey, files } from '#functions/store/files.ts';
import { ACCESS, ROLES, STATUS } from '#shared/model/enums.ts';
import { CALLER, type FileWorld, fileWorld, TENANT, WORKSPACE } from '../../../helpers/file-world.ts';

const SCOPE = binOf({ ...CALLER, role: ROLES.owner, status: STATUS.active }, WORKSPACE, {
  access: ACCESS.all,
  ownerId: 'u1',
});
let world: FileWorld;
let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'footnote-undo-'));
  world = await fileWorld(dir);
});
afterEach(() => rm(dir, { recursive: true }));

/** The rows as the kernel resolves them: the file, or the earlier version that it has become. */
const found = async ({ id }: FileRecord): Promise<FileRecord> => {
  const [item, earlier] = await world.ports.table.getMany([fileKey(TENANT, id), evidenceKey(TENANT, id)]);
  if (item) return files.read(item);
  if (earlier) return evidenceFiles.read(earlier);
  throw new Error('the file is gone');
};
const undo = async (...batch: FileRecord[]) => {
  const outcome = await undoUpload(world.ports, CALLER, await Promise.all(batch.map(found)));
  await world.runAll();
  return outcome;
};
const listed = async () => (await world.list()).map(({ id, filename }) => [id, filename]);
const binned = async () =>
  (await listBin(world.ports.table, SCOPE, { limit: 100, offset: 0 })).rows.map(({ id }) => id);

describe('an undone upload', () => {
  it('moves new files to the bin, from which they can be restored', async () => {
    const stays = await world.upload('stays.txt', 'Here before.');
    const batch = [await world.upload('a.txt', 'First.'), await world.upload('b.txt', 'Second.')];
    await world.runAll();

    expect(await undo(...batch)).toEqual({ deleted: 2, restored: 0 });

    expect(await listed()).toEqual([[stays.id, 'stays.txt']]);
    expect((await binned()).sort()).toEqual(batch.map(({ id }) => id).sort());
    await restoreFiles(
      world.ports,
      { tenant: TENANT, projectId: WORKSPACE },
      batch.map(({ id }) => id),
    );
    expect(await listed()).toHaveLength(3);
  });

  it('returns a file to the version before the batch, and keeps the others accessible', async () => {
    const before = await world.upload('a.txt', 'Revenue was 10.');
    const batch = [await world.upload('a.txt', 'Revenue was 20.'), await world.upload('a.txt', 'Revenue was 30.')];
    await world.runAll();

    expect(await undo(...batch)).toEqual({ deleted: 0, restored: 1 });

    expect(await listed()).toEqual([[before.id, 'a.txt']]);
    expect(await world.found([before.id])).toBe(1);
    expect(await world.found(batch.map(({ id }) => id))).toBe(0);
  });

  it('deletes a file whose versions are all from the batch', async () => {
    const batch = [await world.upload('a.txt', 'Revenue was 20.'), await world.upload('a.txt', 'Revenue was 30.')];

    expect(await undo(...batch)).toEqual({ deleted: 1, restored: 0 });

    expect(await listed()).toEqual([]);
  });

  it('keeps files with a later version, and does nothing the second time', async () => {
    await world.upload('a.txt', 'Revenue was 10.');
    const batch = await world.upload('a.txt', 'Revenue was 20.');
    const later = await world.upload('a.txt', 'Revenue was 30.');

    expect(await undo(batch)).toEqual({ deleted: 0, restored: 0 });

    expect(await listed()).toEqual([[later.id, 'a.txt']]);
    expect(await undo(later)).toEqual({ deleted: 0, restored: 1 });
    expect(await undo(later)).toEqual({ deleted: 0, restored: 0 });
  });
});
