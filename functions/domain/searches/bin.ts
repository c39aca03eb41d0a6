// Implements the bin for questions: the answer stays stored; restored as it was, or erased with its answer.
import { AppError } from '#shared/contract/errors.ts';
import { can } from '#shared/policy/policy.ts';
import type { Clock } from '../../ports/clock.ts';
import { type Table, type Write, WriteConflict } from '../../ports/table.ts';
import { putIntoBin, takeFromBin } from '../../store/bin.ts';
import { refundWrites } from '../../store/credits.ts';
import { projectKey } from '../../store/projects.ts';
import { answerKey, eraseEvents, type SearchRecord, searches, searchKey } from '../../store/searches.ts';
import { binKind, isMakerOrManager } from '../bin/kind.ts';
import type { Caller, ResolvedEntities } from '../caller.ts';
import { deleterOf } from '../files/delete.ts';

const inProject = (tenant: string, projectId: string | undefined): Write[] =>
  projectId ? [{ check: projectKey(tenant, projectId), if: 'present' }] : [];

export const questionInBin = binKind({
  entity: 'question',
  of: ({ question }) => question && { ...question, name: question.query },
  isReadable: (caller, _question, standing) => can(caller, 'search.read', standing),
  isDeletable: (caller, question, standing) => isMakerOrManager(caller, 'search.ask', question, standing),
  restore: ({ table }, { tenant }, { thing: question, row }) =>
    table.write(
      { put: searches.row(tenant, question), if: 'absent', about: question.id },
      takeFromBin(tenant, row),
      ...inProject(tenant, question.projectId),
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
const stoppedAt = (tenant: string, { version, deadline, ...search }: SearchRecord, now: number) => {
  const { id: about, credits: amount, createdBy: by } = search;
  if (search.status !== 'InProgress') return { question: search, refund: [] };
  const refund = amount && deadline ? refundWrites(tenant, { about, amount, by }, now) : [];
  return { question: { ...search, status: 'Stopped' as const }, refund };
};

/** For the member who asked, or a manager of the workspace. */
export const deleteQuestion = async (
  ports: Ports,
  caller: Caller,
  { search, standing }: ResolvedEntities,
): Promise<number> => {
  if (!search) throw new AppError('notFound');
  if (!isMakerOrManager(caller, 'search.ask', search, standing)) throw new AppError('forbidden');
  const { tenant } = caller;
  const { id, projectId, version, createdBy } = search;
  const now = ports.clock.now();
  const { question, refund } = stoppedAt(tenant, search, now);
  const deletion = { name: `${id}-${now}`, projectId, deletedBy: deleterOf(caller), question };
  try {
    await ports.table.write(
      { remove: searchKey(tenant, id, createdBy.id), if: { version } },
      putIntoBin(tenant, deletion, now),
      ...refund,
    );
  } catch (error) {
    throw error instanceof WriteConflict ? new AppError('stale') : error;
  }
  return 1;
};
