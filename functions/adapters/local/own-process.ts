// Runs a child process for untrusted files: when V8 aborts on one, only the child ends and the stage keeps running.
import { type ChildProcess, fork } from 'node:child_process';

/** How V8 or the system ends a process that runs out of memory. */
const OUT_OF_MEMORY: ReadonlySet<string> = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGKILL']);

/** No secret and no setting: what runs there reads what strangers wrote. */
const PASSED_ON = ['NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX'];
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

/** `given` arrives as JSON in its first argument. */
export const startProcess = (module: URL, given: object): ChildProcess => {
  const child = fork(module, [JSON.stringify(given)], {
    env: environment(),
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // One that cannot be spoken to or ended has gone; whoever waits for it hears so by a listener of its own.
  return child.on('error', () => undefined);
};

export const isAlive = ({ connected, killed, exitCode, signalCode }: ChildProcess): boolean =>
  connected && !killed && exitCode === null && signalCode === null;

export const reasonOf = (signal: NodeJS.Signals | null): 'tooLargeOpened' | 'damaged' =>
  signal && OUT_OF_MEMORY.has(signal) ? 'tooLargeOpened' : 'damaged';

/** A process at work says so this often; one that is silent for so long is stuck, or was stopped. Set by hand. */
const BEAT_MS = 1000;
const SILENT_MS = 30_000;

/** Runs in the process: says that it is at work, from the beginning and until the work is done. */
export const whileAtWork = async <T>(say: () => void, work: () => Promise<T>): Promise<T> => {
  say();
  const beat = setInterval(say, BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
  }
};

/**
 * Runs in the process: it ends when its host says so or goes away. Ctrl-C and the end of a service reach it, too: what
 * it reads would count as damaged.
 */
export const endWithHost = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit());
};

/**
 * Calls back when nothing was heard of a process for too long. Silence is counted by looks, which come late where the
 * stage itself waits for a processor: how long work may take is what the process watches by itself. Returns what ends it.
 */
export const watchSilence = (child: Pick<ChildProcess, 'on' | 'off'>, onSilent: () => void): (() => void) => {
  let silentMs = 0;
  const hear = () => {
    silentMs = 0;
  };
  const look = () => {
    silentMs += BEAT_MS;
    if (silentMs > SILENT_MS) onSilent();
  };
  const watch = setInterval(look, BEAT_MS);
  child.on('message', hear);
  return () => {
    clearInterval(watch);
    child.off('message', hear);
  };
};

/** Whether the stage waits for it before it ends. */
export const holdStage = (child: ChildProcess, isHeld: boolean): void => {
  const call = isHeld ? 'ref' : 'unref';
  child[call]();
  child.channel?.[call]();
};
