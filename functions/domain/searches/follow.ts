// Following a run: the events so far and then each new one, until it is over or the reader may no longer see it.
import type { SearchEvent } from '#shared/model/search.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Table } from '../../ports/table.ts';
import { eventsAfter } from '../../store/searches.ts';

const POLL_MS = 120;
/** A member who is removed loses the stream within 30 s. */
const RECHECK_MS = 20_000;
/** Longest stream; the reader comes back with the number of the last event. */
const LONGEST_MS = 10 * 60_000;

type Run = { readonly tenant: string; readonly searchId: string; readonly userId: string };
type Options = {
  readonly after: number;
  /** Nothing more will be written: what is there is all there is. */
  readonly isOver?: boolean;
  readonly signal?: AbortSignal | undefined;
  readonly stillAllowed: () => Promise<boolean>;
};

export async function* follow(
  ports: { readonly table: Pick<Table, 'query'>; readonly clock: Clock },
  run: Run,
  { after, isOver = false, signal, stillAllowed }: Options,
): AsyncIterable<SearchEvent> {
  const began = ports.clock.now();
  let checked = began;
  let last = after;
  while (!signal?.aborted && ports.clock.now() - began < LONGEST_MS) {
    for (const event of await eventsAfter(ports.table, run, last)) {
      last = event.id;
      yield event;
      if (event.event === 'done') return;
    }
    if (isOver) return;
    if (ports.clock.now() - checked > RECHECK_MS) {
      if (!(await stillAllowed())) return;
      checked = ports.clock.now();
    }
    await ports.clock.sleep(POLL_MS);
  }
}
