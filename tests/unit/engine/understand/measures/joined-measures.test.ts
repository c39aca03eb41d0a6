// Two metrics in one question, one of which narrows the other.
import { describe, expect, it } from 'vitest';
import { namedMeasures } from '#functions/engine/understand/measures/find-metrics.ts';
import { isMovementOf, tiedMeasures } from '#functions/engine/understand/measures/joined-measures.ts';

const tiesIn = (question: string): string[] =>
  namedMeasures(question).flatMap(({ metric }) => tiedMeasures(question, metric).map(({ id }) => `${metric.id}+${id}`));

describe('measures of which one narrows the other', () => {
  it.each([
    ['유형자산의 감가상각비는?', ['ppe+depreciation', 'depreciation+ppe']],
    ['有形固定資産の減価償却費は？', ['ppe+depreciation', 'depreciation+ppe']],
    [
      'What was the deferred tax liabilities property plant and equipment in 2023?',
      ['deferredTaxLiabilities+ppe', 'ppe+deferredTaxLiabilities'],
    ],
    ['매출액과 영업이익은?', []],
    ['What were revenue and net income in 2023?', []],
    ['revenue net income 2023', []],
  ])('of %j are %j', (question, ties) => {
    expect(tiesIn(question)).toEqual(ties);
  });
});

describe('the movement of a balance', () => {
  it.each([
    ['매출채권의 증가는?', true],
    ['What was the increase in total assets in 2023?', true],
    ['総資産の増加は？', true],
    ['매출채권은 얼마인가요?', false],
    ['What were total assets in 2023?', false],
  ])('is requested by %j: %s', (question, isMovement) => {
    expect(namedMeasures(question).some(({ metric }) => isMovementOf(question, metric))).toBe(isMovement);
  });
});
