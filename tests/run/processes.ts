// Starts the tools of the test command, with their output passed through, or collected and printed at the end.
import { spawn } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';

export type Outcome = { readonly passed: number; readonly failed: number };
export type Step = { readonly title: string; readonly run: () => Promise<Outcome> };

export const bin = (name: string) => `node_modules/.bin/${name}`;

/** The priority of the stage's parsers, or a lower current one: only root may raise it. */
const BACKGROUND_PRIORITY = Math.max(constants.priority.PRIORITY_BELOW_NORMAL, getPriority());

type SpawnOptions = {
  readonly stdio: 'inherit' | 'pipe';
  /** Runs at low priority, so that other work comes first. */
  readonly isBackground?: boolean;
  readonly onOutput?: (chunk: Buffer) => void;
  /** Settings for this program alone. */
  readonly env?: Readonly<Record<string, string>>;
};

const exitOf = (
  command: string,
  args: readonly string[],
  { stdio, isBackground = false, onOutput, env }: SpawnOptions,
): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', stdio, stdio], env: { ...process.env, ...env } });
    if (isBackground && child.pid) setPriority(child.pid, BACKGROUND_PRIORITY);
    if (onOutput) for (const stream of [child.stdout, child.stderr]) stream?.on('data', onOutput);
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });

export const runLoudly = (command: string, args: readonly string[], isBackground = false) =>
  exitOf(command, args, { stdio: 'inherit', isBackground });

/** Runs a tool that passes or fails as a whole. Its output is printed in one piece, because others run beside it. */
export const tool = (title: string, command: string, ...args: string[]): Step => toolIn({}, title, command, ...args);

export const toolIn = (
  env: NonNullable<SpawnOptions['env']>,
  title: string,
  command: string,
  ...args: string[]
): Step => ({
  title,
  run: async () => {
    const output: Buffer[] = [];
    const code = await exitOf(command, args, { stdio: 'pipe', env, onOutput: (chunk) => output.push(chunk) });
    if (code !== 0) process.stdout.write(Buffer.concat(output));
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
});
