// Parses documents in child processes: where V8 gives a document up it ends the whole process, and the stage lives on.
import { type ChildProcess, fork } from 'node:child_process';
import type { Digest, Parsed, Parser } from '../../../ports/parser.ts';
import type { Ask, Reply, Tell } from '../../node/worker-parser/messages.ts';

export type ProcessLimits = {
  readonly memoryMb: number;
  readonly timeoutMs: number;
  /** The module of the thread inside, as an address: the parser's own unless given. */
  readonly entry?: string;
};
/** What the process says: the first thing is that it has the document. */
export type ProcessTell = Tell | { readonly hasBegun: true };
type Options = ProcessLimits & {
  /** How long a process that has no document waits for the next one. */
  readonly idleMs: number;
};

/** The process watches its thread by itself; this long after the longest time a silent one is ended. Set by hand. */
const GRACE_MS = 10_000;
/** How V8, and a system that runs out of memory, end a process. */
const OUT_OF_MEMORY: ReadonlySet<string> = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGKILL']);

type Refusal = Extract<Reply, { readonly ok: false }>;

/** No secret and no setting: what runs there reads what strangers wrote. */
const PASSED_ON = ['NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX'];
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

const startProcess = ({ memoryMb, timeoutMs, entry }: Options): ChildProcess => {
  const limits: ProcessLimits = { memoryMb, timeoutMs, ...(entry !== undefined && { entry }) };
  const child = fork(new URL('./parser-process.ts', import.meta.url), [JSON.stringify(limits)], {
    env: environment(),
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // One that cannot be spoken to or ended has gone; whoever waits for it hears so by a listener of its own.
  return child.on('error', () => undefined);
};

type Ended<R> = {
  readonly reply: R | Refusal;
  /** False where the process ended before it had the document. */
  readonly hasBegun: boolean;
};

const run = <R extends Reply>(
  child: ChildProcess,
  { ask, timeoutMs, onProgress }: { ask: Ask; timeoutMs: number; onProgress?: ((share: number) => void) | undefined },
): Promise<Ended<R>> =>
  new Promise((resolve) => {
    let hasBegun = false;
    const end = (reply: R | Refusal) => {
      clearTimeout(timer);
      child.off('message', hear).off('exit', onExit).off('error', onError);
      resolve({ reply, hasBegun });
    };
    const hear = (message: unknown) => {
      const tell = message as ProcessTell;
      hasBegun = true;
      // The process replies what it was asked for.
      if ('done' in tell) end(tell.done as R);
      else if ('progress' in tell) onProgress?.(tell.progress);
    };
    const onExit = (_code: number | null, signal: NodeJS.Signals | null) =>
      end({ ok: false, reason: signal && OUT_OF_MEMORY.has(signal) ? 'tooLargeOpened' : 'damaged' });
    const onError = () => end({ ok: false, reason: 'damaged' });
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      end({ ok: false, reason: 'tookTooLong' });
    }, timeoutMs + GRACE_MS);
    child.on('message', hear).on('exit', onExit).on('error', onError);
    child.send(ask, (error) => {
      // A process that has ended cannot be sent to: its end, which may come later, says why.
      if (error && (child.exitCode !== null || child.signalCode !== null)) onExit(child.exitCode, child.signalCode);
    });
  });

const isAlive = ({ connected, exitCode, signalCode }: ChildProcess): boolean =>
  connected && exitCode === null && signalCode === null;

export const processParser = (options: Options): Parser & { close(): Promise<void> } => {
  let idle: ChildProcess | undefined;
  let patience: NodeJS.Timeout | undefined;

  const take = (): { readonly child: ChildProcess; readonly isFresh: boolean } => {
    clearTimeout(patience);
    const waiting = idle && isAlive(idle) ? idle : undefined;
    const child = waiting ?? startProcess(options);
    idle = undefined;
    child.ref();
    child.channel?.ref();
    return { child, isFresh: waiting === undefined };
  };
  const release = (): void => {
    idle?.kill('SIGKILL');
    idle = undefined;
  };
  const giveBack = (child: ChildProcess): void => {
    if (idle || !isAlive(child)) return void child.kill('SIGKILL');
    child.unref();
    child.channel?.unref();
    idle = child;
    patience = setTimeout(release, options.idleMs);
    patience.unref();
  };
  const ask = async <R extends Reply>(asked: Ask, onProgress?: (share: number) => void): Promise<R | Refusal> => {
    const { child, isFresh } = take();
    const { reply, hasBegun } = await run<R>(child, { ask: asked, timeoutMs: options.timeoutMs, onProgress });
    giveBack(child);
    // One that ended while it waited says nothing of the document.
    return hasBegun || isFresh ? reply : ask(asked, onProgress);
  };
  return {
    parse: (file, onProgress) => ask<Parsed>(file, onProgress),
    digest: (read) => ask<Digest>({ read }),
    close: async () => {
      clearTimeout(patience);
      release();
    },
  };
};
