// Drivers of a valuation: from the statements or as entered, fading to the year after the forecast; bridge and shares.
import { describe, expect, it } from 'vitest';
import { dcfCase } from '#functions/analyses/compute-parts/dcf-input.ts';
import { dcf } from '#shared/finance/dcf/dcf.ts';
import type { Driver } from '#shared/finance/dcf/input.ts';
import type { Language } from '#shared/model/enums.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { type MadeLine, madeStatement } from '#tests/helpers/made-statement.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const chunk = chunkOf({ text: 'a line of a statement. '.repeat(60), kind: 'table', seq: 1 });

type Books = {
  readonly income: readonly MadeLine[];
  readonly balance: readonly MadeLine[];
  readonly cash: readonly MadeLine[];
};

const RETAILER: Books = {
  income: [
    ['Net sales', 'revenue', 1000, 800],
    ['Cost of sales', 'costOfSales', 700, 560],
    ['Operating income', 'operatingIncome', 120, 80],
    ['Income before tax', 'pretaxIncome', 100, 70],
    ['Income tax', 'incomeTax', 25, 14],
    ['Net income', 'netIncome', 75, 56],
    ['Diluted earnings per share', 'dilutedEps', 3.75, 2.8],
    ['Diluted shares', 'dilutedShares', 20_000, 20_000],
  ],
  balance: [
    ['Cash', 'cash', 90, 70],
    ['Short-term investments', 'shortTermInvestments', 15, 10],
    ['Receivables', 'receivables', 100, 80],
    ['Inventories', 'inventories', 140, 112],
    ['Property', 'ppe', 400, 380],
    ['Associates', 'associates', 12, 12],
    ['Payables', 'payables', 70, 56],
    ['Long-term debt', 'longTermDebt', 200, 210],
    ['Lease liabilities', 'leaseLiabilities', 60, 55],
    ['Pensions', 'pensions', 8, 9],
    ['Non-controlling interests', 'nci', 5, 4],
  ],
  cash: [
    ['Depreciation', 'depreciation', 50, 48],
    ['Capital expenditure', 'capex', -80, -64],
  ],
};

const caseOf = async (books: Books, inputs: Readonly<Record<string, unknown>> = {}, language: Language = 'en') => {
  const statements = [
    madeStatement('income', books.income),
    madeStatement('balance', books.balance),
    madeStatement('cashFlow', books.cash),
  ].map((one) => ({
    ...one,
    lines: one.lines.map((line) => (/share/i.test(line.label) ? { ...line, isPlain: true } : line)),
  }));
  const of = { fileId: chunk.fileId, document: 'report.pdf', language: 'en', basis: undefined };
  const context = contextFor({ type: 'DCF', inputs: { company: 'Harbor', ...inputs }, language });
  const found = await dcfCase(
    {
      ...context,
      statements: async () => [
        { ...of, statements, ties: [], notRun: [], looked: [], unread: [], chunkOf: () => chunk },
      ],
    },
    {
      name: 'Harbor',
    },
  );
  if (!found) throw new Error('no case');
  return found.input;
};
const ends = ({ base, terminal }: Driver) => [base?.value, terminal.value];
const inDays = (input: Awaited<ReturnType<typeof caseOf>>) => {
  if (input.workingCapital.in !== 'days') throw new Error('not in days');
  return input.workingCapital;
};

describe.each(['ko', 'en', 'ja'] as const)('drivers from statements, in %s', (language) => {
  it('begin at the last year and end at the mean of the years', async () => {
    const input = await caseOf(RETAILER, {}, language);

    expect(ends(input.scenarios.base.operatingMargin)).toEqual([0.12, (0.12 + 0.1) / 2]);
    expect(ends(input.taxRate)).toEqual([0.25, 0.225]);
    expect(ends(input.depreciation)).toEqual([0.05, 0.055]);
    expect(input.capex.base?.value).toBe(0.08);
  });

  it('fade from the mean growth of the past to terminal growth, which no reported year has', async () => {
    const { scenarios } = await caseOf(RETAILER, {}, language);

    const [first, ...rest] = scenarios.base.revenueGrowth.years;
    expect(scenarios.base.revenueGrowth.base).toBeUndefined();
    expect(first?.value).toBeCloseTo(0.25 + (0.015 - 0.25) / 6, 12);
    expect(rest).toEqual([null, null, null, null]);
    expect(scenarios.upside.revenueGrowth.years[0]?.value).toBeCloseTo((first?.value ?? 0) + 0.02, 12);
  });

  it('do not carry a loss on for ever', async () => {
    const income = RETAILER.income.map(
      (line): MadeLine => (line[1] === 'operatingIncome' ? [line[0], line[1], -90, -80] : line),
    );

    const { scenarios } = await caseOf({ ...RETAILER, income }, {}, language);

    expect(scenarios.base.operatingMargin.base?.value).toBe(-0.09);
    expect(scenarios.base.operatingMargin.terminal.value).toBeGreaterThan(0);
  });

  it('replace what depreciates where no capital expenditure is reported', async () => {
    const cash = RETAILER.cash.filter(([, concept]) => concept !== 'capex');

    const { capex } = await caseOf({ ...RETAILER, cash }, {}, language);

    expect(capex.years[0]?.value).toBeCloseTo(0.055 * 1.1, 12);
  });

  it('count working capital in days, which give the balances back', async () => {
    const input = await caseOf(RETAILER, {}, language);
    const { cost, receivables, inventories, payables } = inDays(input);

    expect(cost.base?.value).toBe(0.7);
    expect([receivables, inventories, payables].map(({ base }) => base?.value)).toEqual([36.5, 73, 36.5]);
    expect(dcf(input).values.get('workingCapital.2024')).toBeCloseTo(170, 9);
  });

  it('name the source of each', async () => {
    const { taxRate, bridge, terminal } = await caseOf(RETAILER, {}, language);

    for (const { origin } of [taxRate.terminal, terminal.capexToDepreciation, terminal.growth])
      expect(origin).toMatchObject({ kind: 'assumption', note: expect.stringMatching(/./) });
    expect(bridge.leases.origin).toMatchObject({ kind: 'source', title: 'report.pdf' });
  });
});

describe('the bridge and the shares', () => {
  it('include every claim printed on the balance sheet', async () => {
    const { bridge } = await caseOf(RETAILER, { preferredStock: 3_000_000 });

    expect(Object.fromEntries(Object.entries(bridge).map(([key, { value }]) => [key, value]))).toEqual({
      ...{ debt: 200, leases: 60, pensions: 8, minorities: 5, preferred: 3 },
      ...{ cash: 90, investments: 15, associates: 12 },
    });
  });

  it('scale printed shares by profit and earnings per share', async () => {
    expect((await caseOf(RETAILER)).shares?.value).toBe(20);
    const other = RETAILER.income.map(
      (line): MadeLine => (line[1] === 'dilutedEps' ? [line[0], line[1], 3.1, 2.8] : line),
    );
    expect((await caseOf({ ...RETAILER, income: other })).shares).toBeUndefined();
  });

  it('let fixed assets grow with revenue in perpetuity', async () => {
    const { terminal } = await caseOf(RETAILER, { terminalGrowth: 2 });

    expect(terminal.capexToDepreciation.value).toBeCloseTo(1 + 0.02 * (400 / 50), 12);
  });
});

describe('the reported years', () => {
  it('are shown beside the forecast with their measures as formulas', async () => {
    const { values } = dcf(await caseOf(RETAILER));

    expect(values.get('history.revenue.2023')).toBe(800);
    expect(values.get('history.revenueGrowth.2024')).toBeCloseTo(0.25, 12);
    expect(values.get('history.ebitdaMargin.2024')).toBeCloseTo(0.17, 12);
    expect(values.get('history.cashCycle.2024')).toBeCloseTo(73, 12);
  });
});

describe('an entry', () => {
  it('for each year is kept, and the last year continues', async () => {
    const input = await caseOf(RETAILER, { revenueGrowth: '8, 7, 6', operatingMargin: '11 12 13 14 15' });

    const values = (years: readonly ({ readonly value: number } | null)[]) => years.map((one) => one?.value);
    expect(values(input.scenarios.base.revenueGrowth.years)).toEqual([0.08, 0.07, 0.06, 0.06, 0.06]);
    expect(values(input.scenarios.base.operatingMargin.years)).toEqual([0.11, 0.12, 0.13, 0.14, 0.15]);
    expect(input.scenarios.base.operatingMargin.terminal.value).toBe(0.15);
  });

  it('of one growth rate is for the first year, and fades', async () => {
    const { scenarios } = await caseOf(RETAILER, { revenueGrowth: 10 });

    expect(scenarios.base.revenueGrowth.years.map((one) => one?.value)).toEqual([0.1, ...Array(4).fill(undefined)]);
  });

  it('reaches the valuation when a model gives it by year', async () => {
    const inputs = {
      ...{ revenueGrowth: '8,7,6,5,4', operatingMargin: '12', taxRate: '25', depreciationShare: '5' },
      ...{ capexShare: '7,7,6,6,6', workingCapitalShare: '15', capexToDepreciation: 1.1, discounting: 'yearEnd' },
    };
    const input = await caseOf(RETAILER, inputs);

    let [revenue, capital, present] = [1000, 150, 0];
    const wacc = dcf(input).wacc;
    const flowOf = (growth: number, capex: number) => {
      const next = revenue * (1 + growth);
      const flow = next * (0.12 * 0.75 + 0.05 - capex) - (next * 0.15 - capital);
      [revenue, capital] = [next, next * 0.15];
      return flow;
    };
    for (const [i, growth] of [0.08, 0.07, 0.06, 0.05, 0.04].entries())
      present += flowOf(growth, [0.07, 0.07, 0.06, 0.06, 0.06][i] ?? 0) / (1 + wacc) ** (i + 1);
    present += flowOf(0.015, 0.055) / (wacc - 0.015) / (1 + wacc) ** 5;
    expect(dcf(input).scenarios.base.byGrowth.enterpriseValue).toBeCloseTo(present, 6);
  });

  it('is distinguished from the proposal of the form', async () => {
    const { capital } = await caseOf(RETAILER, { beta: 1.3 });

    const notes = [capital.beta, capital.equityPremium].map(({ origin }) => origin.kind === 'assumption' && origin.by);
    expect(notes[0]).not.toBe(notes[1]);
  });
});

describe('other businesses', () => {
  const without = (...concepts: readonly string[]): Books => ({
    income: RETAILER.income.filter(([, concept]) => !concepts.includes(concept)),
    balance: RETAILER.balance.filter(([, concept]) => !concepts.includes(concept)),
    cash: RETAILER.cash.filter(([, concept]) => !concepts.includes(concept)),
  });

  it('software without inventory has no inventory days', async () => {
    const { inventories } = inDays(await caseOf(without('inventories')));

    expect(ends(inventories)).toEqual([0, 0]);
  });

  it('a company without cost of sales has working capital as the share of revenue in its balances', async () => {
    const { workingCapital } = await caseOf(without('costOfSales'));

    const share = (100 + 140 - 70) / 1000;
    expect(workingCapital).toMatchObject({
      in: 'share',
      share: { base: { value: share }, terminal: { value: share } },
    });
  });

  it('a company that is paid before it pays has negative working capital', async () => {
    const balance = RETAILER.balance.map(
      (line): MadeLine => (line[1] === 'payables' ? [line[0], line[1], 400, 320] : line),
    );
    const { workingCapital } = await caseOf({ ...without('costOfSales'), balance });

    expect(workingCapital).toMatchObject({ in: 'share', share: { base: { value: -0.16 } } });
  });

  it('a company that reports no payables uses its receivables and inventory', async () => {
    const { workingCapital } = await caseOf(without('costOfSales', 'payables'));

    expect(workingCapital).toMatchObject({ in: 'share', share: { terminal: { value: 0.24 } } });
  });

  it('a company without such balances uses the usual share', async () => {
    const { workingCapital } = await caseOf(without('costOfSales', 'payables', 'inventories'));

    expect(workingCapital).toMatchObject({ in: 'share', share: { terminal: { value: 0.1 } } });
  });

  it('a year with a loss gives no tax rate', async () => {
    const income = RETAILER.income.map(
      (line): MadeLine => (line[1] === 'pretaxIncome' ? [line[0], line[1], -20, 70] : line),
    );
    const { taxRate } = await caseOf({ ...RETAILER, income });

    expect(taxRate.terminal.value).toBe(0.25);
  });
});
