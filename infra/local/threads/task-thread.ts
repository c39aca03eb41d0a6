// A thread for long work on documents: tasks of the machines, and replies made from documents.
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { handlers as checklists } from '#functions/api/checklists/handlers.ts';
import { handlers as files } from '#functions/api/files/handlers.ts';
import { handlers as questions } from '#functions/api/questions/handlers.ts';
import { handlers as runs } from '#functions/api/runs/handlers.ts';
import { allRoutes } from '#functions/http/all-routes.ts';
import type { HttpRequest } from '#functions/http/http.ts';
import type { AnyHandler, Kernel } from '#functions/http/kernel.ts';
import { limiter } from '#functions/http/limits.ts';
import { serve } from '#functions/http/serve.ts';
import type { Workflows } from '#functions/ports/workflows.ts';
import type { RouteName } from '#shared/contract/contract.ts';
import { portsOf } from '../ports.ts';
import { seed } from '../seed.ts';
import { answerCalls, callsOver } from './calls.ts';
import type { Setup } from './heavy.ts';
import { heavyTasks } from './heavy-tasks.ts';
import { indexOver } from './index-calls.ts';

const { settings, index, isBackground } = workerData as Setup;
/**
 * On Linux this affects only this thread and the parsers that it starts; elsewhere it would affect the whole process.
 */
if (isBackground && process.platform === 'linux') setPriority(10);

const host = parentPort;
if (!host) throw new Error('this module runs as a worker thread');
const above = callsOver(host);
const below = callsOver(index);
const workflows: Workflows = {
  start: (run) => above.call('start', run),
  stop: (run) => above.call('stop', run),
  status: (run) => above.call('status', run),
};
const { ports } = portsOf(settings, { workflows, index: indexOver(() => below) });

const kernel: Omit<Kernel, 'appUrl'> = {
  ports,
  ...allRoutes({ ...checklists, ...files, ...questions, ...runs } as Partial<Record<RouteName, AnyHandler>>),
  limiter: limiter(),
  log: (line) => void above.call('log', line),
  requiresMfa: settings.FOOTNOTE_MFA === 'required',
};

answerCalls(host, {
  alive: () => true,
  seed: () => seed(ports, new URL('../samples/', import.meta.url)),
  run: (name: string, input: unknown) => heavyTasks[name]?.run(input, ports),
  reply: (name: RouteName, request: HttpRequest, appUrl: string) => serve({ ...kernel, appUrl }, name, request),
});
