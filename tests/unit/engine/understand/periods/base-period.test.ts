// The base year of a change is its start, never its end.
import { describe, expect, it } from 'vitest';
import { findPeriods } from '#functions/engine/understand/periods/find-periods.ts';

const NOW = Date.UTC(2026, 5, 1);

describe('the periods of a change', () => {
  it.each([
    ['매출은 2024년보다 얼마나 증가했나요?', ['2024', '2025']],
    ['현금은 2024년 말 대비 얼마나 늘었나요?', ['2024', '2025']],
    ['How much did revenue grow compared with 2024?', ['2024', '2025']],
    ['How much has net income risen since 2023?', ['2023', '2024']],
    ['営業利益は2024年に比べてどれだけ増えましたか', ['2024', '2025']],
  ])('start at the year of the comparison: %s', (question, periods) => {
    expect(findPeriods(question, NOW)).toEqual(periods);
  });

  it.each([
    ['2024년 매출은 얼마나 증가했나요?', ['2023', '2024']],
    ['How much did truckload revenue increase in 2025?', ['2024', '2025']],
    ['By how much did revenue fall in 2025?', ['2024', '2025']],
    ['2025年の売上高はいくら増えましたか', ['2024', '2025']],
  ])('end at other years: %s', (question, periods) => {
    expect(findPeriods(question, NOW)).toEqual(periods);
  });

  it('are not two if only an amount is requested', () => {
    expect(findPeriods('How much did it spend on capital expenditures in 2025?', NOW)).toEqual(['2025']);
  });
});

it.each([
  ['revenue in the fourth quarter of 2024 versus a year earlier', ['2024Q4', '2023Q4']],
  ['revenue in 2024 versus a year earlier', ['2024', '2023']],
])('counts a year back from the named one: %s', (question, periods) => {
  expect(findPeriods(question, NOW)).toEqual(periods);
});
