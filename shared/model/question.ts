// Defines a question, its answer and the events by which the answer arrives.
import * as z from 'zod';
import { Answer, Block, Reference } from '../report/blocks.ts';
import { SOURCES } from './enums.ts';
import { QuestionId, WorkspaceId } from './ids.ts';
import { numberedEvent } from './numbered-event.ts';

export const QUESTION_STATUSES = ['InProgress', 'Completed', 'Stopped', 'Failed'] as const;

export const QuestionRow = z
  .object({
    id: QuestionId,
    projectId: WorkspaceId.optional(),
    query: z.string(),
    status: z.enum(QUESTION_STATUSES),
    createdBy: z.object({ id: z.string(), name: z.string() }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'SearchRow' });
export type QuestionRow = z.infer<typeof QuestionRow>;

export const Question = QuestionRow.extend({ answer: Answer.optional() }).meta({ id: 'Search' });
export type Question = z.infer<typeof Question>;

/** Codes of log lines of an answer; texts: i18n `answers.log.<code>`. */
const LOG_CODES = [
  'planned',
  'searching',
  'found',
  'reading',
  'writing',
  'checked',
  'waking',
  'retrying',
  'sourceOff',
  'sourceFound',
  'sourceEmpty',
  'sourceRefused',
  'sourceBusy',
  'sourceDown',
  'sourceNoCompany',
  'sourceSample',
  'byWordsAlone',
] as const;

/**
 * One event of an answer. A `stage` of 1 (Start) with a new attempt starts the answer over: readers drop what they
 * have. A `delta` puts `block` at `index`, replacing the previous block.
 */
export const AnswerEvent = z
  .discriminatedUnion('event', [
    numberedEvent('stage', z.object({ stage: z.number().int().min(0).max(12), attempt: z.number().int() })),
    numberedEvent('log', z.object({ code: z.enum(LOG_CODES), params: z.record(z.string(), z.string()).optional() })),
    numberedEvent('delta', z.object({ index: z.number().int(), block: Block })),
    numberedEvent('reference', Reference),
    numberedEvent('related', z.object({ questions: z.array(z.string()) })),
    numberedEvent('done', z.object({ searchId: QuestionId, status: z.enum(QUESTION_STATUSES) })),
    numberedEvent('error', z.object({ code: z.string() })),
  ])
  .meta({ id: 'SearchEvent' });
export type AnswerEvent = z.infer<typeof AnswerEvent>;
/** An event before it has its number. */
export type AnswerEventBody = { [E in AnswerEvent as E['event']]: Omit<E, 'id'> }[AnswerEvent['event']];

export const ChatTurn = z.object({ role: z.enum(['user', 'assistant']), content: z.string().max(20_000) });
export const SourceName = z.enum(SOURCES);
