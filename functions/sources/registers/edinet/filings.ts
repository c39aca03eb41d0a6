// Collects a company's filings from EDINET's daily lists.
import * as z from 'zod';
import { DAY_MS } from '#shared/model/durations.ts';
import type { Outcome, SourceDocument, SourceQuery } from '../../../ports/sources.ts';
import { EMPTY, listed, ok } from '../../outcome.ts';
import { nowIso } from '../../provider.ts';
import { type EdinetSetup, edinetJson } from './call.ts';
import { likelyReports } from './days.ts';
import type { Registered } from './register.ts';

const Row = z.object({
  docID: z.string().regex(/^S[0-9A-Z]{7}$/),
  edinetCode: z.string().nullable(),
  filerName: z.string().nullable(),
  fundCode: z.string().nullish(),
  docTypeCode: z.string().nullable(),
  periodEnd: z.string().nullish(),
  submitDateTime: z.string().nullable(),
  docDescription: z.string().nullable(),
  withdrawalStatus: z.string().default('0'),
  xbrlFlag: z.string().default('0'),
});
type Row = z.infer<typeof Row>;
/** Invalid rows are skipped, because withdrawn documents lose their fields. */
const Day = z.object({ results: z.array(z.unknown()).default([]) });

/** Annual, quarterly and half-year reports, and corrections of each. */
const PERIODIC: ReadonlySet<string> = new Set(['120', '130', '140', '150', '160', '170']);
const CORRECTIONS: ReadonlySet<string> = new Set(['130', '150', '170']);
const DEFAULT_LIMIT = 20;
/** Years searched if the query has no start date. */
const YEARS = 2;
/** Maximum number of daily lists per search. */
const MAX_DAYS = 80;
/** The list of a past day does not change; corrections are separate filings. */
const KEEP_MS = 30 * DAY_MS;
/** Days back from today when all kinds of filings are listed. */
const RECENT_DAYS = 20;

export const listOfDay = async (setup: EdinetSetup, day: string): Promise<Outcome<readonly Row[]>> => {
  const isOver = day < nowIso(setup).slice(0, 10);
  const keep = { name: `day:${setup.bases.api}:${day}`, ms: KEEP_MS, type: 'json' } as const;
  const options = { schema: Day, ...(isOver ? { keep } : {}) };
  const reply = await edinetJson(setup, 'documents.json', { date: day, type: '2' }, options);
  if (reply.is !== 'ok') return reply;
  return ok(reply.value.results.flatMap((row) => Row.safeParse(row).data ?? []));
};

const documentOf = (setup: EdinetSetup, company: Registered, row: Row): SourceDocument => {
  const name = row.filerName?.trim() || company.name;
  const description = row.docDescription?.trim() ?? '';
  const { edinetCode, ticker } = company;
  return {
    ...{ id: `edinet:${row.docID}`, source: 'edinet', kind: 'filings', title: `${name} ${description}` },
    ...{ url: viewerUrl(setup, row.docID), publisher: name, publishedAt: row.submitDateTime?.slice(0, 10) },
    ...{ retrievedAt: nowIso(setup), language: 'ja', isSample: setup.isSample },
    company: { name: company.name, edinetCode, ticker: ticker || undefined },
    filing: {
      ...{ type: description.replace(/[－(（].*$/s, '') || description, number: row.docID },
      ...{ periodEnd: row.periodEnd ?? undefined, isAmendment: CORRECTIONS.has(row.docTypeCode ?? '') },
    },
  };
};

const viewerUrl = ({ bases }: EdinetSetup, number: string): string => `${bases.viewer}/WZEK0040.aspx?${number},,`;

/** Groups of days, newest first; each group is searched until a filing is found. */
const groupsOf = (company: Registered, query: SourceQuery, now: number): (readonly string[])[] => {
  const from = query.from ?? '';
  const years = from ? new Date(now).getUTCFullYear() - Number(from.slice(0, 4)) + 1 : YEARS;
  const reports = likelyReports(company.lastMonth, now, years).map(({ days }) => days);
  const recent = Array.from({ length: RECENT_DAYS }, (_, back) => [
    new Date(now - back * DAY_MS).toISOString().slice(0, 10),
  ]);
  return (query.periodicOnly ? reports : [...recent, ...reports]).map((days) =>
    days.filter((day) => day >= from && day <= (query.to ?? '9999')),
  );
};

const isOf =
  ({ edinetCode }: Registered, { periodicOnly }: SourceQuery) =>
  (row: Row): boolean =>
    row.edinetCode === edinetCode &&
    !row.fundCode &&
    row.withdrawalStatus === '0' &&
    row.xbrlFlag === '1' &&
    (!periodicOnly || PERIODIC.has(row.docTypeCode ?? ''));

/** The filings of the first day in a group that has any; a day without a list has no filings. */
const firstOf = async (
  setup: EdinetSetup,
  days: readonly string[],
  isWanted: (row: Row) => boolean,
): Promise<Outcome<readonly Row[]>> => {
  for (const day of days) {
    const rows = await listOfDay(setup, day);
    if (rows.is === 'empty') continue;
    if (rows.is !== 'ok') return rows;
    const own = rows.value.filter(isWanted);
    if (own.length > 0) return ok(own);
  }
  return EMPTY;
};

/** Newest first. */
export const edinetFilings = async (
  setup: EdinetSetup,
  company: Registered,
  query: SourceQuery,
): Promise<Outcome<readonly SourceDocument[]>> => {
  const limit = query.limit ?? DEFAULT_LIMIT;
  const found = new Map<string, SourceDocument>();
  let left = MAX_DAYS;
  for (const group of groupsOf(company, query, setup.clock.now())) {
    if (found.size >= limit || left <= 0) break;
    const days = group.slice(0, left);
    left -= days.length;
    const rows = await firstOf(setup, days, isOf(company, query));
    if (rows.is === 'ok') for (const row of rows.value) found.set(row.docID, documentOf(setup, company, row));
    else if (rows.is !== 'empty' && found.size === 0) return rows;
  }
  const newest = [...found.values()].sort((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''));
  return listed(newest.slice(0, limit));
};
