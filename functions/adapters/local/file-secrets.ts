// Implements the secrets port on one machine: data keys wrapped with a key in an owner-only file, bound to their
// tenant.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { KeyUnusable, type Secrets } from '../../ports/secrets.ts';
import { SECRET_BYTES, secretFile } from './secret-file.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

const wrap = (master: Buffer, tenant: string, key: Uint8Array): string => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', master, iv).setAAD(Buffer.from(tenant));
  const body = Buffer.concat([cipher.update(key), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
};

const unwrap = (master: Buffer, tenant: string, wrapped: string): Uint8Array => {
  const bytes = Buffer.from(wrapped, 'base64');
  try {
    const decipher = createDecipheriv('aes-256-gcm', master, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(tenant))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    throw new KeyUnusable();
  }
};

export const fileSecrets = (path: string): Secrets => {
  const master = secretFile(path);
  return {
    newDataKey: async (tenant) => {
      const key = randomBytes(SECRET_BYTES);
      return { key, wrapped: wrap(master, tenant, key) };
    },
    openDataKey: async ({ tenant, wrapped }) => unwrap(master, tenant, wrapped),
  };
};
