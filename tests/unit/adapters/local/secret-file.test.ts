// The secret of a data folder survives a start interrupted while the secret is created.
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SECRET_BYTES, secretFile } from '#functions/adapters/local/secret-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'footnote-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('is created once, readable only for its owner, and leaves no draft', () => {
  const path = join(folder, 'secret');

  const made = secretFile(path);

  expect(made).toHaveLength(SECRET_BYTES);
  expect(secretFile(path)).toEqual(made);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['secret']);
});

it('ignores the draft of an interrupted start', () => {
  writeFileSync(join(folder, 'secret.0123456789ab'), '');

  expect(secretFile(join(folder, 'secret'))).toHaveLength(SECRET_BYTES);
});

it('is not replaced if it is truncated, because secrets encrypted with it would be lost', () => {
  const path = join(folder, 'secret');
  writeFileSync(path, 'short');

  expect(() => secretFile(path)).toThrow('does not hold a key');
});
