// Creates the data folder with its missing parents, and fails at once if that is impossible.
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeFolder } from '#infra/local/make-folder.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'footnote-folder-'));
});
afterEach(() => rm(dir, { recursive: true }));

it('creates the folder with its parents, for its owner only, and accepts an existing one', async () => {
  const folder = join(dir, 'a', 'b');
  await makeFolder(folder);
  await makeFolder(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

it('fails if a file has its name', async () => {
  writeFileSync(join(dir, 'file'), '');
  await expect(makeFolder(join(dir, 'file'))).rejects.toMatchObject({ code: 'EEXIST' });
  await expect(makeFolder(join(dir, 'file', 'below'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});

it.runIf(existsSync('/proc/self'))('fails below /proc, where nothing can be created', async () => {
  await expect(makeFolder('/proc/self/footnote')).rejects.toMatchObject({
    code: 'ENOENT',
    path: '/proc/self/footnote',
  });
});
