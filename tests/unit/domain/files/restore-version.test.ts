// Restoring an earlier version of a file as the current one.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeFile } from '#functions/domain/files/change.ts';
import { deleteFiles } from '#functions/domain/files/delete.ts';
import { versionsOf } from '#functions/domain/files/read.ts';
import { restoreVersion } from '#functions/domain/files/restore-version.ts';
import type { FileRecord } from '#functions/store/files.ts';
import { type FileWorld, fileWorld, TENANT } from '../../../helpers/file-world.ts';

let world: FileWorld;
let dir: string;
let first: FileRecord;
let second: FileRecord;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'footnote-version-'));
  world = await fileWorld(dir);
  first = await world.upload('a.txt', 'Revenue was 10.');
  second = await world.upload('a.txt', 'Revenue was 20.');
  await world.runAll();
});
afterEach(() => rm(dir, { recursive: true }));

const restore = async (current: FileRecord, id: string) => {
  const restored = await restoreVersion(world.ports, TENANT, current, id);
  await world.runAll();
  return restored;
};

describe('an earlier version', () => {
  it('is searchable again, and the one before it can still be opened', async () => {
    const restored = await restore(second, first.id);
    expect(await world.found([first.id])).toBe(1);
    expect(await world.found([second.id])).toBe(0);
    expect((await world.list()).map(({ id, status }) => [id, status])).toEqual([[first.id, 'Done']]);
    const versions = await versionsOf(world.ports.table, TENANT, restored);
    expect(versions.map(({ id, contentVersion = 1 }) => [id, contentVersion])).toEqual([
      [first.id, 3],
      [second.id, 2],
    ]);
  });

  it('gets the current name of the file, and the next upload with that name follows it', async () => {
    const renamed = await changeFile(world.ports, TENANT, second, { filename: 'b.txt' });
    await restore(renamed, first.id);
    const third = await world.upload('b.txt', 'Revenue was 30.');
    expect((await world.list()).map(({ id, filename }) => [id, filename])).toEqual([[third.id, 'b.txt']]);
    expect(third.earlier).toEqual([first.id, second.id]);
  });

  it('can be restored back and forth, without storing anything twice', async () => {
    const restored = await restore(second, first.id);
    const bytes = world.stored.size;
    await restore(restored, second.id);
    expect(await world.found([second.id])).toBe(1);
    expect(world.stored.size).toBe(bytes);
  });

  it('is the duplicate of a file with the same bytes, and replaces it when that is deleted', async () => {
    // Prepare
    const twin = await world.upload('c.txt', 'Revenue was 10.');

    // Act
    const beside = await restore(second, first.id);
    await deleteFiles(world.ports, TENANT, { files: [twin] });
    await world.runAll();
    const back = await restore(beside, second.id);
    const alone = await restore(back, first.id);
    const next = await world.upload('d.txt', 'Revenue was 10.');

    // Assess
    expect([beside.duplicateOf, alone.duplicateOf, next.duplicateOf]).toEqual([twin.id, undefined, first.id]);
  });

  it('of another file, or restored by two at once, is refused', async () => {
    const other = await world.upload('c.txt', 'Other words.');
    await expect(restore(second, other.id)).rejects.toMatchObject({ code: 'badInput' });
    const both = await Promise.allSettled([1, 2].map(() => restoreVersion(world.ports, TENANT, second, first.id)));
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
