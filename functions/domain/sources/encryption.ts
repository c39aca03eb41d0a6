// Encrypts secrets for the table, bound to their tenant and purpose; the ciphertext names its algorithm.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { SourceKey } from '#shared/model/source-schemas.ts';
import { KeyUnusable, type Secrets } from '../../ports/secrets.ts';

/** Authenticated encryption with 256-bit keys, a 96-bit IV and a 128-bit tag (NIST SP 800-38D, RFC 8439). */
const ALGORITHMS = ['aes-256-gcm', 'chacha20-poly1305'] as const;
type Algorithm = (typeof ALGORITHMS)[number];
/** To replace it, name another algorithm here: existing ciphertexts are decrypted by the algorithm they name. */
const SEALING: Algorithm = 'aes-256-gcm';
/** For rows from before algorithms were named. */
const UNNAMED: Algorithm = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** `source` is a provider or another purpose. */
type Owner = { readonly tenant: string; readonly source: string };
export type Encrypted = { readonly sealed: string; readonly wrapped: string };

/** A row moved to another tenant or provider cannot be decrypted. */
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
  algorithm: Algorithm = SEALING,
): Promise<Encrypted> => {
  const dataKey = await secrets.newDataKey(owner.tenant);
  const iv = randomBytes(IV_BYTES);
  // Node's types have an overload for each algorithm; the options are the same.
  const cipher = createCipheriv(algorithm as 'aes-256-gcm', dataKey.key, iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(bound(owner));
  const body = joined(cipher.update(text, 'utf8'), cipher.final());
  dataKey.key.fill(0);
  return { sealed: `${algorithm}:${toBase64(joined(iv, cipher.getAuthTag(), body))}`, wrapped: dataKey.wrapped };
};

const algorithmOf = (name: string | undefined): Algorithm => {
  const algorithm = ALGORITHMS.find((one) => one === (name ?? UNNAMED));
  if (!algorithm) throw new KeyUnusable();
  return algorithm;
};

const decrypted = (dataKey: Uint8Array, owner: Owner, sealed: string): string => {
  const [text = '', name] = sealed.split(':').toReversed();
  const algorithm = algorithmOf(name);
  const bytes = fromBase64(text);
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv(algorithm as 'aes-256-gcm', dataKey, iv, { authTagLength: TAG_BYTES })
    .setAAD(bound(owner))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return new TextDecoder().decode(joined(decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()));
};

/** Throws KeyUnusable if the text was encrypted for another owner or was changed. */
export const decryptText = async (
  secrets: Pick<Secrets, 'openDataKey'>,
  owner: Owner,
  { sealed, wrapped }: Encrypted,
): Promise<string> => {
  const dataKey = await secrets.openDataKey({ tenant: owner.tenant, wrapped });
  try {
    return decrypted(dataKey, owner, sealed);
  } catch {
    throw new KeyUnusable();
  } finally {
    dataKey.fill(0);
  }
};

export const encryptKey = (secrets: Pick<Secrets, 'newDataKey'>, owner: Owner, key: SourceKey): Promise<Encrypted> =>
  encryptText(secrets, owner, JSON.stringify(key));

/** Throws KeyUnusable, as decryptText does. */
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
