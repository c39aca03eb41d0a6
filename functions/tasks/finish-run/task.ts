// Ends an attempt of a run: status, credits and the last events in one transaction; then one email.
import { STAGES } from '#shared/model/enums.ts';
import { Attempt, stageEvent } from '../../domain/runs/attempt.ts';
import { emailEnd } from '../../domain/runs/run-email.ts';
import { returnedCredits, usedCredits } from '../../domain/runs/used.ts';
import type { Ports } from '../../ports/ports.ts';
import { endRun, type RunEnd, type RunRecord, readRun } from '../../store/runs.ts';
import { task } from '../task.ts';

const COMPLETE = STAGES.indexOf('Complete');
const EXCEPTION = STAGES.indexOf('Exception');

/** Writing documents again does not change the report. */
const reportedBy = ({ attempt, reported, reportedBefore, prints }: RunRecord): Partial<RunRecord> => {
  const before = prints ? reportedBefore : reported;
  return { reported: attempt, ...(before ? { reportedBefore: before } : {}) };
};

/** A report without any written section does not count as one. */
const endOf = (run: RunRecord, now: number): RunEnd => {
  const isWritten = run.checklist !== undefined || run.sections.some(({ written }) => written > 0);
  const stage = isWritten ? COMPLETE : EXCEPTION;
  return {
    status: isWritten ? 'Completed' : 'Failed',
    used: usedCredits(run),
    returned: returnedCredits(run),
    bodies: [
      stageEvent(stage, run.attempt),
      ...(isWritten ? [] : [{ event: 'error', data: { code: 'unavailable' } } as const]),
    ],
    change: { stage, ...(isWritten ? reportedBy(run) : {}) },
    now,
  };
};

const ended = async (ports: Ports, at: Attempt): Promise<RunRecord | undefined> => {
  const run = await endRun(ports.table, at, (current) => endOf(current, ports.clock.now()));
  // A repeated step may find the run ended but the email not sent yet; the email's key prevents a second one.
  return run ?? (await readRun(ports.table, at));
};

export const finishRun = task({
  input: Attempt,
  run: async (at, ports) => {
    const run = await ended(ports, at);
    if (run?.attempt !== at.attempt || (run.status !== 'Completed' && run.status !== 'Failed'))
      return { status: run?.status ?? 'gone' };
    await emailEnd(ports, at.tenant, run);
    return { status: run.status };
  },
});
