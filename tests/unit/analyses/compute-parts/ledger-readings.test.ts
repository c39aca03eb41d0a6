// Reports on a ledger say what the figures mean, in which unit they are, and when they rest on a few customers.
import { describe, expect, it } from 'vitest';
import { compute } from '#functions/analyses/compute.ts';
import type { AnalysisType } from '#shared/model/analysis.ts';
import { contextFor, sheetOf } from '#tests/helpers/section-context.ts';

type Columns = Readonly<Record<string, string>>;
type Asked = { readonly type: AnalysisType; readonly calculator: 'pvm' | 'cohorts' | 'seasonal' | 'commerce' };

const partOf = async (
  { type, calculator }: Asked,
  part: string,
  columns: Columns,
  sheet: ReturnType<typeof sheetOf>,
) => {
  const workbook = { fileId: 'fil_000000000001_00000000000000ff', columns };
  const context = contextFor({ type, inputs: { workbook }, sheets: [sheet] });
  const built = await compute({ kind: 'compute', calculator, part }, context);
  const texts = built.blocks.flatMap((one) => (one.kind === 'list' ? one.items.flat().map(({ text }) => text) : []));
  const [table] = built.blocks.filter((one) => one.kind === 'table');
  return { ...built, texts, rows: table?.rows.map((row) => row.map(({ text }) => text)) ?? [], table };
};

describe('price, volume and mix', () => {
  const sales = sheetOf('Sales', [
    ['Grade', 'Year', 'Tonnes', 'Revenue', 'Line'],
    ['Flat glass', '2024', 300, 3000, 'Glass'],
    ['Flat glass', '2025', 400, 3600, 'Glass'],
    ['Bottles', '2024', 100, 2000, 'Packaging'],
    ['Bottles', '2025', 100, 2100, 'Packaging'],
  ]);
  const columns = { item: 'Grade', period: 'Year', quantity: 'Tonnes', revenue: 'Revenue', segment: 'Line' };
  const of = { type: 'PvmAnalysis', calculator: 'pvm' } as const;

  it('print whole amounts without a currency, and the share of each effect in the change', async () => {
    const { rows, table, texts } = await partOf(of, 'bridge', columns, sales);

    expect(table?.note).toMatch(/prints no currency/);
    expect(rows[0]?.slice(1)).toEqual(['5,000', '-300', '1,250', '-250', '0', '0', '5,700']);
    expect(rows[1]?.slice(2, 5)).toEqual(['-42.9%', '178.6%', '-35.7%']);
    expect(texts[1]).toMatch(/followed by Price, -300/);
    expect(texts[2]).toMatch(/Lower prices cost Glass 400 of revenue \(13.3%\)/);
    expect(texts[3]).toMatch(/no unit of quantity.*only their sum, 1,000/);
  });

  it('show the unit prices behind the effects of each item', async () => {
    const { rows, table } = await partOf(of, 'items', columns, sales);

    expect(table?.columns.slice(-2).map(({ label }) => label)).toEqual(['Unit price 2024', 'Unit price 2025']);
    expect(rows.find(([name]) => name === 'Flat glass')?.slice(-2)).toEqual(['10', '9']);
  });
});

describe('cohorts', () => {
  it('do not call customers retained who left and came back, and warn of small cohorts', async () => {
    const visits = sheetOf('Visits', [
      ['Patient', 'Day', 'Fee'],
      ['a', '2025-01-03', 100],
      ['b', '2025-01-04', 200],
      ['a', '2025-02-03', 100],
      ['a', '2025-03-03', 100],
      ['b', '2025-03-05', 220],
    ]);
    const columns = { customer: 'Patient', date: 'Day', revenue: 'Fee' };

    const { texts } = await partOf({ type: 'CohortAnalysis', calculator: 'cohorts' }, 'customers', columns, visits);

    expect(texts[0]).toMatch(/smallest cohort counts 2/);
    expect(texts[1]).toMatch(/2 of 2 customers \(100.0%\) paid 2 months? later/);
    expect(texts[2]).toMatch(/fallen to 50.0%/);
  });

  it('say what revenue those who stayed add', async () => {
    const visits = sheetOf('Visits', [
      ['Patient', 'Day', 'Fee'],
      ['a', '2025-01-03', 100],
      ['b', '2025-01-04', 100],
      ['a', '2025-02-03', 160],
    ]);
    const columns = { customer: 'Patient', date: 'Day', revenue: 'Fee' };

    const { texts } = await partOf({ type: 'CohortAnalysis', calculator: 'cohorts' }, 'revenue', columns, visits);

    expect(texts[0]).toMatch(/was 80.0% of that at the start 1 .*it was 50.0%/);
  });
});

describe('a seasonal series', () => {
  const sums = (growth: number) =>
    [2022, 2023, 2024].flatMap((year, n) =>
      Array.from({ length: 12 }, (_, m) => [
        `${year}-${String(m + 1).padStart(2, '0')}`,
        Math.round((m === 6 ? 2400 : 1000) * growth ** n),
      ]),
    );
  const of = { type: 'SeasonalAnalysis', calculator: 'seasonal' } as const;
  const columns = { date: 'Month', value: 'Guests' };

  it('names months, and says how the sum of the year grows', async () => {
    const sheet = sheetOf('Guests', [['Month', 'Guests'], ...sums(1.1)]);

    const { texts } = await partOf(of, 'index', columns, sheet);

    expect(texts[0]).toMatch(/highest in July/);
    expect(texts.at(-1)).toMatch(/from 13,400 in 2022 to 16,214 in 2024, by 10.0% a year/);
  });

  it('is read without its season', async () => {
    const sheet = sheetOf('Guests', [['Month', 'Guests'], ...sums(1)]);

    const { texts } = await partOf(of, 'adjusted', columns, sheet);

    expect(texts[0]).toMatch(/^Without the season the series/);
  });

  it('leaves out a column of irregular parts that are all 1.00', async () => {
    const sheet = sheetOf('Guests', [['Month', 'Guests'], ...sums(1)]);

    const { table } = await partOf(of, 'parts', columns, sheet);

    expect(table?.columns).toHaveLength(4);
    expect(table?.note).toMatch(/irregular part is 1.00/);
  });
});

describe('recurring revenue', () => {
  const fees = sheetOf('Fees', [
    ['Member', 'Month', 'Fee'],
    ['a', '2025-01', 100],
    ['b', '2025-01', 60],
    ['a', '2025-02', 100],
    ['c', '2025-02', 90],
  ]);
  const columns = { customer: 'Member', date: 'Month', recurring: 'Fee' };
  const of = { type: 'EcommerceMetrics', calculator: 'commerce' } as const;

  it('is summed up in a sentence with the largest movement', async () => {
    const { texts } = await partOf(of, 'bridge', columns, fees);

    expect(texts[0]).toMatch(/rose by 18.8% from 160 to 190 in 2025-02; the largest movement is .*, 90/);
  });

  it('gives no lifetime value of two customers', async () => {
    const workbook = { fileId: 'fil_000000000001_00000000000000ff', columns };
    const inputs = { workbook, acquisitionSpend: 40, grossMargin: 60 };
    const context = contextFor({ type: of.type, inputs, sheets: [fees] });

    const { blocks } = await compute({ kind: 'compute', calculator: of.calculator, part: 'unitEconomics' }, context);

    expect(blocks.map(({ kind }) => kind)).toEqual(['list']);
    expect(JSON.stringify(blocks)).toMatch(/not given: the smallest period begins with 2/);
  });

  it('warns that rates of two customers are indicative', async () => {
    const { texts } = await partOf(of, 'retention', columns, fees);

    expect(texts.at(-1)).toMatch(/smallest period begins with 2/);
  });
});
