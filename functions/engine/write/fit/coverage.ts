// Measures how much of a question a text covers; rare words weigh more than common ones.
import { hasPairs } from '../../terms.ts';
import { comparesSides } from '../../understand/kinds/choice.ts';
import { eventOfWord } from '../../understand/kinds/date-events.ts';
import { speaksOf, type Topic, topicSection } from '../../understand/kinds/topics.ts';
import { mentionsAs } from '../../understand/measures/find-metrics.ts';
import type { Plan } from '../../understand/plan-type.ts';

/** A text and its section, whose heading the text need not repeat. */
export type Wording = {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly section: string | undefined;
};

type Concept = (wording: Wording) => boolean;
/** A concept of the question that the text must mention; a metric is named by its id. */
type Named = { readonly kind: 'topic' | 'metric' | 'word'; readonly name: string; readonly isMentioned: Concept };

const headingOf = (section: string | undefined): string => section?.split(' > ').at(-1) ?? '';
const spaceless = (text: string): string => text.toLowerCase().replace(/\s/g, '');
const isLatin = (word: string): boolean => /^[\x20-\x7e\u00c0-\u024f]+$/.test(word);

/** Latin words are compared by stem; words of other scripts also match inside longer ones. */
const wordConcept =
  (word: string): Concept =>
  ({ text, words, section }) => {
    if (words.has(word) || hasPairs(word, words)) return true;
    const heading = headingOf(section).toLowerCase();
    if (isLatin(word)) return new RegExp(`(?<![a-z0-9])${word.replace(/[^\w]/g, '.')}`, 'i').test(heading);
    return spaceless(text).includes(word) || spaceless(heading).includes(word);
  };

/** A synonym that dates the event counts as a mention, unless the question asks who did it. */
const mentionOf = ({ wanted }: Plan, word: string): Concept => {
  const own = wordConcept(word);
  const event = wanted === 'name' ? undefined : eventOfWord(word);
  return (wording) => own(wording) || (event !== undefined && event.wordsIn(wording.text).length > 0);
};

export const speaksOfWord = (word: string, wording: Wording): boolean => wordConcept(word)(wording);

const topicConcept =
  (topic: Topic): Concept =>
  ({ text, section }) =>
    speaksOf(topic, text) || topicSection(topic, section) !== undefined;

/**
 * Least share of a side's words for the side to count. 0.5 and 0.75 give the same figures on ko-pages, ja-pages and
 * financebench.
 */
const MIN_OF_SIDE = 0.5;
/** A choice needs one side mentioned, a comparison both. */
const choiceConcept = (plan: Plan): Named[] => {
  const sides = (plan.choice ?? []).map((words) => words.map((word) => mentionOf(plan, word)));
  const isCovered = (side: readonly Concept[], wording: Wording): boolean =>
    side.filter((one) => one(wording)).length >= side.length * MIN_OF_SIDE;
  const isMentioned: Concept = (wording) =>
    comparesSides(plan.question)
      ? sides.every((side) => isCovered(side, wording))
      : sides.some((side) => isCovered(side, wording));
  return sides.length > 0 ? [{ kind: 'word', name: plan.choice?.flat().join(' / ') ?? '', isMentioned }] : [];
};

const namedConcepts = (plan: Plan): Named[] => [
  ...(plan.topic ? [{ kind: 'topic' as const, name: plan.topic.id, isMentioned: topicConcept(plan.topic) }] : []),
  ...plan.metrics.map((metric) => ({
    kind: 'metric' as const,
    name: metric.id,
    isMentioned: ({ text }: Wording) => mentionsAs(plan.question, metric, text),
  })),
  ...plan.words
    .filter((word) => !plan.choice?.flat().includes(word))
    .map((word) => ({ kind: 'word' as const, name: word, isMentioned: mentionOf(plan, word) })),
  ...choiceConcept(plan),
];

const conceptsOf = (plan: Plan): Concept[] => namedConcepts(plan).map(({ isMentioned }) => isMentioned);

/** Concepts of the question that the text lacks; `undefined` if the question names none. */
export const leftOver = (plan: Plan, wording: Wording): Pick<Named, 'kind' | 'name'>[] | undefined => {
  const all = namedConcepts(plan);
  return all.length === 0 ? undefined : all.filter(({ isMentioned }) => !isMentioned(wording));
};

export type Coverage = {
  /** 0 to 1, by weight. */
  readonly share: number;
  /** Whether the text has none of the rare concepts of the question. */
  readonly lacksRare: boolean;
  readonly concepts: ReadonlySet<Concept>;
};

/** A concept in at most this share of the texts is rare. Set by hand. */
const RARE = 0.1;

/**
 * Weighs concepts over all candidates; those that no candidate mentions weigh most. `undefined` if the question has
 * none.
 */
export const coverageOver = (plan: Plan, all: readonly Wording[]): ((wording: Wording) => Coverage) | undefined => {
  const concepts = conceptsOf(plan);
  if (concepts.length === 0) return undefined;
  const weighed = concepts.map((concept) => {
    const count = all.filter(concept).length;
    return { concept, weight: Math.log(1 + all.length / (count + 0.5)), isRare: count <= all.length * RARE };
  });
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const rare = weighed.filter(({ isRare }) => isRare);
  return (wording) => {
    const found = weighed.filter(({ concept }) => concept(wording));
    return {
      share: whole > 0 ? found.reduce((sum, { weight }) => sum + weight, 0) / whole : 0,
      lacksRare: rare.length > 0 && !found.some(({ isRare }) => isRare),
      concepts: new Set(found.map(({ concept }) => concept)),
    };
  };
};

/** Below this a text shares words with the question but does not answer it. */
export const MIN_COVERAGE = 0.42;
