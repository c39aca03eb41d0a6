// The retry policy of a model: growing pauses between attempts before an answer, and a watchdog while it streams.
import { setTimeout as sleep } from 'node:timers/promises';
import { ModelBusy, ModelFailed } from '../../ports/model.ts';

export type RetryPolicy = {
  readonly tries: number;
  /** The ceiling of the first pause; it doubles up to `longestMs`. */
  readonly pauseMs: number;
  readonly longestMs: number;
  /** Until the first piece of a stream, which may be preceded by a long prompt. */
  readonly firstMs: number;
  /** Between pieces. */
  readonly idleMs: number;
};

export const RETRY_POLICY: RetryPolicy = {
  tries: 6,
  pauseMs: 1000,
  longestMs: 20_000,
  firstMs: 60_000,
  idleMs: 30_000,
};

/** Repeats a call that ends in ModelBusy; pauses are drawn from the whole range (full jitter), so that callers spread. */
export const withRetry = async <T>(
  call: () => Promise<T>,
  { tries, pauseMs, longestMs }: RetryPolicy,
  signal?: AbortSignal,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ModelBusy) || attempt >= tries) throw error;
    }
    const ceiling = Math.min(longestMs, pauseMs * 2 ** (attempt - 1));
    await sleep(Math.random() * ceiling, undefined, signal ? { signal } : {});
  }
};

/** The work, or a rejection when it takes too long or the signal says stop. */
const within = async <T>(work: Promise<T>, milliseconds: number, signal: AbortSignal): Promise<T> => {
  // Whoever stops in the meantime no longer waits for the work: its end must not be an unheard rejection.
  work.catch(() => undefined);
  signal.throwIfAborted();
  let timer: NodeJS.Timeout | undefined;
  let stop = () => {};
  const ended = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ModelFailed('the model fell silent')), milliseconds);
    stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work, ended]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
};

type Watch = { readonly retryPolicy: RetryPolicy; readonly signal: AbortSignal; readonly drop: () => void };

/** Passes a stream on. When it stalls the reader gets ModelFailed; when it is not read to its end, `drop` is called. */
export async function* watched<T>(source: AsyncIterable<T>, { retryPolicy, signal, drop }: Watch): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]();
  let finished = false;
  let limit = retryPolicy.firstMs;
  try {
    for (;;) {
      const next = await within(iterator.next(), limit, signal);
      if (next.done) {
        finished = true;
        return;
      }
      yield next.value;
      limit = retryPolicy.idleMs;
    }
  } finally {
    if (!finished) drop();
  }
}
