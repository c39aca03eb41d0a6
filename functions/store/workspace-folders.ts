// Stores workspace folders.
import type * as z from 'zod';
import { WorkspaceFolder } from '#shared/model/people.ts';
import { key, pk } from './keys.ts';
import { store, type Versioned } from './record.ts';

const Record = WorkspaceFolder.omit({ version: true });
export type WorkspaceFolderRecord = Versioned<z.infer<typeof Record>>;

export const workspaceFoldersPk = (tenant: string) => pk(tenant, 'WORKSPACE-FOLDERS');
export const workspaceFolderKey = (tenant: string, id: string) => key(workspaceFoldersPk(tenant), id);
export const workspaceFolders = store<z.infer<typeof Record>>({
  schema: Record,
  key: (tenant, folder) => workspaceFolderKey(tenant, folder.id),
});
