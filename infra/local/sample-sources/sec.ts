// A sample EDGAR API, with the one invented company that files there.
import { NORTHWAY } from '../samples/make/companies.ts';
import { northwayReport } from '../samples/make/northway-10k.ts';
import { json, missing, NOTICE, page, text } from './replies.ts';
import { LINES } from './statement-lines.ts';

const CIK = '0009990001';
const NAME = 'Northway Freight Systems, Inc.';
const TICKER = 'NWFS';
const MILLION = 1_000_000;

const FILINGS = [
  { accession: '0009990001-26-000004', filed: '2026-02-19', year: 2025 },
  { accession: '0009990001-25-000003', filed: '2025-02-20', year: 2024 },
  { accession: '0009990001-24-000002', filed: '2024-02-22', year: 2023 },
];
const fileOf = (year: number) => `nwfs-${year}1231.htm`;
const folderOf = (accession: string) => `/www/Archives/edgar/data/${Number(CIK)}/${accession.replaceAll('-', '')}/`;

const tickers = () => json({ 0: { cik_str: Number(CIK), ticker: TICKER, title: NAME.toUpperCase() } });

const submissions = () =>
  json({
    ...{
      cik: CIK,
      name: NAME,
      tickers: [TICKER],
      exchanges: ['Nasdaq'],
      sic: '4213',
      fiscalYearEnd: '1231',
      formerNames: [],
    },
    filings: {
      recent: {
        accessionNumber: FILINGS.map(({ accession }) => accession),
        filingDate: FILINGS.map(({ filed }) => filed),
        reportDate: FILINGS.map(({ year }) => `${year}-12-31`),
        form: FILINGS.map(() => '10-K'),
        primaryDocument: FILINGS.map(({ year }) => fileOf(year)),
        primaryDocDescription: FILINGS.map(() => '10-K'),
      },
      files: [],
    },
  });

const factsOf = (line: (typeof LINES)[number]) =>
  FILINGS.toReversed().flatMap(({ accession, filed, year }) =>
    NORTHWAY.filter((one) => one.year <= year && one.year > year - 3).map((one) => ({
      ...(line.statement === 'BS' ? {} : { start: `${one.year}-01-01` }),
      ...{
        end: `${one.year}-12-31`,
        val: line.pick(one) * MILLION,
        accn: accession,
        fy: year,
        fp: 'FY',
        form: '10-K',
        filed,
      },
    })),
  );

const companyFacts = () =>
  json({
    ...{ cik: Number(CIK), entityName: NAME },
    facts: {
      'us-gaap': Object.fromEntries(
        LINES.map((line) => [line.gaap, { label: line.english, description: NOTICE, units: { USD: factsOf(line) } }]),
      ),
    },
  });

const search = (query: URLSearchParams) => {
  const words = (query.get('q') ?? '').toLowerCase().replaceAll('"', '').split(/\s+/).filter(Boolean);
  const report = northwayReport().toLowerCase();
  const isWanted = query.get('ciks') === null || query.get('ciks') === CIK;
  const isFound = isWanted && words.length > 0 && words.every((word) => report.includes(word));
  const [newest] = FILINGS;
  const hits = newest && isFound ? [newest] : [];
  return json({
    hits: {
      total: { value: hits.length, relation: 'eq' },
      hits: hits.map(({ accession, filed, year }) => ({
        _id: `${accession}:${fileOf(year)}`,
        _source: {
          ...{ adsh: accession, form: '10-K', file_date: filed, period_ending: `${year}-12-31`, file_type: '10-K' },
          ...{ display_names: [`${NAME}  (${TICKER})  (CIK ${CIK})`], ciks: [CIK], file_description: '10-K' },
        },
      })),
    },
  });
};

const archive = (path: string): Response => {
  const filing = FILINGS.find(({ accession }) => path.startsWith(folderOf(accession)));
  if (!filing) return text('<Error><Code>NoSuchKey</Code></Error>', 'application/xml', 404);
  // Earlier reports are not written; the newest one contains their figures.
  const report = text(northwayReport(), 'text/html');
  if (path.endsWith('-index.html')) {
    const link = `<a href="${fileOf(filing.year)}">10-K ${filing.year}</a>`;
    return page({ title: `${NAME} 10-K ${filing.year}`, body: `<h1>${NAME}</h1><p>${link}</p>`, language: 'en' });
  }
  return path.endsWith(fileOf(filing.year)) ? report : missing();
};

export const sampleSec = (path: string, query: URLSearchParams): Response => {
  if (path === '/www/files/company_tickers.json') return tickers();
  if (path === `/data/submissions/CIK${CIK}.json`) return submissions();
  if (path === `/data/api/xbrl/companyfacts/CIK${CIK}.json`) return companyFacts();
  if (path === '/search/LATEST/search-index') return search(query);
  return archive(path);
};
