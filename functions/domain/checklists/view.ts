// A checklist and its rows as the client sees them.
import type { Checklist } from '#shared/model/checklist.ts';
import type { Reading } from '#shared/model/checklist-reading.ts';
import type { ChecklistRow } from '#shared/model/checklist-row.ts';
import { CHECKLIST, SETTLED } from '#shared/model/checklist-words.ts';
import { PRICES } from '#shared/model/prices.ts';
import { type ChecklistRecord, isLocked, type RowRecord, statusesOf } from '../../store/checklists.ts';
import type { RunRecord } from '../../store/runs.ts';
import { changedFiles, type FilePorts } from './changed-files.ts';
import { hasNewAnswer } from './marks.ts';

/** Number of rows answered in parallel. */
const AT_ONCE = 4;

type Estimate = Checklist['estimate'];
type Statuses = ReturnType<typeof statusesOf>;

/** The number of trial rows; a share of fewer answers is not meaningful. */
const FEWEST_ANSWERS = CHECKLIST.trialRows;

/**
 * Estimated from the outcomes of the list's answered rows, plus one of each kind, because few outcomes are unreliable.
 */
const toReviewOf = ({ answered = 0, needsEvidence = 0 }: Statuses, rows: number): Pick<Estimate, 'toReview'> => {
  const known = answered + needsEvidence;
  return known < FEWEST_ANSWERS ? {} : { toReview: Math.ceil((rows * (needsEvidence + 1)) / (known + 2)) };
};

const estimateOf = (list: ChecklistRecord): Estimate => {
  const statuses = statusesOf(list);
  const rows = list.count - SETTLED.reduce((sum, status) => sum + (statuses[status] ?? 0), 0);
  return {
    rows,
    credits: rows * PRICES.question,
    seconds: Math.ceil((rows * CHECKLIST.secondsPerRow) / AT_ONCE),
    ...toReviewOf(statuses, rows),
  };
};

export const listView = (list: ChecklistRecord, run: RunRecord | undefined): Omit<Checklist, 'reading'> => ({
  id: list.id,
  projectId: list.projectId,
  name: list.name,
  filename: list.filename,
  format: list.format,
  ...(list.template ? { template: list.template } : {}),
  count: list.count,
  statuses: statusesOf(list),
  estimate: estimateOf(list),
  ...(list.runId ? { runId: list.runId } : {}),
  isRunning: run?.status === 'InProgress',
  isWaiting: run?.status === 'InProgress' && run.checklist?.waitUntil !== undefined,
  createdBy: list.createdBy,
  createdAt: list.createdAt,
  version: list.version,
});

export const checklistView = (list: ChecklistRecord, reading: Reading, run: RunRecord | undefined): Checklist => ({
  ...listView(list, run),
  reading,
});

export const rowView = (
  row: RowRecord,
  { runId: lastRun }: Pick<ChecklistRecord, 'runId'>,
  changed: ChecklistRow['changedFiles'] = [],
): ChecklistRow => {
  const { checklistId, generation, restsOn, missing, runId, history, ...shown } = row;
  return {
    ...shown,
    stale: changed.length > 0,
    changedFiles: changed,
    hasNewAnswer: hasNewAnswer(row, lastRun),
    isLocked: isLocked(row),
  };
};

export const rowViews = async (
  ports: FilePorts,
  tenant: string,
  list: Pick<ChecklistRecord, 'runId'>,
  rows: readonly RowRecord[],
): Promise<ChecklistRow[]> => {
  const changed = await changedFiles(ports, tenant, rows);
  return rows.map((row) => rowView(row, list, changed.get(row.id)));
};
