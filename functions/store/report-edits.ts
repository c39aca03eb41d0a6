// Stores what people wrote in a run's report: one row per edited paragraph and per comment thread, beside the run's
// events.
import type * as z from 'zod';
import { RunId } from '#shared/model/ids.ts';
import { ReportComment, ReportEdit } from '#shared/report/edits.ts';
import type { Table } from '../ports/table.ts';
import { key } from './keys.ts';
import { store, type Versioned } from './record.ts';
import { runPk } from './run-events.ts';

type At = { readonly tenant: string; readonly runId: string };
const OF_RUN = { runId: RunId };

const EDIT_PREFIX = 'EDIT#';
const Edit = ReportEdit.omit({ version: true }).extend(OF_RUN);
export type EditRecord = Versioned<z.infer<typeof Edit>>;
type Place = Pick<EditRecord, 'sectionId' | 'id'>;
export const editKey = (at: At, { sectionId, id }: Place) => key(runPk(at), `${EDIT_PREFIX}${sectionId}#${id}`);
export const reportEdits = store<z.infer<typeof Edit>>({
  schema: Edit,
  key: (tenant, edit) => editKey({ tenant, runId: edit.runId }, edit),
});

const COMMENT_PREFIX = 'COMMENT#';
const Comment = ReportComment.omit({ version: true }).extend(OF_RUN);
export type CommentRecord = Versioned<z.infer<typeof Comment>>;
export const commentKey = (at: At, id: string) => key(runPk(at), `${COMMENT_PREFIX}${id}`);
export const reportComments = store<z.infer<typeof Comment>>({
  schema: Comment,
  key: (tenant, { runId, id }) => commentKey({ tenant, runId }, id),
});

export const editsOf = async (table: Pick<Table, 'query'>, at: At): Promise<EditRecord[]> => {
  const { items } = await table.query({ pk: runPk(at), prefix: EDIT_PREFIX });
  return items.map(reportEdits.read);
};

export const commentsOf = async (table: Pick<Table, 'query'>, at: At): Promise<CommentRecord[]> => {
  const { items } = await table.query({ pk: runPk(at), prefix: COMMENT_PREFIX });
  return items.map(reportComments.read);
};
