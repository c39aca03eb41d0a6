// Removes the names of customers, and in a teaser of the company, from a report for the other side. Evidence stays
// unchanged, so that internal readers can still open each source.
import { translate } from '#shared/i18n/translate.ts';
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { replaceNames } from '#shared/language/grammar/replace-names.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import proceedings from '#shared/language/lexicon/proceedings.json' with { type: 'json' };
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { refsIn } from '#shared/report/refs-in.ts';
import type { Report, Section } from '#shared/report/report.ts';
import { filterSentences } from '#shared/report/visit.ts';
import { hiddenPartners } from '../../analyses/evidence/hidden-partners.ts';
import { withoutIdentity } from './without-identity.ts';

export type Hidden = {
  /** Customer names; the first becomes A. */
  readonly customers: readonly string[];
  /** Names of the company that the document is about: it is nobody's supplier in it. */
  readonly own?: readonly string[];
  /** All names of the company, and the replacement in a document without its name. */
  readonly company?: { readonly names: readonly string[]; readonly instead: string };
};

const LETTERS = 26;
const A = 65;
const codeOf = (i: number): string => (i < LETTERS ? String.fromCharCode(A + i) : String(i + 1));

type Replace = (text: string) => string;

const KEPT = new Set(['kind', 'code', 'check', 'fit', 'type', 'direction', 'tone', 'mark', 'status', 'id']);

const walked = (value: unknown, replace: Replace): unknown => {
  if (typeof value === 'string') return replace(value);
  if (Array.isArray(value)) return value.map((one) => walked(one, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, KEPT.has(key) ? inner : walked(inner, replace)]),
  );
};

/** Matches a month or a day: 2026-12. */
const isOfYear = ({ key }: { readonly key: string }): boolean => key.includes('-');
const isPending = compile(proceedings.pending);
/** A document without names omits the dates on which customer contracts end, and lawsuits. */
const isTelling =
  (customers: readonly string[]) =>
  ({ text }: Sentence): boolean =>
    isPending(text).length > 0 || (customers.some((name) => text.includes(name)) && periodsIn(text).some(isOfYear));

const withoutTelling = (section: Section, customers: readonly string[]): Section => {
  const tells = isTelling(customers);
  const blocks = section.blocks.flatMap((block): Block[] => filterSentences(block, (one) => !tells(one)));
  return { ...section, blocks };
};

/** A source of which nothing is shown is not listed: its quote may be what was withheld. */
const onlyCited = (report: Report): Report => {
  const cited = new Set([
    ...report.sections.flatMap(({ blocks }) => refsIn(blocks)),
    ...refsIn(report.assumptions ?? []),
  ]);
  return { ...report, references: report.references.filter(({ n }) => cited.has(n)) };
};

export const withoutNames = (report: Report, { customers, own = [], company }: Hidden): Report => {
  const { language } = report;
  const codes = new Map(
    customers.map((name, i) => [name, translate(language, 'report.front.customer', { name: codeOf(i) })]),
  );
  const anonymous = replaceNames(customers, (name) => codes.get(name) ?? name);
  const nameless = replaceNames(company?.names ?? [], () => company?.instead ?? '');
  // `the Company` may open a sentence.
  const opened: Replace = (text) => (text === '' ? '' : (text[0] ?? '').toUpperCase() + text.slice(1));
  const labels = report.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map(([first]) => first?.text ?? '') : [])),
  );
  const withoutPartners = hiddenPartners(
    (n) => translate(language, 'report.front.partner', { name: codeOf(n) }),
    [...labels, ...own, ...(company?.names ?? [])],
  );
  const replace: Replace = (text) => {
    const named = nameless(withoutPartners(anonymous(text)));
    return company && named !== text && named.startsWith(company.instead) ? opened(named) : named;
  };
  const sections = company ? report.sections.map((one) => withoutTelling(one, customers)) : report.sections;
  const named = {
    ...report,
    title: replace(report.title),
    ...(report.assumptions
      ? { assumptions: walked(report.assumptions, replace) as NonNullable<Report['assumptions']> }
      : {}),
    sections: sections.map((section) => walked(section, replace) as Section),
  };
  return onlyCited(company ? withoutIdentity(named, company.instead) : named);
};
