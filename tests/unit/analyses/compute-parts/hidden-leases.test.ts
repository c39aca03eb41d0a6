// Leases that a company repays though its balance sheet prints none are pointed out below its equity value.
import { expect, it } from 'vitest';
import type { Concluding } from '#functions/analyses/compute-parts/dcf-words.ts';
import { hiddenLeases } from '#functions/analyses/compute-parts/hidden-leases.ts';
import { assumed } from '#shared/finance/given.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { madeStatement } from '#tests/helpers/made-statement.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const COMPANY = 'Harbor';
const chunk = chunkOf({ text: 'a line of a statement. '.repeat(60), kind: 'table', seq: 1 });

/** Only what the sentence reads: the context, the leases of the bridge, the years of the figures. */
const concluding = (label: string, leases = 0): Concluding => {
  const statements = [madeStatement('cashFlow', [[label, '', -12, -11]])];
  const of = { fileId: chunk.fileId, document: 'report.pdf', language: 'en', basis: undefined };
  const filed = { ...of, statements, ties: [], notRun: [], looked: [], unread: [], chunkOf: () => chunk };
  const context = contextFor({ type: 'DCF', inputs: { company: COMPANY } });
  const given = { input: { bridge: { leases: assumed(leases, 'x') } }, history: { year: '2024' }, figures: [] };
  return { context: { ...context, statements: async () => [filed] }, given } as unknown as Concluding;
};

it('names the line of the cash flow statement and its amount, with its place', async () => {
  const [said, ...others] = await hiddenLeases(concluding('Repayment of lease liabilities'));

  expect(others).toEqual([]);
  expect(said?.text).toContain('Repayment of lease liabilities');
  expect(said?.text).toContain('12');
  expect(said).toMatchObject({ refs: [1], check: 'verified' });
});

it('is silent where the equity value deducts leases, or nothing is repaid on any', async () => {
  expect(await hiddenLeases(concluding('Repayment of lease liabilities', 40))).toEqual([]);
  expect(await hiddenLeases(concluding('Repayment of borrowings'))).toEqual([]);
});
