// The sample server uses the providers' own formats, agrees with the sample documents, and is marked as a sample
// everywhere.
import { describe, expect, it } from 'vitest';
import type { SourceQuery } from '#functions/ports/sources.ts';
import { PROVIDERS } from '#functions/sources/registry.ts';
import { resolveCompany } from '#functions/sources/resolve-company.ts';
import { sampleSources } from '#infra/local/sample-sources/sample-sources.ts';
import { sampleWeb, webWithSampleSites } from '#infra/local/sample-sources/sample-web.ts';
import { GAON, GAON_SEPARATE, NORTHWAY, SHIRAKABA } from '#infra/local/samples/make/companies.ts';
import { Fact } from '#shared/model/fact.ts';
import { forEachSource, type SourceProvider } from '#shared/model/source.ts';
import { fakeClock } from '#tests/helpers/fake-clock.ts';

const BASE = 'http://localhost:4000/local/sources';
const noNetwork = async () => ({ ok: false, fault: 'unreachable' }) as const;
const clock = fakeClock();
const sources = forEachSource((name) =>
  name === 'homepage'
    ? PROVIDERS.homepage({ web: webWithSampleSites(noNetwork), clock })
    : PROVIDERS[name]({ web: sampleWeb, clock, sampleBase: `${BASE}/${name}` }),
);

describe('companies', () => {
  it('finds 가온물류 as one company, by name, ticker and homepage', async () => {
    for (const query of [{ name: '가온물류' }, { ticker: '990010' }, { homepage: 'www.gaon-logistics.example' }]) {
      const { only } = await resolveCompany(sources, query);
      expect(only?.company).toMatchObject({ name: '가온물류', corpCode: '99000101' });
    }
  });
  it('finds 한결식품 as two companies, distinguished by homepage', async () => {
    const both = await resolveCompany(sources, { name: '한결식품' });
    expect([both.only, both.candidates.map(({ company }) => company.corpCode)]).toEqual([
      undefined,
      ['99000201', '99000202'],
    ]);
    const { candidates } = await resolveCompany(sources, { name: '한결식품', homepage: 'hangyeol.example' });
    expect(candidates[0]).toMatchObject({ company: { corpCode: '99000202' }, reasons: ['sameName', 'sameDomain'] });
  });
  it.each(['白樺フーズ株式会社', 'シラカバフーズ', 'shirakaba foods'])('finds 白樺フーズ as %s', async (name) => {
    expect((await resolveCompany(sources, { name })).only?.company.edinetCode).toBe('E99002');
  });
  it('finds Northway at the SEC', async () => {
    expect((await resolveCompany(sources, { name: 'Northway Freight Systems' })).only?.company.cik).toBe('0009990001');
  });
});

describe('figures', () => {
  const factsOf = async (name: 'dart' | 'sec' | 'edinet' | 'capitalIq', company: object) => {
    const found = await sources[name].facts?.({ company: { name: '', ...company }, fromYear: 2023, toYear: 2026 });
    return found?.is === 'ok' ? found.value : [];
  };
  const PICKS = {
    revenue: 'revenue',
    operatingIncome: 'operating',
    netIncome: 'net',
    totalAssets: 'assets',
    equity: 'equity',
    operatingCashFlow: 'operatingCash',
  } as const;

  it.each([
    ['dart', { corpCode: '99000101' }, GAON],
    ['sec', { cik: '9990001' }, NORTHWAY],
    ['edinet', { edinetCode: 'E99002' }, SHIRAKABA],
  ] as const)('of %s agree with the sample documents in each year', async (name, company, statements) => {
    const facts = await factsOf(name, company);
    for (const statement of statements)
      for (const [metric, field] of Object.entries(PICKS)) {
        const found = facts.filter((fact) => fact.metric === metric && fact.period.fiscalYear === statement.year);
        expect(found.map(({ value }) => value)).toEqual([statement[field] * 1_000_000]);
      }
    expect(facts.every((fact) => fact.isSample && fact.basis === 'consolidated' && Fact.safeParse(fact).success)).toBe(
      true,
    );
  });
  it("of Capital IQ agree with them, and include today's price and number of shares", async () => {
    const facts = await factsOf('capitalIq', { ticker: 'NWFS' });

    const ofYear = (metric: string, end: string) =>
      facts.find((fact) => fact.metric === metric && fact.period.end === end)?.value;
    for (const { year, revenue, equity } of NORTHWAY) {
      expect(ofYear('revenue', `${year}-12-31`)).toBe(revenue * 1_000_000);
      expect(ofYear('equity', `${year}-12-31`)).toBe(equity * 1_000_000);
    }
    expect(facts.find(({ metric }) => metric === 'sharePrice')).toMatchObject({ value: 41.2, unit: 'USD/shares' });
    expect(facts.find(({ metric }) => metric === 'sharesOutstanding')?.value).toBe(62_400_000);
    expect(facts.every((fact) => fact.isSample && Fact.safeParse(fact).success)).toBe(true);
  });
  it('of Capital IQ are of listed companies only', async () => {
    const named = await sources.capitalIq.facts?.({ company: { name: 'Dasan' }, fromYear: 2023, toYear: 2026 });
    const unknown = await factsOf('capitalIq', { ticker: 'NOBODY' });

    expect([named?.is, unknown]).toEqual(['empty', []]);
  });
  it('are in the filings too, consolidated and separate', async () => {
    const filings = await sources.dart.search({ company: { name: '가온물류' }, periodicOnly: true });
    if (filings.is !== 'ok') throw new Error(filings.is);
    expect(filings.value.map(({ filing }) => [filing?.periodEnd, filing?.isAmendment])).toEqual([
      ['2025-12-31', false],
      ['2024-12-31', true],
      ['2024-12-31', false],
      ['2023-12-31', false],
    ]);
    const newest = filings.value[0];
    const fetched = newest && (await sources.dart.fetch(newest));
    const text = fetched?.is === 'ok' ? new TextDecoder().decode(fetched.value.files[0].bytes) : '';
    for (const years of [GAON, GAON_SEPARATE]) expect(text).toContain(years.at(-1)?.revenue.toLocaleString('en-US'));
    expect(text).toContain('SAMPLE DATA');
  });
});

describe('documents', () => {
  const QUERIES: Readonly<Record<SourceProvider, SourceQuery>> = {
    ...{
      dart: { company: { name: '가온물류' } },
      sec: { company: { name: '', cik: '9990001' } },
      edinet: { company: { name: '白樺フーズ' } },
      tavily: { text: '가온물류' },
    },
    ...{ brave: { text: 'Northway' }, naver: { text: '가온물류' }, gdelt: { text: '青葉陸運', language: 'ja' } },
    ...{
      rss: { company: { name: '白樺フーズ' } },
      coresignal: { text: 'logistics gaon' },
      capitalIq: { company: { name: '', ticker: 'NWFS' } },
    },
    homepage: { company: { name: '', domain: 'gaon-logistics.example' } },
    reportFeed: { text: '국내 3자 물류 시장' },
  };

  it.each(Object.entries(QUERIES))('of %s are found, fetched and marked', async (name, query) => {
    // Prepare
    const source = Object.values(sources).find((one) => one.name === name);
    // Act
    const found = await source?.search(query);
    const first = found?.is === 'ok' ? found.value[0] : undefined;
    const fetched = first && (await source?.fetch(first));
    // Assess
    expect(found?.is === 'ok' && found.value.every(({ isSample }) => isSample)).toBe(true);
    expect(fetched?.is === 'ok' && fetched.value.document.isSample).toBe(true);
    expect(fetched?.is === 'ok' && fetched.value.files[0].bytes.length).toBeGreaterThan(20);
  });

  it('link to pages that the stage itself shows, with a notice', async () => {
    for (const name of ['dart', 'sec', 'tavily', 'naver', 'rss'] as const) {
      const found = await sources[name].search(QUERIES[name]);
      const url = found.is === 'ok' ? (found.value[0]?.url ?? '') : '';
      expect(url.startsWith(`${BASE}/`)).toBe(true);
      const response = await sampleSources(new Request(url));
      expect([response.status, response.headers.get('x-footnote-sample')]).toEqual([200, 'true']);
      expect(await response.text()).toMatch(/SAMPLE DATA|does not exist/);
    }
  });

  it('pass the test of their key', async () => {
    for (const source of Object.values(sources))
      expect([source.name, await source.test()]).toEqual([source.name, { is: 'ok', value: true }]);
  });
});

it('filters company profiles by size and kind', async () => {
  const query = { country: 'South Korea', sizes: ['51-200 employees', '201-500 employees'], types: ['Privately Held'] };
  const found = await sources.coresignal.profiles?.(query);
  expect(found?.is === 'ok' && found.value.map(({ company }) => company.name)).toEqual([
    'Dasan Fulfilment',
    'Narae Warehousing',
  ]);
});

it('reports what the sample server lacks as missing', async () => {
  for (const path of [
    '/dart/api/x.json',
    '/sec/www/x',
    '/articles/none',
    '/coresignal/api/cdapi/v2/company_multi_source/collect/1',
    '/nobody',
  ])
    expect((await sampleSources(new Request(`${BASE}${path}`))).status).toBe(404);
  expect((await sampleSources(new Request('http://localhost:4000/other'))).status).toBe(404);
  expect((await sampleSources(new Request('http://unknown.example/'))).status).toBe(404);
});
