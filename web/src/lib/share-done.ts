// The completed share of a checklist.
import type { RowStatus } from '#shared/model/checklist-words.ts';

type Counted = { readonly count: number; readonly statuses: Partial<Record<RowStatus, number>> };

const OPEN: readonly RowStatus[] = ['notStarted', 'requested', 'needsEvidence'];

const openRows = ({ statuses }: Counted): number => OPEN.reduce((sum, status) => sum + (statuses[status] ?? 0), 0);

/** A share between 0 and 1. */
export const shareDone = (list: Counted): number => (list.count === 0 ? 0 : 1 - openRows(list) / list.count);
