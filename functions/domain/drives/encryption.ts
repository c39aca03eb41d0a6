// Encrypts the secrets of drives: refresh tokens, OAuth client secrets, PKCE verifiers. Each decrypts for its own purpose only.
import type { DriveProvider } from '#shared/model/drive.ts';
import type { Secrets } from '../../ports/secrets.ts';
import { decryptText, type Encrypted, encryptText } from '../sources/encryption.ts';

type Purpose = 'token' | 'client' | 'verifier';
/** `of`: the connection, provider or consent that it belongs to. */
type Owner = { readonly tenant: string; readonly purpose: Purpose; readonly of: string | DriveProvider };

const bound = ({ tenant, purpose, of }: Owner) => ({ tenant, source: `drive-${purpose}:${of}` });

export const encryptFor = (secrets: Pick<Secrets, 'newDataKey'>, owner: Owner, text: string): Promise<Encrypted> =>
  encryptText(secrets, bound(owner), text);

/** Throws KeyUnusable for what was sealed for something else. */
export const decryptFor = (secrets: Pick<Secrets, 'openDataKey'>, owner: Owner, sealed: Encrypted): Promise<string> =>
  decryptText(secrets, bound(owner), sealed);
