// Names of measures in the title of a section that a person adds.
import { describe, expect, it } from 'vitest';
import { measuresNamedIn } from '#functions/analyses/evidence/named-measures.ts';

describe('measures named in words', () => {
  it.each([
    ['EBITDA와 순차입금', ['ebitda', 'netDebt']],
    ['EBITDA 마진 추이', ['ebitdaMargin']],
    ['Net debt and free cash flow', ['netDebt', 'freeCashFlow']],
    ['매출채권 회수기간', ['receivableDays']],
    ['DSO', ['receivableDays']],
    ['Net debt and gearing', ['netDebt', 'netDebtToEquity']],
    ['Working capital', ['tradeWorkingCapital']],
    ['레버리지와 운전자본', ['netDebtToEbitda', 'tradeWorkingCapital']],
    ['센터별 가동률', []],
    ['Customers by region', []],
  ])('%s', (title, ids) => {
    expect(measuresNamedIn(title)).toEqual(ids);
  });
});
