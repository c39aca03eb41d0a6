// Exchange rates as typed: pair, rate and day, or refused.
import { describe, expect, it } from 'vitest';
import { exchangeRates, rateBetween } from '#shared/analyses/exchange-rates.ts';

describe('exchange rates', () => {
  it('are read one a line, with day and source', () => {
    expect(exchangeRates('USD/KRW 1,380.5 2026-10-30 한국은행\nEUR/USD = 1.09 (2026-10-29, ECB)')).toEqual([
      { from: 'USD', to: 'KRW', rate: 1380.5, date: '2026-10-30', source: '한국은행' },
      { from: 'EUR', to: 'USD', rate: 1.09, date: '2026-10-29', source: 'ECB' },
    ]);
    expect(exchangeRates('JPY/KRW 9.05 2026-10-30')).toMatchObject([{ source: '' }]);
  });

  it.each([
    'USD/KRW',
    'USD/KRW 1380',
    'USD/USD 1 2026-10-30',
    'USD/KRW 0 2026-10-30',
    'USD/KRW -3 2026-10-30',
    'USD/KRW 1380 2026-02-31',
    'dollars 1380 2026-10-30',
    'EUR/USD 1,09 2026-10-30',
    'USD/KRW 13,80.5 2026-10-30',
    'USD/KRW 1380.52026-10-30',
    'USD/KRW 1380 2026-10-30\nKRW/USD 0.0007 2026-10-30',
  ])('refuses %s', (text) => {
    expect(exchangeRates(text)).toBeUndefined();
  });

  it('convert both ways between their two currencies only', () => {
    const rates = exchangeRates('USD/KRW 1250 2026-10-30') ?? [];

    expect(rateBetween(rates, 'USD', 'KRW')?.factor).toBe(1250);
    expect(rateBetween(rates, 'KRW', 'USD')?.factor).toBe(1 / 1250);
    expect(rateBetween(rates, 'EUR', 'KRW')).toBeUndefined();
  });
});
