// A printed statement that is not used is named with its page and reason; no other table replaces it.
import { describe, expect, it } from 'vitest';
import { compute } from '#functions/analyses/compute.ts';
import { statements } from '#functions/analyses/statements.ts';
import { tieOut } from '#shared/finance/tie-out/tie-out.ts';
import { type Statement, UNREAD_REASONS, type Unread } from '#shared/model/statement.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';
import { madeStatement } from '#tests/helpers/made-statement.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const printed = (why: Unread['why']): Statement => ({
  ...{ kind: 'income', title: 'Income statement', columns: [], lines: [] },
  unread: { why, pages: [7] },
});
const [BALANCE, TABLE] = [
  madeStatement('balance', [['Total assets', 'totalAssets', 900, 800]]),
  tableChunk(
    [
      ['Income statement', '2024', '2023'],
      ['Revenue', '1.237', '1.024'],
    ],
    { company: 'Harbor', unit: 'EUR million' },
  ),
];
const contextWith = (why: Unread['why'], language: 'en' | 'ko' | 'ja', read: readonly Statement[] = []) => {
  const of = { fileId: TABLE.fileId, document: 'report.pdf', language: 'en', basis: undefined };
  const filed = { ...of, statements: read, unread: [printed(why)], ...tieOut(read), chunkOf: () => TABLE };
  const context = contextFor({ type: 'DCF', inputs: { company: 'Harbor' }, language, chunks: [TABLE] });
  return { ...context, statements: async () => [filed] };
};

describe.each(['en', 'ko', 'ja'] as const)('an income statement that is not read, in %s', (language) => {
  it.each(UNREAD_REASONS)('is named with its page if it is %s', async (why) => {
    const { note = '' } = await statements(
      { kind: 'statements', parts: ['balance'] },
      contextWith(why, language, [BALANCE]),
    );

    expect(note).toContain('report.pdf');
    expect(note).toMatch(/7/);
    expect(note).not.toMatch(/\{\{|finance\./);
  });

  it('leaves a valuation without a value, and explains why', async () => {
    const built = await compute(
      { kind: 'compute', calculator: 'dcf', part: 'value' },
      contextWith('thousands', language),
    );

    expect(built.blocks).toMatchObject([{ kind: 'notice', code: 'nothingFound' }]);
    expect(built.note).toContain('report.pdf');
  });
});
