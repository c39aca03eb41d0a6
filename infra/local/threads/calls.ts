// Calls between threads: methods by name, arguments and results copied, errors by name only.
import type { MessagePort, Worker } from 'node:worker_threads';
import { kindOf } from '#functions/http/log.ts';

type Line = Pick<MessagePort | Worker, 'postMessage'> & {
  on(event: 'message', hear: (message: Message) => void): unknown;
};
type Message =
  | { readonly ask: number; readonly method: string; readonly values: readonly unknown[] }
  | { readonly of: number; readonly value: unknown }
  | { readonly of: number; readonly error: string };

// biome-ignore lint/suspicious/noExplicitAny: each method has arguments of its own, and its caller their types
type Methods = Readonly<Record<string, (...values: any[]) => unknown>>;

/** An error's text may be confidential, so it stays in its own thread. */
const named = (name: string): Error => Object.assign(new Error('see the name'), { name });

export const answerCalls = (line: Line, methods: Methods): void => {
  line.on('message', async (message) => {
    if (!('ask' in message)) return;
    const of = message.ask;
    try {
      line.postMessage({ of, value: await methods[message.method]?.(...message.values) });
    } catch (error) {
      line.postMessage({ of, error: kindOf(error) });
    }
  });
};

/** The error of a step whose Lambda is lost; the machines retry it. */
export const LOST = 'Lambda.Unknown';

type Waiting = { resolve(value: unknown): void; reject(error: Error): void };

export const callsOver = (line: Line) => {
  const waiting = new Map<number, Waiting>();
  let count = 0;
  line.on('message', (message) => {
    if (!('of' in message)) return;
    const one = waiting.get(message.of);
    waiting.delete(message.of);
    if ('error' in message) one?.reject(named(message.error));
    else one?.resolve(message.value);
  });
  return {
    call: <T>(method: string, ...values: readonly unknown[]): Promise<T> =>
      new Promise((resolve, reject) => {
        count += 1;
        waiting.set(count, { resolve: resolve as Waiting['resolve'], reject });
        line.postMessage({ ask: count, method, values });
      }),
    isWaiting: (): boolean => waiting.size > 0,
    /** Rejects all waiting calls: the other side has ended. */
    end: (): void => {
      for (const { reject } of waiting.values()) reject(named(LOST));
      waiting.clear();
    },
  };
};
export type Calls = ReturnType<typeof callsOver>;
