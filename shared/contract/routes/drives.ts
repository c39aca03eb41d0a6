// Routes of cloud drives: connecting by consent, choosing folders, syncing, disconnecting, and OAuth clients.
import * as z from 'zod';
import { DRIVE_LIMITS, DriveFolder, DriveProvider, DriveRow, WhenDeleted } from '../../model/drive.ts';
import { DriveId, WorkspaceId } from '../../model/ids.ts';
import { listOf, route } from '../route.ts';

const ofDrive = [{ in: 'params', name: 'driveId', kind: 'drive' }] as const;
const params = z.object({ driveId: DriveId });
const client = z.object({ provider: DriveProvider });
const printable = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{4,500}$/);

/** What a provider requires before anybody can connect: an OAuth client of the organization. */
const DriveOffer = z
  .object({
    provider: DriveProvider,
    isReady: z.boolean(),
    /** A sample drive with invented files is used instead. */
    isSample: z.boolean(),
    hasClient: z.boolean(),
    /** The client's id, for members who may change it; its secret is never shown. */
    clientId: z.string().optional(),
    /** To be entered at the provider exactly as it is. */
    redirectUri: z.string(),
  })
  .meta({ id: 'DriveOffer' });
export type DriveOffer = z.infer<typeof DriveOffer>;

export const drives = {
  'drives.offers': route({
    method: 'GET',
    path: '/api/v2/drives/offers',
    service: 'drives',
    rule: 'file.write',
    uses: ['table.read', 'drives.use'],
    reply: z.object({ rows: z.array(DriveOffer), count: z.number().int() }),
    summary: 'Which cloud drives can be connected',
  }),
  'drives.setClient': route({
    method: 'POST',
    path: '/api/v2/drives/offers/{provider}/client',
    service: 'drives',
    rule: 'role.write',
    uses: ['table.read', 'table.write', 'drives.use'],
    params: client,
    body: z.object({ clientId: printable, clientSecret: printable }),
    reply: z.object({ hasClient: z.literal(true) }),
    limits: { perMinute: 20 },
    audit: 'drive.change',
    stepUp: true,
    summary: "Set the organisation's OAuth client for a provider; its secret is kept encrypted and never shown again",
  }),
  'drives.removeClient': route({
    method: 'DELETE',
    path: '/api/v2/drives/offers/{provider}/client',
    service: 'drives',
    rule: 'role.write',
    uses: ['table.read', 'table.write'],
    params: client,
    reply: z.object({ hasClient: z.literal(false) }),
    audit: 'drive.change',
    stepUp: true,
    summary: "Remove the organisation's OAuth client for a provider",
  }),
  'drives.list': route({
    method: 'GET',
    path: '/api/v2/drives',
    service: 'drives',
    rule: 'file.read',
    uses: ['table.read'],
    ids: [{ in: 'query', name: 'projectId', kind: 'workspace' }],
    query: z.object({ projectId: WorkspaceId }),
    reply: listOf(DriveRow),
    summary: 'The drives that a workspace follows, with how their last sync went',
  }),
  'drives.connect': route({
    method: 'POST',
    path: '/api/v2/drives/connect',
    service: 'drives',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'drives.use'],
    ids: [{ in: 'body', name: 'projectId', kind: 'workspace' }],
    body: z.object({ projectId: WorkspaceId, provider: DriveProvider }),
    reply: z.object({ url: z.url() }),
    limits: { perMinute: 20 },
    summary: "Begin connecting a drive: the address of the provider's consent page, good once and for ten minutes",
  }),
  'drives.reconnect': route({
    method: 'POST',
    path: '/api/v2/drives/{driveId}/reconnect',
    service: 'drives',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'drives.use'],
    ids: ofDrive,
    params,
    reply: z.object({ url: z.url() }),
    limits: { perMinute: 20 },
    summary: 'Ask for consent again, for a connection whose consent has ended',
  }),
  'drives.finish': route({
    method: 'POST',
    path: '/api/v2/drives/finish',
    service: 'drives',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'drives.use', 'workflows.start'],
    ids: [{ in: 'body', name: 'projectId', kind: 'workspace' }],
    body: z.object({ projectId: WorkspaceId, state: z.string().min(1).max(200), code: z.string().min(1).max(4000) }),
    reply: DriveRow,
    limits: { perMinute: 20 },
    audit: 'drive.change',
    summary: 'The person has consented: exchange the code and keep the connection',
  }),
  'drives.folders': route({
    method: 'GET',
    path: '/api/v2/drives/{driveId}/folders',
    service: 'drives',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'drives.use'],
    ids: ofDrive,
    params,
    /** Absent for the root of the drive. */
    query: z.object({ parent: z.string().min(1).max(1000).optional() }),
    reply: listOf(DriveFolder),
    limits: { perMinute: 120 },
    summary: 'The folders in a folder of the drive, for whose drive it is',
  }),
  'drives.choose': route({
    method: 'PATCH',
    path: '/api/v2/drives/{driveId}',
    service: 'drives',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'workflows.start'],
    ids: ofDrive,
    params,
    body: z.object({
      folders: z.array(DriveFolder).min(1).max(DRIVE_LIMITS.maxFolders),
      whenDeleted: WhenDeleted.default('remove'),
    }),
    reply: DriveRow,
    audit: 'drive.change',
    summary: 'Choose the folders to follow, and start syncing',
  }),
  'drives.sync': route({
    method: 'POST',
    path: '/api/v2/drives/{driveId}/sync',
    service: 'drives',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'workflows.start'],
    ids: ofDrive,
    params,
    reply: DriveRow,
    limits: { perMinute: 20 },
    summary: 'Sync now',
  }),
  'drives.disconnect': route({
    method: 'DELETE',
    path: '/api/v2/drives/{driveId}',
    service: 'drives',
    rule: 'file.write',
    uses: ['table.read', 'table.write', 'drives.use', 'workflows.start'],
    ids: ofDrive,
    params,
    body: z.object({ files: WhenDeleted }),
    reply: z.object({ isLeaving: z.literal(true) }),
    audit: 'drive.change',
    summary: 'Revoke the consent and keep or remove the files',
  }),
};
