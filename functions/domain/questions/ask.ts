// Asks a question: fixes what may be searched, reserves its price, stores the question and starts the execution that
// answers it.
import type * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import type { Ask } from '#shared/contract/routes/questions.ts';
import { PRICES } from '#shared/model/prices.ts';
import type { Clock, Random } from '../../ports/clock.ts';
import type { Table } from '../../ports/table.ts';
import type { Workflows } from '../../ports/workflows.ts';
import { nameOf } from '../../store/members.ts';
import { type UsageField, usageKey } from '../../store/organisations.ts';
import { type QuestionRecord, questions } from '../../store/questions.ts';
import { workspaceKey } from '../../store/workspaces.ts';
import type { Caller, ResolvedEntities } from '../caller.ts';
import { refusalOf, reserving } from '../credits/spend.ts';
import { newQuestionId } from '../ids.ts';
import { libraryFor } from '../workspaces/library.ts';
import { visibleWorkspaces } from '../workspaces/workspaces.ts';

/** The specification's chat takes 30 s to 2 min; an answer that takes longer than this is given up. */
const ANSWER_MS = 5 * 60_000;

export const startAnswering = (
  workflows: Pick<Workflows, 'start'>,
  tenant: string,
  question: Pick<QuestionRecord, 'id' | 'createdBy'>,
) =>
  workflows.start({
    machine: 'answer',
    name: question.id,
    input: { tenant, searchId: question.id, userId: question.createdBy.id },
  });

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'query' | 'write'>;
  readonly workflows: Pick<Workflows, 'start'>;
  readonly clock: Clock;
  readonly random: Random;
};

const scopeOf = async (ports: Ports, caller: Caller, found: ResolvedEntities): Promise<string[]> => {
  if (found.workspace) return [found.workspace.id];
  const all = await visibleWorkspaces(ports.table, caller);
  if (all.length === 0) throw new AppError('projectNeeded');
  return all.map((workspace) => workspace.id);
};

export const ask = async (
  ports: Ports,
  caller: Caller,
  found: ResolvedEntities,
  wanted: z.output<typeof Ask>,
): Promise<QuestionRecord> => {
  const projectIds = await scopeOf(ports, caller, found);
  const now = ports.clock.now();
  const question = {
    id: newQuestionId(ports, found.workspace?.id),
    ...(found.workspace ? { projectId: found.workspace.id } : {}),
    projectIds,
    fileIds: found.files.map((file) => file.id),
    sources: wanted.toolids,
    ...(await libraryFor(ports.table, caller, wanted.toolids)),
    query: wanted.query,
    history: wanted.chat_history,
    ...(wanted.language ? { language: wanted.language } : {}),
    status: 'InProgress' as const,
    createdBy: { id: caller.userId, name: nameOf(caller.member) },
    createdAt: new Date(now).toISOString(),
    deadline: new Date(now + ANSWER_MS).toISOString(),
    credits: PRICES.question,
  };
  const row = questions.row(caller.tenant, question);
  const price = { about: question.id, amount: PRICES.question, by: question.createdBy };
  await ports.table
    .write(
      ...reserving(ports, caller, price),
      { put: row, if: 'absent' },
      { add: usageKey(caller.tenant), field: 'runs' satisfies UsageField, by: 1 },
      ...(found.workspace ? [{ check: workspaceKey(caller.tenant, found.workspace.id), if: 'present' } as const] : []),
    )
    .catch(async (error) => {
      throw await refusalOf(ports, caller, price, error);
    });
  await startAnswering(ports.workflows, caller.tenant, question);
  return questions.read(row);
};
