// Reads DART's list of filings, and parses report names: correction, kind and period.
import * as z from 'zod';
import type { Filing, Outcome, SourceDocument, SourceQuery } from '../../../ports/sources.ts';
import { listed } from '../../outcome.ts';
import { nowIso } from '../../provider.ts';
import { type DartSetup, dartJson } from './call.ts';

const Row = z.object({
  corp_code: z.string(),
  corp_name: z.string(),
  stock_code: z.string().default(''),
  report_nm: z.string(),
  rcept_no: z.string().regex(/^\d{14}$/),
  flr_nm: z.string().default(''),
  rcept_dt: z.string(),
});
const List = z.object({ total_page: z.coerce.number().default(1), list: z.array(Row).default([]) });
type Row = z.infer<typeof Row>;

const PAGE = 100;
const DEFAULT_LIMIT = 20;
const FIRST_DAY = '19990101';

const isoDay = (digits: string): string => digits.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3');
const digits = (day: string): string => day.slice(0, 10).replaceAll('-', '');
/** A receipt number begins with the filing date. */
export const filedAt = (receipt: string): string => isoDay(receipt);

export const lastOfMonth = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

/** `[기재정정]사업보고서 (2023.12)`: a correction of the annual report to the end of December 2023. */
export const readReportName = (name: string): Pick<Filing, 'type' | 'periodEnd' | 'isAmendment'> => {
  const {
    marks = '',
    type = '',
    year,
    month,
  } = /^(?<marks>(?:\[[^\]]*\]\s*)*)(?<type>.*?)\s*(?:\((?<year>\d{4})\.(?<month>\d\d)\)\s*)?$/s.exec(name.trim())
    ?.groups ?? {};
  return {
    type: type.trim() || name.trim(),
    periodEnd: year && month ? lastOfMonth(Number(year), Number(month)) : undefined,
    isAmendment: marks !== '',
  };
};

export const viewerUrl = ({ bases }: DartSetup, receipt: string): string =>
  `${bases.viewer}/dsaf001/main.do?rcpNo=${receipt}`;

const documentOf = (setup: DartSetup, row: Row): SourceDocument => ({
  id: `dart:${row.rcept_no}`,
  source: 'dart',
  kind: 'filings',
  title: `${row.corp_name.trim()} ${row.report_nm.trim()}`,
  url: viewerUrl(setup, row.rcept_no),
  publisher: row.flr_nm.trim() || row.corp_name.trim(),
  publishedAt: isoDay(row.rcept_dt),
  retrievedAt: nowIso(setup),
  language: 'ko',
  company: { name: row.corp_name.trim(), corpCode: row.corp_code, ticker: row.stock_code.trim() || undefined },
  filing: { number: row.rcept_no, ...readReportName(row.report_nm) },
  isSample: setup.isSample,
});

/** Newest first. */
export const dartFilings = async (
  setup: DartSetup,
  corpCode: string,
  query: SourceQuery,
): Promise<Outcome<readonly SourceDocument[]>> => {
  const limit = query.limit ?? DEFAULT_LIMIT;
  const params = {
    corp_code: corpCode,
    bgn_de: query.from ? digits(query.from) : FIRST_DAY,
    end_de: digits(query.to ?? nowIso(setup)),
    pblntf_ty: query.periodicOnly ? 'A' : undefined,
    page_count: String(Math.min(PAGE, limit)),
  };
  const found: SourceDocument[] = [];
  for (let page = 1; found.length < limit; page += 1) {
    const reply = await dartJson(setup, { name: 'list', params: { ...params, page_no: String(page) } }, List);
    if (reply.is !== 'ok') return found.length > 0 ? listed(found) : reply;
    found.push(...reply.value.list.map((row) => documentOf(setup, row)));
    if (page >= reply.value.total_page || reply.value.list.length === 0) break;
  }
  return listed(found.slice(0, limit));
};
