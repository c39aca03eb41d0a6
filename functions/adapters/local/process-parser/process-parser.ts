// Parses documents in child processes: where V8 gives a document up it ends the whole process, and the stage lives on.
import type { ChildProcess } from 'node:child_process';
import type { Digest, Parsed, Parser } from '../../../ports/parser.ts';
import type { Ask, Reply, Tell } from '../../node/worker-parser/messages.ts';
import { holdStage, isAlive, reasonOf, startProcess, watchSilence } from '../own-process.ts';

export type ProcessLimits = {
  readonly memoryMb: number;
  readonly timeoutMs: number;
  /** The module of the thread inside, as an address: the parser's own unless given. */
  readonly entry?: string;
};
/** What the process says: the first thing is that it has the document, and again and again that it reads it. */
export type ProcessTell = Tell | { readonly isAtWork: true };
type Options = ProcessLimits & {
  /** How long a process that has no document waits for the next one. */
  readonly idleMs: number;
};

type Refusal = Extract<Reply, { readonly ok: false }>;

const startParser = ({ memoryMb, timeoutMs, entry }: Options): ChildProcess =>
  startProcess(new URL('./parser-process.ts', import.meta.url), {
    memoryMb,
    timeoutMs,
    ...(entry !== undefined && { entry }),
  } satisfies ProcessLimits);

type Ended<R> = {
  readonly reply: R | Refusal;
  /** False where the process ended before it had the document. */
  readonly hasBegun: boolean;
  /** By the system, for want of memory, or by a person: this may have nothing to do with the document. */
  readonly isKilled: boolean;
};

type Request = { readonly ask: Ask; readonly onProgress?: ((share: number) => void) | undefined };

const run = <R extends Reply>(child: ChildProcess, { ask, onProgress }: Request): Promise<Ended<R>> =>
  new Promise((resolve) => {
    let hasBegun = false;
    const end = (reply: R | Refusal, isKilled = false) => {
      endWatch();
      child.off('message', hear).off('exit', onExit).off('error', onError);
      resolve({ reply, hasBegun, isKilled });
    };
    const hear = (message: unknown) => {
      const tell = message as ProcessTell;
      hasBegun = true;
      // The process replies what it was asked for.
      if ('done' in tell) end(tell.done as R);
      else if ('progress' in tell) onProgress?.(tell.progress);
    };
    const onExit = (_code: number | null, signal: NodeJS.Signals | null) =>
      end({ ok: false, reason: reasonOf(signal) }, signal === 'SIGKILL');
    const onError = () => end({ ok: false, reason: 'damaged' });
    const endWatch = watchSilence(child, () => {
      child.kill('SIGKILL');
      end({ ok: false, reason: 'tookTooLong' });
    });
    child.on('message', hear).on('exit', onExit).on('error', onError);
    child.send(ask, (error) => {
      // A process that has ended cannot be sent to: its end, which may come later, says why.
      if (error && (child.exitCode !== null || child.signalCode !== null)) onExit(child.exitCode, child.signalCode);
    });
  });

export const processParser = (options: Options): Parser & { close(): Promise<void> } => {
  let idle: ChildProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  const take = (): { readonly child: ChildProcess; readonly isFresh: boolean } => {
    clearTimeout(idleTimer);
    const waiting = idle && isAlive(idle) ? idle : undefined;
    const child = waiting ?? startParser(options);
    idle = undefined;
    holdStage(child, true);
    return { child, isFresh: waiting === undefined };
  };
  const release = (): void => {
    idle?.kill('SIGKILL');
    idle = undefined;
  };
  const giveBack = (child: ChildProcess): void => {
    if (idle || !isAlive(child)) return void child.kill('SIGKILL');
    holdStage(child, false);
    idle = child;
    idleTimer = setTimeout(release, options.idleMs);
    idleTimer.unref();
  };
  const ask = async <R extends Reply>(request: Request, isAgain = false): Promise<R | Refusal> => {
    const { child, isFresh } = take();
    const { reply, hasBegun, isKilled } = await run<R>(child, request);
    giveBack(child);
    // One that ended while it waited says nothing of the document.
    if (!hasBegun && !isFresh) return ask(request, isAgain);
    return isKilled && !isAgain ? ask(request, true) : reply;
  };
  return {
    parse: (file, onProgress) => ask<Parsed>({ ask: file, onProgress }),
    digest: (read) => ask<Digest>({ ask: { read } }),
    close: async () => {
      clearTimeout(idleTimer);
      release();
    },
  };
};
