// Uploads that are never finished: canceled by the person who started them, or collected by the reaper after a day.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { finishUpload } from '#functions/domain/files/finish.ts';
import { discardUpload, startUpload } from '#functions/domain/files/upload.ts';
import type { FileKey } from '#functions/ports/files.ts';
import { uploadKey } from '#functions/store/file-keys.ts';
import { ADDRESS_MS, pendingKey } from '#functions/store/files.ts';
import { usage, usageKey } from '#functions/store/organisations.ts';
import { reap } from '#functions/tasks/reap/task.ts';
import { UPLOAD } from '#shared/model/upload.ts';
import { CALLER, type FileWorld, fileWorld, TENANT, WORKSPACE } from '../../../helpers/file-world.ts';

const CHECKSUM = 'ab'.repeat(32);
const DAY_MS = 24 * 3_600_000;
const SIZE = 20 * 1024 * 1024;

let dir = '';
let world: FileWorld;
let aborted: string[] = [];
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'uploads-'));
  world = await fileWorld(join(dir, 'index'));
  aborted = [];
  Object.assign(world.ports.files, {
    abortParts: async ({ uploadId }: { uploadId: string }) => aborted.push(uploadId),
  });
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const begin = async (filename: string, size = SIZE) => {
  const wanted = { projectId: WORKSPACE, filename, size, contentType: 'application/pdf' };
  const partChecksums = Array.from({ length: Math.ceil(size / UPLOAD.partBytes) }, () => CHECKSUM);
  const { file } = await startUpload(world.ports, CALLER, { ...wanted, checksum: CHECKSUM, partChecksums });
  const key = uploadKey(TENANT, file.id);
  return { file, key, arrive: () => world.stored.set(key, new Uint8Array(size)) };
};
const waits = async (fileId: string) =>
  (await world.ports.table.getMany([pendingKey(TENANT, fileId)]))[0] !== undefined;
const stored = async () => {
  const [item] = await world.ports.table.getMany([usageKey(TENANT)]);
  return item && usage.read(item).storageBytes;
};
const later = (ms: number) => {
  const { now } = world.ports.clock;
  vi.spyOn(world.ports.clock, 'now').mockImplementation(() => now() + ms);
};

it('removes row, bytes and parts of a canceled upload', async () => {
  const { file, key, arrive } = await begin('a.pdf');
  arrive();

  expect(await discardUpload(world.ports, TENANT, file)).toBe(true);

  expect(await waits(file.id)).toBe(false);
  expect(world.stored.has(key)).toBe(false);
  expect(aborted).toEqual(['upload']);
});

it('removes bytes that arrive after the cancellation while the address is valid', async () => {
  const { file, key, arrive } = await begin('a.pdf', 10);
  await discardUpload(world.ports, TENANT, file);
  arrive();
  await reap.run({}, world.ports);
  await world.runAll();
  const early = world.stored.has(key);
  later(ADDRESS_MS);

  await reap.run({}, world.ports);
  await world.runAll();

  expect(early).toBe(true);
  expect(world.stored.has(key)).toBe(false);
});

it('counts storage from the start of an upload until it is canceled', async () => {
  const { file } = await begin('a.pdf', 10);
  const other = await begin('b.pdf', 7);
  const open = await stored();
  other.arrive();
  await finishUpload(world.ports, TENANT, other.file, {});
  await discardUpload(world.ports, TENANT, file);

  expect([open, await stored()]).toEqual([17, 7]);
});

it('keeps the file if the cancellation comes after it entered the workspace', async () => {
  const { file, key, arrive } = await begin('a.pdf', 10);
  arrive();
  await finishUpload(world.ports, TENANT, file, {});

  expect(await discardUpload(world.ports, TENANT, file)).toBe(false);

  expect(world.stored.has(key)).toBe(true);
  expect((await world.list()).map(({ id }) => id)).toEqual([file.id]);
});

it('collects an abandoned upload after a day', async () => {
  const { file, key, arrive } = await begin('a.pdf');
  arrive();
  await reap.run({}, world.ports);
  const kept = await waits(file.id);
  later(DAY_MS);

  await reap.run({}, world.ports);

  expect(kept).toBe(true);
  expect(await waits(file.id)).toBe(false);
  expect(world.stored.has(key as FileKey)).toBe(false);
});
