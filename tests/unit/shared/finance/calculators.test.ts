// The calculators that are plain functions, by published examples and by rules for all inputs.
import { describe, expect, it } from 'vitest';
import { cohorts } from '#shared/finance/cohorts.ts';
import { orderMetrics } from '#shared/finance/commerce/orders.ts';
import { recurring } from '#shared/finance/commerce/recurring.ts';
import { unitEconomics } from '#shared/finance/commerce/unit-economics.ts';
import { type PvmItem, pvm } from '#shared/finance/pvm.ts';
import { roundParts } from '#shared/finance/round-parts.ts';
import type { Payment } from '#shared/finance/series/by-customer.ts';
import { quartileOf } from '#shared/finance/statistics/quartile.ts';
import { fc } from '#tests/helpers/properties.ts';
import { refusalOf } from './refusal.ts';

describe('quartiles', () => {
  it("equal Microsoft's example for QUARTILE.INC: 3.5 of 1, 2, 4, 7, 8, 9, 10, 12", () => {
    expect(quartileOf([1, 2, 4, 7, 8, 9, 10, 12], 1)).toBe(3.5);
    expect(quartileOf([1, 2, 4, 7, 8, 9, 10, 12], 2)).toBe(7.5);
    expect(quartileOf([1, 2, 4, 7, 8, 9, 10, 12], 3)).toBe(9.25);
  });

  it('do not depend on the order of the values, and stay between minimum and maximum', () => {
    const values = fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(values, fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const, 4 as const), (all, which) => {
        const value = quartileOf(all, which);

        expect(quartileOf(all.toReversed(), which)).toBe(value);
        expect(value).toBeGreaterThanOrEqual(Math.min(...all) - 1e-6);
        expect(value).toBeLessThanOrEqual(Math.max(...all) + 1e-6);
      }),
    );
  });
});

describe('price, volume and mix', () => {
  it('equal the variances of a published exercise (Lovely Professional University, DMGT403, unit 11, p. 246)', () => {
    // Prepare: A 400 at 30 becomes 500 at 31, B 200 at 25 becomes 100 at 24; the total quantity stays.
    const items: PvmItem[] = [
      { item: 'A', before: { quantity: 400, revenue: 12_000 }, after: { quantity: 500, revenue: 15_500 } },
      { item: 'B', before: { quantity: 200, revenue: 5_000 }, after: { quantity: 100, revenue: 2_400 } },
    ];

    // Act
    const { total, items: lines } = pvm(items);

    // Assess
    expect(total).toMatchObject({ change: 900, price: 400, volume: 0, mix: 500 });
    expect(lines.map(({ price, mix }) => [price, mix])).toEqual([
      [500, 3_000],
      [-100, -2_500],
    ]);
  });

  it('count items sold in one period only as new or lost', () => {
    const { total } = pvm([
      { item: 'old', before: { quantity: 3, revenue: 30 } },
      { item: 'new', after: { quantity: 2, revenue: 50 } },
      { item: 'both', before: { quantity: 10, revenue: 100 }, after: { quantity: 12, revenue: 132 } },
    ]);

    expect(total).toMatchObject({ lost: -30, added: 50, price: 12, volume: 20, mix: 0, change: 52 });
  });

  it('add up to the change, in total, by group and by item', () => {
    const sale = fc.option(
      fc.record({ quantity: fc.integer({ min: 1, max: 1e6 }), revenue: fc.integer({ min: -1e3, max: 1e9 }) }),
      { nil: undefined },
    );
    const sold = fc.array(fc.tuple(sale, sale, fc.constantFrom('north', 'south')), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(sold, (rows) => {
        const items = rows.map(([before, after, group], i) => ({
          item: `item ${i}`,
          group,
          ...(before ? { before } : {}),
          ...(after ? { after } : {}),
        }));
        const { total, groups, items: lines } = pvm(items);

        for (const line of [total, ...groups, ...lines]) {
          const parts = line.price + line.volume + line.mix + line.added + line.lost;
          const size = Math.max(1, line.before, line.after, total.before, Math.abs(line.volume));
          expect(Math.abs(parts - line.change) / size).toBeLessThan(1e-9);
        }
        expect(groups.reduce((sum, { change }) => sum + change, 0)).toBeCloseTo(total.change, 3);
      }),
    );
  });

  it('refuse items without a quantity, duplicates and empty input', () => {
    expect(refusalOf(() => pvm([]))).toBe('itemsMissing');
    expect(refusalOf(() => pvm([{ item: 'a' }, { item: 'a' }]))).toBe('itemTwice');
    expect(refusalOf(() => pvm([{ item: 'a', after: { quantity: 0, revenue: 5 } }]))).toBe('quantityMissing');
    expect(refusalOf(() => pvm([{ item: 'a', after: { quantity: -1, revenue: 5 } }]))).toBe('quantityNegative');
    expect(refusalOf(() => pvm([{ item: 'a', after: { quantity: 1, revenue: Number.NaN } }]))).toBe('notFinite');
  });

  it('are rounded for display so that they still add up', () => {
    const parts = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(parts, (all) => {
        const total = all.reduce((sum, part) => sum + part, 0);
        const rounded = roundParts(all);

        expect(rounded.reduce((sum, part) => sum + part, 0)).toBe(Math.round(total) + 0);
        for (const [i, part] of rounded.entries()) expect(Math.abs(part - (all[i] ?? 0))).toBeLessThan(1.000001);
      }),
    );
  });
});

const payments = fc.array(
  fc.record({
    customer: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    period: fc.constantFrom('2025-01', '2025-02', '2025-03', '2025-04'),
    amount: fc.integer({ min: 0, max: 1000 }),
  }),
  { maxLength: 40 },
);
/** A payment of zero in each month, so that no month is missing. */
const whole = (some: readonly Payment[]): Payment[] => [
  ...some,
  ...['2025-01', '2025-02', '2025-03', '2025-04'].map((period) => ({ customer: 'nobody', period, amount: 0 })),
];

describe('cohorts', () => {
  const data: Payment[] = [
    { customer: 'a', period: '2025-01', amount: 100 },
    { customer: 'b', period: '2025-01', amount: 100 },
    { customer: 'a', period: '2025-02', amount: 150 },
    { customer: 'c', period: '2025-02', amount: 50 },
    { customer: 'c', period: '2025-03', amount: 40 },
    { customer: 'a', period: '2025-03', amount: 90 },
  ];

  it('follow customers from their first payment, as a triangle', () => {
    const { cohorts: all, average } = cohorts(data);

    expect(all.map(({ period, customers }) => [period, customers])).toEqual([
      ['2025-01', [2, 1, 1]],
      ['2025-02', [1, 1]],
    ]);
    expect(all[0]?.netRetention).toEqual([1, 0.75, 0.45]);
    expect(all[0]?.grossRetention).toEqual([1, 0.5, 0.45]);
    expect(average.logo).toEqual([1, 2 / 3, 0.5]);
    expect(average.net[1]).toBeCloseTo(190 / 250, 12);
  });

  it('have no more gross than net retention, and no more customers than at first', () => {
    fc.assert(
      fc.property(payments, (some) => {
        fc.pre(whole(some).some(({ amount }) => amount > 0));
        for (const { grossRetention, netRetention, logoRetention } of cohorts(whole(some)).cohorts)
          for (const [age, gross] of grossRetention.entries()) {
            expect(gross).toBeLessThanOrEqual((netRetention[age] as number) + 1e-12);
            expect(gross).toBeLessThanOrEqual(1);
            expect(logoRetention[age]).toBeLessThanOrEqual(1);
          }
      }),
    );
  });

  it('skip a month without data, and refuse mixed period lengths', () => {
    expect(cohorts(data.filter(({ period }) => period !== '2025-02')).periods).toEqual(['2025-01', '2025-03']);
    expect(refusalOf(() => cohorts([...data, { customer: 'z', period: '2025-Q2', amount: 1 }]))).toBe('periodGap');
    expect(refusalOf(() => cohorts([]))).toBe('itemsMissing');
    expect(refusalOf(() => cohorts([{ customer: 'a', period: '2025-01', amount: -1 }]))).toBe('customersMissing');
  });

  it('include refunds in the revenue of the cohort', () => {
    const { cohorts: all } = cohorts([...data, { customer: 'b', period: '2025-02', amount: -30 }]);

    expect(all[0]?.revenue).toEqual([200, 120, 90]);
    expect(all[0]?.customers).toEqual([2, 1, 1]);
  });
});

describe('recurring revenue', () => {
  it("returns the retention of ChurnZero's published example (churnzero.net): 27,000 with 8,000 upsold and 5,000 lost is 111 %", () => {
    const {
      bridges: [bridge],
    } = recurring([
      { customer: 'stays', period: '2025-01', amount: 22_000 },
      { customer: 'leaves', period: '2025-01', amount: 5_000 },
      { customer: 'stays', period: '2025-02', amount: 30_000 },
    ]);

    expect(bridge).toMatchObject({ opening: 27_000, expanded: 8_000, churned: 5_000, closing: 30_000 });
    expect(Math.round(Number(bridge?.netRetention) * 100)).toBe(111);
    expect(bridge?.grossRetention).toBeCloseTo(22 / 27, 12);
    expect(bridge?.logoChurn).toBe(0.5);
  });

  it('distinguishes returning from new customers', () => {
    const {
      bridges: [, , third],
    } = recurring([
      { customer: 'a', period: '2025-01', amount: 10 },
      { customer: 'k', period: '2025-02', amount: 5 },
      { customer: 'k', period: '2025-03', amount: 5 },
      { customer: 'a', period: '2025-04', amount: 7 },
      { customer: 'n', period: '2025-04', amount: 3 },
    ]);

    expect(third).toMatchObject({ opening: 5, reactivated: 7, added: 3, churned: 5, closing: 10 });
  });

  it('closes every bridge, refunds included, and opens each with the close of the one before', () => {
    fc.assert(
      fc.property(payments, fc.integer({ min: -200, max: 0 }), (some, refund) => {
        const { bridges } = recurring([...whole(some), { customer: 'a', period: '2025-02', amount: refund }]);

        for (const [i, b] of bridges.entries()) {
          const moved = b.added + b.reactivated + b.expanded - b.contracted - b.churned + b.refunds;
          expect(b.opening + moved).toBe(b.closing);
          if (i > 0) expect(b.opening).toBe(bridges[i - 1]?.closing);
          if (b.opening <= 0) expect(b.netRetention).toBe('n.m.');
          else expect(b.grossRetention).toBeLessThanOrEqual(Number(b.netRetention) + 1e-12);
        }
      }),
    );
  });
});

describe('unit economics', () => {
  it('equal a published template (unleashed-lasagna, Metric Calculation Templates): CAC 2,000, LTV 8,000', () => {
    const result = unitEconomics({
      salesAndMarketing: 50_000,
      newCustomers: 25,
      revenuePerCustomer: 500,
      grossMargin: 0.8,
      churn: 0.05,
    });

    expect(result).toEqual({ acquisitionCost: 2_000, lifetimeValue: 8_000, valueToCost: 4, payback: 5 });
  });

  it('are undefined without churn or new customers', () => {
    const inputs = { salesAndMarketing: 1, newCustomers: 0, revenuePerCustomer: 1, grossMargin: 0.5, churn: 0 };

    expect(unitEconomics(inputs)).toEqual({
      acquisitionCost: 'n.m.',
      lifetimeValue: 'n.m.',
      valueToCost: 'n.m.',
      payback: 'n.m.',
    });
  });
});

describe('orders', () => {
  it('give merchandise value, average order, repeat and returning customers by period', () => {
    const { metrics } = orderMetrics([
      { customer: 'a', period: '2025-Q1', amount: 30, count: 1 },
      { customer: 'a', period: '2025-Q1', amount: 50, count: 1 },
      { customer: 'b', period: '2025-Q1', amount: 40, count: 1 },
      { customer: 'a', period: '2025-Q2', amount: 60, count: 1 },
      { customer: 'c', period: '2025-Q2', amount: 20, count: 1 },
    ]);

    expect(metrics[0]).toMatchObject({ merchandise: 120, averageOrder: 40, repeatRate: 0.5, returningRate: 0 });
    expect(metrics[1]).toMatchObject({ orders: 2, averageOrder: 40, repeatRate: 0, returningRate: 0.5 });
  });

  it('count the orders that a row aggregates, and refuse a negative number', () => {
    const row = { customer: 'a', period: '2025-01', amount: 90, count: 3 };

    expect(orderMetrics([row]).metrics[0]).toMatchObject({ orders: 3, averageOrder: 30, repeatRate: 1 });
    expect(orderMetrics([{ ...row, count: 0 }]).metrics[0]).toMatchObject({ averageOrder: 'n.m.', customers: 0 });
    expect(refusalOf(() => orderMetrics([{ ...row, count: -1 }]))).toBe('quantityNegative');
    expect(refusalOf(() => orderMetrics([{ ...row, amount: -1 }, row]))).toBe('amountNegative');
  });
});
