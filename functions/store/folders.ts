// Folders of files in a workspace. A folder whose way to the top is broken counts as deleted, with all that is in it.
import * as z from 'zod';
import { Audience } from '#shared/model/file.ts';
import { DriveId, FolderId, ProjectId, projectOf } from '#shared/model/ids.ts';
import type { Table } from '../ports/table.ts';
import { key } from './keys.ts';
import { projectPk } from './projects.ts';
import { store, type Versioned } from './record.ts';

export const FolderData = z.object({
  id: FolderId,
  projectId: ProjectId,
  name: z.string(),
  parentId: FolderId.optional(),
  audience: Audience.optional(),
  /** Of a folder that follows one in a cloud drive. */
  origin: z.object({ drive: DriveId, key: z.string() }).optional(),
  createdBy: z.object({ id: z.string(), name: z.string() }),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Folder = z.infer<typeof FolderData>;
export type FolderRecord = Versioned<Folder>;

const FOLDER_PREFIX = 'FOLDER#';
export const folderKey = (tenant: string, id: string) =>
  key(projectPk(tenant, projectOf(id) ?? ''), `${FOLDER_PREFIX}${id}`);

export const folders = store<Folder>({
  schema: FolderData,
  key: (tenant, folder) => folderKey(tenant, folder.id),
});

export const readFolders = async (
  table: Pick<Table, 'query'>,
  tenant: string,
  projectId: string,
): Promise<FolderRecord[]> =>
  (await table.query({ pk: projectPk(tenant, projectId), prefix: FOLDER_PREFIX })).items.map(folders.read);
