// Runs a child process for untrusted files: if V8 aborts on one, only the child ends and the stage keeps running.
import { type ChildProcess, fork } from 'node:child_process';

/** Signals with which V8 or the system ends a process that is out of memory. */
const OUT_OF_MEMORY: ReadonlySet<string> = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGKILL']);

/** No secrets or settings are passed, because the child reads untrusted files. */
const PASSED_ON = ['NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX'];
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

/** `given` arrives as JSON in the first argument. */
export const startProcess = (module: URL, given: object): ChildProcess => {
  const child = fork(module, [JSON.stringify(given)], {
    env: environment(),
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // A child that cannot be reached has ended; whoever waits for it has a separate listener.
  return child.on('error', () => undefined);
};

export const isAlive = ({ connected, killed, exitCode, signalCode }: ChildProcess): boolean =>
  connected && !killed && exitCode === null && signalCode === null;

export const reasonOf = (signal: NodeJS.Signals | null): 'tooLargeOpened' | 'damaged' =>
  signal && OUT_OF_MEMORY.has(signal) ? 'tooLargeOpened' : 'damaged';

/**
 * The interval at which a busy child reports; one silent for 30 s is stuck or was stopped. Set by hand.
 */
const BEAT_MS = 1000;
const SILENT_MS = 30_000;

/** Runs in the child: reports that it is busy, from the start until the work is done. */
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
 * Runs in the child: ends when its host asks or disappears. Signals such as Ctrl-C also reach the child and are
 * ignored; otherwise the file it reads would count as damaged.
 */
export const endWithHost = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit());
};

/**
 * Calls back if a child was silent for too long. Silence is counted in checks, which are delayed if the stage itself
 * waits for a processor; the child enforces the time limit of its work. Returns a function that stops watching.
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

/** Whether the stage waits for the child before it exits. */
export const holdStage = (child: ChildProcess, isHeld: boolean): void => {
  const call = isHeld ? 'ref' : 'unref';
  child[call]();
  child.channel?.[call]();
};
