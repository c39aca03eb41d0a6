// Reads all accounts of a company's XBRL statements as facts: consolidated if available, else separate.
import * as z from 'zod';
import type { CompanyIds, Fact } from '#shared/model/fact.ts';
import type { FactsQuery, Outcome } from '../../../ports/sources.ts';
import { withMetrics } from '../../metric-of.ts';
import { type Failure, ok } from '../../outcome.ts';
import { latestOf } from '../../restated.ts';
import { amountOf } from './amounts.ts';
import { type DartSetup, dartJson } from './call.ts';
import { companyOf } from './companies.ts';
import { dartFilings, filedAt, lastOfMonth, viewerUrl } from './filings.ts';
import { columnsOf, REPORTS, type ReportKind } from './report-periods.ts';

const amount = z.string().optional();
const Row = z.object({
  rcept_no: z.string().regex(/^\d{14}$/),
  bsns_year: z.string(),
  sj_div: z.string(),
  account_id: z.string(),
  account_nm: z.string(),
  currency: z.string().optional(),
  thstrm_amount: amount,
  thstrm_add_amount: amount,
  frmtrm_amount: amount,
  frmtrm_q_amount: amount,
  frmtrm_add_amount: amount,
  bfefrmtrm_amount: amount,
});
const Statements = z.object({ list: z.array(Row) });
type Row = z.infer<typeof Row>;

type Basis = 'consolidated' | 'separate';
const FS_DIV: Readonly<Record<Basis, string>> = { consolidated: 'CFS', separate: 'OFS' };
const FORM: Readonly<Record<ReportKind, string>> = {
  annual: '사업보고서',
  half: '반기보고서',
  q1: '분기보고서',
  q3: '분기보고서',
};

// Excludes changes in equity, which list opening and closing balances of an account under the same name.
const Statement = z.enum(['BS', 'IS', 'CIS', 'CF']);
const UNUSED = /^-/;
const PER_SHARE = /PerShare/;

type Reading = {
  readonly setup: DartSetup;
  readonly entity: CompanyIds;
  readonly kind: ReportKind;
  readonly basis: Basis;
  /** The last day of the reported period. */
  readonly endOf: (row: Row) => string | undefined;
};

/**
 * An account outside the taxonomy is identified by its label, and by its position if the statement repeats the label.
 */
const conceptOf = (row: Row, at: number, rows: readonly Row[]): string => {
  if (!UNUSED.test(row.account_id)) return row.account_id;
  const label = row.account_nm.trim();
  const twins = rows.filter(
    (other) => UNUSED.test(other.account_id) && other.sj_div === row.sj_div && other.account_nm.trim() === label,
  );
  return twins.length > 1 ? `-:${label}#${at}` : `-:${label}`;
};

const factsOfRow = (reading: Reading, row: Row, concept: string): Fact[] => {
  const { setup, entity, kind, basis } = reading;
  const statement = Statement.safeParse(row.sj_div);
  const end = reading.endOf(row);
  if (!statement.success || !end) return [];
  const fiscalYear = Number(row.bsns_year);
  const currency = row.currency?.trim() || 'KRW';
  const columns = Object.entries(columnsOf({ kind, fiscalYear, end }, statement.data));
  return columns.flatMap(([field, period]): Fact[] => {
    const value = amountOf(row[field as keyof Row]);
    if (value === undefined) return [];
    const place = { provider: 'dart', url: viewerUrl(setup, row.rcept_no), filing: row.rcept_no } as const;
    return [
      {
        ...{ entity, concept, label: row.account_nm.trim(), statement: statement.data },
        ...{ period, unit: PER_SHARE.test(concept) ? `${currency}/shares` : currency, value, scale: 0, basis },
        source: { ...place, form: FORM[kind], field: `${row.sj_div}:${field}` },
        ...{ filedAt: filedAt(row.rcept_no), isSample: setup.isSample },
      },
    ];
  });
};

const factsOf = (reading: Reading, rows: readonly Row[]): Fact[] =>
  rows.flatMap((row, at) => factsOfRow(reading, row, conceptOf(row, at, rows)));

type Wanted = { readonly corpCode: string; readonly year: number; readonly kind: ReportKind };

const rowsOf = (setup: DartSetup, { corpCode, year, kind }: Wanted, basis: Basis) => {
  const params = {
    corp_code: corpCode,
    bsns_year: String(year),
    reprt_code: REPORTS[kind].code,
    fs_div: FS_DIV[basis],
  };
  return dartJson(setup, { name: 'fnlttSinglAcntAll', params }, Statements);
};

const KINDS: readonly ReportKind[] = ['annual', 'q3', 'half', 'q1'];
/** The first year with XBRL statements in DART. */
const FIRST_YEAR = 2015;

type Gathered = { readonly facts: Fact[]; readonly failure?: Failure | undefined };

const gather = async (reading: Omit<Reading, 'kind' | 'basis'>, wanted: Wanted): Promise<Gathered> => {
  for (const basis of ['consolidated', 'separate'] as const) {
    const reply = await rowsOf(reading.setup, wanted, basis);
    if (reply.is === 'ok') return { facts: factsOf({ ...reading, kind: wanted.kind, basis }, reply.value.list) };
    if (reply.is !== 'empty') return { facts: [], failure: reply };
  }
  return { facts: [] };
};

/** The end of a report's period: from its name in the list, else from the last month of the fiscal year. */
const endsOf = async (setup: DartSetup, corpCode: string, query: FactsQuery, fiscalYearEnd: string) => {
  const listed = await dartFilings(setup, corpCode, {
    periodicOnly: true,
    from: `${query.fromYear}-01-01`,
    limit: 100,
  });
  const filings = listed.is === 'ok' ? listed.value.flatMap(({ filing }) => filing ?? []) : [];
  const named = new Map(filings.map(({ number, periodEnd }) => [number, periodEnd]));
  return (kind: ReportKind) => (row: Row) => {
    const end = named.get(row.rcept_no);
    if (end || fiscalYearEnd !== '12') return end;
    return lastOfMonth(Number(row.bsns_year), REPORTS[kind].months);
  };
};

export const dartFacts = async (
  setup: DartSetup,
  corpCode: string,
  query: FactsQuery,
): Promise<Outcome<readonly Fact[]>> => {
  const company = await companyOf(setup, corpCode);
  if (company.is !== 'ok') return company;
  const ends = await endsOf(setup, corpCode, query, company.value.fiscalYearEnd);
  const facts: Fact[] = [];
  let failure: Failure | undefined;
  for (let year = Math.max(FIRST_YEAR, query.fromYear); year <= query.toYear && !failure; year += 1) {
    for (const kind of KINDS) {
      const reading = { setup, entity: company.value.ids, endOf: ends(kind) };
      const found = await gather(reading, { corpCode, year, kind });
      facts.push(...found.facts);
      failure ??= found.failure;
      if (failure) break;
    }
  }
  // A partial series would look complete.
  if (failure) return failure;
  return facts.length > 0 ? ok(withMetrics(latestOf(facts))) : { is: 'empty' };
};
