// How prices over time are read from tables with a column for each date.
import { expect, it } from 'vitest';
import { datedPrices } from '#functions/analyses/evidence/dated-prices.ts';
import { plainTable } from '#functions/analyses/evidence/plain-table.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

const read = (section: string, rows: readonly (readonly string[])[], item = '우유') => {
  const table = plainTable({ source: 'FILES', chunk: tableChunk(rows, { section }), score: 1, signals: {} });
  if (!table) throw new Error('no table');
  return datedPrices(table, (label) => label.includes(item)).map(({ item: of, at, text }) => [of, at, text]);
};

it('takes all rows below a heading on prices, with the unit of the corner', () => {
  const rows = [
    ['구분 (톤당 만원)', '2024년 평균', '2026년 2월', '2027년 전망'],
    ['분유', '310', '298', '290'],
  ];
  expect(read('낙농 시장 > 4. 가격', rows)).toEqual([
    ['분유', '2024', '310만원 (톤당)'],
    ['분유', '2026-02', '298만원 (톤당)'],
  ]);
});

it('takes rows of the item or named as a price, with the unit of the row', () => {
  const rows = [
    ['항목', '2025년', '2024년'],
    ['우유 납품 (천원)', '11.2', '11.9'],
    ['치즈 판매가 (원)', '9,400', '9,100'],
    ['매출액 (억원)', '418', '402'],
    ['우유 매출 (억원)', '210', '205'],
    ['목장 (곳)', '31', '30'],
  ];
  expect(read('주요 지표', rows).map(([of]) => of)).toEqual(['우유 납품', '우유 납품', '치즈 판매가', '치즈 판매가']);
});

it('takes no sales and no rates of loans for prices', () => {
  const rows = [
    ['제품 (천원)', '2025년', '2024년'],
    ['우유', '28,740', '24,310'],
  ];
  expect(read('제품별 매출', rows)).toEqual([]);
  expect(read('차입금 금리', rows)).toEqual([]);
});

it('reads pounds a tonne', () => {
  const rows = [
    ['Grade (£ per tonne)', '2024', '2025'],
    ['Skimmed powder', '2,310', '2,280'],
  ];
  expect(read('Dairy note > Prices', rows)).toEqual([
    ['Skimmed powder', '2024', '£2,310 (per tonne)'],
    ['Skimmed powder', '2025', '£2,280 (per tonne)'],
  ]);
});
