// Statements of part of a year, if a company has none of a whole year.
import { expect, it } from 'vitest';
import type { SectionContext } from '#functions/analyses/builder.ts';
import { interimTable } from '#functions/analyses/statement-parts/interim.ts';
import { statements } from '#functions/analyses/statements.ts';
import { tieOut } from '#shared/finance/tie-out/tie-out.ts';
import type { Statement } from '#shared/model/statement.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { madeStatement } from '#tests/helpers/made-statement.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const company = 'Ferry Lines';
const columnsOf = (months: number, ...periods: readonly string[]) =>
  periods.map((period) => ({ period, label: period, months }));
const incomeOf = (columns: Statement['columns']) =>
  madeStatement('income', [['Fares', 'revenue', 82, 75]], { columns });

const contextOver = (...own: readonly Statement[]): SectionContext => {
  const chunk = chunkOf({ text: 'a line of a statement'.repeat(9), kind: 'table', seq: 1 });
  return {
    ...contextFor({ type: 'FinancialPerformance', inputs: { company } }),
    statements: async () => [
      {
        ...{ fileId: chunk.fileId, document: 'report.pdf', language: 'en', basis: undefined, statements: own },
        ...{ unread: [], ...tieOut(own), chunkOf: () => chunk },
      },
    ],
  };
};

it('shows them as printed, the earlier first, without yearly measures', async () => {
  const context = contextOver(incomeOf(columnsOf(3, '2026Q2', '2025Q2')));

  const { blocks } = await statements({ kind: 'statements', parts: ['income', 'ratios'] }, context);

  expect(blocks).toHaveLength(1);
  expect(blocks).toMatchObject([
    {
      columns: [{}, { label: 'Q2 2025', unit: '$ million' }, { label: 'Q2 2026' }],
      rows: [[{ text: 'Fares' }, { text: '75', check: 'verified' }, { text: '82' }]],
    },
  ]);
});

it('uses a statement of a year instead', async () => {
  const context = contextOver(incomeOf(columnsOf(12, '2025', '2024')));

  expect(await interimTable(context, { name: company }, 'income')).toEqual([]);
});
