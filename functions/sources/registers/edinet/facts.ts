// Reads the primary figures of a company's annual and half-year reports as facts, from their XBRL instances.
import * as z from 'zod';
import { DAY_MS } from '#shared/model/durations.ts';
import type { Fact, FactPeriod } from '#shared/model/fact.ts';
import type { FactsQuery, Outcome, SourceDocument } from '../../../ports/sources.ts';
import { withMetrics } from '../../metric-of.ts';
import { badReply, EMPTY, ok } from '../../outcome.ts';
import { latestOf } from '../../restated.ts';
import { textOf, unzip } from '../../unzip.ts';
import { type EdinetSetup, edinetArchive } from './call.ts';
import { edinetFilings } from './filings.ts';
import { type Figure, readInstance } from './instance.ts';
import LABELS from './labels.json' with { type: 'json' };
import type { Registered } from './register.ts';

const labels = new Map(Object.entries(z.record(z.string(), z.string()).parse(LABELS.labels)));

const INSTANCE = /PublicDoc\/[^/]+\.xbrl$/i;
const UNITS: Readonly<Record<string, string>> = { JPYPerShares: 'JPY/shares' };
/** Reports of two years contain the figures of three, and a summary of five. */
const FILINGS = 3;

const KINDS = [
  { kind: 'year', from: 350, to: 380, key: (year: number) => String(year) },
  { kind: 'half', from: 170, to: 190, key: (year: number) => `${year}H1` },
  { kind: 'quarter', from: 80, to: 121, key: undefined },
] as const;

/** A fiscal year is named by the calendar year in which it ends. */
const fiscalYearOf = (end: string, lastMonth: number): number =>
  Number(end.slice(0, 4)) + (Number(end.slice(5, 7)) > lastMonth ? 1 : 0);

const periodOf = ({ start, end }: Figure['period'], lastMonth: number): FactPeriod => {
  const fiscalYear = fiscalYearOf(end, lastMonth);
  if (!start) return { key: end, kind: 'instant', end, fiscalYear };
  const days = (Date.parse(end) - Date.parse(start)) / DAY_MS + 1;
  const known = KINDS.find(({ from, to }) => days >= from && days <= to);
  const key = known?.key?.(fiscalYear) ?? `${start}/${end}`;
  return { key, kind: known?.kind ?? 'other', start, end, fiscalYear };
};

/** The cash flow statement prints payments in brackets; as facts they are positive amounts. */
const PAYMENT = /^(?:Purchase|CashDividendsPaid|DividendsPaid)/;
const amountOf = ({ concept, value }: Figure): number =>
  PAYMENT.test(concept.slice(concept.indexOf(':') + 1)) ? -value : value;

const factOf = (company: Registered, document: SourceDocument, figure: Figure): Fact[] => {
  const label = labels.get(figure.concept);
  const { filing, publishedAt } = document;
  if (!label || !filing || !publishedAt) return [];
  const { name, edinetCode, ticker, lastMonth } = company;
  return [
    {
      ...{ entity: { name, edinetCode, ticker: ticker || undefined }, concept: figure.concept, label },
      ...{ period: periodOf(figure.period, lastMonth), unit: UNITS[figure.unit] ?? figure.unit },
      ...{ value: amountOf(figure), scale: figure.scale, basis: figure.basis },
      source: {
        ...{ provider: 'edinet', url: document.url, filing: filing.number, form: filing.type },
        field: figure.concept,
      },
      ...{ filedAt: publishedAt, isSample: document.isSample },
    },
  ];
};

const factsOf = async (
  setup: EdinetSetup,
  company: Registered,
  document: SourceDocument,
): Promise<Outcome<readonly Fact[]>> => {
  const archive = await edinetArchive(setup, document.filing?.number ?? '');
  if (archive.is !== 'ok') return archive;
  const instance = unzip(archive.value)?.find(({ name }) => INSTANCE.test(name));
  if (!instance) return badReply('archive');
  return ok(readInstance(textOf(instance.bytes)).flatMap((figure) => factOf(company, document, figure)));
};

/** If a company has consolidated statements, those of the parent count as separate; both are returned. */
export const edinetFacts = async (
  setup: EdinetSetup,
  company: Registered,
  query: FactsQuery,
): Promise<Outcome<readonly Fact[]>> => {
  const wanted = {
    periodicOnly: true,
    limit: FILINGS,
    from: `${query.fromYear}-01-01`,
    to: `${query.toYear + 1}-12-31`,
  };
  const filings = await edinetFilings(setup, company, wanted);
  if (filings.is !== 'ok') return filings;
  const facts: Fact[] = [];
  for (const document of filings.value) {
    const found = await factsOf(setup, company, document);
    // A partial series would look complete.
    if (found.is !== 'ok') return found;
    facts.push(...found.value);
  }
  const inTime = facts.filter(
    ({ period: { fiscalYear = 0 } }) => fiscalYear >= query.fromYear && fiscalYear <= query.toYear,
  );
  return inTime.length > 0 ? ok(withMetrics(latestOf(inTime))) : EMPTY;
};
