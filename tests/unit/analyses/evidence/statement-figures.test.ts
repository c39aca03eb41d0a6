// Figures of an analysis from whole statements: the line itself, marked if the statement does not add up.
import { describe, expect, it } from 'vitest';
import type { SectionContext } from '#functions/analyses/builder.ts';
import { figuresOf } from '#functions/analyses/evidence/figures-of.ts';
import type { FiledStatements } from '#functions/analyses/evidence/filed-statements.ts';
import { statementFigures } from '#functions/analyses/evidence/statement-figures.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import { tieOut } from '#shared/finance/tie-out/tie-out.ts';
import type { Statement } from '#shared/model/statement.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';
import { madeStatement } from '#tests/helpers/made-statement.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const TEXT = 'a line of the balance sheet';
const chunk: Chunk = {
  id: 'f#1',
  projectId: 'prj_000000000001',
  fileId: 'fil_000000000001_0000000000000001',
  seq: 1,
  kind: 'table',
  text: TEXT.repeat(20),
  spans: [],
  context: { document: 'report.pdf', periods: [], language: 'en' },
};

type Row = readonly [label: string, concept: string, now: number, before: number];
const sheet = (rows: readonly Row[]): Statement => ({
  kind: 'balance',
  title: 'Balance sheet',
  currency: 'USD',
  scale: 6,
  columns: [
    { period: '2024', label: '2024' },
    { period: '2023', label: '2023' },
  ],
  lines: rows.map(([label, concept, ...figures], n) => ({
    ...{ label, section: '', seq: 1, start: n * 5, end: n * 5 + 4 },
    figures: figures.map((value) => ({ value, shown: String(value) })),
    ...(concept ? { concept } : {}),
  })),
});

const COMPANY = { name: 'Example' };
const benchOver = (...statements: readonly Statement[]): SectionContext => benchWith([], ...statements);
const benchWith = (chunks: readonly Chunk[], ...statements: readonly Statement[]): SectionContext => ({
  ...contextFor({ type: 'FinancialPerformance', inputs: { company: 'Example' }, chunks }),
  statements: async (): Promise<readonly FiledStatements[]> => [
    {
      ...{ fileId: chunk.fileId, document: 'report.pdf', language: 'en', basis: undefined, statements },
      ...{ unread: [], ...tieOut(statements), chunkOf: () => chunk },
    },
  ],
});

const ROWS: readonly Row[] = [
  ['Cash', 'cash', 100, 90],
  ['Receivables', 'receivables', 200, 210],
  ['Total current assets', 'currentAssets', 300, 300],
];

it('adds up the kinds of inventory of a balance sheet without their total', async () => {
  const kinds: readonly Row[] = [
    ['商品及び製品', '', 300, 280],
    ['仕掛品', '', 40, 30],
  ];
  const inventoriesOf = async (rows: readonly Row[]) => {
    const found = await statementFigures(benchOver(sheet(rows)), COMPANY, ['inventories']);
    return found?.find(({ year }) => year === '2024');
  };

  expect(await inventoriesOf(kinds)).toMatchObject({ value: 340_000_000, formula: '300 + 40 = 340' });
  expect(await inventoriesOf([...kinds, ['棚卸資産', 'inventories', 350, 310]])).toMatchObject({ value: 350_000_000 });
});

it('counts one line that prints two kinds of inventory', async () => {
  const rows: readonly Row[] = [
    ['製品及び仕掛品', '', 400, 380],
    ['原材料', '', 60, 50],
  ];
  const found = await statementFigures(benchOver(sheet(rows)), COMPANY, ['inventories']);

  expect(found?.find(({ year }) => year === '2024')).toMatchObject({ value: 460_000_000 });
});

it.each([
  ['receivables', '売掛金', '受取手形及び電子記録債権'],
  ['payables', '買掛金', '支払手形及び電子記録債務'],
  ['receivables', '매출채권', '받을어음'],
])('adds the bills to the %s', async (metric, account, bill) => {
  const rows: readonly Row[] = [
    [bill, '', 60, 70],
    [account, metric, 200, 210],
  ];
  const found = await statementFigures(benchOver(sheet(rows)), COMPANY, [metric]);

  expect(found?.find(({ year }) => year === '2024')).toMatchObject({
    value: 260_000_000,
    formula: '200 + 60 = 260',
  });
});

it('adds up the retirement provisions of employees and directors', async () => {
  const rows: readonly Row[] = [
    ['退職給付引当金', 'pensions', 118, 110],
    ['役員退職慰労引当金', 'pensions', 95, 90],
  ];
  const found = await statementFigures(benchOver(sheet(rows)), COMPANY, ['pensions']);

  expect(found?.find(({ year }) => year === '2024')).toMatchObject({ value: 213_000_000 });
});

describe('a list from assets to net assets', () => {
  const rows: readonly Row[] = [
    ['Total assets', 'totalAssets', 700, 650],
    ['Trade payables', 'payables', -80, -70],
    ['Borrowings', 'longTermDebt', -220, -240],
    ['Net assets', 'equity', 400, 340],
  ];

  it('states debts as amounts owed, and what is owed in all as the difference', async () => {
    const found = await statementFigures(benchOver(sheet(rows)), COMPANY, ['payables', 'debt', 'totalLiabilities']);

    expect(found?.filter(({ year }) => year === '2024').map(({ metric, value }) => [metric, value])).toEqual([
      ['payables', 80_000_000],
      ['debt', 220_000_000],
      ['totalLiabilities', 300_000_000],
    ]);
  });
});

describe('figures of a statement', () => {
  it('are read from the line of their concept, in whole units, with its source', async () => {
    const found = await statementFigures(benchOver(sheet(ROWS)), COMPANY, ['receivables', 'inventories']);

    expect(found).toMatchObject([
      { metric: 'receivables', year: '2024', value: 200e6, unit: 'USD', refs: [1] },
      { metric: 'receivables', year: '2023', value: 210e6 },
    ]);
  });

  it('have the equation if the statement does not add up, and only then', async () => {
    const wrong = sheet(ROWS.map((row) => (row[0] === 'Cash' ? ['Cash', 'cash', 150, 90] : row)));
    const found = await statementFigures(benchOver(wrong), COMPANY, ['receivables']);

    expect(found?.map(({ year, clash }) => [year, clash?.by])).toEqual([
      ['2024', -50],
      ['2023', undefined],
    ]);
    expect(found?.[0]?.clash?.equation).toBe('Total current assets 300 ≠ Cash 150 + Receivables 200');
  });

  it('add up borrowings of all terms, with their parts', async () => {
    const debts: readonly Row[] = [
      ['Current portion of long-term debt', 'currentPortionOfDebt', 73, 70],
      ['Long-term debt', 'longTermDebt', 6484, 6000],
    ];
    const found = await statementFigures(benchOver(sheet(debts)), COMPANY, ['debt']);

    expect(found?.at(-1)).toMatchObject({
      value: 6557e6,
      parts: ['Current portion of long-term debt', 'Long-term debt'],
    });
  });

  it("do not use a quarter's balance for the year", async () => {
    const year = madeStatement('income', [['Revenue', 'revenue', 10, 9]], {
      columns: ['2024-09-28', '2023-09-30'].map((period) => ({ period, label: period, months: 12 })),
    });
    const balance = madeStatement('balance', [['Cash', 'cash', 55, 44, 33]], {
      columns: ['2024-12-28', '2024-09-28', '2024-03-30'].map((period) => ({ period, label: period })),
    });
    const found = await statementFigures(benchOver(year, balance), COMPANY, ['cash']);

    expect(found?.map(({ period, value }) => [period, value])).toEqual([['2024-09-28', 44e6]]);
  });

  it('are empty if no document has a statement, so that tables are searched', async () => {
    expect(await statementFigures(benchOver(), COMPANY, ['cash'])).toBeUndefined();
  });
});

it('takes the results from a table of several years if a paper prints a balance sheet alone', async () => {
  const years = tableChunk(
    [
      ['', '2024', '2023'],
      ['Revenue', '1,100', '900'],
    ],
    { company: 'Example', document: 'Example report', unit: '(In millions of US dollars)', section: 'Five years' },
  );
  const bench = benchWith([years], sheet(ROWS));
  const figures = await figuresOf(bench, COMPANY, ['revenue', 'cash']);
  const of = (metric: string) => figures.filter((one) => one.metric === metric).map(({ year }) => year);

  expect(of('cash').sort()).toEqual(['2023', '2024']);
  expect(of('revenue').sort()).toEqual(['2023', '2024']);
});
