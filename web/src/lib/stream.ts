// Follows an event stream to its end, and resumes after each interruption from the last event seen.
import { ApiError, type Args } from '#shared/contract/client.ts';
import type { EventOf, RouteName } from '#shared/contract/contract.ts';
import { open } from './api.ts';

type StreamName = { [N in RouteName]: [EventOf<N>] extends [never] ? never : N }[RouteName];
type Address = { name: StreamName; args: unknown };

export type FollowOptions<N extends StreamName> = {
  /** The number of the last event already known. */
  after?: number | undefined;
  onEvent: (event: EventOf<N>) => void;
  /** Called when the stream has begun; its headers may name what was started. */
  onOpen?: ((headers: Headers) => void) | undefined;
  /**
   * Returns the stream to continue with after a break, for calls that must not be repeated. Receives the headers of the
   * first reply.
   */
  resume?: ((headers: Headers) => { name: StreamName; args: unknown } | undefined) | undefined;
  /** Called with true when the connection broke and is being resumed, with false when it is back. */
  onBreak?: ((broken: boolean) => void) | undefined;
  signal?: AbortSignal | undefined;
};

const MAX_ATTEMPTS = 8;
const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 8000;
const LAST_EVENTS: readonly string[] = ['done', 'error'];

const pause = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Whether the server's decision is final, so that a retry would not change it. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

const withAfter = (address: Address, after: number): Address => {
  const args = Object(address.args);
  return { name: address.name, args: { ...args, query: { ...args.query, after } } };
};

/** Resolves when the run has ended or the signal was aborted; rejects with an ApiError when it cannot continue. */
export const follow = async <N extends StreamName>(
  name: N,
  args: Args<N>,
  options: FollowOptions<N>,
): Promise<void> => {
  const { onEvent, onOpen, onBreak, resume, signal } = options;
  let last = options.after ?? 0;
  let address: Address = { name, args };
  let opened: Headers | undefined;
  let failures = 0;

  /** Resolves to true when the last event has arrived. */
  const readOnce = async (): Promise<boolean> => {
    const target = opened || last > 0 ? withAfter(address, last) : address;
    const headers = last > 0 ? { 'Last-Event-ID': String(last) } : {};
    const stream = await open(target.name, target.args as never, { signal, headers });
    if (!opened) {
      opened = stream.headers;
      onOpen?.(opened);
      address = resume?.(opened) ?? address;
    }
    onBreak?.(false);
    for await (const event of stream.events) {
      failures = 0;
      if (event.id > last || Number.isNaN(event.id)) onEvent(event as EventOf<N>);
      if (event.id > last) last = event.id;
      if (LAST_EVENTS.includes(event.event)) return true;
    }
    return false;
  };

  for (;;) {
    try {
      if (await readOnce()) return;
    } catch (error) {
      if (signal?.aborted) return;
      if (isFinal(error) || failures >= MAX_ATTEMPTS || (!opened && resume)) throw error;
    }
    if (signal?.aborted) return;
    failures += 1;
    if (failures > MAX_ATTEMPTS) throw new ApiError({ code: 'unavailable', status: 503 });
    onBreak?.(true);
    await pause(Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1)), signal);
  }
};
