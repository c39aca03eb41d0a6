// Implements the retry policy of a model: backoff between attempts before an answer, and a watchdog while it streams.
import { setTimeout as sleep } from 'node:timers/promises';
import { ModelBusy, ModelFailed } from '../../ports/model.ts';

export type RetryPolicy = {
  readonly tries: number;
  /** Maximum of the first pause; doubles up to `longestMs`. */
  readonly pauseMs: number;
  readonly longestMs: number;
  /** Timeout of a stream's first piece, which may follow a long prompt. */
  readonly firstMs: number;
  /** Timeout between pieces. */
  readonly idleMs: number;
};

export const RETRY_POLICY: RetryPolicy = {
  tries: 6,
  pauseMs: 1000,
  longestMs: 20_000,
  firstMs: 60_000,
  idleMs: 30_000,
};

/** Retries a call that ends in ModelBusy; pauses use full jitter, so that callers spread out. */
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

/** Returns the result, or rejects after the timeout or when the signal aborts. */
const within = async <T>(work: Promise<T>, milliseconds: number, signal: AbortSignal): Promise<T> => {
  // After a timeout nobody awaits the work, so a later rejection must not be unhandled.
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

/** Passes a stream on. If it stalls the reader gets ModelFailed; if it is not read to its end, `drop` is called. */
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
