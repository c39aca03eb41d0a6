// Names the work that runs in threads: tasks of the machines, and replies made from documents.
import type { MessagePort } from 'node:worker_threads';
import type { RouteName } from '#shared/contract/contract.ts';
import type { Settings } from '../settings.ts';

export const HEAVY_TASKS = [
  'answer-question',
  'index-file',
  'plan-run',
  'gather-source',
  'write-section',
  'propose-structure',
  'assemble-run',
  'render-run',
  'plan-checklist',
  'answer-rows',
] as const;
export type HeavyTask = (typeof HEAVY_TASKS)[number];

/** The data of a new thread: its settings, its port to the index, and whether it runs at low priority. */
export type Setup = { readonly settings: Settings; readonly index: MessagePort; readonly isBackground: boolean };

/** Replies of bytes or JSON only: threads cannot pass streams. */
const HEAVY_ROUTES: ReadonlySet<RouteName> = new Set<RouteName>([
  'checklists.download',
  'files.content',
  'research.exportWord',
  'research.measure',
  'runs.report',
  'runs.preview',
  'runs.compare',
  'runs.wordDownload',
  'runs.openShare',
]);
export const isHeavyRoute = (name: RouteName): boolean => HEAVY_ROUTES.has(name);
