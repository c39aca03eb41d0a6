// Opens a connected drive with its stored consent, and stores a refresh token that the provider has replaced.
import type { Drives, OpenDrive } from '../../ports/drives.ts';
import { KeyUnusable, type Secrets } from '../../ports/secrets.ts';
import type { Outcome } from '../../ports/sources.ts';
import type { Table } from '../../ports/table.ts';
import { NOT_CONFIGURED, UNAUTHORISED } from '../../sources/outcome.ts';
import { changeDrive, type DriveRecord } from '../../store/drives.ts';
import { decryptFor, encryptFor } from './encryption.ts';

type Ports = {
  readonly drives: Drives;
  readonly secrets: Secrets;
  readonly table: Pick<Table, 'getMany' | 'write'>;
};

const tokenOwner = (tenant: string, id: string) => ({ tenant, purpose: 'token', of: id }) as const;

export const encryptToken = (secrets: Secrets, tenant: string, id: string, token: string) =>
  encryptFor(secrets, tokenOwner(tenant, id), token);

export const tokenOf = async (secrets: Secrets, tenant: string, row: DriveRecord): Promise<string | undefined> => {
  try {
    return await decryptFor(secrets, tokenOwner(tenant, row.id), row.token);
  } catch (error) {
    if (error instanceof KeyUnusable) return undefined;
    throw error;
  }
};

export const openDrive = async (ports: Ports, tenant: string, row: DriveRecord): Promise<Outcome<OpenDrive>> => {
  const access = (await ports.drives.of(tenant))[row.provider];
  // A sample never serves a drive that was connected for real, nor the reverse.
  if (!access || access.isSample !== row.isSample) return NOT_CONFIGURED;
  const refreshToken = await tokenOf(ports.secrets, tenant, row);
  if (refreshToken === undefined) return UNAUTHORISED;
  const opened = await access.open(refreshToken);
  if (opened.is !== 'ok' || opened.value.newRefreshToken === undefined) return opened;
  const token = await encryptToken(ports.secrets, tenant, row.id, opened.value.newRefreshToken);
  await changeDrive(ports.table, { tenant, id: row.id }, (now) => ({ ...now, token }));
  return opened;
};
