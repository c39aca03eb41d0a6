// Units in headers and captions, as people write them.
import { describe, expect, it } from 'vitest';
import { isUnitAlone, statedUnit } from '#shared/language/grammar/column-unit.ts';

const unitOf = (text: string, of: Parameters<typeof statedUnit>[1] = 'money') => {
  const { power, currency } = statedUnit(text, of) ?? {};
  return [power, currency];
};

describe('a unit in a header', () => {
  it.each([
    ['매출액(백만원)', 6, 'KRW'],
    ['매출(억원)', 8, 'KRW'],
    ['금액_천원', 3, 'KRW'],
    ['매출 백만 원', 6, 'KRW'],
    ['매출액백만원', 6, 'KRW'],
    ['(단위: 백만원, %)', 6, 'KRW'],
    ['10억원', 9, 'KRW'],
    ['금액(원)', 0, 'KRW'],
    ['売上高（百万円）', 6, 'JPY'],
    ['単位：千円', 3, 'JPY'],
    ['Revenue ($m)', 6, 'USD'],
    ['Revenue (USD mn)', 6, 'USD'],
    ["Sales ($'000)", 3, 'USD'],
    ['Revenue_KRW_mn', 6, 'KRW'],
    ['Revenue KRW 100M', 8, 'KRW'],
    ['Revenue in thousands', 3, undefined],
    ['Amounts in millions of Korean won, except per share', 6, 'KRW'],
    ['Umsatz (Mio. EUR)', 6, 'EUR'],
    ['Umsatz TEUR', 3, 'EUR'],
    ['Revenue (INR cr)', 7, 'INR'],
    ['Revenue (USD)', undefined, 'USD'],
    ['(in thousands of Canadian dollars)', 3, 'CAD'],
    ['(in millions of New Taiwan dollars)', 6, 'TWD'],
  ])('%s', (text, power, currency) => {
    expect(unitOf(text)).toEqual([power, currency]);
  });

  it.each([
    '매출액(조정)',
    '조회수',
    '만족도',
    '천안',
    'Plan B',
    'Product M',
    'Amount (Cr)',
    'Sales (Q1)',
    'net sales (2024)',
  ])('is not found in %s', (text) => {
    expect(unitOf(text)).toEqual([undefined, undefined]);
  });

  it('is stated for the quantity that it names', () => {
    expect(unitOf('(단위: 천원, 백만주)')).toEqual([3, 'KRW']);
    expect(unitOf('(단위: 천원, 백만주)', 'shares')).toEqual([6, undefined]);
    expect(unitOf('수량(천개)', 'count')).toEqual([3, undefined]);
    expect(unitOf('수량(천개)')).toEqual([undefined, undefined]);
    expect(unitOf('Volume (m)', 'count')).toEqual([undefined, undefined]);
    expect(unitOf('Shares (mn)', 'shares')).toEqual([6, undefined]);
  });

  it('is read in headers that a program writes, before their period, and in Latin letters', () => {
    expect(unitOf('arr_gbp_k_mar_2026')).toEqual([3, 'GBP']);
    expect(unitOf('uriage_sen_yen')).toEqual([3, 'JPY']);
    expect(unitOf('매출액_백만원')).toEqual([6, 'KRW']);
    expect(unitOf('Gross sales 2025 (EUR before rebates)')).toEqual([undefined, 'EUR']);
    expect(unitOf('active_employees')).toEqual([undefined, undefined]);
  });

  it('may be the whole text of a cell', () => {
    expect(['(백만원)', '단위', 'USD m', '천개', '%'].map(isUnitAlone)).toEqual([true, true, true, true, true]);
    expect(['매출(백만원)', '2024', '가', 'Widget'].map(isUnitAlone)).toEqual([false, false, false, false]);
  });
});
