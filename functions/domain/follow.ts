// Follows a source of events: past ones, then each new one, until it ends or the reader may no longer see it.
import type { Clock } from '../ports/clock.ts';

/** A removed member loses the stream within 30 s. */
const RECHECK_MS = 20_000;

type Event = { readonly id: number; readonly event: string };

export type Reader = {
  readonly after: number;
  /** True if no more events will be written. */
  readonly isOver: boolean;
  readonly signal?: AbortSignal | undefined;
  readonly isStillAuthorized: () => Promise<boolean>;
};

type Source<E extends Event> = {
  readonly eventsAfter: (last: number) => Promise<readonly E[]>;
  /** True if no event follows this one, judging by the events read with it. */
  readonly isEnd: (event: E, read: readonly E[]) => boolean;
  readonly pollMs: number;
  /** Longest duration of a stream; the client reconnects with the number of the last event. */
  readonly longestMs: number;
};

export async function* followEvents<E extends Event>(
  clock: Clock,
  { eventsAfter, isEnd, pollMs, longestMs }: Source<E>,
  { after, isOver, signal, isStillAuthorized }: Reader,
): AsyncIterable<E> {
  const began = clock.now();
  let checked = began;
  let last = after;
  while (!signal?.aborted && clock.now() - began < longestMs) {
    const read = await eventsAfter(last);
    for (const event of read) {
      last = event.id;
      yield event;
      if (isEnd(event, read)) return;
    }
    if (isOver) return;
    if (clock.now() - checked > RECHECK_MS) {
      if (!(await isStillAuthorized())) return;
      checked = clock.now();
    }
    await clock.sleep(pollMs);
  }
}
