// Encrypts secrets for the table with AES-256-GCM, bound to their tenant and purpose.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { SourceKey } from '#shared/model/source-schemas.ts';
import { KeyUnusable, type Secrets } from '../../ports/secrets.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** `source`: a provider, or what else it is for. */
type Owner = { readonly tenant: string; readonly source: string };
export type Encrypted = { readonly sealed: string; readonly wrapped: string };

/** A row that is moved to another tenant or provider does not open there. */
const bound = ({ tenant, source }: Owner): Uint8Array => new TextEncoder().encode(`${tenant}|${source}`);

const joined = (...parts: readonly Uint8Array[]): Uint8Array => {
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

export const encryptText = async (
  secrets: Pick<Secrets, 'newDataKey'>,
  owner: Owner,
  text: string,
): Promise<Encrypted> => {
  const dataKey = await secrets.newDataKey(owner.tenant);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', dataKey.key, iv).setAAD(bound(owner));
  const body = joined(cipher.update(text, 'utf8'), cipher.final());
  dataKey.key.fill(0);
  return { sealed: toBase64(joined(iv, cipher.getAuthTag(), body)), wrapped: dataKey.wrapped };
};

const decrypted = (dataKey: Uint8Array, owner: Owner, bytes: Uint8Array): string => {
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', dataKey, iv, { authTagLength: TAG_BYTES })
    .setAAD(bound(owner))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return new TextDecoder().decode(joined(decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()));
};

/** Throws KeyUnusable for what was sealed for somebody else or has been changed. */
export const decryptText = async (
  secrets: Pick<Secrets, 'openDataKey'>,
  owner: Owner,
  { sealed, wrapped }: Encrypted,
): Promise<string> => {
  const dataKey = await secrets.openDataKey({ tenant: owner.tenant, wrapped });
  try {
    return decrypted(dataKey, owner, fromBase64(sealed));
  } catch {
    throw new KeyUnusable();
  } finally {
    dataKey.fill(0);
  }
};

export const encryptKey = (secrets: Pick<Secrets, 'newDataKey'>, owner: Owner, key: SourceKey): Promise<Encrypted> =>
  encryptText(secrets, owner, JSON.stringify(key));

/** Throws KeyUnusable, as openText does. */
export const decryptKey = async (
  secrets: Pick<Secrets, 'openDataKey'>,
  owner: Owner,
  sealed: Encrypted,
): Promise<SourceKey> => {
  const text = await decryptText(secrets, owner, sealed);
  try {
    return SourceKey.parse(JSON.parse(text));
  } catch {
    throw new KeyUnusable();
  }
};
