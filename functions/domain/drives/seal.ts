// What is kept encrypted of drives: refresh tokens, secrets of OAuth clients, verifiers of consents; each opens for its own purpose alone.
import type { DriveProvider } from '#shared/model/drive.ts';
import type { Secrets } from '../../ports/secrets.ts';
import { openText, type Sealed, sealText } from '../sources/seal.ts';

type Purpose = 'token' | 'client' | 'verifier';
/** `of`: the connection, provider or consent that it belongs to. */
type Owner = { readonly tenant: string; readonly purpose: Purpose; readonly of: string | DriveProvider };

const bound = ({ tenant, purpose, of }: Owner) => ({ tenant, source: `drive-${purpose}:${of}` });

export const sealFor = (secrets: Pick<Secrets, 'newDataKey'>, owner: Owner, text: string): Promise<Sealed> =>
  sealText(secrets, bound(owner), text);

/** Throws KeyUnusable for what was sealed for something else. */
export const openFor = (secrets: Pick<Secrets, 'openDataKey'>, owner: Owner, sealed: Sealed): Promise<string> =>
  openText(secrets, bound(owner), sealed);
