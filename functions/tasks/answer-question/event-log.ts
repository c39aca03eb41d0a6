// Stores the events of an answer in batches, and checks with each batch whether the question was stopped.
import type { SearchEventBody } from '#shared/model/search.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Table } from '../../ports/table.ts';
import { appendEvents, readSearch } from '../../store/searches.ts';

const BATCH_MS = 150;

type Run = { readonly tenant: string; readonly searchId: string; readonly userId: string };
type Ports = { readonly table: Pick<Table, 'getMany' | 'write'>; readonly clock: Pick<Clock, 'now'> };

export type EventLog = {
  /** Stores the batch immediately if the last one is old enough. */
  add(body: SearchEventBody): Promise<void>;
  flush(): Promise<void>;
  /** The events not stored yet, and the number of the last stored one, for the transaction that ends the question. */
  rest(): { readonly last: number; readonly bodies: readonly SearchEventBody[] };
  /** True if the question was stopped or deleted. */
  isOver(): boolean;
};

/** A delta replaces the previous one of the same block if neither has been stored. */
const squeezed = (bodies: readonly SearchEventBody[]): SearchEventBody[] =>
  bodies.filter((body, i) => {
    const next = bodies[i + 1];
    return !(body.event === 'delta' && next?.event === 'delta' && next.data.index === body.data.index);
  });

export const eventLog = (ports: Ports, run: Run, from: number): EventLog => {
  let last = from;
  let waiting: SearchEventBody[] = [];
  let stored = Number.NEGATIVE_INFINITY;
  let over = false;
  const flush = async () => {
    const now = ports.clock.now();
    const bodies = squeezed(waiting);
    waiting = [];
    stored = now;
    last = await appendEvents(ports.table, run, { last, bodies, now });
    const search = await readSearch(ports.table, run);
    over = search?.status !== 'InProgress';
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
