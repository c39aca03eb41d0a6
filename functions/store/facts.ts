// Stores figures of a workspace's files by company and metric: the first lookup for a question about one figure. They
// are removed with their file, as are its statements.
import * as z from 'zod';
import { FileFact } from '#shared/model/fact.ts';
import { FileId, WorkspaceId, workspaceOf } from '#shared/model/ids.ts';
import type { Table, Write } from '../ports/table.ts';
import { key } from './keys.ts';
import { store } from './record.ts';
import { type StatementRecord, statementSk, statements } from './statements.ts';
import { workspacePk } from './workspaces.ts';

const Record = z.object({
  projectId: WorkspaceId,
  fileId: FileId,
  document: z.string(),
  /** The company as the document names it, and its normalized form for lookups. */
  company: z.string(),
  entity: z.string(),
  metric: z.string(),
  /** The latest day or year that the document reports: the later of two documents counts. */
  asOf: z.string(),
  facts: z.array(FileFact),
});
export type FactsRecord = z.infer<typeof Record>;

const PREFIX = 'FACT#';
const WRITES = 90;

const skOf = ({ entity, metric, fileId }: Omit<FactsRecord, 'facts'>): string =>
  `${PREFIX}${entity}#${metric}#${fileId}`;

export const facts = store<FactsRecord>({
  schema: Record,
  key: (tenant, record) => key(workspacePk(tenant, record.projectId), skOf(record)),
});

/** The rows of a file, so that they can be found without scanning the workspace. */
const FactRows = z.object({ projectId: WorkspaceId, fileId: FileId, rows: z.array(z.string()) });
type FactRows = z.infer<typeof FactRows>;
export const factsOf = store<FactRows>({
  schema: FactRows,
  key: (tenant, { fileId }) => factsOfKey(tenant, fileId),
});
const factsOfKey = (tenant: string, fileId: string) =>
  key(workspacePk(tenant, workspaceOf(fileId) ?? ''), `FACTS-OF#${fileId}`);

type Target = { readonly tenant: string; readonly fileId: string };
type Tables = Pick<Table, 'getMany' | 'write'>;

const inParts = async (table: Pick<Table, 'write'>, writes: readonly Write[]): Promise<void> => {
  for (let n = 0; n < writes.length; n += WRITES) await table.write(...writes.slice(n, n + WRITES));
};

const factRowsOf = async (table: Pick<Table, 'getMany'>, { tenant, fileId }: Target) => {
  const [item] = await table.getMany([factsOfKey(tenant, fileId)]);
  return item && factsOf.read(item);
};

const removals = (tenant: string, projectId: string, rows: readonly string[]): Write[] =>
  rows.map((sk) => ({ remove: key(workspacePk(tenant, projectId), sk) }));

export const eraseFacts = async (table: Tables, target: Target): Promise<void> => {
  const stored = await factRowsOf(table, target);
  if (!stored) return;
  await inParts(table, removals(target.tenant, stored.projectId, stored.rows));
  await table.write({ remove: factsOfKey(target.tenant, target.fileId) });
};

/** Replaces the facts of a file. The list of rows is written first, so that an interrupted write can be cleaned up. */
export const storeFacts = async (
  table: Tables,
  target: Target,
  records: readonly FactsRecord[],
  read: readonly StatementRecord[] = [],
): Promise<void> => {
  const { tenant, fileId } = target;
  const projectId = workspaceOf(fileId) ?? '';
  const before = (await factRowsOf(table, target))?.rows ?? [];
  const now = [...records.map(skOf), ...read.map(statementSk)];
  if (before.length + now.length === 0) return;
  const note = (rows: readonly string[]): Write => ({
    put: factsOf.row(tenant, { projectId, fileId, rows: [...new Set(rows)] }),
  });
  await table.write(note([...before, ...now]));
  await inParts(table, [
    ...removals(
      tenant,
      projectId,
      before.filter((sk) => !now.includes(sk)),
    ),
    ...records.map((record) => ({ put: facts.row(tenant, record) })),
    ...read.map((record) => ({ put: statements.row(tenant, record) })),
  ]);
  await table.write(note(now));
};

type FactsQuery = {
  readonly tenant: string;
  readonly projectId: string;
  readonly entity: string;
  readonly metric: string;
};

export const readFacts = async (
  table: Pick<Table, 'query'>,
  { tenant, projectId, entity, metric }: FactsQuery,
): Promise<FactsRecord[]> => {
  const { items } = await table.query({ pk: workspacePk(tenant, projectId), prefix: `${PREFIX}${entity}#${metric}#` });
  return items.map((item) => facts.read(item));
};
