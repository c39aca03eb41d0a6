// Starts an attempt to answer a checklist: splits the remaining rows into batches that one step can answer in its time.
import { STAGES } from '#shared/model/enums.ts';
import { isBeingRead, missingIds, readSince } from '../../domain/checklists/being-read.ts';
import { readAll } from '../../domain/files/list.ts';
import { Attempt, advance, runUnderWay, stageEvent } from '../../domain/runs/attempt.ts';
import type { Ports } from '../../ports/ports.ts';
import { readRows } from '../../store/checklists.ts';
import { fileKey, files } from '../../store/files.ts';
import type { RunRecord } from '../../store/runs.ts';
import { task } from '../task.ts';

const START = STAGES.indexOf('Start');
const BATCH = 10;

/** Thrown while files are being indexed; the state machine retries the step. */
class FilesPending extends Error {
  override readonly name = 'FilesPending';
}

type Reading = Pick<Ports, 'table' | 'clock'>;

/** Requires the files of a reply to be searchable, because the row is answered for them. */
const demandSearchable = async ({ table }: Reading, tenant: string, ids: readonly string[]) => {
  if (ids.length === 0) return;
  const found = await table.getMany(ids.map((id) => fileKey(tenant, id)));
  if (found.some((item) => item && isBeingRead(files.read(item))))
    throw new FilesPending('files of the row cannot be searched yet');
};

/** Files that the run begins without; waits for them while it may. */
const filesMissing = async ({ table, clock }: Reading, tenant: string, run: RunRecord): Promise<string[]> => {
  const { sources = [], waitUntil } = run.checklist ?? {};
  if (!sources.includes('FILES')) return [];
  const { rows } = await readAll(table, { tenant, projectId: run.projectId });
  const missing = readSince(rows, run.begunAt);
  if (missing.length > 0 && waitUntil && clock.now() < Date.parse(waitUntil))
    throw new FilesPending('files of the workspace cannot be searched yet');
  return missingIds(missing);
};

const begun = (missing: readonly string[]) => (run: RunRecord) => {
  const { waitUntil, ...checklist } = run.checklist ?? {};
  return {
    stage: START,
    checklist: { ...checklist, ...(missing.length > 0 ? { missing: [...missing] } : {}) } as RunRecord['checklist'],
  };
};

export const planChecklist = task({
  input: Attempt,
  run: async (at, ports) => {
    const run = await runUnderWay(ports, at);
    if (!run?.checklist) return { batches: [] };
    await demandSearchable(ports, at.tenant, run.checklist.files ?? []);
    const missing = await filesMissing(ports, at.tenant, run);
    const requested = new Set(run.checklist.rows);
    const rows = await readRows(ports.table, at.tenant, run.checklist);
    const left = rows.flatMap((row, n) => (requested.has(n + 1) && row.runId !== run.id ? [n + 1] : []));
    await advance(ports, at, begun(missing), stageEvent(START, at.attempt), {
      event: 'log',
      data: { code: 'planned', params: { sections: String(left.length), sources: String(run.plan.sources.length) } },
    });
    return {
      batches: Array.from({ length: Math.ceil(left.length / BATCH) }, (_, n) => ({
        rows: left.slice(n * BATCH, (n + 1) * BATCH),
      })),
    };
  },
});
