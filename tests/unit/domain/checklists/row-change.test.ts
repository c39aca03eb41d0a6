// What becomes of a row's status when a person writes an own answer, or takes it away.
import { describe, expect, it } from 'vitest';
import { editedRow } from '#functions/domain/checklists/row-change.ts';
import type { RowStatus } from '#shared/model/checklist-words.ts';
import { rowOf } from '../../../helpers/checklist-row.ts';

const who = { by: { id: 'mem_1', name: 'Kim' }, at: '2026-01-01T00:00:00.000Z' };
const human = { text: 'Yes.', by: who.by, at: who.at };

describe('an own answer', () => {
  it.each<[RowStatus, RowStatus]>([
    ['notStarted', 'answered'],
    ['needsEvidence', 'answered'],
    ['redFlag', 'redFlag'],
  ])('on a row that is %s makes it %s', (status, next) => {
    expect(editedRow(rowOf(1, { status }), { human: 'Yes.' }, who).status).toBe(next);
  });

  it('that is taken away leaves a row without any other answer at its beginning', () => {
    expect(editedRow(rowOf(1, { status: 'answered', human, answer: [] }), { human: '' }, who).status).toBe(
      'notStarted',
    );
  });

  it('that is taken away leaves the machine’s answer, where it is one', () => {
    expect(editedRow(rowOf(1, { human }), { human: '' }, who).status).toBe('answered');
  });

  it('gives way to a status that is set with it', () => {
    expect(editedRow(rowOf(1, { status: 'notStarted' }), { human: 'Yes.', status: 'inReview' }, who).status).toBe(
      'inReview',
    );
  });
});
