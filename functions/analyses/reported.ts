// Lists press reports and filings, and press cuttings among the files, newest first.
import type { Sentence } from '#shared/report/blocks.ts';
import type { TimelineEntry } from '#shared/report/timeline.ts';
import { companyNames, isNamedIn } from '../engine/understand/names/company-names.ts';
import type { Quotable } from '../engine/write/prose/sentences.ts';
import { splitSentences } from '../engine/write/prose/split-sentences.ts';
import { sayPeriod } from '../engine/write/wording.ts';
import type { SourceDocument } from '../ports/sources.ts';
import type { SectionContext } from './builder.ts';
import { articlesOf } from './evidence/articles.ts';
import { PARTIAL_DATE } from './evidence/date-in.ts';
import { isOwn } from './evidence/own.ts';
import { tellingItem } from './evidence/price-item.ts';
import type { Telling } from './evidence/quotes-on.ts';
import { rivalOpening } from './evidence/rival-sentences.ts';
import { comparedCompanies } from './evidence/rows.ts';
import { quotedOf } from './evidence/select-quotes.ts';
import { SUBJECTS } from './evidence/subjects.ts';
import { onOneOf } from './room/report-subjects.ts';

/** The most sentences of a report below its title. */
const SENTENCES = 2;
const MONTH_MS = 30.44 * 86_400_000;

/** The subjects of each theme. */
const HARM: readonly Telling[] = [SUBJECTS.adverse, onOneOf('litigation', 'incidents', 'complaints')];
const THEMES: Readonly<Record<string, readonly Telling[]>> = {
  dealNews: [SUBJECTS.deal, onOneOf('acquisitions', 'sale', 'capex')],
  productNews: [SUBJECTS.offering, SUBJECTS.priceLevel, onOneOf('pipeline', 'prices')],
  adverseNews: [...HARM, onOneOf('risk', 'threat')],
};
/**
 * Decides between themes by order: a lawsuit over an investment is adverse news; the sale of a stake that is called a
 * risk is a deal.
 */
const BY_WEIGHT: readonly (readonly [theme: string, of: readonly Telling[]])[] = [
  ['adverseNews', HARM],
  ...Object.entries(THEMES),
];
export const isTheme = (key: string): boolean => THEMES[key] !== undefined;

export type Report = {
  readonly date: string;
  readonly title: string;
  readonly publisher: string;
  readonly texts: readonly string[];
  /** A cutting that was collected for the company and is not about a competitor. */
  readonly isOfHouse: boolean;
  /** Cites the sentence that it returns. */
  readonly sentence: (text: string) => Sentence;
};

const sinceOf = ({ inputs, now }: SectionContext): string => {
  const months = Number(inputs.months);
  return months > 0 ? new Date(now - months * MONTH_MS).toISOString().slice(0, 10) : '';
};

/** The name must occur in the words, since sources return companies with similar names. */
const isAbout = (
  { inputs }: SectionContext,
  names: readonly string[] | undefined,
  { title, texts, isOfHouse }: Report,
): boolean => {
  const documentText = [title, ...texts].join(' ');
  const words = typeof inputs.keywords === 'string' ? inputs.keywords.split(/[\s,、]+/).filter(Boolean) : [];
  const named = names?.some((name) => companyNames(name).some((one) => isNamedIn(one, documentText))) ?? true;
  return (
    (named || isOfHouse) &&
    (words.length === 0 || words.some((word) => documentText.toLowerCase().includes(word.toLowerCase())))
  );
};

const fromDocument = (context: SectionContext, document: SourceDocument): Report => ({
  date: document.publishedAt?.slice(0, 10) ?? '',
  title: document.title,
  publisher: document.publisher,
  isOfHouse: false,
  texts: splitSentences(document.snippet ?? '').map(({ text }) => text),
  sentence: (text) => ({ text, refs: [context.notes.citeDocument(document, text)], check: 'verified' }),
});

const listedReports = async (context: SectionContext): Promise<Report[]> => {
  const documents = (await context.documents()).filter(
    ({ kind }) => kind === 'press' || kind === 'web' || kind === 'filings',
  );
  const once = new Map(
    documents.map((document) => [`${document.title} ${document.publishedAt?.slice(0, 10)}`, document]),
  );
  return [...once.values()].map((document) => fromDocument(context, document));
};

const cuttings = async (context: SectionContext, questions: readonly string[]): Promise<Report[]> => {
  const { company } = context;
  const isOfRival = await rivalOpening(context);
  const isOfHouse = (quotes: readonly Quotable[]) =>
    company !== undefined &&
    !questions.includes('competitorNews') &&
    quotes.some(({ passage }) => isOwn(company, passage)) &&
    !quotes.some(({ text }) => isOfRival(text));
  return (await articlesOf(context, questions)).map(({ quotes, ...head }) => {
    const byText = new Map(quotes.map((one) => [one.text, one]));
    const sentence = (text: string): Sentence => {
      const one = byText.get(text);
      if (one) return quotedOf(context, one);
      // A headline is above its report.
      const passage = quotes.find((quote) => quote.passage.chunk.text.includes(text))?.passage;
      if (!passage) return { text, refs: [], check: 'unsupported' };
      const start = passage.chunk.text.indexOf(text);
      return { text, refs: [context.notes.cite(passage, start, start + text.length).n], check: 'verified' };
    };
    return { ...head, texts: [...byText.keys()], isOfHouse: isOfHouse(quotes), sentence };
  });
};

export const entryOf = (themes: readonly Telling[] | undefined, report: Report): TimelineEntry[] => {
  const { date, title, publisher, texts } = report;
  const suits = (text: string) => themes?.some((one) => one.test(text)) ?? true;
  const at = title !== '' && suits(title) ? 0 : texts.findIndex(suits);
  // Starts from the beginning, so that one report is not split between two sections.
  const fitting = at < 0 ? [] : texts.slice(at < SENTENCES ? 0 : at);
  if (!PARTIAL_DATE.test(date) || (fitting.length === 0 && (title === '' || !suits(title)))) return [];
  const shown = fitting.length > 0 ? fitting.slice(0, SENTENCES) : [title];
  return [{ date, ...(title === '' ? {} : { title }), tag: publisher, sentences: shown.map(report.sentence) }];
};

/** The theme of the title, else of the text. */
export const themeOf = ({ title, texts }: Report): string | undefined => {
  const themeIn = (text: string) => BY_WEIGHT.find(([, of]) => of.some((one) => one.test(text)))?.[0];
  return themeIn(title) ?? texts.slice(0, SENTENCES).map(themeIn).find(Boolean);
};

/** Every report is among the headlines, and in the section of its theme. */
const ofSection = (reports: readonly Report[], questions: readonly string[]): Report[] =>
  reports.toSorted(newestFirst).filter((report) => !isThemed(questions) || questions.includes(themeOf(report) ?? ''));

/** The names that a report must contain: a competitor's, or the company's. */
const namesIn = async (
  context: SectionContext,
  questions: readonly string[],
): Promise<readonly string[] | undefined> => {
  if (!questions.includes('competitorNews')) return context.company && [context.company.name];
  const compared = await comparedCompanies(context);
  return compared.map(({ company }) => company.name).filter((name) => name !== context.company?.name);
};

const pricesOf = (item: Telling): Telling => ({ test: (text) => item.test(text) && SUBJECTS.priceLevel.test(text) });

const isThemed = (questions: readonly string[]): boolean => questions.some(isTheme);

const newestFirst = (a: { readonly date: string }, b: { readonly date: string }): number =>
  b.date.localeCompare(a.date);

const reportsOn = async (context: SectionContext, questions: readonly string[]): Promise<Report[]> => {
  const names = await namesIn(context, questions);
  const all = [...(await listedReports(context)), ...(await cuttings(context, questions))];
  return all.filter((report) => isAbout(context, names, report));
};

/** The reports of the months of the watch, newest first. */
export const watched = async (context: SectionContext): Promise<Report[]> => {
  const since = sinceOf(context);
  return (await reportsOn(context, ['latestNews'])).filter(({ date }) => date >= since).sort(newestFirst);
};

export const reported = async (context: SectionContext, questions: readonly string[]): Promise<TimelineEntry[]> => {
  const since = sinceOf(context);
  const item = questions.includes('priceEvents') ? tellingItem(String(context.inputs.item ?? '')) : undefined;
  const recent = (await reportsOn(context, questions)).filter(({ date }) => date >= since);
  if (context.type === 'PressWatch') {
    const own = ofSection(recent, questions);
    const shown = own.length > 0 ? own : await olderOf(context, questions);
    return shown.flatMap((report) => entryOf(undefined, report));
  }
  const themes = [...questions.flatMap((key) => THEMES[key] ?? []), ...(item ? [pricesOf(item)] : [])];
  return recent.flatMap((report) => entryOf(themes.length > 0 ? themes : undefined, report)).sort(newestFirst);
};

/** What the months of a watch leave out; it is shown where there is nothing newer. */
const olderOf = async (context: SectionContext, questions: readonly string[]): Promise<Report[]> => {
  const since = sinceOf(context);
  const older = (await reportsOn(context, questions)).filter((report) => report.date < since);
  return ofSection(older, questions);
};

/** The months of the watch, and what there is from before. */
export const watchNote = async (
  context: SectionContext,
  questions: readonly string[],
  shown: readonly TimelineEntry[],
): Promise<string | undefined> => {
  const since = sinceOf(context);
  if (context.type !== 'PressWatch' || !since || shown.length === 0) return undefined;
  const params = { since: sayPeriod(context.language, since), months: String(context.inputs.months) };
  if (shown.every(({ date }) => date < since)) return context.text('say.olderShown', params);
  if (isThemed(questions)) return undefined;
  const count = (await olderOf(context, questions)).length;
  return context.text(count > 0 ? 'say.olderNews' : 'say.newsSince', { ...params, count });
};
