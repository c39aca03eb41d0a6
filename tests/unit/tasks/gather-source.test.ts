// A source that is down, breaks off or sends nonsense is reported, and the run continues with the other sources.
import { describe, expect, it } from 'vitest';
import { Gathered } from '#functions/domain/runs/gathered.ts';
import { names, readStored } from '#functions/domain/runs/stored.ts';
import type { Ports } from '#functions/ports/ports.ts';
import type { Outcome, Source, SourceDocument } from '#functions/ports/sources.ts';
import { runEventsAfter } from '#functions/store/run-events.ts';
import { readRun, runs } from '#functions/store/runs.ts';
import { gathered as gatherFrom } from '#functions/tasks/gather-source/gather.ts';
import { gatherSource } from '#functions/tasks/gather-source/task.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import { ACCESS } from '#shared/model/enums.ts';
import { forEachSource } from '#shared/model/source.ts';
import { populated } from '../../helpers/tenants.ts';
import { runIdOf, workspaceIdOf } from '../../helpers/test-ids.ts';

const tenant = 'alpha';
const runId = runIdOf(workspaceIdOf(tenant, ACCESS.all));
const at = { tenant, runId, attempt: 1, source: 'PRESS' as const };

const article = (n: number): SourceDocument => ({
  id: `a${n}`,
  source: 'naver',
  kind: 'press',
  title: `Gaon ${n}`,
  url: `https://press.example/${n}`,
  publisher: 'Press',
  retrievedAt: '2026-10-01T00:00:00.000Z',
  isSample: false,
});

type Says = { readonly search: () => Promise<Outcome<readonly SourceDocument[]>>; readonly fetch?: Source['fetch'] };

const gathered = async (naver: Says) => {
  const test = await populated();
  const before = await readRun(test.table, { tenant, runId });
  if (!before) throw new Error('no run');
  const run = { ...before, status: 'InProgress' as const, attempt: 1, inputs: { company: { name: 'Gaon' } } };
  await test.table.write({ put: runs.row(tenant, run, before.version) });
  const silent = forEachSource((name) => ({
    ...{ name, kind: 'press' as const, isSample: false },
    search: async () => ({ is: 'notConfigured' as const }),
    fetch: async () => ({ is: 'unreachable' as const }),
    test: async () => ({ is: 'notConfigured' as const }),
  }));
  const all = { ...silent, naver: { ...silent.naver, ...naver } };
  const ports: Ports = { ...test.kernel.ports, sources: { ...test.kernel.ports.sources, of: async () => all } };
  const result = await gatherSource.run(at, ports);
  const stored = await readStored(test.kernel.ports.files, { tenant, runId }, names.gathered('PRESS'), Gathered);
  const events = (await runEventsAfter(test.table, { tenant, runId }, 0)).filter(({ event }) => event === 'log');
  return { result, stored, row: await readRun(test.table, { tenant, runId }), told: JSON.stringify(events) };
};

describe('a source of a run', () => {
  const FAILURES = [
    { is: 'unreachable' },
    { is: 'rateLimited', retryAfterMs: 1000 },
    { is: 'unauthorised' },
    { is: 'badReply', what: 'json' },
  ] as const;
  it.each(FAILURES)('is reported if it is $is', async (outcome) => {
    const { result, row, told } = await gathered({ search: async () => outcome });

    expect(result).toEqual({ outcome: outcome.is });
    expect(row?.sources).toContainEqual({ source: 'PRESS', outcome: outcome.is, isSample: false });
    expect(told).toContain('"sourceOut"');
  });

  it('keeps what it listed before it went down, but as no evidence that was read', async () => {
    const fetch: Source['fetch'] = async ({ id }) => {
      if (id === 'a1') throw new Error('connection reset');
      return { is: 'unreachable' };
    };

    const { result, stored } = await gathered({
      search: async () => ({ is: 'ok', value: [article(1), article(2)] }),
      fetch,
    });

    expect(result).toEqual({ outcome: 'ok' });
    expect(stored?.documents.map(({ id }) => id)).toEqual(['a1', 'a2']);
    expect(stored?.evidence).toEqual([]);
  });
});

it.each([
  ['ImWorkflow', []],
  ['CompanyProfiling', ['a1']],
] as const)('keeps these documents of a sample website for %s: %s', async (type, ids) => {
  const sample = { ...article(1), source: 'homepage' as const, kind: 'homepage' as const, isSample: true };
  const providers = forEachSource((name) => ({
    ...{ name, kind: name === 'homepage' ? ('homepage' as const) : ('web' as const), isSample: false },
    search: async () => (name === 'homepage' ? { is: 'ok' as const, value: [sample] } : { is: 'empty' as const }),
    test: async () => ({ is: 'notConfigured' as const }),
  }));
  const inputs = { company: { name: 'Gaon', domain: 'gaon.example' }, homepage: 'https://gaon.example' };

  const { documents, outcome } = await gatherFrom(providers as never, 'WEB', {
    ...{ inputs, parsed: inputs, language: 'ko', now: Date.now() },
    analysis: analysisOf(type),
  });

  expect(documents.map(({ id }) => id)).toEqual(ids);
  expect(outcome).toBe(ids.length > 0 ? 'ok' : 'empty');
});
