// Every rule with its result in a report: rules that hold are counted, breaks are uncertain, rules that cannot run give
// a reason.
import { describe, expect, it } from 'vitest';
import { statements } from '#functions/analyses/statements.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import { tieOut } from '#shared/finance/tie-out/tie-out.ts';
import en from '#shared/i18n/en/finance.json' with { type: 'json' };
import type { BlockOf } from '#shared/report/blocks.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { madeStatement } from '#tests/helpers/made-statement.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const chunk = chunkOf({ text: 'a line of a statement. '.repeat(40), kind: 'table', seq: 1 });

const tableOf = async (
  grossProfit: number,
  language: 'en' | 'ko' | 'ja' = 'en',
  type: 'FinancialPerformance' | 'ImWorkflow' = 'FinancialPerformance',
  notes: readonly Chunk[] = [],
) => {
  const income = madeStatement('income', [
    ['Revenue', 'revenue', 1000, 900],
    ['Cost of sales', 'costOfSales', 600, 540],
    ['Gross profit', 'grossProfit', grossProfit, 360],
  ]);
  const of = { fileId: chunk.fileId, document: 'report.pdf', language, basis: undefined };
  const filed = { ...of, statements: [income], unread: [], ...tieOut([income]), chunkOf: () => chunk };
  const context = contextFor({ type, inputs: { company: 'Harbor' }, language, chunks: notes });
  const { blocks } = await statements(
    { kind: 'statements', parts: ['measures'] },
    { ...context, statements: async () => [filed] },
  );
  return blocks.find(
    (block): block is BlockOf<'table'> => block.kind === 'table' && /report\.pdf/.test(block.caption ?? ''),
  );
};
const rowOf = (rows: BlockOf<'table'>['rows'] = [], name = '') => rows.filter(([label]) => label?.text === name);

describe('the rules of a report', () => {
  it('report the number of columns that hold', async () => {
    const table = await tableOf(400);

    const [row] = rowOf(table?.rows, en.tieOut.rules.grossProfit);
    expect(row?.map(({ text }) => text)).toEqual([en.tieOut.rules.grossProfit, 'Holds (2)', '']);
  });

  it('report the amount of a break, with the equation and its source', async () => {
    const table = await tableOf(450);

    const broken = rowOf(table?.rows, en.tieOut.rules.grossProfit)[1];
    expect(broken?.[1]).toMatchObject({ text: 'Breaks by 50', check: 'uncertain' });
    expect(broken?.[1]?.refs).toHaveLength(1);
    expect(broken?.[2]?.text).toContain('Gross profit 450 ≠ Revenue 1,000 − Cost of sales 600');
  });

  it('show outside readers only breaks', async () => {
    expect(await tableOf(400, 'en', 'ImWorkflow')).toBeUndefined();
    const table = await tableOf(450, 'en', 'ImWorkflow');

    expect(new Set(table?.rows.map(([, result]) => result?.text))).toEqual(new Set(['Breaks by 50']));
  });

  it('check other tables of the file, where a difference makes nothing uncertain', async () => {
    const regions = [
      ['Region', '2025', '2024', '2023'],
      ...[
        ['Korea', '1,200', '1,100', '900'],
        ['Japan', '800', '650', '600'],
        ['Total', '2,000', '1,570', '1,500'],
      ],
    ];
    const note = tableChunk(regions);

    const table = await tableOf(400, 'en', 'FinancialPerformance', [note]);

    const [held, differs] = rowOf(table?.rows, en.tieOut.rules.noteTotals);
    expect(held?.[1]?.text).toBe('Holds (2)');
    expect(differs?.[1]).toMatchObject({ text: 'Differs by -180', refs: [expect.any(Number)] });
    expect(differs?.[1]?.check).toBeUndefined();
    expect(differs?.[2]?.text).toBe('Total 1,570 ≠ Korea 1,100 + Japan 650');
  });

  it('say in one line how many could not be run, and which statements are missing', async () => {
    const { rows = [], note } = (await tableOf(400)) ?? {};

    // A row for each of some thirty rules tells a reader nothing about the company.
    expect(note).toMatch(
      /^\d\d further rules could not be run\. Not printed in the document: balance sheet, cash flow/,
    );
    expect(rows.every(([, result]) => /^(?:Holds|Differs|Breaks)/.test(result?.text ?? ''))).toBe(true);
    expect(rowOf(rows, en.tieOut.rules.sign)[0]?.[1]?.text).toBe('Holds (2)');
  });

  it.each(['en', 'ko', 'ja'] as const)('are in the words of %s', async (language) => {
    const table = await tableOf(400, language);

    const texts = [table?.note, ...(table?.rows ?? []).flat().map(({ text }) => text)];
    expect(texts.filter((text) => text === undefined || /tieOut|\{\{/.test(text))).toEqual([]);
  });
});
