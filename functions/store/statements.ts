// Stores the primary statements of a workspace's files, as parsed; they are removed with their file, like its facts.
import * as z from 'zod';
import { FileId, WorkspaceId } from '#shared/model/ids.ts';
import { Statement } from '#shared/model/statement.ts';
import type { Table } from '../ports/table.ts';
import { key } from './keys.ts';
import { store } from './record.ts';
import { workspacePk } from './workspaces.ts';

const Record = z.object({
  projectId: WorkspaceId,
  fileId: FileId,
  document: z.string(),
  /** The company as the document names it. */
  company: z.string(),
  language: z.string(),
  statement: Statement,
});
export type StatementRecord = z.infer<typeof Record>;

const PREFIX = 'STATEMENT#';

export const statementSk = ({ fileId, statement: { kind, basis } }: StatementRecord): string =>
  `${PREFIX}${fileId}#${kind}#${basis ?? '-'}`;

export const statements = store<StatementRecord>({
  schema: Record,
  key: (tenant, record) => key(workspacePk(tenant, record.projectId), statementSk(record)),
});

export const readStatementRecords = async (
  table: Pick<Table, 'query'>,
  { tenant, projectId }: { readonly tenant: string; readonly projectId: string },
): Promise<StatementRecord[]> => {
  const { items } = await table.query({ pk: workspacePk(tenant, projectId), prefix: PREFIX });
  return items.map((item) => statements.read(item));
};
