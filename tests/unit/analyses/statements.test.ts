// Statements in a report.
import { describe, expect, it } from 'vitest';
import { statements } from '#functions/analyses/statements.ts';
import { tieOut } from '#shared/finance/tie-out/tie-out.ts';
import type { Statement } from '#shared/model/statement.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { madeStatement } from '#tests/helpers/made-statement.ts';
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

  const registered = ['2024-12-31', '2025-12-31'].flatMap((end) => [
    filed({ company, end, metric: 'operatingCashFlow', value: 56e9, basis: 'consolidated' }),
    filed({ company, end, metric: 'capex', value: 36e9, basis: 'consolidated' }),
  ]);
  const rowsWith = async (filing: readonly Statement[]) => {
    const context = contextFor({ type: 'FinancialPerformance', inputs: { company }, facts: registered });
    const chunk = chunkOf({ text: 'a line of a statement. '.repeat(40), kind: 'table', seq: 1 });
    const of = { fileId: chunk.fileId, document: 'report.pdf', language: 'en' as const, basis: undefined };
    const paper = { ...of, statements: filing, unread: [], ...tieOut(filing), chunkOf: () => chunk };
    const { blocks } = await statements(
      { kind: 'statements', parts: ['cashFlow'] },
      { ...context, statements: async () => (filing.length > 0 ? [paper] : []) },
    );
    return blocks.flatMap((block) =>
      block.kind === 'table' ? block.rows.map((row) => row.map(({ text }) => text)) : [],
    );
  };

  it('deducts what a register states as paid', async () => {
    expect(await rowsWith([])).toContainEqual(['Capital expenditures', '-36,000', '-36,000']);
  });

  it('is shown as a document prints it, with all its lines, beside a register', async () => {
    const printed = madeStatement('cashFlow', [
      ['Net income', '', 40, 30],
      ['Working capital', '', -6, -4],
      ['Cash from operations', 'operatingCashFlow', 56, 44],
      ['Purchase of plant', 'capex', -36, -28],
    ]);
    const rows = await rowsWith([{ ...printed, currency: 'KRW', scale: 9 }]);
    expect(rows.map(([label]) => label)).toEqual([
      'Net income',
      'Working capital',
      'Cash from operations',
      'Purchase of plant',
    ]);
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
