// Handles OAuth 2 consent with PKCE. A flow belongs to one person, organization and workspace, and is valid once, for
// ten minutes; only the person who began it can exchange its code.
import { createHash } from 'node:crypto';
import { AppError } from '#shared/contract/errors.ts';
import { DRIVE_LIMITS, type DriveProvider } from '#shared/model/drive.ts';
import type { Clock, Random } from '../../ports/clock.ts';
import type { Drives } from '../../ports/drives.ts';
import { KeyUnusable, type Secrets } from '../../ports/secrets.ts';
import type { Outcome } from '../../ports/sources.ts';
import { type Table, WriteConflict } from '../../ports/table.ts';
import type { Workflows } from '../../ports/workflows.ts';
import {
  type ConsentRecord,
  changeDrive,
  consentKey,
  consents,
  type Drive,
  type DriveRecord,
  drives as driveRows,
  readDrive,
  readDrives,
  stateHash,
} from '../../store/drives.ts';
import { nameOf } from '../../store/members.ts';
import type { Caller } from '../caller.ts';
import { newDriveId } from '../ids.ts';
import { decryptFor, encryptFor } from './encryption.ts';
import { encryptToken } from './open-drive.ts';
import { startSync } from './start-sync.ts';

const GOOD_MS = 10 * 60_000;
const REDIRECT_PATH = '/drives/callback';

/** The redirect URI registered at the provider, the same for all providers and people. */
export const redirectUriOf = (app: string): string => `${app}${REDIRECT_PATH}`;

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'query' | 'write'>;
  readonly drives: Drives;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly random: Random;
};
type ConsentWanted = {
  readonly projectId: string;
  readonly provider: DriveProvider;
  readonly row: DriveRecord | undefined;
  readonly app: string;
};

const accessTo = async ({ drives }: Ports, tenant: string, provider: DriveProvider) => {
  const access = (await drives.of(tenant))[provider];
  if (!access) throw new AppError('unavailable');
  return access;
};

const requireRoom = async ({ table }: Ports, tenant: string, projectId: string): Promise<void> => {
  const { length } = await readDrives(table, tenant, projectId);
  if (length >= DRIVE_LIMITS.maxDrives) throw new AppError('badInput', { field: 'provider' });
};

const SECRET_LENGTH = 43;

export const beginConsent = async (ports: Ports, caller: Caller, wanted: ConsentWanted): Promise<string> => {
  const { tenant, userId } = caller;
  const { projectId, provider, row, app } = wanted;
  const [access] = await Promise.all([
    accessTo(ports, tenant, provider),
    row ? undefined : requireRoom(ports, tenant, projectId),
  ]);
  // From the port's alphabet of 32 characters: 215 bits.
  const verifier = ports.random.text(SECRET_LENGTH);
  // The workspace comes first, because the page that the provider redirects to needs it.
  const state = `${projectId}.${ports.random.text(SECRET_LENGTH)}`;
  const hash = stateHash(state);
  const redirectUri = redirectUriOf(app);
  // A stage without its own address has no redirect URI.
  if (!URL.canParse(redirectUri)) throw new AppError('unavailable');
  const consent = {
    state: hash,
    userId,
    projectId,
    provider,
    ...(row ? { driveId: row.id } : {}),
    verifier: await encryptFor(ports.secrets, { tenant, purpose: 'verifier', of: hash }, verifier),
    redirectUri,
    endsAt: new Date(ports.clock.now() + GOOD_MS).toISOString(),
  };
  await ports.table.write({ put: consents.row(tenant, consent), if: 'absent' });
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return access.consentUrl({ state, challenge, redirectUri });
};

/** Deletes the consent before it is used, so that a second call with the same state finds none. */
const takeConsent = async (ports: Ports, { tenant, userId }: Caller, projectId: string, state: string) => {
  const at = consentKey(tenant, userId, stateHash(state));
  const [item] = await ports.table.getMany([at]);
  const consent = item && consents.read(item);
  if (!consent || consent.projectId !== projectId) throw new AppError('badInput', { field: 'state' });
  try {
    await ports.table.write({ remove: at, if: { version: consent.version }, about: consent.driveId });
  } catch (error) {
    if (error instanceof WriteConflict) throw new AppError('badInput', { field: 'state' });
    throw error;
  }
  if (consent.endsAt < new Date(ports.clock.now()).toISOString()) throw new AppError('badInput', { field: 'state' });
  return consent;
};

const verifierOf = async ({ secrets }: Ports, tenant: string, { state, verifier }: ConsentRecord): Promise<string> => {
  try {
    return await decryptFor(secrets, { tenant, purpose: 'verifier', of: state }, verifier);
  } catch (error) {
    if (error instanceof KeyUnusable) throw new AppError('badInput', { field: 'state' });
    throw error;
  }
};

/** Throws badInput if the provider refused, unavailable if it did not respond or limits the rate. */
const requireOk = <T>(outcome: Outcome<T>): T => {
  if (outcome.is === 'ok') return outcome.value;
  if (outcome.is === 'unreachable' || outcome.is === 'rateLimited') throw new AppError('unavailable');
  throw new AppError('badInput', { field: 'code' });
};

type Granted = { readonly token: string; readonly account: string; readonly isSample: boolean };

const redeemed = async (ports: Ports, tenant: string, consent: ConsentRecord, code: string): Promise<Granted> => {
  const access = await accessTo(ports, tenant, consent.provider);
  const verifier = await verifierOf(ports, tenant, consent);
  const first = requireOk(await access.redeem({ code, verifier, redirectUri: consent.redirectUri }));
  const drive = requireOk(await access.open(first));
  const account = requireOk(await drive.account());
  return { token: drive.newRefreshToken ?? first, account: account.slice(0, 200), isSample: access.isSample };
};

const connected = async (ports: Ports, caller: Caller, consent: ConsentRecord, granted: Granted) => {
  const { tenant, userId, member } = caller;
  const { projectId, provider } = consent;
  const id = newDriveId(ports, projectId);
  const drive: Drive = {
    id,
    projectId,
    provider,
    isSample: granted.isSample,
    account: granted.account,
    connectedBy: { id: userId, name: nameOf(member) },
    connectedAt: new Date(ports.clock.now()).toISOString(),
    token: await encryptToken(ports.secrets, tenant, id, granted.token),
    state: 'choosing',
    folders: [],
    whenDeleted: 'remove',
    attempt: 0,
    problems: [],
  };
  const row = driveRows.row(tenant, drive);
  await ports.table.write({ put: row, if: 'absent', about: id });
  return driveRows.read(row);
};

type FinishPorts = Ports & { readonly workflows: Pick<Workflows, 'start'> };

/** Keeps the chosen folders and starts a sync for what was missed meanwhile. */
const renewed = async (ports: FinishPorts, { tenant }: Caller, id: string, granted: Granted) => {
  const before = await readDrive(ports.table, tenant, id);
  if (!before) throw new AppError('notFound');
  // Another account has other folders, and the stored folder keys do not exist there.
  if (before.account !== granted.account) throw new AppError('badInput', { field: 'account' });
  const token = await encryptToken(ports.secrets, tenant, id, granted.token);
  const { isSample } = granted;
  const known = await changeDrive(ports.table, { tenant, id, known: before }, ({ fault, ...now }) =>
    now.state === 'leaving'
      ? undefined
      : { ...now, token, isSample, state: now.folders.length > 0 ? 'idle' : 'choosing' },
  );
  const row = known && (await startSync(ports, { tenant, id, known }));
  if (!row) throw new AppError('notFound');
  return row;
};

export const finishConsent = async (
  ports: FinishPorts,
  caller: Caller,
  { projectId, state, code }: { readonly projectId: string; readonly state: string; readonly code: string },
): Promise<DriveRecord> => {
  const consent = await takeConsent(ports, caller, projectId, state);
  const { driveId } = consent;
  // Checked again, because several consents may have begun before the limit was reached.
  if (!driveId) await requireRoom(ports, caller.tenant, projectId);
  const granted = await redeemed(ports, caller.tenant, consent, code);
  return driveId ? renewed(ports, caller, driveId, granted) : connected(ports, caller, consent, granted);
};
