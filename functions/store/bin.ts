// The bin of a workspace: files that were deleted and can be restored, one row for what was deleted at once.
import * as z from 'zod';
import { ProjectId } from '#shared/model/ids.ts';
import type { Table } from '../ports/table.ts';
import { FileData } from './files.ts';
import { key, PLATFORM, pk } from './keys.ts';
import { projectPk } from './projects.ts';
import { store, type Versioned } from './record.ts';

const Record = z.object({
  /** Of the deletion. */
  name: z.string(),
  projectId: ProjectId,
  files: z.array(FileData),
  deletedAt: z.string(),
  deletedBy: z.object({ id: z.string(), name: z.string() }),
  /** When they are erased. */
  erasedAt: z.string(),
});
export type BinRecord = Versioned<z.infer<typeof Record>>;

export const BIN_PREFIX = 'BIN#';
/** By the time of their end: the reaper reads what is over, and nothing else. */
export const binPk = pk(PLATFORM, 'BIN');
export const binKey = (tenant: string, { projectId, name }: Pick<BinRecord, 'projectId' | 'name'>) =>
  key(projectPk(tenant, projectId), `${BIN_PREFIX}${name}`);

export const bin = store<z.infer<typeof Record>>({
  schema: Record,
  key: (tenant, row) => binKey(tenant, row),
  gsi1: (tenant, { erasedAt, name }) => ({ pk: binPk, sk: `${erasedAt}#${tenant}#${name}` }),
});

/** What was deleted last stands first. */
export const readBin = async (
  table: Pick<Table, 'query'>,
  tenant: string,
  projectId: string,
): Promise<readonly BinRecord[]> => {
  const { items } = await table.query({ pk: projectPk(tenant, projectId), prefix: BIN_PREFIX });
  return items.map(bin.read).sort((a, b) => (a.deletedAt < b.deletedAt ? 1 : -1));
};
