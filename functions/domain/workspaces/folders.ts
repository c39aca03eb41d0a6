// Manages workspace folders, visible to their creator, to managers, and to those who see a workspace inside.
import type { Parsed } from '#shared/contract/contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { WorkspaceFolder } from '#shared/model/people.ts';
import { can } from '#shared/policy/policy.ts';
import type { Clock, Random } from '../../ports/clock.ts';
import { type Table, WriteConflict } from '../../ports/table.ts';
import { nameOf, personPk } from '../../store/members.ts';
import {
  type WorkspaceFolderRecord,
  workspaceFolderKey,
  workspaceFolders,
  workspaceFoldersPk,
} from '../../store/workspace-folders.ts';
import { EDGE_PREFIX, edges, type WorkspaceRecord } from '../../store/workspaces.ts';
import type { Caller } from '../caller.ts';
import { newWorkspaceFolderId } from '../ids.ts';
import { uncounted, writeCounted } from '../quotas.ts';
import { edit } from './edit.ts';
import { visibleWorkspaces } from './workspaces.ts';

type Read = Pick<Table, 'getMany' | 'query'>;

/** True for the creator of the folder and for managers of the organization's workspaces. */
const manages = (caller: Caller, folder: WorkspaceFolderRecord): boolean =>
  folder.createdBy.id === caller.userId || can(caller, 'project.manage');

const readFolders = async (table: Pick<Table, 'query'>, tenant: string): Promise<WorkspaceFolderRecord[]> =>
  (await table.query({ pk: workspaceFoldersPk(tenant) })).items.map(workspaceFolders.read);

/** A folder that was deleted or is invisible to the caller counts as none. */
const inFolders = (all: readonly WorkspaceRecord[], folders: readonly WorkspaceFolder[]): WorkspaceRecord[] => {
  const known = new Set(folders.map(({ id }) => id));
  return all.map(({ folderId, ...workspace }) =>
    folderId && known.has(folderId) ? { ...workspace, folderId } : workspace,
  );
};

/** The workspaces that the caller can see, and their folders by name. One round trip. */
export const tree = async (table: Read, caller: Caller) => {
  const [folders, all] = await Promise.all([readFolders(table, caller.tenant), visibleWorkspaces(table, caller)]);
  const filled = new Set(all.map(({ folderId }) => folderId));
  const seen = folders.filter((folder) => manages(caller, folder) || filled.has(folder.id));
  return {
    folders: seen.sort((a, b) => a.name.localeCompare(b.name)),
    projects: inFolders(all, seen),
  };
};

/** Throws notFound for a folder that the caller does not see. */
export const requireFolder = async (table: Read, caller: Caller, folder: WorkspaceFolderRecord): Promise<void> => {
  if (manages(caller, folder)) return;
  const { items } = await table.query({ pk: personPk(caller.tenant, caller.userId), prefix: EDGE_PREFIX });
  const all = await visibleWorkspaces(table, { ...caller, edges: items.map(edges.read) });
  if (!all.some(({ folderId }) => folderId === folder.id)) throw new AppError('notFound');
};

type Write = { readonly table: Pick<Table, 'getMany' | 'write'> };
type Make = { readonly table: Pick<Table, 'write'>; readonly clock: Clock; readonly random: Random };

export const createFolder = async (
  ports: Make,
  caller: Caller,
  wanted: Parsed<'projects.createFolder', 'body'>,
): Promise<WorkspaceFolder> => {
  const { tenant, userId, member } = caller;
  const id = newWorkspaceFolderId(ports);
  const row = workspaceFolders.row(tenant, {
    ...wanted,
    id,
    createdBy: { id: userId, name: nameOf(member) },
    createdAt: new Date(ports.clock.now()).toISOString(),
  });
  await writeCounted(ports.table, caller, 'folders', [{ put: row, if: 'absent', about: id }]);
  return workspaceFolders.read(row);
};

export const updateFolder = async (
  { table }: Write,
  caller: Caller,
  folder: WorkspaceFolderRecord,
  { version, ...wanted }: Parsed<'projects.updateFolder', 'body'>,
): Promise<WorkspaceFolder> => {
  if (!manages(caller, folder)) throw new AppError('forbidden');
  return edit({
    current: folder,
    version,
    view: (row) => row,
    reread: async () => {
      const [item] = await table.getMany([workspaceFolderKey(caller.tenant, folder.id)]);
      return item && workspaceFolders.read(item);
    },
    write: async (row) => {
      const { name = row.name, description = row.description } = wanted;
      const next = workspaceFolders.row(caller.tenant, { ...row, name, description }, row.version);
      await table.write({ put: next, if: { version: row.version } });
      return workspaceFolders.read(next);
    },
  });
};

/** The workspaces inside stay unchanged: a missing folder counts as the top level. */
export const deleteFolder = async (
  { table }: { readonly table: Pick<Table, 'write'> },
  caller: Caller,
  folder: WorkspaceFolderRecord,
): Promise<void> => {
  if (!manages(caller, folder)) throw new AppError('forbidden');
  try {
    const removed = { remove: workspaceFolderKey(caller.tenant, folder.id), if: 'present' } as const;
    await table.write(removed, uncounted(caller.tenant, 'folders'));
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
    throw new AppError('notFound');
  }
};
