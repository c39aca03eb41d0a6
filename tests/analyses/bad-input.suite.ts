// Contradictory inputs: each report gives the reason, and shows no plausible but wrong figure.
import { beforeAll, describe, expect, it } from 'vitest';
import { blocksOf } from './golden-checks.ts';
import { type Desk, type Golden, runOf, sampleDesk } from './sample-desk.ts';
import { SALES } from './sample-workbooks.ts';
import { COMPANY, sources, WANTED, workbook } from './wanted.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await sampleDesk();
});

describe('bad input', () => {
  const notesOf = ({ sections }: Golden) =>
    sections.filter(({ status }) => status === 'failed').map(({ note }) => note);

  it('reports terminal growth at or above the cost of capital, without a figure', async () => {
    const inputs = { ...COMPANY, terminalGrowth: 9, riskFreeRate: 0, equityPremium: 1, costOfDebt: 1 };

    const golden = await runOf({ desk, type: 'DCF', inputs, sources, language: 'en' });

    expect(notesOf(golden)[0]).toBe('Terminal growth must be below the cost of capital (WACC).');
    expect(blocksOf(golden).some(({ kind }) => kind === 'chart')).toBe(false);
  });

  it('reports a workbook without the columns, without a figure', async () => {
    const inputs = workbook({ customer: 'Customer', date: 'Date', revenue: 'Amount' });

    const golden = await runOf({ desk, type: 'CohortAnalysis', inputs, workbook: [SALES], language: 'en' });

    expect(notesOf(golden)).toHaveLength(3);
    expect(blocksOf(golden)).toEqual([]);
  });

  it('names peers without prices, and invents no multiple', async () => {
    const golden = await runOf({ desk, type: 'PeerComps', inputs: WANTED.PeerComps.inputs, sources, language: 'en' });

    const [figures, multiples, range] = golden.sections;
    expect(JSON.stringify(figures?.blocks)).toContain('Northway Freight Systems');
    expect(`${multiples?.aside} ${multiples?.note}`).toContain('Northway Freight Systems');
    expect(multiples?.status).toBe('failed');
    // The price asked for the company itself has multiples of its own figures.
    expect(JSON.stringify(range?.blocks)).not.toContain('Northway');
  });

  it('reports negative equity without a ratio based on it', async () => {
    const broke = sources.map((source) => ({
      ...source,
      facts: async (query: Parameters<NonNullable<typeof source.facts>>[0]) => {
        const given = await source.facts?.(query);
        if (given?.is !== 'ok') return given ?? { is: 'empty' as const };
        const value = given.value.map((fact) => (fact.metric === 'equity' ? { ...fact, value: -5_000_000_000 } : fact));
        return { ...given, value };
      },
    }));

    const golden = await runOf({
      ...{ desk, type: 'FinancialPerformance', inputs: COMPANY, sources: broke, language: 'en', only: 'ratios' },
    });

    const [ratios] = golden.sections;
    const table = ratios?.blocks.find((block) => block.kind === 'table');
    const row = table?.rows.find(([first]) => first?.text === 'Return on equity');
    expect(row?.slice(1).every(({ text }) => text === 'n.m.' || text === '')).toBe(true);
    expect(ratios?.note).toContain('Equity is negative');
  });

  it('marks the equity value as negative if debt exceeds enterprise value', async () => {
    const inputs = { ...COMPANY, operatingMargin: 0.1, revenueGrowth: 0 };

    const golden = await runOf({ desk, type: 'DCF', inputs, sources, language: 'en', only: 'dcfValue' });

    expect(golden.sections[0]?.note).toContain('Equity value is negative');
  });
});
