// A valuation proposed from the statements of a workspace: each figure with its page, and what was not found by its name.
import { expect, it } from 'vitest';
import { sqliteTable } from '#functions/adapters/local/sqlite-table.ts';
import { dcfProposal } from '#functions/domain/runs/dcf-proposal.ts';
import { statements } from '#functions/store/statements.ts';
import { dcf } from '#shared/finance/dcf/dcf.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { madeStatement } from '#tests/helpers/made-statement.ts';
import { memoryIndex } from '#tests/helpers/memory-index.ts';

const projectId = 'prj_000000000001';
const fileId = 'fil_000000000001_0000000000000001';
const STATEMENTS = [
  madeStatement('income', [
    ['Revenue', 'revenue', 1000, 900],
    ['Operating income', 'operatingIncome', 120, 90],
  ]),
  madeStatement('balance', [['Cash', 'cash', 80, 70]]),
];

const proposedFor = async (company: string) => {
  const table = sqliteTable(':memory:');
  const chunk = chunkOf({ text: 'a line of a statement. '.repeat(60), kind: 'table', seq: 1, fileId });
  const record = { projectId, fileId, document: 'report.pdf', company: 'Harbor Foods', language: 'en' };
  for (const statement of STATEMENTS) await table.write({ put: statements.row('alpha', { ...record, statement }) });
  const ports = { table, index: memoryIndex([chunk]), clock: { now: () => Date.UTC(2026, 10, 1) } };
  return dcfProposal(ports, { tenant: 'alpha', projectId, company, years: 5, language: 'en' });
};

it('has the figures of the statements with their source, and a value', async () => {
  const { proposal } = await proposedFor('Harbor Foods');

  expect(proposal?.input.baseRevenue).toMatchObject({ origin: { kind: 'source' } });
  expect(proposal?.input.years).toHaveLength(5);
  expect(proposal && dcf(proposal.input).scenarios.base.byGrowth.enterpriseValue).toBeGreaterThan(0);
});

it('names the lines that were not found, and takes none of them for another', async () => {
  const { proposal, missing } = await proposedFor('Harbor Foods');

  expect(missing).toEqual(expect.arrayContaining(['Capital expenditures', 'Provision for income taxes']));
  expect(proposal?.input.bridge.debt.origin.kind).toBe('assumption');
});

it('of a company without statements proposes nothing', async () => {
  const { proposal, missing } = await proposedFor('Somebody Else');

  expect(proposal).toBeUndefined();
  expect(missing).toContain('Revenue');
});
