// Implements the bin for questions: the answer stays stored; restored as it was, or erased with its answer.
import { AppError } from '#shared/contract/errors.ts';
import { can } from '#shared/policy/policy.ts';
import type { Clock } from '../../ports/clock.ts';
import { type Table, type Write, WriteConflict } from '../../ports/table.ts';
import { putIntoBin, takeFromBin } from '../../store/bin.ts';
import { refundWrites } from '../../store/credits.ts';
import { answerKey, eraseEvents, type QuestionRecord, questionKey, questions } from '../../store/questions.ts';
import { workspaceKey } from '../../store/workspaces.ts';
import { binKind, isMakerOrManager } from '../bin/kind.ts';
import type { Caller, ResolvedEntities } from '../caller.ts';
import { deleterOf } from '../files/delete.ts';

const inWorkspace = (tenant: string, projectId: string | undefined): Write[] =>
  projectId ? [{ check: workspaceKey(tenant, projectId), if: 'present' }] : [];

export const questionInBin = binKind({
  entity: 'question',
  of: ({ question }) => question && { ...question, name: question.query },
  isReadable: (caller, _question, standing) => can(caller, 'search.read', standing),
  isDeletable: (caller, question, standing) => isMakerOrManager(caller, 'search.ask', question, standing),
  restore: ({ table }, { tenant }, { thing: question, row }) =>
    table.write(
      { put: questions.row(tenant, question), if: 'absent', about: question.id },
      takeFromBin(tenant, row),
      ...inWorkspace(tenant, question.projectId),
    ),
  /** Events first: once the row is removed, nothing points to them. */
  erase: async ({ table }, tenant, { thing: { id, createdBy }, row }) => {
    await eraseEvents(table, { tenant, searchId: id });
    await table.write(takeFromBin(tenant, row), { remove: answerKey(tenant, id, createdBy.id) });
  },
});

type Ports = {
  readonly table: Pick<Table, 'write'>;
  readonly clock: Pick<Clock, 'now'>;
};

/**
 * A question deleted while it is being answered is not charged; the attempt stops at its next word, because the row is
 * gone.
 */
const stoppedAt = (tenant: string, { version, deadline, ...question }: QuestionRecord, now: number) => {
  const { id: about, credits: amount, createdBy: by } = question;
  if (question.status !== 'InProgress') return { question, refund: [] };
  const refund = amount && deadline ? refundWrites(tenant, { about, amount, by }, now) : [];
  return { question: { ...question, status: 'Stopped' as const }, refund };
};

/** For the member who asked, or a manager of the workspace. */
export const deleteQuestion = async (
  ports: Ports,
  caller: Caller,
  { question, standing }: ResolvedEntities,
): Promise<number> => {
  if (!question) throw new AppError('notFound');
  if (!isMakerOrManager(caller, 'search.ask', question, standing)) throw new AppError('forbidden');
  const { tenant } = caller;
  const { id, projectId, version, createdBy } = question;
  const now = ports.clock.now();
  const { question: ended, refund } = stoppedAt(tenant, question, now);
  const deletion = { name: `${id}-${now}`, projectId, deletedBy: deleterOf(caller), question: ended };
  try {
    await ports.table.write(
      { remove: questionKey(tenant, id, createdBy.id), if: { version } },
      putIntoBin(tenant, deletion, now),
      ...refund,
    );
  } catch (error) {
    throw error instanceof WriteConflict ? new AppError('stale') : error;
  }
  return 1;
};
