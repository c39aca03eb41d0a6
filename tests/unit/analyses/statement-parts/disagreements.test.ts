// Figures that disagree, in a report: two documents of a year, a restated year, a register; each with its own note.
import { describe, expect, it } from 'vitest';
import type { FiledStatements } from '#functions/analyses/evidence/filed-statements.ts';
import { disagreementTable } from '#functions/analyses/statement-parts/disagreements.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Fact } from '#shared/model/fact.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { madeStatement } from '#tests/helpers/made-statement.ts';
import { contextFor, filed } from '#tests/helpers/section-context.ts';

const company = { name: 'Harbor' };

const report = (n: number, revenue: number, last = 2024): FiledStatements => {
  const chunk = chunkOf({
    text: `a line of report ${n}. `.repeat(20),
    kind: 'table',
    fileId: `fil_000000000001_000000000000000${n}`,
    seq: 1,
  });
  const statement = madeStatement('income', [['Revenue', 'revenue', revenue, 900]], {
    columns: [`${last}-12-31`, `${last - 1}-12-31`].map((period) => ({ period, label: period, months: 12 })),
    basis: 'consolidated',
  });
  return {
    ...{ fileId: chunk.fileId, document: `report-${n}.pdf`, language: 'en', basis: 'consolidated' },
    ...{ statements: [statement], ties: [], notRun: [], looked: [], unread: [], chunkOf: () => chunk },
  };
};

const table = async (all: readonly FiledStatements[], language: Language = 'en', facts: readonly Fact[] = []) => {
  const context = contextFor({ type: 'FinancialPerformance', inputs: { company: 'Harbor' }, language, facts });
  const [block] = await disagreementTable({ ...context, statements: async () => all }, company);
  return block?.kind === 'table' ? block.rows : [];
};

describe.each(['ko', 'en', 'ja'] as const)('in %s', (language) => {
  it('shows both figures of two documents for one year, each with its own note', async () => {
    const [row] = await table([report(1, 1000), report(2, 1040)], language);

    expect(row?.slice(3).map(({ text }) => text)).toEqual(['1,000 (report-1.pdf)', '1,040 (report-2.pdf)']);
    expect(row?.slice(3).map(({ refs, check }) => [refs?.length, check])).toEqual([
      [1, 'uncertain'],
      [1, 'uncertain'],
    ]);
    expect(row?.[3]?.refs).not.toEqual(row?.[4]?.refs);
  });

  it('shows nothing for documents that agree', async () => {
    expect(await table([report(1, 1000), report(2, 1000)], language)).toEqual([]);
  });
});

it("shows a register's other figure beside the document", async () => {
  const fact = (value: number) =>
    filed({ company: 'Harbor', end: '2024-12-31', metric: 'revenue', value, unit: 'USD' });

  const [row] = await table([report(1, 1000)], 'en', [fact(1_050_000_000)]);
  expect(row?.slice(3).map(({ text }) => text)).toEqual(['1,000', '1,050']);
  expect(await table([report(1, 1000)], 'en', [fact(1_000_400_000)])).toEqual([]);
});
