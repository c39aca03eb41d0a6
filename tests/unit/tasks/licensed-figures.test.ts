// The figures that an organization's licensed database adds to analyses of figures only.
import { describe, expect, it } from 'vitest';
import { closed, PROVIDERS } from '#functions/sources/registry.ts';
import { gathered } from '#functions/tasks/gather-source/gather.ts';
import { sampleWeb } from '#infra/local/sample-sources/sample-web.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import { forEachSource, type SourceProvider } from '#shared/model/source.ts';
import { fakeClock } from '#tests/helpers/fake-clock.ts';

const BASE = 'http://localhost:4000/local/sources';
const clock = fakeClock();
const inputs = {
  company: { name: '가온물류', corpCode: '99000101', ticker: '990010' },
  peers: [
    { name: 'Northway Freight Systems', cik: '0009990001', ticker: 'NWFS' },
    { name: 'Unlisted', domain: 'x.test' },
  ],
};

const webOf = async (live: readonly SourceProvider[]) => {
  const providers = forEachSource((name) =>
    live.includes(name)
      ? PROVIDERS[name]({ web: sampleWeb, clock, sampleBase: `${BASE}/${name}` })
      : closed(name, { is: 'notConfigured' }),
  );
  const analysis = analysisOf('PeerComps');
  return gathered(providers, 'WEB', { analysis, parsed: inputs, inputs, language: 'en', now: clock.now() });
};

describe('peer comps', () => {
  it('read the figures and the share prices of each listed company', async () => {
    const { outcome, facts } = await webOf(['capitalIq']);

    const namesWith = (metric: string) => [
      ...new Set(facts.filter((fact) => fact.metric === metric).map(({ entity }) => entity.ticker)),
    ];
    expect(outcome).toBe('ok');
    expect(namesWith('revenue')).toEqual(['990010', 'NWFS']);
    expect(namesWith('sharePrice')).toEqual(['990010', 'NWFS']);
    expect(namesWith('beta')).toEqual(['990010', 'NWFS']);
  });

  it("read analysts' estimates for the two years after the last reported one", async () => {
    const { facts } = await webOf(['capitalIq']);

    const own = facts.filter(({ entity }) => entity.ticker === '990010');
    const years = (metric: string) =>
      own.filter((fact) => fact.metric === metric).map(({ period }) => Number(period.key));
    const last = Math.max(...years('revenue'));
    expect(years('revenueEstimate')).toEqual([last + 1, last + 2]);
    expect(years('ebitdaEstimate')).toEqual([last + 1, last + 2]);
  });

  it('search no pages of it', async () => {
    const { documents, profiles } = await webOf(['capitalIq', 'tavily', 'coresignal']);

    expect([documents, profiles]).toEqual([[], []]);
  });
});
