// Creates a file of random bytes that only its owner may read: once, and whole or not at all.
import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

export const SECRET_BYTES = 32;

/**
 * If several threads create it at once, one succeeds and all read its file. Throws if the file holds no such secret.
 */
export const secretFile = (path: string): Buffer => {
  if (!existsSync(path)) {
    const draft = `${path}.${randomBytes(6).toString('hex')}`;
    writeFileSync(draft, randomBytes(SECRET_BYTES), { mode: 0o600, flag: 'wx', flush: true });
    try {
      linkSync(draft, path);
    } catch (error) {
      if (!existsSync(path)) throw error;
    } finally {
      rmSync(draft);
    }
  }
  const secret = readFileSync(path);
  if (secret.length !== SECRET_BYTES) throw new Error(`${path} does not hold a key`);
  return secret;
};
