// Adds to each candidate the sentence of the documents that says what it is or sells.
import { langOf } from '#shared/language/grammar/text-language.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { dateIn } from '../evidence/date-in.ts';
import { quotedOf } from '../evidence/select-quotes.ts';
import { headingOf } from '../evidence/subject-headings.ts';
import { aboutText, onOneOf } from '../room/report-subjects.ts';
import type { Candidate } from './candidate.ts';

const ELSEWHERE = onOneOf(
  'litigation',
  'incidents',
  'regulation',
  'sale',
  'marketShare',
  'threat',
  'risk',
  'weakness',
  'plan',
);
/** What a company sells, to whom and how. */
const DESCRIBES = ['products', 'customers', 'channels', 'capacity', 'terms', 'suppliers', 'technology', 'business'];
const REPORTS = ['prices', 'acquisitions', 'news', 'results'];
const DESCRIBED_BY = 1;
const UNDATED = 2;

/** A month or a day is of an event, a coming year of a plan; a past year may be of a result. */
const isEvent = ({ now }: Pick<SectionContext, 'now'>, text: string): boolean => {
  const date = dateIn(text) ?? '';
  return date.length > 'yyyy'.length || date >= String(new Date(now).getUTCFullYear());
};

const scoreOf = (text: string): number => {
  const { own } = aboutText(text, []);
  const about = DESCRIBES.some((id) => own.has(id)) ? DESCRIBED_BY : 0;
  const reports = REPORTS.some((id) => own.has(id)) ? UNDATED : 0;
  return about - reports + (dateIn(text) === undefined ? UNDATED : 0);
};

/** A sentence about this company alone, in the language of the report. */
const describing = (
  context: SectionContext,
  all: readonly Quotable[],
  names: readonly string[],
  others: readonly string[],
): Quotable | undefined =>
  all
    .filter(({ text }) => names.some((name) => text.startsWith(name)) && !isEvent(context, text))
    // A press report tells what happened.
    .filter(({ section }) => (dateIn(headingOf(section)) ?? '').length < 'yyyy-mm-dd'.length)
    .filter(({ text }) => (langOf(text) ?? context.language) === context.language && !ELSEWHERE.test(text))
    .filter(({ text }) => !others.some((other) => isNamedIn(other, text)))
    .sort((a, b) => scoreOf(b.text) - scoreOf(a.text))[0];

/** The sentence follows the reason for which the company is listed. */
const described = async (
  context: SectionContext,
  candidate: Candidate,
  others: readonly string[],
): Promise<Candidate> => {
  const found = [
    ...(await context.passages(candidate.name)).passages,
    ...(await context.room(['competition', 'results'])),
  ];
  const passages = [...new Map(found.map((one) => [one.chunk.id, one])).values()];
  const all = passages.filter(({ chunk }) => chunk.kind === 'prose').flatMap(quotable);
  const first = describing(context, all, companyNames(candidate.name), others);
  if (!first) return candidate;
  const { text, refs } = quotedOf(context, first);
  const reasons = [candidate.cells.reasons, text].filter(Boolean).join(' · ');
  return {
    ...candidate,
    cells: { ...candidate.cells, reasons },
    refs: [...new Set([...candidate.refs, ...refs])],
  };
};

export const allDescribed = async (context: SectionContext, found: readonly Candidate[]): Promise<Candidate[]> => {
  const all: Candidate[] = [];
  for (const one of found) {
    const others = found.filter((other) => other !== one).flatMap(({ name }) => companyNames(name));
    all.push(await described(context, one, others));
  }
  return all;
};
