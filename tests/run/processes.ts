// Starts the tools of the test command: with their output passed through, or collected and shown at the end.
import { spawn } from 'node:child_process';

export type Outcome = { readonly passed: number; readonly failed: number };
export type Step = { readonly title: string; readonly run: () => Promise<Outcome> };

export const bin = (name: string) => `node_modules/.bin/${name}`;

const exitOf = (
  command: string,
  args: readonly string[],
  { stdio, onOutput }: { stdio: 'inherit' | 'pipe'; onOutput?: (chunk: Buffer) => void },
): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', stdio, stdio] });
    if (onOutput) for (const stream of [child.stdout, child.stderr]) stream?.on('data', onOutput);
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });

export const runLoudly = (command: string, args: readonly string[]) => exitOf(command, args, { stdio: 'inherit' });

/** A tool that passes or fails as a whole. Its output is shown in one piece, because others run beside it. */
export const tool = (title: string, command: string, ...args: string[]): Step => ({
  title,
  run: async () => {
    const output: Buffer[] = [];
    const code = await exitOf(command, args, { stdio: 'pipe', onOutput: (chunk) => output.push(chunk) });
    if (code !== 0) process.stdout.write(Buffer.concat(output));
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
});
