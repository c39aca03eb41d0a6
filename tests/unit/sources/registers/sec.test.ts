// The SEC over hand-written replies: names, filings, full text, documents and figures.
import { describe, expect, it } from 'vitest';
import type { SourceDocument } from '#functions/ports/sources.ts';
import { PROVIDERS } from '#functions/sources/registry.ts';
import { fakeClock } from '#tests/helpers/fake-clock.ts';
import { type Answer, fakeWeb } from '#tests/helpers/sample-setup.ts';

const CONTACT = 'Footnote Research admin@footnote.test';
const secWith = (...rules: (readonly [string, Answer])[]) => {
  const { web, requests } = fakeWeb(rules);
  return { sec: PROVIDERS.sec({ web, clock: fakeClock(), key: { contact: CONTACT } }), requests };
};

const TICKERS: readonly [string, Answer] = [
  '/company_tickers.json',
  {
    body: {
      0: { cik_str: 320193, ticker: 'AAPL', title: 'Apple Inc.' },
      1: { cik_str: 1652044, ticker: 'GOOGL', title: 'Alphabet Inc.' },
      2: { cik_str: 1652044, ticker: 'GOOG', title: 'Alphabet Inc.' },
      3: { cik_str: 1067983, ticker: 'BRK-B', title: 'BERKSHIRE HATHAWAY INC' },
      4: { cik_str: 11, ticker: 'UNTA', title: 'Union Corp' },
      5: { cik_str: 12, ticker: 'UNTB', title: 'Union Inc.' },
      6: { cik_str: 1418121, ticker: 'APLE', title: 'Apple Hospitality REIT, Inc.' },
    },
  },
];

const submissions = (columns: object, files: object[] = []): Answer => ({
  body: { name: 'Apple Inc.', tickers: ['AAPL'], filings: { recent: columns, files } },
});
const COLUMNS = {
  accessionNumber: ['0000320193-25-000079', '0000320193-25-000080', '0000320193-25-000081'],
  filingDate: ['2025-10-31', '2025-11-01', '2025-11-02'],
  reportDate: ['2025-09-27', '', '2025-09-27'],
  form: ['10-K', '4', '10-K/A'],
  primaryDocument: ['aapl-20250927.htm', 'xslF345X05/form4.xml', ''],
  primaryDocDescription: ['10-K', 'FORM 4', '10-K/A'],
};

describe('names', () => {
  it('finds a company with several classes of shares once', async () => {
    const found = await secWith(TICKERS).sec.companies?.({ ticker: 'GOOG' });
    expect(found?.is === 'ok' && found.value.map(({ company }) => company)).toEqual([
      { name: 'Alphabet Inc.', cik: '0001652044', ticker: 'GOOGL' },
    ]);
  });
  it('finds BRK.B, which the SEC writes with a hyphen', async () => {
    const found = await secWith(TICKERS).sec.companies?.({ ticker: 'brk.b' });
    expect(found?.is === 'ok' && found.value[0]?.company.cik).toBe('0001067983');
  });
  it('ranks the exact name before longer ones', async () => {
    const found = await secWith(TICKERS).sec.companies?.({ name: 'apple' });
    expect(found?.is === 'ok' && found.value.map(({ company, reasons }) => [company.ticker, reasons])).toEqual([
      ['AAPL', ['sameName']],
      ['APLE', ['nameBegins']],
    ]);
  });
  it('never chooses between two companies of one name', async () => {
    expect(await secWith(TICKERS).sec.search({ company: { name: 'Union' } })).toEqual({ is: 'empty' });
  });
});

describe('filings', () => {
  it("are requested with the caller's name", async () => {
    const { sec, requests } = secWith(['/submissions/', submissions(COLUMNS)]);
    await sec.search({ company: { name: 'Apple', cik: '320193' } });
    expect(requests.map(({ url, headers }) => [url, headers?.['user-agent']])).toEqual([
      ['https://data.sec.gov/submissions/CIK0000320193.json', `Footnote ${CONTACT}`],
    ]);
  });
  it('have form, period, number and address', async () => {
    const found = await secWith(['/submissions/', submissions(COLUMNS)]).sec.search({
      company: { name: '', cik: '320193' },
    });
    expect(found.is === 'ok' && found.value[0]).toMatchObject({
      title: 'Apple Inc. 10-K 2025-09-27',
      url: 'https://www.sec.gov/Archives/edgar/data/320193/000032019325000079/aapl-20250927.htm',
      filing: { type: '10-K', number: '0000320193-25-000079', periodEnd: '2025-09-27', isAmendment: false },
      publishedAt: '2025-10-31',
      isSample: false,
    });
  });
  it('may be limited to regular reports, amendments included', async () => {
    const query = { company: { name: '', cik: '320193' }, periodicOnly: true };
    const found = await secWith(['/submissions/', submissions(COLUMNS)]).sec.search(query);
    expect(found.is === 'ok' && found.value.map(({ filing }) => [filing?.type, filing?.isAmendment])).toEqual([
      ['10-K', false],
      ['10-K/A', true],
    ]);
  });
  it('include the older pages, which have columns only', async () => {
    const page = { name: 'CIK0000320193-submissions-001.json', filingFrom: '1994-01-26', filingTo: '2015-03-11' };
    const older = {
      ...{ accessionNumber: ['0000320193-94-000001'], filingDate: ['1994-12-13'], reportDate: ['1994-09-30'] },
      ...{ form: ['10-K'], primaryDocument: [''], primaryDocDescription: [''] },
    };
    const { sec } = secWith(['submissions-001', { body: older }], ['/submissions/', submissions(COLUMNS, [page])]);
    const found = await sec.search({ company: { name: '', cik: '320193' }, to: '1999-12-31' });
    expect(found.is === 'ok' && found.value.map(({ url }) => url)).toEqual([
      'https://www.sec.gov/Archives/edgar/data/320193/000032019394000001/0000320193-94-000001.txt',
    ]);
  });
  it('are not read from a page whose name is a path', async () => {
    const page = { name: '../../secret.json', filingFrom: '1994-01-26', filingTo: '2015-03-11' };
    const { sec, requests } = secWith(['/submissions/', submissions(COLUMNS, [page])]);
    await sec.search({ company: { name: '', cik: '320193' } });
    expect(requests).toHaveLength(1);
  });
});

it('searches the text of all filings', async () => {
  const hit = {
    _id: '0000320193-25-000079:aapl-20250927.htm',
    _source: {
      ...{ adsh: '0000320193-25-000079', form: '10-K', file_date: '2025-10-31', period_ending: '2025-09-27' },
      ...{ display_names: ['Apple Inc.  (AAPL)  (CIK 0000320193)'], ciks: ['0000320193'], file_type: '10-K' },
    },
  };
  const { sec, requests } = secWith(['/search-index', { body: { hits: { total: { value: 1 }, hits: [hit] } } }]);
  const found = await sec.search({ text: '"supply chain"', from: '2025-01-01', periodicOnly: true });
  expect(found.is === 'ok' && found.value).toMatchObject([
    { publisher: 'Apple Inc.', company: { name: 'Apple Inc.', cik: '0000320193', ticker: 'AAPL' } },
  ]);
  expect(Object.fromEntries(new URL(requests[0]?.url ?? '').searchParams)).toEqual({
    ...{ q: '"supply chain"', forms: '10-K,10-Q,20-F,40-F', dateRange: 'custom', startdt: '2025-01-01' },
    enddt: '2026-11-21',
  });
});

describe('documents', () => {
  const document: SourceDocument = {
    ...{ id: 'sec:x', source: 'sec', kind: 'filings', title: 't', url: 'http://169.254.169.254/', publisher: '' },
    ...{ retrievedAt: '', isSample: false, company: { name: 'Apple Inc.', cik: '0000320193', ticker: 'AAPL' } },
    filing: { type: '10-K', number: '0000320193-25-000079', file: 'aapl-20250927.htm', isAmendment: false },
  };
  it('are requested by their numbers, whatever their address', async () => {
    const { sec, requests } = secWith(['/Archives/', { body: '<?xml version="1.0"?><html></html>' }]);
    const found = await sec.fetch(document);
    expect(found.is === 'ok' && found.value.files[0]).toMatchObject({
      filename: 'AAPL_0000320193-25-000079_aapl-20250927.htm',
      contentType: 'text/html',
    });
    expect(requests[0]?.url).toBe(
      'https://www.sec.gov/Archives/edgar/data/320193/000032019325000079/aapl-20250927.htm',
    );
  });
  it.each([
    [{ file: '../../../x' }],
    [{ file: 'a/../../b' }],
    [{ file: 'a?b' }],
    [{ number: '1' }],
    [{ file: undefined }],
  ])('are not requested with %o', async (change) => {
    const { sec, requests } = secWith();
    const filing = { type: '10-K', number: '0000320193-25-000079', file: 'a.htm', isAmendment: false, ...change };
    expect(await sec.fetch({ ...document, filing })).toEqual({ is: 'empty' });
    expect(requests).toEqual([]);
  });
});

describe('figures', () => {
  const raw = (change: object) => ({
    ...{
      start: '2023-01-01',
      end: '2023-12-31',
      val: 100,
      accn: 'a-24',
      fy: 2023,
      fp: 'FY',
      form: '10-K',
      filed: '2024-02-01',
    },
    ...change,
  });
  const factsOf = async (...facts: object[]) => {
    const body = {
      cik: '0000000001',
      entityName: 'Northway',
      facts: { 'us-gaap': { Revenues: { label: 'Revenues', units: { USD: facts } } } },
    };
    const { sec } = secWith(['/companyfacts/', { body }]);
    const found = await sec.facts?.({ company: { name: '', cik: '1' }, fromYear: 2000, toYear: 2030 });
    return found?.is === 'ok' ? found.value : [];
  };

  it('are named after the fiscal year of the filing that reported them first', async () => {
    const facts = await factsOf(
      raw({ end: '2023-01-28', start: '2022-01-30', fy: 2022, accn: 'a-23', filed: '2023-03-01' }),
      raw({ end: '2023-01-28', start: '2022-01-30', fy: 2023, accn: 'a-24', filed: '2024-03-01' }),
      raw({ end: '2024-02-03', start: '2023-01-29', fy: 2023, accn: 'a-24', filed: '2024-03-01' }),
    );
    expect(facts.map(({ period }) => [period.end, period.key, period.kind])).toEqual([
      ['2023-01-28', '2022', 'year'],
      ['2024-02-03', '2023', 'year'],
    ]);
  });
  it('are distinguished by quarter, half, nine months and instant', async () => {
    const q = (end: string, start: string | undefined, fp: string, accn: string) =>
      raw({ end, start, fp, accn, form: '10-Q' });
    const facts = await factsOf(
      q('2023-03-31', '2023-01-01', 'Q1', '1'),
      q('2023-06-30', '2023-04-01', 'Q2', '2'),
      q('2023-06-30', '2023-01-01', 'Q2', '2'),
      q('2023-09-30', '2023-01-01', 'Q3', '3'),
      q('2023-09-30', undefined, 'Q3', '3'),
    );
    expect(facts.map(({ period }) => [period.key, period.kind])).toEqual([
      ['2023Q1', 'quarter'],
      ['2023Q2', 'quarter'],
      ['2023H1', 'half'],
      ['2023-01-01/2023-09-30', 'toDate'],
      ['2023-09-30', 'instant'],
    ]);
  });
  it('are the latest filing’s, which reports what it restates', async () => {
    const facts = await factsOf(raw({}), raw({ val: 90, accn: 'a-25', fy: 2024, filed: '2025-02-01' }));
    expect(facts).toMatchObject([
      {
        value: 90,
        filedAt: '2025-02-01',
        restates: [{ value: 100, filing: 'a-24', filedAt: '2024-02-01' }],
        metric: 'revenue',
      },
    ]);
  });
  it('link to the filing, not to the API', async () => {
    const [fact] = await factsOf(raw({ accn: '0000000001-24-000001' }));
    expect(fact?.source.url).toBe(
      'https://www.sec.gov/Archives/edgar/data/1/000000000124000001/0000000001-24-000001-index.html',
    );
  });
});
