// Yearly figures: excludes parts of a year, a second currency and another basis.
import { describe, expect, it } from 'vitest';
import { evidenceFigures } from '#functions/analyses/evidence/evidence-figures.ts';
import { factFigures } from '#functions/analyses/evidence/fact-figures.ts';
import { figuresOf } from '#functions/analyses/evidence/figures-of.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import type { Fact } from '#shared/model/fact.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';
import { madeStatement } from '#tests/helpers/made-statement.ts';
import { contextFor, filed } from '#tests/helpers/section-context.ts';

const company = 'Gaon Freight Inc.';
const METRICS = ['revenue', 'netIncome', 'totalAssets'];

const table = (rows: readonly (readonly string[])[], context = {}): Chunk =>
  tableChunk(rows, { company, document: `${company} report`, unit: '(In millions of US dollars)', ...context });
const benchOf = (chunks: readonly Chunk[], facts: readonly Fact[] = []) =>
  contextFor({ type: 'FinancialPerformance', inputs: { company, basis: 'consolidated' }, chunks, facts });
const readFrom = async (...chunks: readonly Chunk[]): Promise<string[]> => {
  const figures = await evidenceFigures(benchOf(chunks), { name: company }, METRICS);
  return figures.map(({ metric, year, value }) => `${metric} ${year} ${value / 1e6}`);
};

describe('figures from tables', () => {
  it.each([
    [
      ['', 'Three Months Ended June 30,'],
      ['', '2025', '2024'],
    ],
    [['', 'Six Months Ended June 30, 2025', 'Six Months Ended June 30, 2024']],
    [['', '9 months ended September 30, 2025', '9 months ended September 30, 2024']],
  ])('of %j are not yearly', async (...head) => {
    expect(await readFrom(table([...head, ['Revenue', '300', '280'], ['Net income', '30', '20']]))).toEqual([]);
  });

  it('of estimates are none of results, and the head of the labels may state the unit', async () => {
    const years = table(
      [
        ['Gaon, $m', '2024', '2025', '2026E', '2027 forecast'],
        ['Revenue', '1,100.5', '1,200', '1,300', '1,400'],
      ],
      { unit: undefined },
    );

    expect(await readFrom(years)).toEqual(['revenue 2024 1100.5', 'revenue 2025 1200']);
  });

  it('of years are found beside those of quarters', async () => {
    const quarter = table([
      ['', 'Three Months Ended June 30, 2025'],
      ['Revenue', '300'],
    ]);
    const years = table([
      ['', 'Year Ended December 31,'],
      ['', '2024', '2023'],
      ['Revenue', '1,200', '1,100'],
    ]);

    expect(await readFrom(quarter, years)).toEqual(['revenue 2024 1200', 'revenue 2023 1100']);
  });

  it('of a quarter’s balance sheet are those of the previous year end', async () => {
    const balance = table([
      ['', 'June 30, 2025', 'December 31, 2024'],
      ['Total assets', '1,000', '900'],
    ]);

    expect(await readFrom(balance)).toEqual(['totalAssets 2024 900']);
  });

  it('are those of the statement, not of a note that divides the line', async () => {
    const head = ['', 'December 31, 2025', 'December 31, 2024'];
    const note = table([head, ['Intangible assets', '65', '99'], ['Goodwill', '7', '7']], {
      section: 'Note 8. Acquired assets',
    });
    const sheet = table([head, ['Cash', '5', '5'], ['Intangible assets, net', '144', '182']], {
      section: 'Consolidated balance sheets',
    });
    const figures = await evidenceFigures(benchOf([note, sheet]), { name: company }, ['intangibles']);

    expect(figures.map(({ year, value }) => `${year} ${value / 1e6}`)).toEqual(['2025 144', '2024 182']);
  });

  it('of a total are found below the last group, which it does not belong to', async () => {
    const flows = table([
      ['', '2025', '2024'],
      ['Changes in operating assets and liabilities:', '', ''],
      ['Accounts receivable, net', '(30)', '(20)'],
      ['Net cash provided by operating activities', '300', '280'],
    ]);
    const metrics = ['operatingCashFlow', 'receivables'];
    const figures = await evidenceFigures(benchOf([flows]), { name: company }, metrics);

    expect(figures.map(({ metric, year }) => `${metric} ${year}`)).toEqual([
      'operatingCashFlow 2025',
      'operatingCashFlow 2024',
    ]);
  });

  it('of 52 or 53 weeks are yearly, whatever the month of their last day', async () => {
    const years = table([
      ['', 'December 2, 2025', 'December 3, 2024', 'November 27, 2023'],
      ['Revenue', '1,200', '1,100', '900'],
    ]);

    expect(await readFrom(years)).toEqual(['revenue 2025 1200', 'revenue 2024 1100', 'revenue 2023 900']);
  });

  it('are taken from the table of several years before that of a quarter', async () => {
    const quarter = table([
      ['', 'June 30, 2025', 'December 31, 2024'],
      ['Total assets', '1,000', '900'],
    ]);
    const years = table([
      ['', 'December 31, 2024', 'December 31, 2023'],
      ['Total assets', '900', '800'],
    ]);

    expect(await readFrom(quarter, years)).toEqual(['totalAssets 2024 900', 'totalAssets 2023 800']);
  });

  it('have the requested basis, if available', async () => {
    const head = ['', '2025', '2024'];
    const group = table([head, ['Revenue', '1,200', '1,100']], { basis: 'consolidated' });
    const alone = table([head, ['Revenue', '700', '650'], ['Total assets', '400', '380']], { basis: 'separate' });

    expect(await readFrom(alone, group)).toEqual(['revenue 2025 1200', 'revenue 2024 1100']);
    expect(await readFrom(alone)).toHaveLength(4);
  });

  it('add those of a register only with the same basis', async () => {
    const facts = [filed({ company, end: '2025-12-31', metric: 'revenue', value: 1.2e9, unit: 'USD' })];
    const alone = table(
      [
        ['', '2025'],
        ['Total assets', '400'],
      ],
      { basis: 'separate' },
    );

    const figures = await figuresOf(benchOf([alone], facts), { name: company }, METRICS);

    expect(figures.map(({ metric }) => metric)).toEqual(['revenue']);
  });
});

describe('figures of a register', () => {
  const figuresIn = (facts: readonly Fact[]) =>
    factFigures(facts, { company: { name: company }, basis: 'consolidated', cite: () => 1 }).map(
      ({ year, value, unit }) => `${year} ${value} ${unit}`,
    );

  it('of 52 or 53 weeks belong to the year that contains the weeks', () => {
    const ends = ['2022-01-01', '2022-12-31', '2023-12-30'];
    const facts = ends.map((end, i) => filed({ company, end, metric: 'revenue', value: 100 + i }));

    expect(figuresIn(facts)).toEqual(['2021 100 KRW', '2022 101 KRW', '2023 102 KRW']);
  });

  it('stay in the first currency if the latest year has a second one too', () => {
    const own = ['2023-12-31', '2024-12-31', '2025-12-31'].map((end) =>
      filed({ company, end, metric: 'revenue', value: 700, unit: 'CNY' }),
    );
    const convenience = filed({ company, end: '2025-12-31', metric: 'revenue', value: 100, unit: 'USD' });

    expect(figuresIn([convenience, ...own])).toEqual(['2023 700 CNY', '2024 700 CNY', '2025 700 CNY']);
  });
});

describe('beside a balance sheet alone', () => {
  const chunk = table([
    ['', '2024', '2023'],
    ['Revenue', '1,200', '1,100'],
    ['Total assets', '70', '60'],
  ]);
  const metricsBeside = async (...statements: readonly ReturnType<typeof madeStatement>[]) => {
    const of = { fileId: chunk.fileId, document: 'report.pdf', language: 'en' as const, basis: undefined };
    const filed = { ...of, statements, ties: [], notRun: [], looked: [], unread: [], chunkOf: () => chunk };
    const context = { ...benchOf([chunk]), statements: async () => [filed] };
    const found = await figuresOf(context, { name: company }, METRICS);
    return [...new Set(found.map(({ metric, value }) => `${metric} ${value / 1e6}`))].sort();
  };
  const balance = madeStatement('balance', [['Total assets', 'totalAssets', 900, 800]]);
  const income = madeStatement('income', [['Net income', 'netIncome', 30, 20]]);

  it('the profit is taken from key figures', async () => {
    expect(await metricsBeside(balance)).toEqual(expect.arrayContaining(['revenue 1200', 'totalAssets 900']));
  });

  it('what an income statement lacks stays absent', async () => {
    expect(await metricsBeside(balance, income)).not.toContain('revenue 1200');
  });
});
