// A DCF of a bank: its equity by book value and return, and no free cash flows.
import { describe, expect, it } from 'vitest';
import { compute } from '#functions/analyses/compute.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { contextFor, filed } from '#tests/helpers/section-context.ts';

const end = '2025-12-31';
const partOf = (company: string, name: string, text: string) => {
  const facts = [
    filed({ company, end, metric: 'revenue', value: 400_000_000, unit: 'USD' }),
    filed({ company, end, metric: 'netIncome', value: 90_000_000, unit: 'USD' }),
    filed({ company, end, metric: 'equity', value: 900_000_000, unit: 'USD', instant: true }),
  ];
  const chunks = [chunkOf({ text }, { company, section: 'Business' })];
  const context = contextFor({ type: 'DCF', inputs: { company }, facts, chunks });
  return compute({ kind: 'compute', calculator: 'dcf', part: name }, context);
};
const LENDS = 'The company is principally engaged in mortgages and commercial loans, which deposits of savers fund.';

describe('a bank', () => {
  it('is valued by its book: price to book is return over cost, both less growth', async () => {
    const { blocks, workbook } = await partOf('Calder Valley Bank', 'value', LENDS);

    const [table] = blocks;
    const rows = table?.kind === 'table' ? table.rows.map((row) => row.map(({ text }) => text)) : [];
    // (10 − 1.5) ÷ (9 − 1.5)
    expect(rows).toContainEqual(['Warranted price to book', '1.13x']);
    expect(rows).toContainEqual(['Equity value ($ million)', '1,020']);
    expect(workbook).toBeUndefined();
  });

  it('shows a rate from assumptions alone with a formula and no tick, and the return from its filings with a tick', async () => {
    const { blocks } = await partOf('Calder Valley Bank', 'assumptions', LENDS);

    const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
    const cellOf = (label: string) => rows.find(([first]) => first?.text === label)?.[1];
    expect(cellOf('Cost of equity (CAPM)')).toMatchObject({ text: '9.0%', findings: [{ code: 'computed' }] });
    expect(cellOf('Cost of equity (CAPM)')?.check).toBeUndefined();
    expect(cellOf('Return on equity (ROE)')).toMatchObject({ text: '10.0%', check: 'verified' });
  });

  it('states the values of its chart in the unit of the chart', async () => {
    const { blocks } = await partOf('Calder Valley Bank', 'sensitivity', LENDS);

    const [chart] = blocks;
    const values = chart?.kind === 'chart' && chart.chart.type === 'heat' ? chart.chart.values : [];
    expect(values[2]?.[2]).toMatchObject({ value: expect.closeTo(1020), text: '1,020' });
  });

  it('explains why it has no free cash flows', async () => {
    const { note } = await partOf('Calder Valley Bank', 'assumptions', LENDS);

    expect(note).toContain('free cash flows');
  });
});

it('does not value a company as a bank by its name only', async () => {
  const { workbook } = await partOf('Northgate Power Bank', 'value', 'The company sells batteries for telephones.');

  expect(workbook).toBeDefined();
});
