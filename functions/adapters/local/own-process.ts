// A child process for what reads strangers' files: where V8 gives one up it ends the whole process, and the stage lives on.
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

/** Whether the stage waits for it before it ends. */
export const holdStage = (child: ChildProcess, isHeld: boolean): void => {
  const call = isHeld ? 'ref' : 'unref';
  child[call]();
  child.channel?.[call]();
};
