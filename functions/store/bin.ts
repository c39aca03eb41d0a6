// Stores the bin: one row per deletion, in its workspace, or outside the workspaces if it belongs to none.
import * as z from 'zod';
import { DAY_MS } from '#shared/model/durations.ts';
import { WorkspaceId } from '#shared/model/ids.ts';
import type { Table, TenantPk, Write } from '../ports/table.ts';
import { ChecklistData } from './checklists.ts';
import { FileData } from './files.ts';
import { FolderData } from './folders.ts';
import { key, PLATFORM, pk } from './keys.ts';
import { QuestionData, questionPk } from './questions.ts';
import { store, type Versioned } from './record.ts';
import { RunData } from './runs.ts';
import { WorkspaceData, workspacePk } from './workspaces.ts';

const Record = z.object({
  /** The name of the deletion. */
  name: z.string(),
  /** `undefined` for a question across all workspaces. */
  projectId: WorkspaceId.optional(),
  files: z.array(FileData),
  folders: z.array(FolderData).optional(),
  run: RunData.optional(),
  checklist: ChecklistData.optional(),
  question: QuestionData.optional(),
  /** The workspace itself; its contents stay in their partition. */
  project: WorkspaceData.optional(),
  deletedAt: z.string(),
  deletedBy: z.object({ id: z.string(), name: z.string() }),
  /** When the row's contents are erased. */
  erasedAt: z.string(),
});
export type BinRecord = Versioned<z.infer<typeof Record>>;

export const BIN_PREFIX = 'BIN#';
/** Ordered by end of retention, so that the reaper reads only expired rows. */
export const binPk = pk(PLATFORM, 'BIN');
/** The partition of deleted workspaces: their own partitions are not read while they are in the bin. */
export const workspaceBinPk = (tenant: string) => pk(tenant, 'BIN');

type Place = Pick<BinRecord, 'name' | 'projectId' | 'project' | 'question'>;
const partitionOf = (tenant: string, { projectId, project: workspace, question }: Place): TenantPk => {
  if (workspace) return workspaceBinPk(tenant);
  if (projectId) return workspacePk(tenant, projectId);
  if (question) return questionPk(tenant, question.id, question.createdBy.id);
  throw new Error('a row of the bin belongs to a workspace or to a person');
};
const binKey = (tenant: string, row: Place) => key(partitionOf(tenant, row), `${BIN_PREFIX}${row.name}`);

export const bin = store<z.infer<typeof Record>>({
  schema: Record,
  key: (tenant, row) => binKey(tenant, row),
  gsi1: (tenant, { erasedAt, name }) => ({ pk: binPk, sk: `${erasedAt}#${tenant}#${name}` }),
});

/** How long deleted items can be restored. */
const BIN_DAYS = 30;

export type DeletedBy = BinRecord['deletedBy'];
type Deletion = Pick<BinRecord, 'name' | 'projectId' | 'deletedBy'> &
  Partial<Pick<BinRecord, 'files' | 'folders' | 'run' | 'checklist' | 'question' | 'project'>>;

/** The write that puts deleted items into the bin. */
export const putIntoBin = (tenant: string, { files = [], ...deletion }: Deletion, now: number): Write => ({
  put: bin.row(tenant, {
    ...deletion,
    files,
    deletedAt: new Date(now).toISOString(),
    erasedAt: new Date(now + BIN_DAYS * DAY_MS).toISOString(),
  }),
  if: 'absent',
});

/** Last deleted first. */
const readRows = async (table: Pick<Table, 'query'>, places: readonly TenantPk[]): Promise<readonly BinRecord[]> => {
  const pages = await Promise.all(places.map((place) => table.query({ pk: place, prefix: BIN_PREFIX })));
  return pages.flatMap(({ items }) => items.map(bin.read)).sort((a, b) => (a.deletedAt < b.deletedAt ? 1 : -1));
};

/** The bin of one workspace. */
export const readBin = (table: Pick<Table, 'query'>, tenant: string, projectId: string) =>
  readRows(table, [workspacePk(tenant, projectId)]);

/** Deleted workspaces, and a person's deleted questions across all workspaces. */
export const readBinOutside = (table: Pick<Table, 'query'>, tenant: string, userId: string) =>
  readRows(table, [workspaceBinPk(tenant), questionPk(tenant, 'sea_me_', userId)]);

/** The write that takes a row out of the bin. Fails if the row has changed since. */
export const takeFromBin = (tenant: string, row: BinRecord): Write => ({
  remove: binKey(tenant, row),
  if: { version: row.version },
});
