// Scripted tasks for the real state machines.
import * as z from 'zod';
import type { Ports } from '#functions/ports/ports.ts';
import { type Task, task } from '#functions/tasks/task.ts';

export type Call = { readonly task: string; readonly input: Readonly<Record<string, unknown>> };
type Behaviour = (input: Readonly<Record<string, unknown>>, calls: readonly Call[]) => unknown;

const NAMES = [
  'answer-question',
  'fail-answer',
  'index-file',
  'fail-file',
  'erase-files',
  'erase-workspace',
  'erase-organisation',
  'plan-checklist',
  'answer-rows',
  'plan-run',
  'gather-source',
  'write-section',
  'propose-structure',
  'assemble-run',
  'render-run',
  'finish-run',
  'fail-run',
  'sync-drive',
  'fail-drive',
] as const;
export type TaskName = (typeof NAMES)[number];

/** Records every call in order. Steps without a scripted behavior succeed. */
export const recordingTasks = (behaviours: Partial<Record<TaskName, Behaviour>> = {}) => {
  const calls: Call[] = [];
  const tasks: Record<string, Task> = Object.fromEntries(
    NAMES.map((name) => [
      name,
      task({
        input: z.record(z.string(), z.unknown()),
        run: async (input) => {
          calls.push({ task: name, input });
          const result = await behaviours[name]?.(input, calls);
          return typeof result === 'object' && result !== null ? { ...result } : {};
        },
      }),
    ]),
  );
  return { calls, tasks };
};

/** The machines under test need no port. */
export const noPorts = (): Ports => ({}) as Ports;

export const named = (name: string, message = 'deal text') => Object.assign(new Error(message), { name });

/** Waits until the condition holds. */
export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 3000; tries++) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('it did not happen within fifteen seconds');
};
