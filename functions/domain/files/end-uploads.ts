// Ends a person's uploads in progress when they leave a workspace or organization.
import type { Table } from '../../ports/table.ts';
import { pendingFiles, uploadsPk } from '../../store/files.ts';
import { filePrefix } from '../ids.ts';
import { type DiscardPorts, discardUpload } from './upload.ts';

type Ports = Omit<DiscardPorts, 'table'> & { readonly table: Pick<Table, 'query' | 'write'> };

/** Without a workspace, in all of them. */
export const endUploads = async (ports: Ports, tenant: string, userId: string, projectId?: string): Promise<void> => {
  const of = { index: 'gsi2', pk: uploadsPk(tenant, userId) } as const;
  const { items } = await ports.table.query(projectId ? { ...of, prefix: filePrefix(projectId) } : of);
  for (const item of items) await discardUpload(ports, tenant, pendingFiles.read(item));
};
