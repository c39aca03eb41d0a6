// Creates and checks the secrets of emailed links: 256 bits, present only in the link; only their hash is stored.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const BYTES = 32;

export const newSecret = (): string => randomBytes(BYTES).toString('base64url');

export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Constant-time. */
export const isSecretOf = (hash: string, secret: string): boolean => {
  const sent = Buffer.from(secretHash(secret));
  const stored = Buffer.from(hash);
  return sent.length === stored.length && timingSafeEqual(sent, stored);
};

export type InvitationLink = { readonly tenant: string; readonly id: string; readonly secret: string };

/** The link carries the secret after the `#`, so that it reaches no log. */
export const linkText = ({ tenant, id, secret }: InvitationLink): string => [tenant, id, secret].join('.');

/** `undefined` for text of any other form; the row decides whether the link is valid. */
export const readLinkText = (text: string): InvitationLink | undefined => {
  const found = /^([a-z0-9_-]{3,40})\.(inv_[0-9a-z]{16})\.([A-Za-z0-9_-]{20,100})$/.exec(text);
  const [, tenant, id, secret] = found ?? [];
  return tenant && id && secret ? { tenant, id, secret } : undefined;
};
