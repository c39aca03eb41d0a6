// The connectors over recorded replies of DART and the SEC, if the recordings are available.
import { readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import iconv from 'iconv-lite';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { Source } from '#functions/ports/sources.ts';
import { PROVIDERS } from '#functions/sources/registry.ts';
import { Fact } from '#shared/model/fact.ts';
import { fakeClock } from '#tests/helpers/fake-clock.ts';
import { fixture } from '#tests/helpers/fixtures.ts';
import { type Answer, fakeWeb } from '#tests/helpers/sample-setup.ts';

const hasRecordings = fixture('edgar/companyfacts/CIK0000320193.json') !== undefined;
if (!hasRecordings) console.warn('recordings of DART and the SEC are absent: their tests are left out');

const bytes = (name: string): Uint8Array => new Uint8Array(readFileSync(fixture(name) ?? ''));
const recorded = (part: string, name: string, status = 200): readonly [string, Answer] => [
  part,
  { status, body: bytes(name) },
];

const secWith = (...rules: (readonly [string, Answer])[]): Source =>
  PROVIDERS.sec({ web: fakeWeb(rules).web, clock: fakeClock(), key: { contact: 'a@b.test' } });
const dartWith = (...rules: (readonly [string, Answer])[]): Source =>
  PROVIDERS.dart({ web: fakeWeb(rules).web, clock: fakeClock(), key: { key: 'k' } });

describe.skipIf(!hasRecordings)('the SEC as recorded', () => {
  const apple = { name: 'Apple', cik: '320193' };

  it('returns Apple’s revenue by fiscal year, each year once', async () => {
    // Prepare
    const sec = secWith(recorded('/companyfacts/', 'edgar/companyfacts/CIK0000320193.json'));
    // Act
    const found = await sec.facts?.({ company: apple, fromYear: 2018, toYear: 2025 });
    // Assess
    const facts = found?.is === 'ok' ? found.value : [];
    const revenue = facts.filter(
      ({ concept, period }) =>
        concept === 'us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax' && period.kind === 'year',
    );
    expect(Object.fromEntries(revenue.map(({ period, value }) => [period.key, value / 1e6]))).toEqual({
      ...{
        2018: 265595,
        2019: 260174,
        2020: 274515,
        2021: 365817,
        2022: 394328,
        2023: 383285,
        2024: 391035,
        2025: 416161,
      },
    });
    expect(revenue).toHaveLength(8);
  });

  it('has each figure of a company once, names its quarters, and marks restated ones', async () => {
    const sec = secWith(recorded('/companyfacts/', 'edgar/companyfacts/CIK0000320193.json'));
    const found = await sec.facts?.({ company: apple, fromYear: 1990, toYear: 2030 });
    const facts = found?.is === 'ok' ? found.value : [];
    const keys = facts.map(({ concept, unit, period }) => [concept, unit, period.start, period.end].join());
    expect(new Set(keys).size).toBe(keys.length);
    expect(facts.length).toBe(12_154);
    expect(facts.filter(({ restates }) => restates).length).toBe(425);
    expect(facts.every((fact) => Fact.safeParse(fact).success)).toBe(true);
    const quarter = facts.find(({ metric, period }) => metric === 'netIncome' && period.key === '2026Q1');
    expect(quarter?.period).toMatchObject({ start: '2025-09-28', end: '2025-12-27', kind: 'quarter' });
  });

  it('reads an IFRS filer without labels', async () => {
    const sec = secWith(recorded('/companyfacts/', 'edgar/companyfacts/CIK0001997711_ifrs.json'));
    const found = await sec.facts?.({ company: { name: '', cik: '1997711' }, fromYear: 2021, toYear: 2024 });
    const facts = found?.is === 'ok' ? found.value : [];
    const revenue = facts.filter(({ metric, period }) => metric === 'revenue' && period.kind === 'year');
    expect(revenue.map(({ value, entity }) => [value, entity.cik])).toEqual(
      [25596073, 31983567, 39436343, 43862372].map((value) => [value, '0001997711']),
    );
  });

  it.each([
    ['CIK0001318605.json', '1318605', 'Tesla, Inc.'],
    ['CIK0000320193.json', '320193', 'Apple Inc.'],
    ['TSLA_2022_older_shape.json', '1318605', 'Tesla, Inc.'],
  ])('lists the filings of %s', async (name, cik, publisher) => {
    const sec = secWith(recorded(`CIK${cik.padStart(10, '0')}.json`, `edgar/submissions/${name}`));
    const found = await sec.search({ company: { name: '', cik }, periodicOnly: true, limit: 8 });
    const filings = found.is === 'ok' ? found.value : [];
    expect(filings).toHaveLength(8);
    expect(filings[0]).toMatchObject({ publisher, filing: { type: expect.stringMatching(/^10-[KQ]/) } });
  });

  it('continues on Tesla’s older page', async () => {
    const sec = secWith(
      recorded('submissions-001', 'edgar/submissions/CIK0001318605-submissions-001.json'),
      recorded('CIK0001318605.json', 'edgar/submissions/CIK0001318605.json'),
    );
    const found = await sec.search({ company: { name: '', cik: '1318605' }, to: '2011-12-31', periodicOnly: true });
    expect(found.is === 'ok' && found.value.some(({ filing }) => filing?.periodEnd === '2010-12-31')).toBe(true);
  });

  it.each(['CIK0000350001.json', 'CIK0001771340.json', 'CIK0001800903.json'])(
    'accepts the unusual filer %s',
    async (name) => {
      const sec = secWith(recorded('/submissions/', `edgar/submissions/${name}`));
      const found = await sec.search({ company: { name: '', cik: name.slice(3, 13) } });
      expect(['ok', 'empty']).toContain(found.is);
    },
  );

  it('finds a company among all tickers', async () => {
    const sec = secWith(recorded('/company_tickers.json', 'edgar/company_tickers.json'));
    const found = await sec.companies?.({ name: 'Apple Inc' });
    expect(found?.is === 'ok' && found.value[0]).toMatchObject({
      company: { cik: '0000320193' },
      reasons: ['sameName'],
    });
  });

  it.each([
    ['errors/undeclared_automated_tool.html', 403, 'unauthorised'],
    ['errors/404_nosuchkey.xml', 404, 'empty'],
    ['errors/503_getcurrent_start5100.html', 503, 'unreachable'],
    ['errors/undeclared_automated_tool.html', 200, 'badReply'],
  ])('maps %s to an outcome for %i', async (name, status, is) => {
    const sec = secWith(recorded('/submissions/', `edgar/${name}`, status));
    expect((await sec.search({ company: apple })).is).toBe(is);
  });

  it('passes a filing on unchanged', async () => {
    const sec = secWith(recorded('/Archives/', 'edgar/html/aapl-10-k-2024-11-01.html'));
    const found = await sec.fetch({
      ...{
        id: '',
        source: 'sec',
        kind: 'filings',
        title: '',
        url: '',
        publisher: '',
        retrievedAt: '',
        isSample: false,
      },
      company: { name: 'Apple', cik: '0000320193' },
      filing: { type: '10-K', number: '0000320193-24-000123', file: 'aapl-20240928.htm', isAmendment: false },
    });
    expect(found.is === 'ok' && found.value.files[0].contentType).toBe('text/html');
  });
});

describe.skipIf(!hasRecordings)('DART as recorded', () => {
  const samsung = { name: '삼성전자', corpCode: '00126380' };
  const company = (): readonly [string, Answer] =>
    recorded('/company.json', 'dart/api_json/disclosure_company_samsung.json');

  it('lists filings', async () => {
    const found = await dartWith(recorded('/list.json', 'dart/api_json/disclosure_list_samsung.json')).search({
      company: samsung,
      limit: 2,
    });
    expect(found.is === 'ok' && found.value[0]).toMatchObject({
      title: '삼성전자 특수관계인과의내부거래',
      url: 'https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20240131000326',
      publishedAt: '2024-01-31',
      company: { ticker: '005930' },
    });
  });

  it('reads total assets of three years', async () => {
    const dart = dartWith(
      company(),
      ['/list.json', { body: { status: '013' } }],
      recorded('bsns_year=2023&reprt_code=11011&fs_div=CFS', 'dart/api_json/report_fnlttSinglAcntAll.json'),
      ['/fnlttSinglAcntAll', { body: { status: '013' } }],
    );
    const found = await dart.facts?.({ company: samsung, fromYear: 2023, toYear: 2023 });
    expect(found?.is === 'ok' && found.value.map(({ metric, value, period }) => [metric, value, period.key])).toEqual([
      ['totalAssets', 296_857_289_000_000, '2023-12-31'],
      ['totalAssets', 260_083_750_000_000, '2022-12-31'],
      ['totalAssets', 251_112_184_000_000, '2021-12-31'],
    ]);
    expect(found?.is === 'ok' && found.value[0]?.entity).toMatchObject({ ticker: '005930', domain: 'samsung.com' });
  });

  it('tests a key by asking for a company', async () => {
    expect(await dartWith(company()).test()).toEqual({ is: 'ok', value: true });
  });

  it('reads a recorded error', async () => {
    const body = { status: '100', message: 'corp_code가 없는 경우 검색기간은 3개월만 가능합니다.' };
    expect(await dartWith(['/list.json', { body }]).search({ company: samsung })).toEqual({
      is: 'badReply',
      what: 'status100',
    });
  });
});

describe.skipIf(!hasRecordings)('feeds as recorded', () => {
  it.each([
    ['EUC-KR/blog.empas.com.xml', /[가-힣]{2}/],
    ['EUC-KR/critique.or.kr.xml', /[가-힣]{2}/],
    ['SHIFT_JIS/perth-on.net.xml', /[\u3041-\u30ff]/],
    ['EUC-JP/blog.kabu-navi.com.xml', /[\u3041-\u30ff]/],
  ])('reads %s in its encoding', async (name, letters) => {
    const { web } = fakeWeb([recorded('/feed', `encodings/${name}`)]);
    const rss = PROVIDERS.rss({ web, clock: fakeClock(), key: { feeds: 'https://a.test/feed' } });
    const found = await rss.search({});
    expect(found.is === 'ok' && found.value.map(({ title }) => title).join(' ')).toMatch(letters);
  });

  it('does not read a page with the extension .xml as a feed', async () => {
    const { web } = fakeWeb([recorded('/feed', 'encodings/CP932/www2.chuo-u.ac.jp-suishin.xml')]);
    const rss = PROVIDERS.rss({ web, clock: fakeClock(), key: { feeds: 'https://a.test/feed' } });
    expect(await rss.search({})).toEqual({ is: 'badReply', what: 'notFeed' });
  });
});

const hasEdinet = fixture('edinet/S002-sample.zip') !== undefined;

/**
 * The code list is not recorded: these rows are for the company of the published samples and one of the recorded day.
 */
const CODES = [
  'ＥＤＩＮＥＴコード,決算日,提出者名,提出者名（英字）,提出者名（ヨミ）,証券コード',
  'X99001,3月31日,Ａ株式会社,A Corporation,エーカブシキガイシャ,11110',
  'E01441,3月31日,株式会社トーアミ,TOAMI CORPORATION,カブシキガイシャトーアミ,59730',
].join('\r\n');
const SAMPLE = {
  ...{ docID: 'S100X001', edinetCode: 'X99001', filerName: 'Ａ株式会社', fundCode: null, docTypeCode: '120' },
  ...{ periodEnd: '2026-03-31', submitDateTime: '2026-06-12 09:00', xbrlFlag: '1', withdrawalStatus: '0' },
  docDescription: '有価証券報告書－第1期(2025/04/01－2026/03/31)',
};
const listed = (results: unknown): Answer => ({ body: { metadata: { status: '200' }, results } });
const edinetWith = (...rules: (readonly [string, Answer])[]): Source => {
  const codes = zipSync({ 'list.csv': new Uint8Array(iconv.encode(CODES, 'shift_jis')) });
  const { web } = fakeWeb([['Edinetcode.zip', { body: codes }], ...rules, ['documents.json', listed([])]]);
  return PROVIDERS.edinet({ web, clock: fakeClock(Date.parse('2026-11-20')), key: { key: 'k' } });
};
const withSample = (name: string): Source =>
  edinetWith(['date=2026-06-12', listed([SAMPLE])], recorded('documents/S100X001', `edinet/${name}`));
const A = { name: 'Ａ株式会社', edinetCode: 'X99001' };

describe.skipIf(!hasEdinet)('EDINET as published', () => {
  it.each([
    ['S002-sample.zip', { revenue: 323_609, operatingIncome: 20_640, netIncome: 8_342, totalAssets: 509_039 }],
    ['S003-sample.zip', { revenue: 323_609, operatingIncome: 16_302, netIncome: 10_020, totalAssets: 403_207 }],
  ])('returns the primary figures of %s, consolidated, in yen', async (sample, millions) => {
    const found = await withSample(sample).facts?.({ company: A, fromYear: 2025, toYear: 2026 });
    const facts = found?.is === 'ok' ? found.value : [];
    const latest = Object.keys(millions).map((metric) => {
      const own = facts.filter((fact) => {
        return fact.metric === metric && fact.basis === 'consolidated' && fact.period.end === '2026-03-31';
      });
      return [metric, own.map(({ value }) => value / 1e6)];
    });
    const expected = Object.entries(millions).map(([metric, value]) => [metric, [value]]);
    expect(Object.fromEntries(latest)).toEqual(Object.fromEntries(expected));
    expect(facts.every((fact) => Fact.safeParse(fact).success)).toBe(true);
  });

  it('returns the report as one page with all its chapters', async () => {
    const edinet = withSample('S002-sample.zip');
    const found = await edinet.search({ company: A, periodicOnly: true, limit: 1 });
    const [filing] = found.is === 'ok' ? found.value : [];
    const fetched = filing && (await edinet.fetch(filing));
    const page = fetched?.is === 'ok' ? new TextDecoder().decode(fetched.value.files[0].bytes) : '';
    for (const chapter of ['企業の概況', '事業の状況', '連結貸借対照表']) expect(page).toContain(chapter);
    expect(page.match(/<html/g)).toHaveLength(1);
  });

  it('finds the report of a company in the recorded list of a day', async () => {
    const lines = new TextDecoder().decode(bytes('edinet/documents-2026-06-25.csv'));
    const { data } = Papa.parse<Record<string, string>>(lines, { header: true, skipEmptyLines: true });
    const rows = data.map((row) =>
      Object.fromEntries(Object.entries(row).map(([field, cell]) => [field, cell === '' ? null : cell])),
    );
    const edinet = edinetWith(['date=2026-06-25', listed(rows)]);
    expect(await edinet.search({ company: { name: 'トーアミ' }, periodicOnly: true })).toMatchObject({
      ...{ is: 'ok', value: [{ id: 'edinet:S100YDF3', filing: { type: '有価証券報告書', periodEnd: '2026-03-31' } }] },
    });
  });
});
