// How a row's status changes when a person writes an answer or removes it.
import { describe, expect, it } from 'vitest';
import { editedRow } from '#functions/domain/checklists/row-change.ts';
import type { RowStatus } from '#shared/model/checklist-words.ts';
import { rowOf } from '../../../helpers/checklist-row.ts';

const who = { by: { id: 'mem_1', name: 'Kim' }, at: '2026-01-01T00:00:00.000Z' };
const human = { text: 'Yes.', by: who.by, at: who.at };

describe("a person's answer", () => {
  it.each<[RowStatus, RowStatus]>([
    ['notStarted', 'answered'],
    ['needsEvidence', 'answered'],
    ['redFlag', 'redFlag'],
  ])('on a row that is %s makes it %s', (status, next) => {
    expect(editedRow(rowOf(1, { status }), { human: 'Yes.' }, who).status).toBe(next);
  });

  it('that is removed returns a row without another answer to its initial status', () => {
    expect(editedRow(rowOf(1, { status: 'answered', human, answer: [] }), { human: '' }, who).status).toBe(
      'notStarted',
    );
  });

  it('that is removed leaves the machine’s answer, if there is one', () => {
    expect(editedRow(rowOf(1, { human }), { human: '' }, who).status).toBe('answered');
  });

  it('yields to a status that is set with it', () => {
    expect(editedRow(rowOf(1, { status: 'notStarted' }), { human: 'Yes.', status: 'inReview' }, who).status).toBe(
      'inReview',
    );
  });
});

describe('an approval', () => {
  it('by a second person is in the history of the row, even if its status stays the same', () => {
    const first = editedRow(rowOf(1, { status: 'inReview' }), { status: 'approved' }, who);
    const lee = { by: { id: 'mem_2', name: 'Lee' }, at: '2026-01-02T00:00:00.000Z' };

    const second = editedRow({ ...first, version: 2 }, { status: 'approved' }, lee);

    expect(second.history[0]).toEqual({ ...lee, field: 'signedBy', from: 'Kim', to: 'Kim, Lee' });
    expect(second.history.slice(1)).toEqual(first.history);
  });

  it('by the same person again adds no line', () => {
    const first = editedRow(rowOf(1, { status: 'inReview' }), { status: 'approved' }, who);

    expect(editedRow({ ...first, version: 2 }, { status: 'approved' }, who).history).toEqual(first.history);
  });

  it('that is withdrawn names its author', () => {
    const approved = rowOf(1, { status: 'approved', signedBy: [who.by] });

    expect(editedRow(approved, { status: 'inReview' }, who).history).toMatchObject([
      { field: 'status', from: 'approved', to: 'inReview' },
      { field: 'signedBy', from: 'Kim', to: '' },
    ]);
  });
});
