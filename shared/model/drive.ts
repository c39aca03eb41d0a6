// Defines cloud drives that a workspace follows: providers, a connection, its state and the items left out.
import * as z from 'zod';
import { DriveId, WorkspaceId } from './ids.ts';

export const DRIVE_PROVIDERS = ['google', 'onedrive', 'dropbox'] as const;
export const DriveProvider = z.enum(DRIVE_PROVIDERS);
export type DriveProvider = z.infer<typeof DriveProvider>;

/** One value for each provider. */
export const forEachDrive = <T>(make: (name: DriveProvider) => T): Record<DriveProvider, T> => ({
  google: make('google'),
  onedrive: make('onedrive'),
  dropbox: make('dropbox'),
});

/** `choosing`: no folders yet; `reconnect`: consent is needed again; `leaving`: being disconnected. */
export const DRIVE_STATES = ['choosing', 'syncing', 'idle', 'reconnect', 'failed', 'leaving'] as const;

/** Why a connection is paused: texts i18n `drives.fault.<code>`. */
const DRIVE_FAULTS = [
  'revoked',
  'ownerGone',
  'unreachable',
  'rateLimited',
  'badReply',
  'tookTooLong',
  'storageFull',
] as const;
export const DriveFault = z.enum(DRIVE_FAULTS);
export type DriveFault = z.infer<typeof DriveFault>;

/** Why an item of the drive is not in the workspace: texts i18n `drives.problem.<code>`. */
export const DRIVE_PROBLEMS = [
  'tooLarge',
  'empty',
  'kind',
  'noExport',
  'exportTooLarge',
  'notAllowed',
  'tooDeep',
  'tooMany',
  'folderGone',
  'unreadable',
] as const;
export const DriveProblem = z.object({
  reason: z.enum(DRIVE_PROBLEMS),
  /** The path within the drive, from the chosen folder down. */
  path: z.string(),
  url: z.string().optional(),
});
export type DriveProblem = z.infer<typeof DriveProblem>;

/** A folder as the drive names it. */
export const DriveFolder = z.object({ key: z.string().min(1).max(1000), name: z.string().max(1000) });
export type DriveFolder = z.infer<typeof DriveFolder>;

export const DRIVE_LIMITS = { maxFolders: 20, maxFiles: 10_000, maxDrives: 20, problemsShown: 50 } as const;

/** What happens in the workspace to a file that was deleted in the drive. */
export const WhenDeleted = z.enum(['remove', 'keep']);
export type WhenDeleted = z.infer<typeof WhenDeleted>;

const count = z.number().int();
export const DriveCounts = z.object({
  /** Files in the workspace now. */
  files: count,
  added: count,
  changed: count,
  moved: count,
  removed: count,
  /** Number of problems, including those not shown. */
  refused: count,
});
export type DriveCounts = z.infer<typeof DriveCounts>;

export const DriveRow = z
  .object({
    id: DriveId,
    projectId: WorkspaceId,
    provider: DriveProvider,
    isSample: z.boolean(),
    /** The account name at the provider. */
    account: z.string(),
    connectedBy: z.object({ id: z.string(), name: z.string() }),
    connectedAt: z.iso.datetime(),
    state: z.enum(DRIVE_STATES),
    fault: DriveFault.optional(),
    folders: z.array(DriveFolder),
    whenDeleted: WhenDeleted,
    lastSyncAt: z.iso.datetime().optional(),
    nextSyncAt: z.iso.datetime().optional(),
    /** Progress of the sync under way. */
    progress: z.object({ done: count, total: count }).optional(),
    counts: DriveCounts.optional(),
    problems: z.array(DriveProblem),
    /** Whether the caller may choose folders: only the owner of the drive can see its contents. */
    isMine: z.boolean(),
    /** Whether the caller may disconnect it. */
    mayDisconnect: z.boolean(),
  })
  .meta({ id: 'DriveRow' });
export type DriveRow = z.infer<typeof DriveRow>;

/** The origin of a file of the workspace, visible to everybody. */
export const FileOrigin = z.object({ drive: DriveId, provider: DriveProvider, url: z.string().optional() });
