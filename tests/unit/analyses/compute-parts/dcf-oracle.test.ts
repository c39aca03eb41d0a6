// The form against a valuation in plain loops: drivers entered for each year give its value within a cent.
import { describe, expect, it } from 'vitest';
import { dcfCase } from '#functions/analyses/compute-parts/dcf-input.ts';
import { dcf } from '#shared/finance/dcf/dcf.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { madeStatement } from '#tests/helpers/made-statement.ts';
import { countOf, fc } from '#tests/helpers/properties.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const chunk = chunkOf({ text: 'a line of a statement. '.repeat(60), kind: 'table', seq: 1 });
const STATEMENTS = [
  madeStatement('income', [
    ['Net sales', 'revenue', 1000, 800],
    ['Cost of sales', 'costOfSales', 700, 560],
    ['Operating income', 'operatingIncome', 120, 80],
  ]),
  madeStatement('balance', [
    ['Cash', 'cash', 90, 70],
    ['Receivables', 'receivables', 100, 80],
    ['Inventories', 'inventories', 140, 112],
    ['Payables', 'payables', 70, 56],
    ['Long-term debt', 'longTermDebt', 200, 210],
  ]),
  madeStatement('cashFlow', [['Depreciation', 'depreciation', 50, 48]]),
];

/** Percent and days as a person types them. */
type Case = {
  readonly growth: readonly number[];
  readonly margin: readonly number[];
  readonly tax: readonly number[];
  readonly depreciation: readonly number[];
  readonly capex: readonly number[];
  readonly receivables: readonly number[];
  readonly inventories: readonly number[];
  readonly payables: readonly number[];
  readonly isMidYear: boolean;
  readonly stub: number;
  readonly multiple: number;
  readonly shares: number;
};

const modelled = async (one: Case) => {
  const years = (numbers: readonly number[]) => numbers.join(', ');
  const inputs = {
    company: 'Harbor',
    years: one.growth.length,
    ...{ revenueGrowth: years(one.growth), operatingMargin: years(one.margin), taxRate: years(one.tax) },
    ...{ depreciationShare: years(one.depreciation), capexShare: years(one.capex) },
    ...{ receivableDays: years(one.receivables), inventoryDays: years(one.inventories) },
    ...{ payableDays: years(one.payables), capexToDepreciation: 1.2, terminalGrowth: 2 },
    ...{ discounting: one.isMidYear ? 'midYear' : 'yearEnd', firstYearShare: one.stub },
    ...{ exitMultiple: one.multiple, sharesOutstanding: one.shares * 1e6 },
  };
  const of = { fileId: chunk.fileId, document: 'report.pdf', language: 'en', basis: undefined };
  const filed = { ...of, statements: STATEMENTS, ties: [], notRun: [], looked: [], unread: [], chunkOf: () => chunk };
  const context = contextFor({ type: 'DCF', inputs });
  const found = await dcfCase({ ...context, statements: async () => [filed] }, { name: 'Harbor' });
  if (!found) throw new Error('no case');
  return dcf(found.input);
};

const oracle = (one: Case, wacc: number) => {
  const n = one.growth.length;
  let revenue = 1000;
  let tied = 100 + 140 - 70;
  let flows = 0;
  let perpetuity = 0;
  let ebitda = 0;
  let time = 0;
  let end = 0;
  for (let year = 0; year <= n; year += 1) {
    const isTerminal = year === n;
    // The value of the last year continues.
    const of = (numbers: readonly number[]) => numbers[isTerminal ? n - 1 : year] ?? 0;
    revenue *= 1 + (isTerminal ? 2 : of(one.growth)) / 100;
    const profit = (revenue * of(one.margin)) / 100;
    const worn = (revenue * of(one.depreciation)) / 100;
    const spent = isTerminal ? worn * 1.2 : (revenue * of(one.capex)) / 100;
    const cost = revenue * 0.7;
    const needs = (revenue * of(one.receivables) + cost * of(one.inventories) - cost * of(one.payables)) / 365;
    const tax = profit > 0 ? (profit * of(one.tax)) / 100 : 0;
    const flow = profit - tax + worn - spent - (needs - tied);
    tied = needs;
    if (isTerminal) perpetuity = flow / (wacc - 0.02) / (1 + wacc) ** time;
    else {
      const part = year === 0 ? one.stub / 100 : 1;
      end += part;
      time = one.isMidYear ? end - part / 2 : end;
      flows += (flow * part) / (1 + wacc) ** time;
      ebitda = profit + worn;
    }
  }
  const multiple = (ebitda * one.multiple) / (1 + wacc) ** end;
  return {
    value: flows + perpetuity,
    byMultiple: flows + multiple,
    share: (flows + perpetuity + 90 - 200) / one.shares,
  };
};

const rate = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).map((value) => Number(value.toFixed(4)));
const cases = fc.integer({ min: 3, max: 8 }).chain((n) => {
  const each = (min: number, max: number) => fc.array(rate(min, max), { minLength: n, maxLength: n });
  return fc.record({
    ...{ growth: each(-10, 40), margin: each(-5, 30), tax: each(0, 40), depreciation: each(1, 10), capex: each(0, 15) },
    ...{ receivables: each(0, 120), inventories: each(0, 150), payables: each(0, 120) },
    ...{ isMidYear: fc.boolean(), stub: rate(5, 100), multiple: rate(2, 20), shares: rate(1, 500) },
  });
});

describe('drivers entered for each year', () => {
  it('give the value of the oracle within a cent, for any drivers', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async (one) => {
        const { scenarios, wacc } = await modelled(one);
        const { value, byMultiple, share } = oracle(one, wacc);

        expect(scenarios.base.byGrowth.enterpriseValue).toBeCloseTo(value, 2);
        expect(scenarios.base.byGrowth.perShare).toBeCloseTo(share, 2);
        const ebitdaMultiple = scenarios.base.byMultiple?.enterpriseValue;
        if (ebitdaMultiple !== undefined) expect(ebitdaMultiple).toBeCloseTo(byMultiple, 2);
      }),
      { numRuns: countOf(14, 40) },
    );
  });
});
