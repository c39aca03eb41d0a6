// Stores folders of files in a workspace. A folder with a missing ancestor counts as deleted, with all its contents.
import * as z from 'zod';
import { Audience } from '#shared/model/file.ts';
import { DriveId, FolderId, WorkspaceId, workspaceOf } from '#shared/model/ids.ts';
import type { Table } from '../ports/table.ts';
import { key, pk } from './keys.ts';
import { nameOrder } from './name-order.ts';
import { store, type Versioned } from './record.ts';
import { workspacePk } from './workspaces.ts';

export const FolderData = z.object({
  id: FolderId,
  projectId: WorkspaceId,
  name: z.string(),
  parentId: FolderId.optional(),
  audience: Audience.optional(),
  /** For a folder synced from a cloud drive. */
  origin: z.object({ drive: DriveId, key: z.string() }).optional(),
  createdBy: z.object({ id: z.string(), name: z.string() }),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Folder = z.infer<typeof FolderData>;
export type FolderRecord = Versioned<Folder>;

export const FOLDER_PREFIX = 'FOLDER#';
export const folderKey = (tenant: string, id: string) =>
  key(workspacePk(tenant, workspaceOf(id) ?? ''), `${FOLDER_PREFIX}${id}`);

/** The subfolders of a folder or the top level, by name. */
export const subfoldersPk = (tenant: string, projectId: string, parentId: string | undefined) =>
  pk(tenant, 'PROJECT', projectId, 'FOLDERS', parentId ?? 'top');

export const folders = store<Folder>({
  schema: FolderData,
  key: (tenant, folder) => folderKey(tenant, folder.id),
  gsi2: (tenant, folder) => ({
    pk: subfoldersPk(tenant, folder.projectId, folder.parentId),
    sk: `${nameOrder(folder.name)}#${folder.id}`,
  }),
});

/** All folders of a workspace. */
export const foldersOf = (tenant: string, projectId: string) => ({
  pk: workspacePk(tenant, projectId),
  prefix: FOLDER_PREFIX,
});

export const readFolders = async (
  table: Pick<Table, 'query'>,
  tenant: string,
  projectId: string,
): Promise<FolderRecord[]> => (await table.query(foldersOf(tenant, projectId))).items.map(folders.read);
