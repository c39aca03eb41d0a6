// Stores questions with their answers, and the events by which an answer arrives.
import * as z from 'zod';
import { LanguageCode } from '#shared/model/codes.ts';
import { SOURCES } from '#shared/model/enums.ts';
import { FileId, QuestionId, WorkspaceId, workspaceOf } from '#shared/model/ids.ts';
import { AnswerEvent, type AnswerEventBody, ChatTurn, QUESTION_STATUSES } from '#shared/model/question.ts';
import { Answer } from '#shared/report/blocks.ts';
import { type Table, type TenantPk, type Write, WriteConflict } from '../ports/table.ts';
import { refundWrites, settleWrites } from './credits.ts';
import { deadlineKey } from './deadline-index.ts';
import { key, pk } from './keys.ts';
import { store, type Versioned } from './record.ts';
import { workspacePk } from './workspaces.ts';

export const QuestionData = z.object({
  id: QuestionId,
  /** Absent if the question covers all workspaces of the member who asks; then it is private to them. */
  projectId: WorkspaceId.optional(),
  /** The workspaces searched, fixed when the question was asked. */
  projectIds: z.array(WorkspaceId),
  fileIds: z.array(FileId),
  sources: z.array(z.enum(SOURCES)),
  /** Workspaces of industry reports that the member can see, if they are a source. */
  libraryIds: z.array(WorkspaceId).optional(),
  query: z.string(),
  history: z.array(ChatTurn),
  language: LanguageCode.optional(),
  status: z.enum(QUESTION_STATUSES),
  createdBy: z.object({ id: z.string(), name: z.string() }),
  createdAt: z.string(),
  deadline: z.string().optional(),
  /** Credits reserved when the question was asked. */
  credits: z.number().int().optional(),
});
type Plain = z.infer<typeof QuestionData>;
export type QuestionRecord = Versioned<Plain>;

export const QUESTION_PREFIX = 'SEARCH#';
/** The partition of a question: its workspace's, or the asking member's own. */
export const questionPk = (tenant: string, searchId: string, userId: string): TenantPk => {
  const projectId = workspaceOf(searchId);
  return projectId ? workspacePk(tenant, projectId) : pk(tenant, 'PERSON', userId, 'OWN');
};
export const questionKey = (tenant: string, searchId: string, userId: string) =>
  key(questionPk(tenant, searchId, userId), `${QUESTION_PREFIX}${searchId}`);
export const answerKey = (tenant: string, searchId: string, userId: string) =>
  key(questionPk(tenant, searchId, userId), `ANSWER#${searchId}`);
const eventsPk = (tenant: string, searchId: string) => pk(tenant, 'RUN', searchId);

export const questions = store<Plain>({
  schema: QuestionData,
  key: (tenant, question) => questionKey(tenant, question.id, question.createdBy.id),
  gsi1: (tenant, question) =>
    deadlineKey(question.deadline, `search#${tenant}#${question.id}#${question.createdBy.id}`),
});

type At = { readonly tenant: string; readonly searchId: string; readonly userId: string };

export const readQuestion = async (table: Pick<Table, 'getMany'>, at: At) => {
  const [item] = await table.getMany([questionKey(at.tenant, at.searchId, at.userId)]);
  return item && questions.read(item);
};

/** The specification stores the answer as JSON text, parsed on read. */
export const answers = {
  text: (answer: Answer) => JSON.stringify(answer),
  read: (text: unknown) => Answer.parse(JSON.parse(z.string().parse(text))),
};

export const readAnswer = async (table: Pick<Table, 'getMany'>, at: At): Promise<Answer | undefined> => {
  const [item] = await table.getMany([answerKey(at.tenant, at.searchId, at.userId)]);
  return item && answers.read(item.data.answer);
};

const EVENT_DAYS = 7;
const eventSk = (id: number) => `EVENT#${String(id).padStart(8, '0')}`;
const StoredEvents = z.array(AnswerEvent);

/** A batch of events is one row, keyed by its last number. */
const eventsRow = (at: At, first: number, bodies: readonly AnswerEventBody[], now: number): Write => {
  const events = bodies.map((body, i) => ({ ...body, id: first + i }));
  return {
    put: {
      ...key(eventsPk(at.tenant, at.searchId), eventSk(first + bodies.length - 1)),
      version: 1,
      expiresAt: Math.floor(now / 1000) + EVENT_DAYS * 86_400,
      data: { events: JSON.stringify(events) },
    },
    if: 'absent',
  };
};

/** The number of the last event, 0 if there is none. */
export const lastEvent = async (table: Pick<Table, 'query'>, at: At): Promise<number> => {
  const page = await table.query({
    pk: eventsPk(at.tenant, at.searchId),
    prefix: 'EVENT#',
    descending: true,
    limit: 1,
  });
  return Number(page.items[0]?.sk.slice('EVENT#'.length) ?? 0);
};

/** Appends events after number `last`; returns the new last. Throws WriteConflict if overtaken or deleted. */
export const appendEvents = async (
  table: Pick<Table, 'write'>,
  at: At,
  batch: { readonly last: number; readonly bodies: readonly AnswerEventBody[]; readonly now: number },
): Promise<number> => {
  if (batch.bodies.length === 0) return batch.last;
  const stillThere: Write = { check: questionKey(at.tenant, at.searchId, at.userId), if: 'present' };
  await table.write(eventsRow(at, batch.last + 1, batch.bodies, batch.now), stillThere);
  return batch.last + batch.bodies.length;
};

const REMOVED_AT_ONCE = 100;

/** For a deleted question; no events can be appended any more. */
export const eraseEvents = async (
  table: Pick<Table, 'query' | 'write'>,
  at: Pick<At, 'tenant' | 'searchId'>,
): Promise<void> => {
  for (;;) {
    const { items } = await table.query({ pk: eventsPk(at.tenant, at.searchId), limit: REMOVED_AT_ONCE });
    if (items.length === 0) return;
    await table.write(...items.map(({ pk, sk }): Write => ({ remove: { pk, sk } })));
  }
};

export const eventsAfter = async (table: Pick<Table, 'query'>, at: At, after: number): Promise<AnswerEvent[]> => {
  const page = await table.query({ pk: eventsPk(at.tenant, at.searchId), prefix: 'EVENT#', after: eventSk(after) });
  const rows = page.items.flatMap((item) => StoredEvents.parse(JSON.parse(z.string().parse(item.data.events))));
  return rows.filter((event) => event.id > after);
};

type End = {
  readonly status: 'Completed' | 'Failed';
  readonly answer?: Answer | undefined;
  readonly last: number;
  readonly bodies: readonly AnswerEventBody[];
  readonly now: number;
};

/** True if sources did not respond and the others found nothing: the answer may exist there. */
const isCutOff = (blocks: Answer['blocks']): boolean =>
  blocks.every(({ kind }) => kind === 'notice') &&
  blocks.some((block) => block.kind === 'notice' && block.code === 'sourcesFailed');

const isFree = (blocks: Answer['blocks']): boolean =>
  isCutOff(blocks) || blocks.some((block) => block.kind === 'notice' && block.code === 'notCharged');

/** An answer costs what was reserved; without an answer, or with one that answers nothing, everything is refunded. */
const creditsOf = (tenant: string, question: Plain, { status, answer, now }: End): Write[] => {
  if (!question.credits || !question.deadline) return [];
  const price = { about: question.id, amount: question.credits, by: question.createdBy };
  const isWritten =
    !isFree(answer?.blocks ?? []) && (status === 'Completed' || answer?.blocks.some(({ kind }) => kind !== 'notice'));
  return isWritten ? settleWrites(tenant, price, price.amount, now) : refundWrites(tenant, price, now);
};

const endWrites = (at: At, current: QuestionRecord, end: End, status: Plain['status']): Write[] => {
  const { deadline: _over, ...rest } = current;
  const done: AnswerEventBody = { event: 'done', data: { searchId: current.id, status } };
  const { version } = current;
  const text = end.answer && { answer: answers.text(end.answer) };
  return [
    { put: questions.row(at.tenant, { ...rest, status }, version), if: { version } },
    eventsRow(at, end.last + 1, [...end.bodies, done], end.now),
    ...(text ? [{ put: { ...answerKey(at.tenant, at.searchId, at.userId), version: 1, data: text } }] : []),
  ];
};

/**
 * Ends a question once: answer, status, credits and last events in one transaction. A question stopped meanwhile keeps
 * that status. Returns the final status.
 */
export const finishQuestion = async (
  table: Pick<Table, 'getMany' | 'write'>,
  at: At,
  end: End,
): Promise<Plain['status'] | undefined> => {
  let hasHold = true;
  for (let tries = 0; tries < 5; tries += 1) {
    const current = await readQuestion(table, at);
    if (!current) return undefined;
    const status = current.status === 'InProgress' ? end.status : current.status;
    const writes = endWrites(at, current, end, status);
    try {
      await table.write(...writes, ...(hasHold ? creditsOf(at.tenant, current, end) : []));
      return status;
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error;
      // A reservation older than a day no longer exists: the reaper has refunded it.
      if (error.at === writes.length) hasHold = false;
      else if (error.at !== 0) throw error;
    }
  }
  throw new Error('the row of a question kept changing');
};
