// Stores drives that a workspace follows, pending consents, and OAuth clients of an organization. Tokens are encrypted.
import { createHash } from 'node:crypto';
import * as z from 'zod';
import {
  DRIVE_STATES,
  DriveCounts,
  DriveFault,
  DriveFolder,
  DriveProblem,
  DriveProvider,
  WhenDeleted,
} from '#shared/model/drive.ts';
import { DriveId, FileId, WorkspaceId, workspaceOf } from '#shared/model/ids.ts';
import { type Table, WriteConflict } from '../ports/table.ts';
import { deadlineKey } from './deadline-index.ts';
import { key } from './keys.ts';
import { personPk } from './members.ts';
import { store, type Versioned } from './record.ts';
import { sourceKeysPk } from './source-keys.ts';
import { workspacePk } from './workspaces.ts';

/** AES-256-GCM under a separate data key, and that data key as wrapped by the key service. */
const Sealed = z.object({ sealed: z.string(), wrapped: z.string() });

const Record = z.object({
  id: DriveId,
  projectId: WorkspaceId,
  provider: DriveProvider,
  isSample: z.boolean(),
  account: z.string(),
  connectedBy: z.object({ id: z.string(), name: z.string() }),
  connectedAt: z.string(),
  token: Sealed,
  state: z.enum(DRIVE_STATES),
  fault: DriveFault.optional(),
  folders: z.array(DriveFolder),
  whenDeleted: WhenDeleted,
  /** Names the execution, so that starting twice has one effect. */
  attempt: z.number().int(),
  begunAt: z.string().optional(),
  /** When the reaper acts: the next sync, or the timeout of a sync. */
  due: z.string().optional(),
  lastSyncAt: z.string().optional(),
  progress: z.object({ done: z.number().int(), total: z.number().int() }).optional(),
  counts: DriveCounts.optional(),
  problems: z.array(DriveProblem),
  /** The file being downloaded: its bytes may exist without a row. */
  taking: FileId.optional(),
  /** Set while the drive is being disconnected: keep or remove its files. */
  leaving: WhenDeleted.optional(),
});
export type Drive = z.infer<typeof Record>;
export type DriveRecord = Versioned<Drive>;

const DRIVE_PREFIX = 'DRIVE#';
export const driveKey = (tenant: string, id: string) =>
  key(workspacePk(tenant, workspaceOf(id) ?? ''), `${DRIVE_PREFIX}${id}`);

export const drives = store<Drive>({
  schema: Record,
  key: (tenant, drive) => driveKey(tenant, drive.id),
  gsi1: (tenant, drive) => deadlineKey(drive.due, `drive#${tenant}#${drive.id}`),
});

export const readDrives = async (
  table: Pick<Table, 'query'>,
  tenant: string,
  projectId: string,
): Promise<readonly DriveRecord[]> =>
  (await table.query({ pk: workspacePk(tenant, projectId), prefix: DRIVE_PREFIX })).items.map(drives.read);

export const readDrive = async (table: Pick<Table, 'getMany'>, tenant: string, id: string) => {
  const [item] = await table.getMany([driveKey(tenant, id)]);
  return item && drives.read(item);
};

const MAX_ATTEMPTS = 8;

/** `known` is a recently read row, which saves a read. */
export type DriveAt = { readonly tenant: string; readonly id: string; readonly known?: DriveRecord | undefined };

/** Changes the current row of a connection; `undefined` if it no longer exists or `change` returns nothing. */
export const changeDrive = async (
  table: Pick<Table, 'getMany' | 'write'>,
  { tenant, id, known }: DriveAt,
  change: (now: DriveRecord) => Drive | undefined,
): Promise<DriveRecord | undefined> => {
  for (let tries = 1; ; tries += 1) {
    const current = tries === 1 && known ? known : await readDrive(table, tenant, id);
    const next = current && change(current);
    if (!current || !next) return undefined;
    const row = drives.row(tenant, next, current.version);
    try {
      await table.write({ put: row, if: { version: current.version } });
      return drives.read(row);
    } catch (error) {
      if (!(error instanceof WriteConflict) || tries === MAX_ATTEMPTS) throw error;
    }
  }
};

const ConsentRecord = z.object({
  /** A hash: only the browser and the provider know the secret. */
  state: z.string(),
  userId: z.string(),
  projectId: WorkspaceId,
  provider: DriveProvider,
  driveId: DriveId.optional(),
  verifier: Sealed,
  redirectUri: z.string(),
  endsAt: z.string(),
});
export type ConsentRecord = Versioned<z.infer<typeof ConsentRecord>>;

export const stateHash = (state: string): string => createHash('sha256').update(state).digest('hex');
export const consentKey = (tenant: string, userId: string, hash: string) =>
  key(personPk(tenant, userId), `DRIVE-CONSENT#${hash}`);

export const consents = store<z.infer<typeof ConsentRecord>>({
  schema: ConsentRecord,
  key: (tenant, { userId, state }) => consentKey(tenant, userId, state),
  expiresAt: ({ endsAt }) => Math.floor(Date.parse(endsAt) / 1000),
});

const ClientRecord = z.object({
  provider: DriveProvider,
  clientId: z.string(),
  secret: Sealed,
  setBy: z.object({ id: z.string(), name: z.string() }),
  setAt: z.string(),
});
export type DriveClientRecord = Versioned<z.infer<typeof ClientRecord>>;

export const DRIVE_CLIENT_PREFIX = 'DRIVE-CLIENT#';
export const driveClientKey = (tenant: string, provider: DriveProvider) =>
  key(sourceKeysPk(tenant), `${DRIVE_CLIENT_PREFIX}${provider}`);

export const driveClients = store<z.infer<typeof ClientRecord>>({
  schema: ClientRecord,
  key: (tenant, { provider }) => driveClientKey(tenant, provider),
});
