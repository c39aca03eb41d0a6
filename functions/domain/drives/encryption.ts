// Encrypts refresh tokens, OAuth client secrets and PKCE verifiers, each bound to its purpose.
import type { DriveProvider } from '#shared/model/drive.ts';
import type { Secrets } from '../../ports/secrets.ts';
import { decryptText, type Encrypted, encryptText } from '../sources/encryption.ts';

type Purpose = 'token' | 'client' | 'verifier';
/** `of` is the connection, provider or consent that the secret belongs to. */
type Owner = { readonly tenant: string; readonly purpose: Purpose; readonly of: string | DriveProvider };

const bound = ({ tenant, purpose, of }: Owner) => ({ tenant, source: `drive-${purpose}:${of}` });

export const encryptFor = (secrets: Pick<Secrets, 'newDataKey'>, owner: Owner, text: string): Promise<Encrypted> =>
  encryptText(secrets, bound(owner), text);

/** Throws KeyUnusable if the secret was encrypted for another purpose or owner. */
export const decryptFor = (secrets: Pick<Secrets, 'openDataKey'>, owner: Owner, sealed: Encrypted): Promise<string> =>
  decryptText(secrets, bound(owner), sealed);
