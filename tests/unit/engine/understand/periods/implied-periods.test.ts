// The years of a question about growth that names none.
import { expect, it } from 'vitest';
import { periodsIn } from '#functions/documents/chunk/periods.ts';
import { impliedPeriods } from '#functions/engine/understand/periods/implied-periods.ts';
import { plan } from '#functions/engine/understand/plan.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

const planOf = (query: string) => plan({ query, history: [], sources: [], now: Date.UTC(2026, 5, 1) });

const tableOver = (heads: readonly string[], label = '매출액', cells = heads.map((_, i) => `${i + 1},200`)) =>
  tableChunk(
    [
      ['구분', ...heads],
      [label, ...cells],
    ],
    { periods: periodsIn([...heads, ...cells].join(' ')) },
  );

it.each([
  ['営業利益はどれだけ増えた？', ['2023年3月期', '2024年3月期', '2025年3月期'], ['2024-03', '2025-03']],
  ['売上って前の年からどんだけ増えたの', ['2024年3月期', '2025年3月期'], ['2024-03', '2025-03']],
  ['영업이익은 얼마나 늘었어?', ['2023년', '2024년', '2025년'], ['2024', '2025']],
  ['How much did the operating margin improve?', ['2024', '2025'], ['2024', '2025']],
  ['영업이익은 얼마나 늘었어?', ['2024년', '2025년', '2026년(예상)'], ['2024', '2025']],
  ['How much did revenue grow?', ['2024A', '2025A', '2026E'], ['2024', '2025']],
  ['매출액 연평균 성장률은?', ['2023년', '2024년', '2025년'], ['2023', '2024', '2025']],
  ['영업이익은 얼마야?', ['2024년', '2025년'], []],
])('resolves %s with the headers %j: %s', (query, heads, expected) => {
  expect(impliedPeriods(planOf(query), [tableOver(heads)])).toEqual(expected);
});

it.each([
  ['9월 재고는 몇 톤이야?', ['2024-09']],
  ['How many visitors came in August?', ['2024-08']],
  ['12月の入館者数は？', ['2024-12']],
  ['How many visitors may come?', []],
])('uses the month of monthly tables for %s', (query, expected) => {
  const table = tableOver(['2024-07', '2024-08', '2024-09'], '재고');

  expect(impliedPeriods(planOf(query), [table])).toEqual(expected);
});

it('ignores the year of a due date', () => {
  const loans = tableOver(['금리', '만기'], '남해은행', ['5.1%', '2028-09-30']);
  const statement = tableOver(['2024년', '2025년']);
  expect(impliedPeriods(planOf('매출은 얼마나 늘었어?'), [loans, statement])).toEqual(['2024', '2025']);
});

it('uses the year of the requested item, even if other tables continue', () => {
  const due = tableOver(['2026년', '2027년'], '차입금 상환');
  const statement = tableOver(['2024년', '2025년']);
  expect(impliedPeriods(planOf('매출은 얼마나 늘었어?'), [due, statement])).toEqual(['2024', '2025']);
});

it('uses the year of results for a headcount that only prose states', () => {
  const due = tableOver(['2026년', '2027년'], '차입금 상환');
  const statement = tableOver(['2024년', '2025년']);
  expect(impliedPeriods(planOf('직원 몇 명 늘었나?'), [due, statement])).toEqual(['2024', '2025']);
});

it.each([
  ['작년 매출은 얼마야?', ['2022년', '2023년'], ['2023']],
  ['What was revenue last year?', ['2022', '2023'], ['2023']],
  ['去年の売上高は？', ['2022年3月期', '2023年3月期'], ['2023-03']],
  ['올해 매출 목표는?', ['2022년', '2023년'], ['2024']],
  ['What was revenue the year before last?', ['2022', '2023'], ['2022']],
  ['작년에 매출이 얼마나 늘었어?', ['2022년', '2023년'], ['2022', '2023']],
])('counts from the newest year of documents that end before last year: %s with %j is %s', (query, heads, expected) => {
  expect(impliedPeriods(planOf(query), [tableOver(heads)])).toEqual(expected);
});

it.each([
  ['작년 매출은 얼마야?', ['2024년', '2025년']],
  ['2025년 매출은 얼마야?', ['2022년', '2023년']],
])('leaves a year to which the documents reach, or that has a number, as it is: %s with %j', (query, heads) => {
  expect(impliedPeriods(planOf(query), [tableOver(heads)])).toEqual([]);
});
