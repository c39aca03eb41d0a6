// Follows the answer to a question.
import type { AnswerEvent } from '#shared/model/question.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Table } from '../../ports/table.ts';
import { eventsAfter } from '../../store/questions.ts';
import { followEvents, type Reader } from '../follow.ts';

type Ports = { readonly table: Pick<Table, 'query'>; readonly clock: Clock };
type QuestionAt = { readonly tenant: string; readonly searchId: string; readonly userId: string };

export const followQuestion = (
  { table, clock }: Ports,
  question: QuestionAt,
  reader: Reader,
): AsyncIterable<AnswerEvent> =>
  followEvents(
    clock,
    {
      eventsAfter: (last) => eventsAfter(table, question, last),
      isEnd: ({ event }) => event === 'done',
      pollMs: 120,
      longestMs: 10 * 60_000,
    },
    reader,
  );
