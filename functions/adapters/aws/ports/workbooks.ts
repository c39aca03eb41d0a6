// Wires workbooks, which run in a worker thread of the function.
import type { Workbooks } from '../../../ports/workbooks.ts';
import { atFirstCall } from '../at-first-call.ts';

/** Twice this time, plus reading and writing, fits into one request. */
const WORKBOOK_LIMITS = { memoryMb: 512, timeoutMs: 10_000 };

/** The worker and the formula engine are beside the function's bundle (infra/bundle/entries.ts). */
export const workbooks = (beside: string): Workbooks =>
  atFirstCall(async () => {
    const { workerWorkbooks } = await import('../../node/worker-workbooks/worker-workbooks.ts');
    const [entry, wasm] = [new URL('./worker.mjs', beside), new URL('./wasm_bg.wasm', beside)];
    return workerWorkbooks({ ...WORKBOOK_LIMITS, entry, wasm });
  });
