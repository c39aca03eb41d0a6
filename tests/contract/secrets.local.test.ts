// The key file meets the contract, survives a restart, and is readable only for its owner.
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

it('decrypts after a restart', async () => {
  const { key, wrapped } = await fileSecrets(path).newDataKey('hanbit');
  expect(await fileSecrets(path).openDataKey({ tenant: 'hanbit', wrapped })).toEqual(key);
});

it('decrypts nothing with the key of another machine', async () => {
  const { wrapped } = await fileSecrets(path).newDataKey('hanbit');
  const other = fileSecrets(join(folder, 'other'));
  await expect(other.openDataKey({ tenant: 'hanbit', wrapped })).rejects.toThrow(KeyUnusable);
});

it('is a file that nobody else may read', () => {
  fileSecrets(path);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

it('refuses to start with a file without a key', () => {
  const broken = join(folder, 'broken');
  writeFileSync(broken, 'short');
  expect(() => fileSecrets(broken)).toThrow('does not hold a key');
});
