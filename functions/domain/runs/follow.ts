// Following a run: the events so far and then each new one, until it is over or the reader may no longer see it.
import type { RunEvent } from '#shared/model/run.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Table } from '../../ports/table.ts';
import { runEventsAfter } from '../../store/run-events.ts';
import type { RunAt } from '../../store/runs.ts';

const POLL_MS = 400;
/** A member who is removed loses the stream within 30 s. */
const RECHECK_MS = 20_000;
/** Longest stream; the reader comes back with the number of the last event. */
const LONGEST_MS = 9 * 60_000;

type Options = {
  readonly after: number;
  /** Nothing more will be written: what is there is all there is. */
  readonly isOver: boolean;
  readonly signal?: AbortSignal | undefined;
  readonly stillAllowed: () => Promise<boolean>;
};

export async function* followRun(
  ports: { readonly table: Pick<Table, 'query'>; readonly clock: Clock },
  at: RunAt,
  { after, isOver, signal, stillAllowed }: Options,
): AsyncIterable<RunEvent> {
  const began = ports.clock.now();
  let checked = began;
  let last = after;
  while (!signal?.aborted && ports.clock.now() - began < LONGEST_MS) {
    const events = await runEventsAfter(ports.table, at, last);
    for (const event of events) {
      last = event.id;
      yield event;
    }
    // An earlier attempt of a run that goes on ended too: the last event alone says that this is the end.
    if (isOver || events.at(-1)?.event === 'done') return;
    if (ports.clock.now() - checked > RECHECK_MS) {
      if (!(await stillAllowed())) return;
      checked = ports.clock.now();
    }
    await ports.clock.sleep(POLL_MS);
  }
}
