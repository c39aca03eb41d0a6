// Lists a company's filings at the SEC, newest first, including older pages on request.
import * as z from 'zod';
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Outcome, SourceDocument, SourceQuery } from '../../../ports/sources.ts';
import { listed } from '../../outcome.ts';
import { nowIso } from '../../provider.ts';
import { type SecSetup, secJson } from './call.ts';

const texts = z.array(z.string());
const Columns = z.object({
  accessionNumber: texts,
  filingDate: texts,
  reportDate: texts,
  form: texts,
  primaryDocument: texts,
  primaryDocDescription: texts.default([]),
});
const Page = z.object({ name: z.string(), filingFrom: z.string(), filingTo: z.string() });
const Submissions = z.object({
  name: z.string(),
  tickers: z.array(z.string()).default([]),
  filings: z.object({ recent: Columns, files: z.array(Page).default([]) }),
});
type Columns = z.infer<typeof Columns>;

const PERIODIC = /^(?:10-K|10-KT|10-Q|20-F|40-F)(?:\/A)?$/;
const DEFAULT_LIMIT = 20;
const MAX_PAGES = 5;

/** The path of a document within the archives; `undefined` for an invalid number or name. */
export const archivePath = (cik: string, accession: string, file: string): string | undefined => {
  const isSafe = /^\d{10}-\d{2}-\d{6}$/.test(accession) && /^[\w.-]+(?:\/[\w.-]+)*$/.test(file) && !file.includes('..');
  return isSafe ? `/Archives/edgar/data/${Number(cik)}/${accession.replaceAll('-', '')}/${file}` : undefined;
};

type Company = { readonly cik: string; readonly ids: CompanyIds };

const documentOf = (setup: SecSetup, { cik, ids }: Company, columns: Columns, at: number): SourceDocument[] => {
  const text = (column: readonly string[]) => column[at] ?? '';
  const number = text(columns.accessionNumber);
  const form = text(columns.form);
  const file = text(columns.primaryDocument) || `${number}.txt`;
  const path = archivePath(cik, number, file);
  if (!path) return [];
  const periodEnd = text(columns.reportDate) || undefined;
  const what = text(columns.primaryDocDescription);
  return [
    {
      ...{ id: `sec:${number}`, source: 'sec', kind: 'filings' },
      title: [ids.name, form, periodEnd, what === form ? '' : what].filter(Boolean).join(' '),
      ...{ url: `${setup.bases.www}${path}`, publisher: ids.name, publishedAt: text(columns.filingDate) },
      ...{ retrievedAt: nowIso(setup), language: 'en', company: ids },
      filing: { type: form, number, file, periodEnd, isAmendment: form.endsWith('/A') },
      isSample: setup.isSample,
    },
  ];
};

const isWanted = (query: SourceQuery) => (document: SourceDocument) => {
  const day = document.publishedAt ?? '';
  const isInTime = day >= (query.from ?? '') && day <= (query.to ?? '9999');
  return isInTime && (!query.periodicOnly || PERIODIC.test(document.filing?.type ?? ''));
};

export const secFilings = async (
  setup: SecSetup,
  cik: string,
  query: SourceQuery,
): Promise<Outcome<readonly SourceDocument[]>> => {
  const limit = query.limit ?? DEFAULT_LIMIT;
  const url = (name: string) => `${setup.bases.data}/submissions/${name}`;
  const reply = await secJson(setup, url(`CIK${cik}.json`), Submissions);
  if (reply.is !== 'ok') return reply;
  const { name, tickers, filings } = reply.value;
  const company = { cik, ids: { name, cik, ticker: tickers[0] } };
  const read = (columns: Columns) =>
    columns.accessionNumber.flatMap((_, at) => documentOf(setup, company, columns, at)).filter(isWanted(query));
  const found = read(filings.recent);
  const older = filings.files.filter(({ filingFrom, filingTo }) => {
    return filingTo >= (query.from ?? '') && filingFrom <= (query.to ?? '9999');
  });
  for (const page of older.slice(0, MAX_PAGES)) {
    if (found.length >= limit) break;
    if (!/^[\w-]+\.json$/.test(page.name)) continue;
    // Older pages contain only the columns.
    const columns = await secJson(setup, url(page.name), Columns);
    if (columns.is === 'ok') found.push(...read(columns.value));
  }
  return listed(found.slice(0, limit));
};
