// Stores the events of an answer in batches, and checks with each batch whether the question was stopped.
import type { AnswerEventBody } from '#shared/model/question.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Table } from '../../ports/table.ts';
import { appendEvents, readQuestion } from '../../store/questions.ts';

const BATCH_MS = 150;

type Run = { readonly tenant: string; readonly searchId: string; readonly userId: string };
type Ports = { readonly table: Pick<Table, 'getMany' | 'write'>; readonly clock: Pick<Clock, 'now'> };

export type EventLog = {
  /** Stores the batch immediately if the last one is old enough. */
  add(body: AnswerEventBody): Promise<void>;
  flush(): Promise<void>;
  /** The events not stored yet, and the number of the last stored one, for the transaction that ends the question. */
  rest(): { readonly last: number; readonly bodies: readonly AnswerEventBody[] };
  /** True if the question was stopped or deleted. */
  isOver(): boolean;
};

/** A delta replaces the previous one of the same block if neither has been stored. */
const squeezed = (bodies: readonly AnswerEventBody[]): AnswerEventBody[] =>
  bodies.filter((body, i) => {
    const next = bodies[i + 1];
    return !(body.event === 'delta' && next?.event === 'delta' && next.data.index === body.data.index);
  });

export const eventLog = (ports: Ports, run: Run, from: number): EventLog => {
  let last = from;
  let waiting: AnswerEventBody[] = [];
  let stored = Number.NEGATIVE_INFINITY;
  let over = false;
  const flush = async () => {
    const now = ports.clock.now();
    const bodies = squeezed(waiting);
    waiting = [];
    stored = now;
    last = await appendEvents(ports.table, run, { last, bodies, now });
    const question = await readQuestion(ports.table, run);
    over = question?.status !== 'InProgress';
  };
  return {
    add: async (body) => {
      waiting.push(body);
      if (ports.clock.now() - stored >= BATCH_MS) await flush();
    },
    flush,
    rest: () => ({ last, bodies: squeezed(waiting) }),
    isOver: () => over,
  };
};
