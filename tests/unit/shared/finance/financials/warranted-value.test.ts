// The value of a bank's equity from its book value and return on equity.
import { describe, expect, it } from 'vitest';
import {
  dividends,
  laterDividends,
  returnFor,
  warrantedMultiple,
  warrantedValue,
} from '#shared/finance/financials/warranted-value.ts';

const bank = { book: 1000, returnOnEquity: 0.12, growth: 0.02, costOfEquity: 0.1 };

describe('a bank that earns more than its cost of equity', () => {
  it('is worth more than its book', () => {
    expect(warrantedMultiple(bank)).toBeCloseTo(1.25);
    expect(warrantedValue(bank)).toBeCloseTo(1250);
  });

  it('is worth the dividends of the forecast years and of those after them', () => {
    const near = dividends(bank, 5).reduce((sum, { present }) => sum + present, 0);

    expect(near + laterDividends(bank, 5)).toBeCloseTo(1250);
  });

  it('pays out what growth does not need', () => {
    const [first, second] = dividends(bank, 2);

    expect(first).toMatchObject({ opening: 1000, profit: 120, dividend: 100 });
    expect(second?.opening).toBeCloseTo(1020);
    expect(second?.dividend).toBeCloseTo(102);
  });

  it('needs a return equal to its cost of equity to be worth its book', () => {
    expect(returnFor(1, 0.02, 0.1)).toBeCloseTo(0.1);
    expect(returnFor(0.5, 0.02, 0.1)).toBeCloseTo(0.06);
  });
});

it('has no value if perpetual growth reaches the cost of equity or the return', () => {
  expect(warrantedValue({ ...bank, growth: 0.1 })).toBeUndefined();
  expect(warrantedValue({ ...bank, returnOnEquity: 0.02 })).toBeUndefined();
});
