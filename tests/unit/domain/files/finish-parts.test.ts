// Uploads in parts: storage checks each part, and the whole file is checked at the end.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { finishUpload } from '#functions/domain/files/finish.ts';
import { startUpload } from '#functions/domain/files/upload.ts';
import { uploadKey } from '#functions/store/file-keys.ts';
import { UPLOAD } from '#shared/model/upload.ts';
import { CALLER, type FileWorld, fileWorld, TENANT, WORKSPACE } from '../../../helpers/file-world.ts';
import { checksumsOf } from '../../../helpers/sha256.ts';

const BYTES = new Uint8Array(UPLOAD.partsAbove + 1).fill(97);

let dir = '';
let world: FileWorld;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'parts-'));
  world = await fileWorld(join(dir, 'index'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** The state of storage: every part has the checksum that was announced for it. */
const sent = async (checksum: string) => {
  const { partChecksums } = checksumsOf(BYTES);
  const wanted = { projectId: WORKSPACE, filename: 'a.pdf', size: BYTES.length, contentType: 'application/pdf' };
  const { file } = await startUpload(world.ports, CALLER, { ...wanted, checksum, partChecksums });
  const key = uploadKey(TENANT, file.id);
  world.ports.files.finishParts = async () => void world.stored.set(key, BYTES);
  return { file, key };
};

it('enter the workspace with the checksum of the whole file', async () => {
  const { file } = await sent(checksumsOf(BYTES).checksum);

  const row = await finishUpload(world.ports, TENANT, file, { etags: ['x'] });

  expect((await world.list()).map(({ id }) => id)).toEqual([row.id]);
});

it('are refused with the checksum of another file, even by two calls at once', async () => {
  const { file, key } = await sent('ab'.repeat(32));
  const end = () => finishUpload(world.ports, TENANT, file, { etags: ['x'] });

  const ends = await Promise.allSettled([end(), end()]);

  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(ends[0]).toMatchObject({ reason: { code: 'badInput', params: { field: 'checksum' } } });
  expect(world.stored.has(key)).toBe(false);
  expect(await world.list()).toEqual([]);
});
