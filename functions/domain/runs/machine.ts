// Starts the state machine of a run, once per attempt, however often it is requested.
import type { Workflows } from '../../ports/workflows.ts';
import type { RunRecord } from '../../store/runs.ts';

/** Longer than any run takes; later the run is given up. */
export const RUN_MS = 60 * 60_000;

export const startMachine = (
  workflows: Pick<Workflows, 'start'>,
  tenant: string,
  { id, attempt, machine }: Pick<RunRecord, 'id' | 'attempt' | 'machine'>,
) => workflows.start({ machine, name: `${id}-${attempt}`, input: { tenant, runId: id, attempt } });
