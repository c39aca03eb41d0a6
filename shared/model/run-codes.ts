// The specification's numbers for a run's status, beside its name.
import { LOADING_STATES, TASK_RESULTS } from './enums.ts';
import type { RunRow } from './run.ts';

const { loading, success, error } = LOADING_STATES;
const LOADING_OF = {
  InProgress: loading,
  AwaitingStructure: loading,
  Completed: success,
  Stopped: success,
  Failed: error,
} as const;
const hasResult = (status: RunRow['status']): status is keyof typeof TASK_RESULTS =>
  Object.hasOwn(TASK_RESULTS, status);

export const statusCodes = (status: RunRow['status']): Pick<RunRow, 'loadingState' | 'resultCode'> => ({
  loadingState: LOADING_OF[status],
  ...(hasResult(status) ? { resultCode: TASK_RESULTS[status] } : {}),
});
