// Begins an attempt to answer a checklist: which rows are left, in batches that one step answers in its time.
import { STAGES } from '#shared/model/enums.ts';
import { Attempt, advance, runUnderWay, stageEvent } from '../../domain/runs/at-work.ts';
import { readRows } from '../../store/checklists.ts';
import { task } from '../task.ts';

const START = STAGES.indexOf('Start');
const BATCH = 10;

export const planChecklist = task({
  input: Attempt,
  run: async (at, ports) => {
    const run = await runUnderWay(ports, at);
    if (!run?.checklist) return { batches: [] };
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
