// Stores comments on the sections of a report: threads that stay open until resolved. No exported document contains
// them.
import { AppError } from '#shared/contract/errors.ts';
import { can } from '#shared/policy/policy.ts';
import { MAX_NOTES, type ReportComment } from '#shared/report/edits.ts';
import type { Clock, Random } from '../../ports/clock.ts';
import { type Table, WriteConflict } from '../../ports/table.ts';
import { nameOf } from '../../store/members.ts';
import { type CommentRecord, commentKey, reportComments } from '../../store/report-edits.ts';
import type { RunRecord } from '../../store/runs.ts';
import type { Caller, ResolvedEntities } from '../caller.ts';
import { newCommentId } from '../ids.ts';

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'write'>;
  readonly clock: Clock;
  readonly random: Random;
};

const commentView = ({ runId: _run, ...comment }: CommentRecord): ReportComment => comment;

const signed = ({ clock }: Pick<Ports, 'clock'>, { userId, member }: Caller) => ({
  by: { id: userId, name: nameOf(member) },
  at: new Date(clock.now()).toISOString(),
});

const readComment = async ({ table }: Pick<Ports, 'table'>, tenant: string, runId: string, id: string) => {
  const [item] = await table.getMany([commentKey({ tenant, runId }, id)]);
  if (!item) throw new AppError('notFound');
  return reportComments.read(item);
};

export const addComment = async (
  ports: Ports,
  caller: Caller,
  run: RunRecord,
  { sectionId, text }: { readonly sectionId: string; readonly text: string },
): Promise<ReportComment> => {
  if (!run.sections.some(({ id }) => id === sectionId)) throw new AppError('notFound');
  const notes = [{ ...signed(ports, caller), text }];
  const comment = { id: newCommentId(ports), runId: run.id, sectionId, notes };
  const row = reportComments.row(caller.tenant, comment);
  await ports.table.write({ put: row, if: 'absent', about: comment.id });
  return commentView(reportComments.read(row));
};

type Change = { readonly text?: string | undefined; readonly isResolved?: boolean | undefined };

/** A reply reopens a resolved comment, unless it resolves it itself. */
const changed = (comment: CommentRecord, { text, isResolved }: Change, signature: ReturnType<typeof signed>) => {
  const { resolved, version: _row, ...rest } = comment;
  const notes = text === undefined ? rest.notes : [...rest.notes, { ...signature, text }];
  if (notes.length > MAX_NOTES) throw new AppError('badInput', { field: 'text' });
  const staysResolved = isResolved === undefined && text === undefined ? resolved : undefined;
  const next = isResolved ? (resolved ?? signature) : staysResolved;
  return { ...rest, notes, ...(next ? { resolved: next } : {}) };
};

export const changeComment = async (
  ports: Ports,
  caller: Caller,
  run: RunRecord,
  { commentId, version, ...change }: Change & { readonly commentId: string; readonly version: number },
): Promise<ReportComment> => {
  const comment = await readComment(ports, caller.tenant, run.id, commentId);
  if (comment.version !== version) throw new AppError('stale', {}, commentView(comment));
  const row = reportComments.row(caller.tenant, changed(comment, change, signed(ports, caller)), version);
  try {
    await ports.table.write({ put: row, if: { version } });
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
    throw new AppError('stale', {}, commentView(await readComment(ports, caller.tenant, run.id, commentId)));
  }
  return commentView(reportComments.read(row));
};

export const deleteComment = async (
  ports: Pick<Ports, 'table'>,
  caller: Caller,
  { run, standing }: ResolvedEntities & { readonly run: RunRecord },
  commentId: string,
): Promise<number> => {
  const { tenant, userId } = caller;
  const comment = await readComment(ports, tenant, run.id, commentId);
  const isOwn = comment.notes[0]?.by.id === userId;
  if (!isOwn && !can(caller, 'project.manage', standing)) throw new AppError('forbidden');
  const remove = commentKey({ tenant, runId: run.id }, commentId);
  await ports.table.write({ remove, if: { version: comment.version } }).catch((error) => {
    throw error instanceof WriteConflict ? new AppError('stale') : error;
  });
  return 1;
};
