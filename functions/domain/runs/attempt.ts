// Provides the first step of every task of a run: checks that its attempt is current, and reports progress to readers.
import * as z from 'zod';
import { RunId } from '#shared/model/ids.ts';
import type { RunEventBody } from '#shared/model/run.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Table } from '../../ports/table.ts';
import { appendRunEvents } from '../../store/run-events.ts';
import { changeRun, type RunRecord, readRun } from '../../store/runs.ts';
import { sharePast } from './progress.ts';

export const Attempt = z.object({ tenant: z.string(), runId: RunId, attempt: z.number().int() });
export type Attempt = z.infer<typeof Attempt>;

export const OVER = { status: 'over' } as const;

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'query' | 'write'>;
  readonly clock: Pick<Clock, 'now' | 'sleep'>;
};

/** `undefined` if the run was stopped, deleted, has ended, or another attempt has taken over. */
export const runUnderWay = async ({ table }: Pick<Ports, 'table'>, at: Attempt): Promise<RunRecord | undefined> => {
  const run = await readRun(table, at);
  return run?.status === 'InProgress' && run.attempt === at.attempt ? run : undefined;
};

export const tell = ({ table, clock }: Ports, at: Attempt, ...bodies: readonly RunEventBody[]): Promise<void> =>
  appendRunEvents(table, at, { bodies, now: clock.now() });

export const stageEvent = (stage: number, attempt: number): RunEventBody => ({
  event: 'stage',
  data: { stage, attempt },
});

/** Changes the row, adds the event and updates the progress. False if the attempt is over. */
export const advance = async (
  ports: Ports,
  at: Attempt,
  change: (run: RunRecord) => Partial<RunRecord>,
  ...bodies: readonly RunEventBody[]
): Promise<RunRecord | undefined> => {
  const run = await changeRun(ports.table, at, change);
  if (!run) return undefined;
  await tell(ports, at, ...bodies, { event: 'progress', data: { share: sharePast(run) } });
  return run;
};

const LOOK_MS = 1000;

/** Aborts the work soon after the run was stopped. */
export const whileUnderWay = async <T>(
  ports: Ports,
  at: Attempt,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const controller = new AbortController();
  let isDone = false;
  const watch = async () => {
    while (!isDone) {
      await ports.clock.sleep(LOOK_MS);
      if (!isDone && !(await runUnderWay(ports, at))) return controller.abort();
    }
  };
  // If a check fails, the work continues.
  const watching = watch().catch(() => undefined);
  try {
    return await work(controller.signal);
  } finally {
    isDone = true;
    void watching;
  }
};
