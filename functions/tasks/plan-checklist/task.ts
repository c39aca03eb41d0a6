// Begins an attempt to answer a checklist: which rows are left, in batches that one step answers in its time.
import { STAGES } from '#shared/model/enums.ts';
import { Attempt, advance, runUnderWay, stageEvent } from '../../domain/runs/at-work.ts';
import type { Ports } from '../../ports/ports.ts';
import { readRows } from '../../store/checklists.ts';
import { type FileRecord, fileKey, files } from '../../store/files.ts';
import { task } from '../task.ts';

const START = STAGES.indexOf('Start');
const BATCH = 10;
const ENDED: readonly FileRecord['status'][] = ['Done', 'Error'];

/** Files that came with a reply are read first; the machine tries this step again. */
class FilesPending extends Error {
  override readonly name = 'FilesPending';
}

const demandSearchable = async ({ table }: Pick<Ports, 'table'>, tenant: string, ids: readonly string[]) => {
  if (ids.length === 0) return;
  const found = await table.getMany(ids.map((id) => fileKey(tenant, id)));
  const pending = found.filter((item) => item && !ENDED.includes(files.read(item).status));
  if (pending.length > 0) throw new FilesPending('files of the row cannot be searched yet');
};

export const planChecklist = task({
  input: Attempt,
  run: async (at, ports) => {
    const run = await runUnderWay(ports, at);
    if (!run?.checklist) return { batches: [] };
    await demandSearchable(ports, at.tenant, run.checklist.files ?? []);
    const requested = new Set(run.checklist.rows);
    const rows = await readRows(ports.table, at.tenant, run.checklist);
    const left = rows.flatMap((row, n) => (requested.has(n + 1) && row.runId !== run.id ? [n + 1] : []));
    await advance(ports, at, () => ({ stage: START }), stageEvent(START, at.attempt), {
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
