// The bin of a workspace: files, outputs and checklists that were deleted and can be restored, one row for what was deleted at once.
import * as z from 'zod';
import { ProjectId } from '#shared/model/ids.ts';
import type { Table, Write } from '../ports/table.ts';
import { ChecklistData } from './checklists.ts';
import { FileData } from './files.ts';
import { key, PLATFORM, pk } from './keys.ts';
import { projectPk } from './projects.ts';
import { store, type Versioned } from './record.ts';
import { RunData } from './runs.ts';

const Record = z.object({
  /** Of the deletion. */
  name: z.string(),
  projectId: ProjectId,
  files: z.array(FileData),
  run: RunData.optional(),
  checklist: ChecklistData.optional(),
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

/** How long what was deleted can be restored. */
const BIN_DAYS = 30;
const DAY_MS = 86_400_000;

export type DeletedBy = BinRecord['deletedBy'];
type Deletion = Pick<BinRecord, 'name' | 'projectId' | 'deletedBy'> &
  Partial<Pick<BinRecord, 'files' | 'run' | 'checklist'>>;

/** The write that puts what is deleted into the bin. */
export const putIntoBin = (tenant: string, { files = [], ...deletion }: Deletion, now: number): Write => ({
  put: bin.row(tenant, {
    ...deletion,
    files,
    deletedAt: new Date(now).toISOString(),
    erasedAt: new Date(now + BIN_DAYS * DAY_MS).toISOString(),
  }),
  if: 'absent',
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
