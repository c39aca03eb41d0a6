// Scores the subjects and stances of a document's sentence by the headings above it, its label and its own words.
import { remembering } from '#shared/remembering.ts';
import { companyNames } from '../../engine/understand/names/company-names.ts';
import type { Quotable } from '../../engine/write/prose/sentences.ts';
import { isQuestion, questionBefore, turnOf } from '../evidence/dialogue.ts';
import { ENTRIES, type Entry, type Place } from './subject-entries.ts';

/** The score of each subject or stance; those without a score are absent. */
export type About = {
  readonly subjects: ReadonlyMap<string, number>;
  readonly stances: ReadonlyMap<string, number>;
  /** The subjects and stances that the nearest heading names. */
  readonly headed: ReadonlySet<string>;
  /** The scores of subjects and stances by the sentence's own words. */
  readonly own: ReadonlyMap<string, number>;
  /** The subjects that a noun of the sentence, or any heading above it, names; a phrase alone names none. */
  readonly named: ReadonlySet<string>;
};

/** Weights of the nearest heading, the headings above it, and the title of the document. Set by hand. */
export const NEAREST = 3;
const ABOVE = 1.5;
const TITLE = 1;
/** A sentence that speaks about the subject weighs more than a heading over several; a mention weighs less. */
export const SAYS = 4.5;
const MENTION = 1;
const MAX_MENTIONS = 2;
/** If the word is a smaller part of a heading, the heading names something else too. */
const PART_OF_HEADING = 0.2;
const MAX_HEADING_LENGTH = 80;

/** The label of an answer names no subject. */
const LABEL =
  /^(?!(?:A|답|答|답변|回答)[:：])([^:：\d]{2,32})(?::\s|：|(?<=[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}ー]):)/u;

const covers = (places: readonly Place[], text: string): boolean =>
  places.length > 0 && places.reduce((sum, { start, end }) => sum + end - start, 0) >= text.length * PART_OF_HEADING;

/** A question asks whether something holds: only its nouns name what the answer is about. */
const namedBy = ({ words, says }: Entry, heading: string): boolean =>
  heading.length <= MAX_HEADING_LENGTH &&
  covers([...words(heading), ...(isQuestion(heading) ? [] : says(heading))], heading);

/**
 * The share of a heading that words of subjects must cover: `Our strengths`, but not `Hull brewery lease`. Set by hand.
 */
const WHOLE_HEADING = 0.5;

/** True if the heading names a subject but no particular thing. */
export const isSubjectAlone = (heading: string): boolean => {
  const places = ENTRIES.flatMap(({ words, says }) => [...words(heading), ...says(heading)]);
  const covered = new Set(places.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, i) => start + i)));
  return covered.size >= heading.length * WHOLE_HEADING;
};

type Heading = { readonly text: string; readonly weight: number };

/** The name of a speaker is not a heading. */
export const labelOf = (text: string): string => {
  const label = LABEL.exec(text)?.[1] ?? '';
  return subjectsNamed(label).size > 0 ? label : '';
};

/** Brackets at the end of a title name author and day. */
const AUTHOR = /\s*[(（][^()（）]*[)）]\s*$/u;
/** A summary is about what the document is about. */
const SUMMARY =
  /^(?:핵심\s?)?요약$|^개요$|^(?:executive )?summary$|^overview$|^highlights$|^key points$|^(?:要約|概要|要旨|まとめ)$/iu;
const withoutSummary = (path: readonly string[]): readonly string[] =>
  path.length > 1 ? path.filter((heading) => !SUMMARY.test(heading.trim())) : path;

/** The label of a line, if it names a subject, is its nearest heading. */
export const headingsOf = ({ text, section, passage }: Pick<Quotable, 'text' | 'section' | 'passage'>): Heading[] => {
  const { company, document } = passage.chunk.context;
  const names = companyNames(company);
  // A company's name must not count as a subject.
  const without = (heading: string) =>
    names.reduce((left, name) => left.replaceAll(name, ' '), heading.replace(AUTHOR, '')).trim();
  const headings = withoutSummary(section?.split(' > ') ?? []);
  const path = [...headings, labelOf(text)].map(without).filter(Boolean);
  const title = without(document.replaceAll('_', ' '));
  // A sheet without headings is headed by its name.
  const isSheet = path.length === 0 && passage.chunk.kind === 'table';
  const named = { text: title, weight: isSheet ? NEAREST : TITLE };
  return [named, ...path.map((heading, i) => ({ text: heading, weight: i === path.length - 1 ? NEAREST : ABOVE }))];
};

const ofText = ({ words, says }: Entry, text: string): number => {
  const byWords = says(text).length > 0 ? SAYS : 0;
  const mentions = new Set(words(text).map(({ start, end }) => text.slice(start, end).toLowerCase())).size;
  return byWords + MENTION * Math.min(MAX_MENTIONS, mentions);
};

/** The scores of a text by its own words: every section of a report reads the same texts. */
const scoresOf = remembering(
  (text: string): ReadonlyMap<Entry, number> =>
    new Map(ENTRIES.map((one) => [one, ofText(one, text)] as const).filter(([, score]) => score > 0)),
);

const subjectsNamed = remembering(
  (heading: string): ReadonlySet<string> => new Set(ENTRIES.filter((one) => namedBy(one, heading)).map(({ id }) => id)),
);

/** The subjects and stances of which a noun is in the text. */
const nounsIn = remembering((text: string): readonly string[] =>
  [...scoresOf(text).keys()].filter(({ words }) => words(text).length > 0).map(({ id }) => id),
);

const MIN_NAME = 2;
/**
 * In notes on competitors, text under the company's name describes its position against them; it is a strength unless
 * the text differs.
 */
const isOwnStanding = ({ section, passage }: Quotable): boolean => {
  const { company, document } = passage.chunk.context;
  const [heading = '', ...above] = section?.split(' > ').reverse() ?? [];
  // A note without a stated company begins its title with the company's name.
  const [first = ''] = document.split(/[_\s]+/);
  const names = company ? companyNames(company) : [first];
  const isOfCompany = names.some((name) => name.length >= MIN_NAME && heading.startsWith(name) && heading !== name);
  return isOfCompany && [...above, document.replaceAll('_', ' ')].some((one) => subjectsNamed(one).has('competition'));
};

/** In a conversation, a question heads only its own answer. */
const withoutQuestions = (quote: Quotable): Quotable => {
  if (!quote.section || turnOf(quote) === 0) return quote;
  const section = quote.section.split(' > ').filter((one) => !isQuestion(one));
  return { ...quote, section: section.join(' > ') };
};

const KNOWN = new WeakMap<Quotable, About>();

export const aboutOf = (quote: Quotable): About => {
  const known = KNOWN.get(quote);
  if (known) return known;
  const found = scored(quote.text, headingsOf(withoutQuestions(quote)), questionBefore(quote));
  const strength = Math.max(found.stances.get('strength') ?? 0, isOwnStanding(quote) ? NEAREST : 0);
  const about =
    strength > 0 ? { ...found, stances: new Map([...found.stances, ['strength', strength] as const]) } : found;
  KNOWN.set(quote, about);
  return about;
};

/** The scores of a table or another text that is not a sentence. */
export const aboutText = (text: string, headings: readonly Heading[]): About => scored(text, headings);

/** Matches sentences that speak about one of these subjects or stances. */
export const onOneOf = (...ids: readonly string[]): { test(text: string): boolean } => {
  const entries = ENTRIES.filter(({ id }) => ids.includes(id));
  return { test: (text) => entries.some((one) => ofText(one, text) >= NEAREST) };
};

type Headed = { readonly id: string; readonly weight: number };

/** The subjects that each heading names; the nearest is read together with those above it. */
const headedIn = (headings: readonly Heading[]): Headed[] => {
  const named = headings.map(({ text, weight }) => ({ weight, ids: subjectsNamed(text) }));
  const above = headings.filter(({ weight }) => weight < NEAREST);
  const isBelow = (id: string) => {
    const entry = ENTRIES.find((one) => one.id === id);
    return above.some(({ text }) => entry && entry.words(text).length > 0);
  };
  return named.flatMap(({ weight, ids }) => {
    if (weight < NEAREST) return [...ids].map((id) => ({ id, weight }));
    const instead = ENTRIES.filter(({ within }) => within && ids.has(within.heading) && isBelow(within.above));
    const replaced = new Set(instead.flatMap(({ within }) => within?.heading ?? []));
    return [...[...ids].filter((id) => !replaced.has(id)), ...instead.map(({ id }) => id)].map((id) => ({
      id,
      weight,
    }));
  });
};

/** The subjects that a question names head its answer, whatever its length. */
const namedInQuestion = (question: string): Headed[] =>
  [...scoresOf(question).keys()].map(({ id }) => ({ id, weight: NEAREST }));

const scored = (text: string, headings: readonly Heading[], question = ''): About => {
  const subjects = new Map<string, number>();
  const stances = new Map<string, number>();
  const own = new Map<string, number>();
  const headed = [...headedIn(headings), ...namedInQuestion(question)];
  const weights = new Map<string, number>();
  for (const { id, weight } of headed) weights.set(id, Math.max(weight, weights.get(id) ?? 0));
  const scores = scoresOf(text);
  for (const entry of ENTRIES) {
    const byText = scores.get(entry) ?? 0;
    const score = (weights.get(entry.id) ?? 0) + byText;
    if (byText > 0) own.set(entry.id, byText);
    if (score > 0) (entry.isStance ? stances : subjects).set(entry.id, score);
  }
  const named = new Set([text, ...headings.map((one) => one.text)].flatMap(nounsIn));
  const nearest = new Set(headed.filter(({ weight }) => weight >= NEAREST).map(({ id }) => id));
  return { subjects, stances, headed: nearest, own, named };
};
