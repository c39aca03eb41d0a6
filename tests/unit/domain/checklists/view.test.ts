// The estimate of a run: its cost, and the number of rows left to a person.
import { expect, it } from 'vitest';
import { listView } from '#functions/domain/checklists/view.ts';
import type { ChecklistRecord } from '#functions/store/checklists.ts';

const estimateOf = (counts: Record<string, number>) =>
  listView({ count: 40, ...counts } as unknown as ChecklistRecord, undefined).estimate;

it('counts the rows left for a person by the share of those answered so far', () => {
  expect(estimateOf({ count_answered: 2, count_needsEvidence: 1, count_approved: 10 })).toMatchObject({
    rows: 30,
    toReview: 12,
  });
});

it('promises no list without such rows after a try on three', () => {
  expect(estimateOf({ count_answered: 3 }).toReview).toBe(8);
});

it('leaves that count out before three rows were answered', () => {
  expect(estimateOf({ count_answered: 1, count_needsEvidence: 1 }).toReview).toBeUndefined();
});
