// Finds dated events of the competitors that documents compare a company with.
import type { TimelineEntry } from '#shared/report/timeline.ts';
import type { Passage } from '../../engine/evidence.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { dateIn } from './date-in.ts';
import { documentName } from './document-name.ts';
import { comparedCompanies } from './rows.ts';
import { quotedOf } from './select-quotes.ts';
import { SUBJECTS } from './subjects.ts';

/** The subjects of what a company does that can be dated. */
const OF_EVENTS = [
  'prices',
  'capex',
  'acquisitions',
  'debt',
  'management',
  'regulation',
  'plan',
  'people',
  'competition',
];

const isOf = (name: string, text: string): boolean => companyNames(name).some((one) => isNamedIn(one, text));

const isState = (text: string): boolean => [SUBJECTS.margin, SUBJECTS.marketShare].some((one) => one.test(text));

/** The sentence must open with the competitor's name: one on several companies is not an event of one. */
const moveOf = (names: readonly string[], { text }: Quotable): boolean =>
  !isState(text) &&
  names.filter((name) => isOf(name, text)).length === 1 &&
  names.some((name) => companyNames(name).some((one) => text.startsWith(one)));

const MONTH_LENGTH = 'yyyy-mm'.length;
/** In a competitor's own report, each sentence that dates an event to the month. */
const ownMoves = async (context: SectionContext, reported: readonly string[]): Promise<Quotable[]> => {
  if (reported.length === 0) return [];
  const passages = await context.room(OF_EVENTS);
  const isTheirs = ({ chunk }: Passage) => reported.some((name) => isOf(name, chunk.context.company ?? ''));
  return passages
    .filter((one) => one.chunk.kind === 'prose' && isTheirs(one))
    .flatMap(quotable)
    .filter(({ text }) => (dateIn(text) ?? '').length >= MONTH_LENGTH && !isState(text));
};

export const rivalMoves = async (context: SectionContext): Promise<TimelineEntry[]> => {
  const compared = await comparedCompanies(context);
  const names = compared.map(({ company }) => company.name).filter((name) => name !== context.company?.name);
  const found = new Map<string, TimelineEntry>();
  const add = (one: Quotable): void => {
    const date = dateIn(one.text);
    if (!date || found.has(one.text)) return;
    const tag = documentName(one.passage.chunk.context.document);
    found.set(one.text, { date, tag, sentences: [quotedOf(context, one)] });
  };
  for (const query of [names.join(' '), ...names])
    for (const one of (await context.passages(query)).passages.flatMap(quotable)) {
      if (moveOf(names, one)) add(one);
    }
  const reported = compared.flatMap(({ company, isReported }) => (isReported ? [company.name] : []));
  for (const one of await ownMoves(context, reported)) add(one);
  return [...found.values()].sort((a, b) => b.date.localeCompare(a.date));
};
