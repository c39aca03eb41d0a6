// The tone of each row status.
import type { RowStatus } from '#shared/model/checklist-words.ts';

export const STATUS_TONES: Readonly<Record<RowStatus, 'plain' | 'accent' | 'ok' | 'warn' | 'bad'>> = {
  notStarted: 'plain',
  requested: 'warn',
  answered: 'accent',
  needsEvidence: 'warn',
  inReview: 'accent',
  approved: 'ok',
  redFlag: 'bad',
  notApplicable: 'plain',
};
