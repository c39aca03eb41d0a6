// Derives the period of each column of a DART statement from the kind of report and its closing date.
import type { FactPeriod } from '#shared/model/fact.ts';

/** Annual, half, first and third quarter. */
export const REPORTS = {
  annual: { code: '11011', months: 12 },
  q1: { code: '11013', months: 3 },
  half: { code: '11012', months: 6 },
  q3: { code: '11014', months: 9 },
} as const;
export type ReportKind = keyof typeof REPORTS;

type Report = {
  readonly kind: ReportKind;
  /** DART's bsns_year: the year in which the fiscal year begins. */
  readonly fiscalYear: number;
  readonly end: string;
};

/** The last day of the month this many months away: Korean closing dates are month ends. */
const monthEnd = (day: string, months: number): string => {
  const at = new Date(`${day}T00:00:00Z`);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months + 1, 0)).toISOString().slice(0, 10);
};
const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const instant = (end: string, fiscalYear: number): FactPeriod => ({ key: end, kind: 'instant', end, fiscalYear });

const stretch = (
  end: string,
  months: number,
  key: string,
  kind: FactPeriod['kind'],
  fiscalYear: number,
): FactPeriod => ({
  key,
  kind,
  start: nextDay(monthEnd(end, -months)),
  end,
  fiscalYear,
});

const QUARTER: Readonly<Record<ReportKind, number>> = { q1: 1, half: 2, q3: 3, annual: 4 };

const toDate = ({ kind, end, fiscalYear }: Report): FactPeriod => {
  const { months } = REPORTS[kind];
  if (kind === 'annual') return stretch(end, months, String(fiscalYear), 'year', fiscalYear);
  if (kind === 'q1') return stretch(end, months, `${fiscalYear}Q1`, 'quarter', fiscalYear);
  if (kind === 'half') return stretch(end, months, `${fiscalYear}H1`, 'half', fiscalYear);
  return stretch(end, months, `${nextDay(monthEnd(end, -months))}/${end}`, 'toDate', fiscalYear);
};

const quarter = ({ kind, end, fiscalYear }: Report): FactPeriod =>
  stretch(end, 3, `${fiscalYear}Q${QUARTER[kind]}`, 'quarter', fiscalYear);

const yearsBefore = (report: Report, years: number): Report => ({
  ...report,
  fiscalYear: report.fiscalYear - years,
  end: monthEnd(report.end, -12 * years),
});

/** The end of the fiscal year before an interim report. */
const lastYearEnd = ({ kind, end, fiscalYear }: Report): FactPeriod =>
  instant(monthEnd(end, -REPORTS[kind].months), fiscalYear - 1);

type Columns = Readonly<Record<string, FactPeriod>>;

const annualColumns = (report: Report, at: (report: Report) => FactPeriod): Columns => ({
  thstrm_amount: at(report),
  frmtrm_amount: at(yearsBefore(report, 1)),
  bfefrmtrm_amount: at(yearsBefore(report, 2)),
});

/** Maps a row's field to its period. Other fields are not read, because their period is uncertain. */
export const columnsOf = (report: Report, statement: 'BS' | 'IS' | 'CIS' | 'CF'): Columns => {
  const isBalance = statement === 'BS';
  if (report.kind === 'annual')
    return annualColumns(report, isBalance ? ({ end, fiscalYear }) => instant(end, fiscalYear) : toDate);
  if (isBalance) return { thstrm_amount: instant(report.end, report.fiscalYear), frmtrm_amount: lastYearEnd(report) };
  const before = yearsBefore(report, 1);
  // Cash flow statements have no three-month column.
  if (statement === 'CF') return { thstrm_amount: toDate(report), frmtrm_q_amount: toDate(before) };
  return {
    thstrm_amount: quarter(report),
    thstrm_add_amount: toDate(report),
    frmtrm_q_amount: quarter(before),
    frmtrm_add_amount: toDate(before),
  };
};
