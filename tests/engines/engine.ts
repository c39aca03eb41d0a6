// How an engine that we did not write is fetched, started and put before our suites.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type Outcome = {
  readonly engine: string;
  readonly state: 'passed' | 'failed' | 'not run';
  /** Which suites, or why not. */
  readonly detail: string;
};

const ROOT = resolve(import.meta.dirname, '../..');

/** Downloads are kept between runs, outside the project. */
export const cacheFor = (engine: string): string => {
  const directory = join(tmpdir(), 'footnote-engines', engine);
  mkdirSync(directory, { recursive: true });
  return directory;
};

/** Runs a tool to its end; false when it is not installed or fails. */
export const succeeds = (command: string, args: readonly string[], cwd?: string): boolean =>
  spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 }).status === 0;

const isUp = async (endpoint: string): Promise<boolean> => {
  try {
    await fetch(endpoint);
    return true;
  } catch {
    return false;
  }
};

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill();
  await ended;
};

export type Program = {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly endpoint: string;
  readonly env?: NodeJS.ProcessEnv;
};

/** Starts a server, waits until it answers, and ends it whatever the work does. */
export const whileRunning = async <T>(
  { command, args, cwd, endpoint, env }: Program,
  work: () => T | Promise<T>,
): Promise<T> => {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'ignore' });
  try {
    for (let waited = 0; !(await isUp(endpoint)); waited += 200) {
      if (waited > 60_000 || child.exitCode !== null) throw new Error(`${command} did not start`);
      await sleep(200);
    }
    return await work();
  } finally {
    await stop(child);
  }
};

/** Runs suites of this folder against what the environment names; true when all pass. */
export const suitesPass = (names: readonly string[], engines: Readonly<Record<string, string>>): boolean => {
  const files = names.map((name) => `tests/engines/${name}.engine.ts`);
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/engines/vitest.config.ts', ...files];
  const env = { ...process.env, ...engines };
  return spawnSync(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' }).status === 0;
};
