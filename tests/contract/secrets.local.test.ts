// The key file keeps the contract, survives a restart, and is for its owner alone.
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fileSecrets } from '#functions/adapters/local/file-secrets.ts';
import { KeyUnusable } from '#functions/ports/secrets.ts';
import { secretsSuite } from './secrets.suite.ts';

const folder = mkdtempSync(join(tmpdir(), 'footnote-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = join(folder, 'key');

secretsSuite('file', () => fileSecrets(path));

it('opens after a restart what was wrapped before', async () => {
  const { key, wrapped } = await fileSecrets(path).newDataKey('hanbit');
  expect(await fileSecrets(path).openDataKey({ tenant: 'hanbit', wrapped })).toEqual(key);
});

it('opens nothing with the key of another machine', async () => {
  const { wrapped } = await fileSecrets(path).newDataKey('hanbit');
  const other = fileSecrets(join(folder, 'other'));
  await expect(other.openDataKey({ tenant: 'hanbit', wrapped })).rejects.toThrow(KeyUnusable);
});

it('is a file that nobody else may read', () => {
  fileSecrets(path);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

it('does not start with a file that holds no key', () => {
  const broken = join(folder, 'broken');
  writeFileSync(broken, 'short');
  expect(() => fileSecrets(broken)).toThrow('does not hold a key');
});
