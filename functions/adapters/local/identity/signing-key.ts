// Provides the RSA key that signs the tokens: created once, stored with the accounts, its public half published.
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { JSONWebKeySet, JWK } from 'jose';

export type SigningKey = {
  readonly kid: string;
  readonly key: KeyObject;
  readonly publicKey: KeyObject;
  readonly jwks: JSONWebKeySet;
  /** Secret, and unchanged after a restart. */
  readonly secret: Buffer;
};

const newPem = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** RFC 7638: the required members in alphabetical order. */
const thumbprint = ({ e, kty, n }: JWK): string =>
  createHash('sha256').update(JSON.stringify({ e, kty, n })).digest('base64url');

/** `make` creates the PEM of a first key. */
export const signingKey = (db: DatabaseSync, make = newPem): SigningKey => {
  const read = db.prepare('SELECT pem FROM signing_key');
  if (!read.get()) db.prepare('INSERT OR IGNORE INTO signing_key VALUES (1, ?)').run(make());
  const pem = String(read.get()?.pem);
  const key = createPrivateKey(pem);
  const secret = createHash('sha256').update(pem).digest();
  const publicKey = createPublicKey(key);
  const jwk = publicKey.export({ format: 'jwk' }) as JWK;
  const kid = thumbprint(jwk);
  return { kid, key, publicKey, secret, jwks: { keys: [{ ...jwk, kid, alg: 'RS256', use: 'sig' }] } };
};
