// Fetches, starts and tests a third-party engine by our suites.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type Outcome = {
  readonly engine: string;
  readonly state: 'passed' | 'failed' | 'not run';
  /** The suites that ran, or the reason why they did not. */
  readonly detail: string;
};

export const ROOT = resolve(import.meta.dirname, '../..');

/** Downloads are kept between runs, outside the project. */
export const cacheFor = (engine: string): string => {
  const directory = join(tmpdir(), 'footnote-engines', engine);
  mkdirSync(directory, { recursive: true });
  return directory;
};

type Ended = { readonly status: number | null; readonly stdout: string; readonly stderr: string };

/** Runs a tool to its end without blocking the other lane; `null` if the tool is not installed. */
export const ended = (command: string, args: readonly string[], options: SpawnOptions = {}): Promise<Ended> =>
  new Promise((done) => {
    const child = spawn(command, args, { timeout: 600_000, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const written = { stdout: '', stderr: '' };
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      written.stdout += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      written.stderr += text;
    });
    child.once('error', () => done({ status: null, ...written }));
    child.once('close', (status) => done({ status, ...written }));
  });

/** False if the command is not installed or fails; its output is printed. */
export const succeeds = async (command: string, args: readonly string[], cwd?: string): Promise<boolean> => {
  const { status, stderr } = await ended(command, args, { cwd });
  if (status !== 0 && stderr) console.error(stderr);
  return status === 0;
};

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
  const exited = new Promise((done) => child.once('exit', done));
  child.kill();
  await exited;
};

export type Program = {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly endpoint: string;
  readonly env?: NodeJS.ProcessEnv;
};

/** Starts a server and waits until it answers. */
const start = async ({ command, args, cwd, endpoint, env }: Program): Promise<ChildProcess> => {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'ignore' });
  for (let waited = 0; !(await isUp(endpoint)); waited += 200) {
    if (waited > 60_000 || child.exitCode !== null) {
      await stop(child);
      throw new Error(`${command} did not start`);
    }
    await sleep(200);
  }
  return child;
};

/** Starts all servers at once and stops them after the work, even if it fails. */
export const whileRunning = async <T>(programs: readonly Program[], work: () => Promise<T>): Promise<T> => {
  const started = await Promise.allSettled(programs.map(start));
  try {
    for (const one of started) if (one.status === 'rejected') throw one.reason;
    return await work();
  } finally {
    for (const one of started) if (one.status === 'fulfilled') await stop(one.value);
  }
};

/** Runs suites of this folder against the engines named in the environment; true if all pass. */
export const suitesPass = async (
  names: readonly string[],
  engines: Readonly<Record<string, string>>,
): Promise<boolean> => {
  const files = names.map((name) => `tests/engines/${name}.engine.ts`);
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/engines/vitest.config.ts', ...files];
  const env = { ...process.env, ...engines };
  const { status, stdout, stderr } = await ended(process.execPath, args, { cwd: ROOT, env });
  console.log(stdout, stderr);
  return status === 0;
};
