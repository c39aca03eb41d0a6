// Dated entries: what press and filings reported, newest first, or what documents date, oldest first.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import lexicon from '#shared/language/lexicon/event-words.json' with { type: 'json' };
import { compile, type Lexicon } from '#shared/language/lexicon/lexicon.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import type { TimelineEntry } from '#shared/report/timeline.ts';
import { companyNames, isNamedIn } from '../engine/understand/names/company-names.ts';
import { type Quotable, quotable } from '../engine/write/prose/sentences.ts';
import { splitSentences } from '../engine/write/prose/split-sentences.ts';
import type { SourceDocument } from '../ports/sources.ts';
import type { Builder, SectionContext } from './builder.ts';
import { tellingOfCase } from './evidence/case-words.ts';
import { lookUp } from './evidence/look-up.ts';
import { isCoverLine } from './evidence/on-subject.ts';
import { isOwn } from './evidence/own.ts';
import type { Telling } from './evidence/quotes-on.ts';
import { readIn } from './evidence/read-in.ts';
import { comparedCompanies } from './evidence/rows.ts';
import { quotedOf, selectedOf } from './evidence/select-quotes.ts';
import { SUBJECTS } from './evidence/subjects.ts';
import { nothingIn } from './nothing.ts';
import type { Reading } from './reading.ts';

const CONSIDERED = 24;
const SENTENCES = 2;
const MONTH_MS = 30.44 * 86_400_000;

/** Texts of these questions ask what was reported; the others what happened. */
const REPORTED = new Set(['latestNews', 'competitorNews', 'priceEvents']);

type Words = Pick<Lexicon, 'ko' | 'en' | 'ja' | 'not'>;
const eventOf = (words: Words, subject: string) => {
  const find = compile({ ...lexicon, ...words });
  return { test: (text: string) => find(text).length > 0, subject };
};

/** What sentences speak of that answer where the question's own words need not stand: an opening is a milestone. */
const EVENTS: Readonly<Record<string, Telling & { readonly subject: string }>> = {
  trendMilestones: {
    test: (text) => [SUBJECTS.demand, SUBJECTS.technology, SUBJECTS.regulation].some((one) => one.test(text)),
    subject: 'regulation',
  },
  milestonesOf: eventOf(lexicon.milestone, 'milestone'),
  foundedAndSeat: eventOf(lexicon.founding, 'founding'),
  leaderChanges: eventOf(lexicon.leadership, 'leadership'),
  ruleChanges: eventOf(lexicon.rule, 'regulation'),
};

const PARTIAL = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/;
const dateIn = (text: string): string | undefined =>
  periodsIn(text)
    .map(({ key }) => key.replace(/[QH].*$/, ''))
    .find((key) => PARTIAL.test(key));

const sinceOf = ({ inputs, now }: SectionContext): string => {
  const months = Number(inputs.months);
  return months > 0 ? new Date(now - months * MONTH_MS).toISOString().slice(0, 10) : '';
};

/** An invented or foreign company of a similar name is not the one: its name must stand in the words. */
const isAbout = (
  { inputs }: SectionContext,
  names: readonly string[] | undefined,
  { title, snippet = '' }: SourceDocument,
): boolean => {
  const documentText = `${title} ${snippet}`;
  const words = typeof inputs.keywords === 'string' ? inputs.keywords.split(/[\s,、]+/).filter(Boolean) : [];
  const named = names?.some((name) => companyNames(name).some((one) => isNamedIn(one, documentText))) ?? true;
  return named && (words.length === 0 || words.some((word) => documentText.toLowerCase().includes(word.toLowerCase())));
};

const sentencesOf = (context: SectionContext, document: SourceDocument): Sentence[] =>
  splitSentences(document.snippet ?? '')
    .slice(0, SENTENCES)
    .map(({ text }) => ({ text, refs: [context.notes.citeDocument(document, text)], check: 'verified' }));

const entryOf = (context: SectionContext, document: SourceDocument): TimelineEntry[] => {
  const date = document.publishedAt?.slice(0, 10) ?? '';
  if (!PARTIAL.test(date)) return [];
  const quotes = sentencesOf(context, document);
  const sentences: Sentence[] =
    quotes.length > 0
      ? quotes
      : [{ text: document.title, refs: [context.notes.citeDocument(document, document.title)], check: 'verified' }];
  return [{ date, title: document.title, tag: document.publisher, sentences }];
};

/** What is reported on competitors must name one of them; on the company, the company. */
const namesIn = async (
  context: SectionContext,
  questions: readonly string[],
): Promise<readonly string[] | undefined> => {
  if (!questions.includes('competitorNews')) return context.company && [context.company.name];
  const compared = await comparedCompanies(context);
  return compared.map(({ company }) => company.name).filter((name) => name !== context.company?.name);
};

const reported = async (context: SectionContext, questions: readonly string[]): Promise<TimelineEntry[]> => {
  const names = await namesIn(context, questions);
  const since = sinceOf(context);
  const documents = (await context.documents()).filter(
    ({ kind }) => kind === 'press' || kind === 'web' || kind === 'filings',
  );
  const once = new Map(
    documents.map((document) => [`${document.title} ${document.publishedAt?.slice(0, 10)}`, document]),
  );
  return [...once.values()]
    .filter((document) => isAbout(context, names, document) && (document.publishedAt ?? '') >= since)
    .flatMap((document) => entryOf(context, document))
    .sort((a, b) => b.date.localeCompare(a.date));
};

/** Sentences of the company's own documents, or of any where no company is asked for, that tell such an event. */
const quotesOfEvent = (context: SectionContext, { passages }: Reading, event: Telling): Quotable[] =>
  passages
    .filter((passage) => !context.company || isOwn(context.company, passage))
    .flatMap(quotable)
    .filter((one) => event.test(one.text) && !isCoverLine(one));

const datedOf = (context: SectionContext, key: string, reading: Reading): Quotable[] => {
  const event = EVENTS[key] ?? tellingOfCase(key, String(context.inputs.topic ?? ''));
  const found = event ? quotesOfEvent(context, reading, event) : selectedOf(reading, context.company, CONSIDERED);
  return found.filter((one) => dateIn(one.text) !== undefined && !isCoverLine(one));
};

const happened = async (context: SectionContext, questions: readonly string[]): Promise<TimelineEntry[]> => {
  const found = new Map<string, TimelineEntry>();
  for (const key of questions) {
    const suits = (one: Reading) => datedOf(context, key, one).length > 0;
    const asked = await readIn(context, `ask.${key}`, {}, suits);
    const reading = suits(asked) ? asked : ((await lookUp(context, EVENTS[key]?.subject, suits)) ?? asked);
    for (const one of datedOf(context, key, reading)) {
      const date = dateIn(one.text);
      if (date && !found.has(one.text))
        found.set(one.text, { date, tag: one.passage.chunk.context.document, sentences: [quotedOf(context, one)] });
    }
  }
  return [...found.values()].sort((a, b) => a.date.localeCompare(b.date));
};

const isAboutRivals = (questions: readonly string[]): boolean => questions.includes('competitorNews');

export const timeline: Builder<'timeline'> = async ({ questions, most }, context) => {
  const isNews = questions.some((key) => REPORTED.has(key));
  const entries = isNews ? await reported(context, questions) : [];
  // Where nobody reported anything the documents at hand may still date it.
  const shown = (entries.length > 0 || isAboutRivals(questions) ? entries : await happened(context, questions)).slice(
    0,
    most,
  );
  if (shown.length === 0) return nothingIn(context);
  const block: Block = { kind: 'timeline', entries: shown };
  return { blocks: [block], status: 'done' };
};
