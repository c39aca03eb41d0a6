// A valuation by statements that do not add up: refused, or shown with the reason for which a person accepted it.
import { describe, expect, it } from 'vitest';
import type { SectionContext } from '#functions/analyses/builder.ts';
import { compute } from '#functions/analyses/compute.ts';
import { tieOut } from '#shared/finance/tie-out/tie-out.ts';
import type { Language } from '#shared/model/enums.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { madeStatement } from '#tests/helpers/made-statement.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const chunk = chunkOf({ text: 'a line of a statement. '.repeat(40), kind: 'table', seq: 1 });
const accepted = { reason: 'The auditor confirmed the totals', by: 'Kim Minji' };

const benchWith = (
  grossProfit: number,
  language: Language,
  acceptedBreaks?: SectionContext['acceptedBreaks'],
): SectionContext => {
  const statements = [
    madeStatement('income', [
      ['Revenue', 'revenue', 1000, 900],
      ['Cost of sales', 'costOfSales', 600, 540],
      ['Gross profit', 'grossProfit', grossProfit, 360],
      ['Operating income', 'operatingIncome', 150, 120],
    ]),
  ];
  const { fileId } = chunk;
  const of = { fileId, document: 'report.pdf', language: 'en', basis: undefined };
  const filed = { ...of, statements, unread: [], ...tieOut(statements), chunkOf: () => chunk };
  const context = contextFor({ type: 'DCF', inputs: { company: 'Harbor Foods' }, language });
  return { ...context, acceptedBreaks, statements: async () => [filed] };
};
const value = (context: SectionContext) => compute({ kind: 'compute', calculator: 'dcf', part: 'value' }, context);

describe.each(['ko', 'en', 'ja'] as const)('a valuation in %s', (language) => {
  it('has no warning if its statements add up', async () => {
    const built = await value(benchWith(400, language));

    expect(built.status).toBe('done');
    expect(built.note ?? '').not.toContain('≠');
  });

  it('is refused with the equation if its statements do not add up', async () => {
    const built = await value(benchWith(450, language));

    expect(built).toMatchObject({ status: 'failed', blocks: [] });
    expect(built.note).toContain('Gross profit 450 ≠ Revenue 1,000 − Cost of sales 600');
  });

  it('is computed once the break is accepted, with the reason and the person', async () => {
    const built = await value(benchWith(450, language, accepted));

    expect(built.status).toBe('done');
    expect(built.note).toContain(accepted.reason);
    expect(built.assumptions).toMatchObject([{ by: 'Kim Minji', note: accepted.reason }]);
  });
});
