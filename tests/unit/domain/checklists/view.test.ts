// What running a list is said to cost and to leave for a person.
import { expect, it } from 'vitest';
import { listView } from '#functions/domain/checklists/view.ts';
import type { ChecklistRecord } from '#functions/store/checklists.ts';

const estimateOf = (counts: Record<string, number>) =>
  listView({ count: 40, ...counts } as unknown as ChecklistRecord, undefined).estimate;

it('tells how many rows are left for a person by those of the list that were answered', () => {
  expect(estimateOf({ count_answered: 2, count_needsEvidence: 1, count_approved: 10 })).toMatchObject({
    rows: 30,
    toReview: 10,
  });
});

it('tells nothing of it before three rows were answered', () => {
  expect(estimateOf({ count_answered: 1, count_needsEvidence: 1 }).toReview).toBeUndefined();
});
