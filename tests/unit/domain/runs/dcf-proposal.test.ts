// A valuation proposed from the statements of a workspace: each figure with its page, and missing figures by name.
import { describe, expect, it } from 'vitest';
import { dcfProposal } from '#functions/domain/runs/dcf-proposal.ts';
import { closed, PROVIDERS } from '#functions/sources/registry.ts';
import { statements } from '#functions/store/statements.ts';
import { sampleWeb } from '#infra/local/sample-sources/sample-web.ts';
import { dcf } from '#shared/finance/dcf/dcf.ts';
import type { CompanyIds } from '#shared/model/fact.ts';
import { forEachSource } from '#shared/model/source.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { emptyTable } from '#tests/helpers/empty-table.ts';
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

const NOT_CONFIGURED = { is: 'notConfigured' } as const;
const none = forEachSource((name) => closed(name, NOT_CONFIGURED));

/** The sample of Capital IQ, connected by the organization's own key or as a sample. */
const connected = (key: { username: string; password: string } | undefined) => {
  const setup = {
    web: sampleWeb,
    clock: { now: () => NOW },
    sampleBase: 'http://localhost:4000/local/sources/capitalIq',
  };
  const { isSample: _, ...source } = PROVIDERS.capitalIq(setup);
  return { ...none, capitalIq: { ...source, isSample: key === undefined } };
};

const NOW = Date.UTC(2026, 10, 1);
const LISTED = { name: 'Harbor Foods', ticker: 'NWFS' };

const proposedFor = async (company: string | CompanyIds, providers = none, sources?: readonly ('WEB' | 'FILES')[]) => {
  const table = emptyTable();
  const chunk = chunkOf({ text: 'a line of a statement. '.repeat(60), kind: 'table', seq: 1, fileId });
  const record = { projectId, fileId, document: 'report.pdf', company: 'Harbor Foods', language: 'en' };
  for (const statement of STATEMENTS) await table.write({ put: statements.row('alpha', { ...record, statement }) });
  const ports = {
    table,
    index: memoryIndex([chunk]),
    clock: { now: () => NOW },
    sources: { of: async () => providers },
  };
  return dcfProposal(ports, { tenant: 'alpha', projectId, company, years: 5, language: 'en', sources });
};

it('has the figures of the statements with their source, and a value', async () => {
  const { proposal } = await proposedFor('Harbor Foods');

  expect(proposal?.input.baseRevenue).toMatchObject({ origin: { kind: 'source' } });
  expect(proposal?.input.years).toHaveLength(5);
  expect(proposal && dcf(proposal.input).scenarios.base.byGrowth.enterpriseValue).toBeGreaterThan(0);
});

it('names the lines that were not found, and uses no other line for them', async () => {
  const { proposal, missing } = await proposedFor('Harbor Foods');

  expect(missing).toEqual(expect.arrayContaining(['Capital expenditures', 'Provision for income taxes']));
  expect(proposal?.input.bridge.debt.origin.kind).toBe('assumption');
});

it('proposes nothing for a company without statements', async () => {
  const { proposal, missing } = await proposedFor('Somebody Else');

  expect(proposal).toBeUndefined();
  expect(missing).toContain('Revenue');
});

describe('beside a connected database', () => {
  const OWN_KEY = { username: 'a', password: 'b' };

  it('has its beta, price and number of shares, with its name', async () => {
    const { proposal } = await proposedFor(LISTED, connected(OWN_KEY));

    for (const given of [proposal?.input.capital.beta, proposal?.input.price, proposal?.input.shares])
      expect(given?.origin).toMatchObject({ kind: 'source', title: expect.stringContaining('Capital IQ') });
    expect(proposal?.input.capital.beta.value).toBe(1.12);
  });

  it('keeps the figures of the statements as printed', async () => {
    const { proposal } = await proposedFor(LISTED, connected(OWN_KEY));

    expect(proposal?.input.baseRevenue.origin).toMatchObject({ title: 'report.pdf' });
  });

  it("uses no sample beside the workspace's files, unless the plan includes it", async () => {
    const [alone, on] = [
      await proposedFor(LISTED, connected(undefined)),
      await proposedFor(LISTED, connected(undefined), ['FILES', 'WEB']),
    ];

    expect(alone.proposal?.input.price).toBeUndefined();
    expect(on.proposal?.input.price?.value).toBe(41.2);
  });

  it('does not read it if the plan excludes it', async () => {
    const { proposal } = await proposedFor(LISTED, connected(OWN_KEY), ['FILES']);

    expect(proposal?.input.price).toBeUndefined();
  });
});
