// The estimate of a run: its cost, and the number of rows left to a person.
import { expect, it } from 'vitest';
import { listView } from '#functions/domain/checklists/view.ts';
import type { ChecklistRecord } from '#functions/store/checklists.ts';

const estimateOf = (counts: Record<string, number>) =>
  listView({ count: 40, ...counts } as unknown as ChecklistRecord, undefined).estimate;

it('estimates the rows left to a person by the share answered so far', () => {
  expect(estimateOf({ count_answered: 2, count_needsEvidence: 1, count_approved: 10 })).toMatchObject({
    rows: 30,
    toReview: 12,
  });
});

it('does not exclude such rows after three tries', () => {
  expect(estimateOf({ count_answered: 3 }).toReview).toBe(8);
});

it('omits the estimate before three rows are answered', () => {
  expect(estimateOf({ count_answered: 1, count_needsEvidence: 1 }).toReview).toBeUndefined();
});
