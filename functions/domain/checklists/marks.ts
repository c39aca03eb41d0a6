// Computes the marks that ask a person to look at a row, whatever its status.
import { type RowMark, SETTLED } from '#shared/model/checklist-words.ts';
import { answeringBlocks } from '#shared/report/answering.ts';
import type { Reference } from '#shared/report/blocks.ts';
import { refsIn } from '#shared/report/refs-in.ts';
import type { RowRecord } from '../../store/checklists.ts';

/** The references that the answer cites, without closest passages. */
export const citedBy = (row: Pick<RowRecord, 'answer' | 'references'>): Reference[] => {
  const cited = new Set(refsIn(answeringBlocks(row.answer)));
  return row.references.filter(({ n }) => cited.has(n));
};

export const documentsOf = (row: Pick<RowRecord, 'answer' | 'references'>): string[] => [
  ...new Set(citedBy(row).flatMap(({ fileId }) => (fileId ? [fileId] : []))),
];

const isSettled = ({ status }: RowRecord): boolean => SETTLED.includes(status);

/** True for rows that a run answers when no rows are selected. */
export const isOpen = (row: RowRecord): boolean => !isSettled(row) && row.signedBy.length === 0;

/** True if the list's last run gave an answer that differs from an earlier one. */
export const hasNewAnswer = ({ runId, answeredAt, history }: RowRecord, lastRun: string | undefined): boolean =>
  runId !== undefined &&
  runId === lastRun &&
  history.some(({ field, at, from }) => field === 'answer' && at === answeredAt && from !== '');

/** An approved red flag stays in the register. */
export const isRedFlag = ({ status, risk }: Pick<RowRecord, 'status' | 'risk'>): boolean =>
  status === 'redFlag' || risk !== undefined;

type At = {
  /** Keys are ids of rows whose files have changed. */
  readonly changed: ReadonlyMap<string, unknown>;
  readonly lastRun: string | undefined;
  /** ISO date. */
  readonly today: string;
};

export const hasMark = (row: RowRecord, mark: RowMark, { changed, lastRun, today }: At): boolean => {
  if (mark === 'stale') return changed.has(row.id);
  if (mark === 'newAnswer') return hasNewAnswer(row, lastRun);
  if (mark === 'noDocument') return row.status !== 'notApplicable' && documentsOf(row).length === 0;
  if (mark === 'redFlag') return isRedFlag(row);
  return row.due !== undefined && row.due < today && !isSettled(row);
};
