// Dated entries: what press and filings reported, newest first, or what documents date, oldest first.
import { periodsIn } from '#shared/finance-language/periods.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import type { TimelineEntry } from '#shared/report/timeline.ts';
import type { SourceDocument } from '../../ports/sources.ts';
import { companyNames, standsIn } from '../plan/company-names.ts';
import { splitSentences } from '../write/split-sentences.ts';
import type { Bench, Builder } from './builder.ts';
import { nothingIn } from './nothing.ts';
import { readIn } from './read/read-in.ts';
import { quotedOf, selectedOf } from './read/said-of.ts';

const CONSIDERED = 24;
const SENTENCES = 2;
const MONTH_MS = 30.44 * 86_400_000;

/** Texts of these questions ask what was reported; the others what happened. */
const REPORTED = new Set(['latestNews', 'competitorNews', 'priceEvents']);

const PARTIAL = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/;
const dateIn = (text: string): string | undefined =>
  periodsIn(text)
    .map(({ key }) => key.replace(/[QH].*$/, ''))
    .find((key) => PARTIAL.test(key));

const sinceOf = ({ inputs, now }: Bench): string => {
  const months = Number(inputs.months);
  return months > 0 ? new Date(now - months * MONTH_MS).toISOString().slice(0, 10) : '';
};

/** An invented or foreign company of a similar name is not the one: its name must stand in the words. */
const isAbout = ({ company, inputs }: Bench, { title, snippet = '' }: SourceDocument): boolean => {
  const said = `${title} ${snippet}`;
  const words = typeof inputs.keywords === 'string' ? inputs.keywords.split(/[\s,、]+/).filter(Boolean) : [];
  const named = company ? companyNames(company.name).some((name) => standsIn(name, said)) : true;
  return named && (words.length === 0 || words.some((word) => said.toLowerCase().includes(word.toLowerCase())));
};

const sentencesOf = (bench: Bench, document: SourceDocument): Sentence[] =>
  splitSentences(document.snippet ?? '')
    .slice(0, SENTENCES)
    .map(({ text }) => ({ text, refs: [bench.notes.citeDocument(document, text)], check: 'verified' }));

const entryOf = (bench: Bench, document: SourceDocument): TimelineEntry[] => {
  const date = document.publishedAt?.slice(0, 10) ?? '';
  if (!PARTIAL.test(date)) return [];
  const sentences = sentencesOf(bench, document);
  const said: Sentence[] =
    sentences.length > 0
      ? sentences
      : [{ text: document.title, refs: [bench.notes.citeDocument(document, document.title)], check: 'verified' }];
  return [{ date, title: document.title, tag: document.publisher, sentences: said }];
};

const reported = async (bench: Bench): Promise<TimelineEntry[]> => {
  const since = sinceOf(bench);
  const documents = (await bench.documents()).filter(
    ({ kind }) => kind === 'press' || kind === 'web' || kind === 'filings',
  );
  const once = new Map(
    documents.map((document) => [`${document.title} ${document.publishedAt?.slice(0, 10)}`, document]),
  );
  return [...once.values()]
    .filter((document) => isAbout(bench, document) && (document.publishedAt ?? '') >= since)
    .flatMap((document) => entryOf(bench, document))
    .sort((a, b) => b.date.localeCompare(a.date));
};

const happened = async (bench: Bench, questions: readonly string[]): Promise<TimelineEntry[]> => {
  const found = new Map<string, TimelineEntry>();
  for (const key of questions) {
    const reading = await readIn(
      bench,
      `ask.${key}`,
      {},
      (one) => selectedOf(one, bench.company, CONSIDERED).length > 0,
    );
    for (const one of selectedOf(reading, bench.company, CONSIDERED)) {
      const date = dateIn(one.text);
      if (date && !found.has(one.text))
        found.set(one.text, { date, tag: one.passage.chunk.context.document, sentences: [quotedOf(bench, one)] });
    }
  }
  return [...found.values()].sort((a, b) => a.date.localeCompare(b.date));
};

export const timeline: Builder<'timeline'> = async ({ questions, most }, bench) => {
  const isNews = questions.some((key) => REPORTED.has(key));
  const entries = isNews ? await reported(bench) : [];
  // Where nobody reported anything the documents at hand may still date it.
  const shown = (entries.length > 0 ? entries : await happened(bench, questions)).slice(0, most);
  if (shown.length === 0) return nothingIn(bench);
  const block: Block = { kind: 'timeline', entries: shown };
  return { blocks: [block], status: 'done' };
};
