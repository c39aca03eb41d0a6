// The quote of a register's figure: amount, period and statement in the language of the report, without tags or codes.
import { describe, expect, it } from 'vitest';
import { factPlace, factQuote } from '#functions/analyses/evidence/fact-quote.ts';
import type { Fact } from '#shared/model/fact.ts';

const revenue: Fact = {
  entity: { name: '가온물류' },
  concept: 'ifrs-full_Revenue',
  label: '매출액',
  metric: 'revenue',
  statement: 'IS',
  period: { key: '2025', kind: 'year', start: '2025-01-01', end: '2025-12-31' },
  unit: 'KRW',
  value: 438_512_000_000,
  scale: 0,
  basis: 'consolidated',
  source: { provider: 'dart', url: 'https://x.test', filing: '1', form: '사업보고서', field: 'IS:thstrm_amount' },
  filedAt: '2026-03-18',
  isSample: true,
};

describe('a figure of a register', () => {
  it.each([
    ['ko', '매출액, 2025년: 438,512백만원', '손익계산서 (연결), 2025년'],
    ['en', '매출액, 2025: KRW 438,512 million', 'Income statement (Consolidated), 2025'],
    ['ja', '매출액, 2025年: 438,512百万ウォン', '損益計算書 (連結), 2025年'],
  ] as const)('is quoted in %s with amount and locator', (language, quote, place) => {
    expect([factQuote(language, revenue), factPlace(language, revenue)]).toEqual([quote, place]);
  });

  it('keeps the full amount beside a rounded one', () => {
    expect(factQuote('ko', { ...revenue, value: -438_512_345_678 })).toBe(
      '매출액, 2025년: -438,512백만원 (-438,512,345,678원)',
    );
  });

  it('of a register without statements is located where the figure is printed', () => {
    const { statement: _unsaid, ...plain } = revenue;
    const debt: Fact = { ...plain, metric: 'debt', period: { key: '2025-12-31', kind: 'instant', end: '2025-12-31' } };
    const odd: Fact = { ...plain, metric: 'unheardOf', period: { ...revenue.period, key: '2025-01-01/2025-09-30' } };

    expect(factPlace('ko', debt)).toBe('재무상태표 (연결), 2025년 12월 31일');
    expect(factPlace('ko', odd)).toBe('2025년 1월 1일 – 2025년 12월 31일');
  });

  it('in a currency without a local name shows its code', () => {
    expect(factQuote('en', { ...revenue, unit: 'SEK', value: 1_250 })).toBe('매출액, 2025: 1,250 SEK');
  });
});
