// Statements in a report.
import { describe, expect, it } from 'vitest';
import { statements } from '#functions/analyses/statements.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';
import { contextFor, filed } from '#tests/helpers/section-context.ts';

const company = 'Gaon';

describe('a statement', () => {
  it('has the basis in its caption, and names margins as its ratios do', async () => {
    // Prepare
    const facts = ['2024-12-31', '2025-12-31'].flatMap((end, i) => [
      filed({ company, end, metric: 'revenue', value: 400e9 + i * 1e9 }),
      filed({ company, end, metric: 'operatingIncome', value: 40e9 + i * 1e9 }),
    ]);
    const context = contextFor({ type: 'FinancialPerformance', inputs: { company }, facts });

    // Act
    const { blocks } = await statements({ kind: 'statements', parts: ['income', 'ratios'] }, context);

    // Assess
    const captions = blocks.flatMap((block) => (block.kind === 'table' ? (block.caption ?? '') : []));
    expect(captions).toEqual(['Income statement (consolidated)', 'Ratios (consolidated)']);
    const lines = blocks.find((block) => block.kind === 'chart' && block.chart.type === 'line');
    expect(JSON.stringify(lines)).toContain('"name":"Operating margin"');
  });
});

describe('the selected figures of a first document', () => {
  it('have no line that is the sum of others, and the unit of each amount', async () => {
    const facts = ['2024-12-31', '2025-12-31'].flatMap((end) => [
      filed({ company, end, metric: 'revenue', value: 400e9 }),
      filed({ company, end, metric: 'costOfSales', value: 300e9 }),
      filed({ company, end, metric: 'grossProfit', value: 100e9 }),
      filed({ company, end, metric: 'netIncome', value: 20e9 }),
    ]);
    const context = contextFor({ type: 'DraftInformation', inputs: { company }, facts });

    const { blocks } = await statements({ kind: 'statements', parts: ['summary'] }, context);

    const labels = blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map(([first]) => first?.text) : []));
    expect(labels.map((label) => label?.replace(/ \(.*$/, ''))).toEqual([
      'Revenue',
      'Revenue growth',
      'Gross margin',
      'Net income',
    ]);
    expect(labels[0]).toMatch(/ \(.+ million\)$/);
    expect(labels[1]).toBe('Revenue growth');
  });
});

describe('a cash flow statement', () => {
  it('is not found if the documents only have cash at the year end', async () => {
    const facts = [filed({ company, end: '2025-12-31', metric: 'cash', value: 40e9 })];
    const context = contextFor({ type: 'FinancialPerformance', inputs: { company }, facts });

    const { blocks } = await statements({ kind: 'statements', parts: ['cashFlow'] }, context);

    expect(blocks.map(({ kind }) => kind)).toEqual(['notice']);
  });
});

describe('revenue by segment', () => {
  it('is not taken from a list of customers', async () => {
    const place = { company, section: 'Segments', unit: '(In millions of dollars)', periods: ['2025'] };
    const customers = tableChunk(
      [
        ['Customer', 'Segment', '2025'],
        ['Halla Electronics', 'Contract', '53'],
        ['Nuri Pharma', 'Contract', '31'],
      ],
      place,
    );
    const segments = tableChunk(
      [
        ['Segment', '2025', '2024'],
        ['Contract', '225', '203'],
        ['Fulfilment', '143', '98'],
      ],
      place,
    );
    const context = contextFor({ type: 'FinancialPerformance', inputs: { company }, chunks: [customers, segments] });

    const { blocks } = await statements({ kind: 'statements', parts: ['segments'] }, context);

    expect(JSON.stringify(blocks)).toContain('Fulfilment');
    expect(JSON.stringify(blocks)).not.toContain('Halla');
    // The shift of the mix: 143 of 368 and 98 of 301.
    expect(JSON.stringify(blocks)).toContain('Fulfilment rose from 32.6% of revenue in 2024 to 38.9% in 2025');
  });

  it.each([
    [368, false],
    [400, true],
  ])('returns the remainder of a revenue of %s million', async (revenue, isTold) => {
    const place = { company, section: 'Segments', unit: '(In millions of dollars)', periods: ['2025'] };
    const segments = tableChunk(
      [
        ['Segment', '2025', '2024'],
        ['Contract', '225', '203'],
        ['Fulfilment', '143', '98'],
      ],
      place,
    );
    const facts = [filed({ company, end: '2025-12-31', metric: 'revenue', value: revenue * 1e6, unit: 'USD' })];
    const context = contextFor({ type: 'FinancialPerformance', inputs: { company }, chunks: [segments], facts });

    const { note = '' } = await statements({ kind: 'statements', parts: ['segments'] }, context);

    expect(note.includes('add up to')).toBe(isTold);
  });
});
