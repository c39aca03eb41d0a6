// Measures how much of a question a stretch of text covers; rare words weigh more than common ones.
import { hasPairs } from '../../terms.ts';
import { comparesSides } from '../../understand/kinds/choice.ts';
import { eventOfWord } from '../../understand/kinds/date-events.ts';
import { speaksOf, type Topic, topicSection } from '../../understand/kinds/topics.ts';
import { mentionsAs } from '../../understand/measures/find-metrics.ts';
import type { Plan } from '../../understand/plan-type.ts';

/** A text with the section that it stands in: what the heading says need not be said again. */
export type Wording = {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly section: string | undefined;
};

type Concept = (wording: Wording) => boolean;
/** What must be spoken of, as the question has it; a metric by its id. */
type Named = { readonly kind: 'topic' | 'metric' | 'word'; readonly name: string; readonly isMentioned: Concept };

const headingOf = (section: string | undefined): string => section?.split(' > ').at(-1) ?? '';
const spaceless = (text: string): string => text.toLowerCase().replace(/\s/g, '');
const isLatin = (word: string): boolean => /^[\x20-\x7e\u00c0-\u024f]+$/.test(word);

/** Latin words are compared by their stems; words of other scripts stand inside longer ones. */
const wordConcept =
  (word: string): Concept =>
  ({ text, words, section }) => {
    if (words.has(word) || hasPairs(word, words)) return true;
    const heading = headingOf(section).toLowerCase();
    if (isLatin(word)) return new RegExp(`(?<![a-z0-9])${word.replace(/[^\w]/g, '.')}`, 'i').test(heading);
    return spaceless(text).includes(word) || spaceless(heading).includes(word);
  };

/** What dates an event in other words speaks of it; who brought it about it need not say. */
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

/** Of the words of a side, for the side to be spoken of. 0.5 and 0.75 give the same figures on ko-pages, ja-pages and financebench. */
const MIN_OF_SIDE = 0.5;
/** Of the sides to choose from one is enough; to compare them both are needed. */
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

/** What the question speaks of and the text does not; `undefined` where the question speaks of nothing by name. */
export const leftOver = (plan: Plan, wording: Wording): Pick<Named, 'kind' | 'name'>[] | undefined => {
  const all = namedConcepts(plan);
  return all.length === 0 ? undefined : all.filter(({ isMentioned }) => !isMentioned(wording));
};

export type Coverage = {
  /** 0 to 1, by weight. */
  readonly share: number;
  /** None of the rare things that the question speaks of stands here. */
  readonly lacksRare: boolean;
  readonly concepts: ReadonlySet<Concept>;
};

/** Share of the passages below which a word tells them apart. Set by hand. */
const RARE = 0.1;

/** Weighed over all candidates: what none of them speaks of weighs most. `undefined` where nothing is asked for. */
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

/** Below this a text shares some words with the question and does not answer it. */
export const MIN_COVERAGE = 0.42;
