// Stores checklists and their rows. A corrected parse creates a new generation of rows; the list names the current one.
import * as z from 'zod';
import { ChecklistRow, ChecklistRowId, RowChange } from '#shared/model/checklist-row.ts';
import { CHECKLIST_TEMPLATES, ROW_STATUSES, type RowStatus } from '#shared/model/checklist-words.ts';
import { LanguageCode } from '#shared/model/codes.ts';
import { ChecklistId, FileId, RunId, WorkspaceId, workspaceOf } from '#shared/model/ids.ts';
import type { Table, Write } from '../ports/table.ts';
import { key } from './keys.ts';
import { store, type Versioned } from './record.ts';
import { workspacePk } from './workspaces.ts';

/** Counters are separate fields, so that each can be incremented alone. */
const counter = (status: RowStatus) => `count_${status}` as const;
const COUNTERS = Object.fromEntries(
  ROW_STATUSES.map((status) => [counter(status), z.number().int().optional()] as const),
) as { [S in RowStatus as `count_${S}`]: z.ZodOptional<z.ZodInt> };

export const ChecklistData = z.object({
  id: ChecklistId,
  projectId: WorkspaceId,
  name: z.string(),
  filename: z.string(),
  format: z.enum(['xlsx', 'xls', 'csv', 'docx', 'text', 'none']),
  template: z.enum(CHECKLIST_TEMPLATES).optional(),
  /** The creator's interface language, used for the heads of generated columns. */
  language: LanguageCode,
  generation: z.number().int(),
  count: z.number().int(),
  runId: RunId.optional(),
  createdBy: z.object({ id: z.string(), name: z.string() }),
  createdAt: z.string(),
  ...COUNTERS,
});
type Plain = z.infer<typeof ChecklistData>;
export type ChecklistRecord = Versioned<Plain>;

export const CHECKLIST_PREFIX = 'CHECKLIST#';
export const checklistKey = (tenant: string, id: string) =>
  key(workspacePk(tenant, workspaceOf(id) ?? ''), `${CHECKLIST_PREFIX}${id}`);
export const checklists = store<Plain>({ schema: ChecklistData, key: (tenant, { id }) => checklistKey(tenant, id) });

export const statusesOf = (list: Plain): Partial<Record<RowStatus, number>> =>
  Object.fromEntries(
    ROW_STATUSES.flatMap((status) => {
      const count = list[counter(status)];
      return count ? [[status, count]] : [];
    }),
  );

export const withCounts = (rows: readonly { readonly status: RowStatus }[]): Partial<Plain> =>
  Object.fromEntries(
    ROW_STATUSES.map((status) => [counter(status), rows.filter((row) => row.status === status).length]),
  );

const Row = ChecklistRow.omit({
  version: true,
  stale: true,
  changedFiles: true,
  hasNewAnswer: true,
  isLocked: true,
}).extend({
  checklistId: ChecklistId,
  generation: z.number().int(),
  id: ChecklistRowId,
  /** Files that the answer is based on, by the ids of their contents. */
  restsOn: z.array(FileId),
  /** Files that were still being indexed when the row was answered. */
  missing: z.array(FileId).optional(),
  /** The last run that answered the row. */
  runId: RunId.optional(),
  history: z.array(RowChange),
});
type PlainRow = z.infer<typeof Row>;

export type { PlainRow };
export type RowRecord = Versioned<PlainRow>;

/** Number of approvals that lock a row. */
const SIGNATURES = 2;
export const isLocked = ({ signedBy }: Pick<PlainRow, 'signedBy'>): boolean => signedBy.length >= SIGNATURES;

type OfList = { readonly id: string; readonly generation: number };
const ROWS = 'CHECKLISTROW#';
const rowPrefix = ({ id, generation }: OfList): string => `${ROWS}${id}#${String(generation).padStart(4, '0')}#`;
export const rowId = (n: number): string => `row_${String(n).padStart(6, '0')}`;
export const ordinalOf = (id: string): number => Number(id.slice('row_'.length));

const rowKey = (tenant: string, list: OfList, id: string) =>
  key(workspacePk(tenant, workspaceOf(list.id) ?? ''), `${rowPrefix(list)}${id}`);

export const checklistRows = store<PlainRow>({
  schema: Row,
  key: (tenant, row) => rowKey(tenant, { id: row.checklistId, generation: row.generation }, row.id),
});

export const readRow = async (
  table: Pick<Table, 'getMany'>,
  tenant: string,
  list: OfList,
  id: string,
): Promise<RowRecord | undefined> => {
  const [item] = await table.getMany([rowKey(tenant, list, id)]);
  return item && checklistRows.read(item);
};

type Window = { readonly offset?: number; readonly limit?: number };

/** In the order of the list: the ordinal is the key, so that a page is read without the rows before it. */
export const readRows = async (
  table: Pick<Table, 'query'>,
  tenant: string,
  list: OfList,
  { offset = 0, limit }: Window = {},
): Promise<RowRecord[]> => {
  const prefix = rowPrefix(list);
  const { items } = await table.query({
    pk: workspacePk(tenant, workspaceOf(list.id) ?? ''),
    prefix,
    after: `${prefix}${rowId(offset)}`,
    ...(limit === undefined ? {} : { limit }),
  });
  return items.map(checklistRows.read);
};

/** The writes that change a row's status and the counters of its list. */
export const changeRowWrites = (
  tenant: string,
  before: RowRecord,
  after: PlainRow,
  /** Whether the audit log names the row. */
  isNamed = false,
): Write[] => {
  const list = checklistKey(tenant, before.checklistId);
  const put: Write = {
    put: checklistRows.row(tenant, after, before.version),
    if: { version: before.version },
    ...(isNamed ? { about: after.id } : {}),
  };
  if (before.status === after.status) return [put];
  return [put, { add: list, field: counter(before.status), by: -1, and: { field: counter(after.status), by: 1 } }];
};

const AT_ONCE = 90;

export const writeRows = async (table: Pick<Table, 'write'>, tenant: string, rows: readonly PlainRow[]) => {
  const starts = Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, n) => n * AT_ONCE);
  await Promise.all(
    starts.map((from) =>
      table.write(...rows.slice(from, from + AT_ONCE).map((row): Write => ({ put: checklistRows.row(tenant, row) }))),
    ),
  );
};

/** Erases rows of an outdated generation or a deleted list. */
export const eraseRows = async (
  table: Pick<Table, 'query' | 'write'>,
  tenant: string,
  list: Pick<OfList, 'id'> & Partial<OfList>,
): Promise<void> => {
  const { id, generation } = list;
  const prefix = generation === undefined ? `${ROWS}${id}#` : rowPrefix({ id, generation });
  const query = { pk: workspacePk(tenant, workspaceOf(id) ?? ''), prefix, limit: AT_ONCE };
  for (;;) {
    const { items } = await table.query(query);
    if (items.length === 0) return;
    await table.write(...items.map(({ pk, sk }): Write => ({ remove: { pk, sk } })));
  }
};
