// Measures reads at a steady 300 requests a second against the whole stage: token, membership, permission, row.
import autocannon from 'autocannon';
import { firstWorkspace, signIn } from './stage.ts';
import type { Figure } from './table.ts';

const RATE = 300;
const SECONDS = 15;
/** A new process needs these until its code is compiled. */
const WARM_UP_SECONDS = 3;

export const readFigures = async (url: string): Promise<Figure[]> => {
  const headers = await signIn(url, 'member@hanbit.test');
  const workspace = await firstWorkspace(url, headers);
  const run = (path: string, duration: number) =>
    autocannon({ url: `${url}${path}`, headers, connections: 10, overallRate: RATE, duration });
  const load = async (path: string) => {
    await run(path, WARM_UP_SECONDS);
    return run(path, SECONDS);
  };
  const one = await load(`/api/v2/project/${workspace}`);
  const list = await load(`/api/v2/attachments?projectId=${workspace}`);
  const failed = [one, list].reduce((sum, { errors, non2xx }) => sum + errors + non2xx, 0);
  return [
    { name: `one workspace at ${RATE}/s, p50`, value: one.latency.p50, unit: 'ms' },
    { name: `one workspace at ${RATE}/s, p99`, value: one.latency.p99, unit: 'ms', target: { most: 50 } },
    { name: `file list at ${RATE}/s, p50`, value: list.latency.p50, unit: 'ms' },
    { name: `file list at ${RATE}/s, p99`, value: list.latency.p99, unit: 'ms', target: { most: 50 } },
    { name: 'failed requests', value: failed, unit: '', target: { most: 0 } },
  ];
};
