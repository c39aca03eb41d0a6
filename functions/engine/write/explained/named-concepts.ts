// Finds names in a question that content words miss: Series A, TR-9.
import type { Place } from '#shared/language/lexicon/lexicon.ts';
import { bare } from '../../names/kinds.ts';
import { EVENTS } from '../../understand/kinds/date-events.ts';
import { isNamedIn } from '../../understand/names/company-names.ts';
import { isNameLike } from '../../understand/names/name-words.ts';
import type { Plan } from '../../understand/plan-type.ts';
import type { Concept } from './concept.ts';
import { isDocumentWord } from './same-word.ts';

/** TR-9, ポルカ2: letters directly followed by a number are one name. */
const CODED =
  /(?<![\p{L}\d])(?:[A-Za-z]{1,6}-?\d{1,5}|\p{Script=Katakana}[\p{Script=Katakana}ー]+\d{1,4})(?![\d.,%％]|[\p{L}])|(?<![\p{L}\d])\p{Script=Katakana}[\p{Script=Katakana}ー]+\d{1,4}(?=[はがをのでにと])/gu;
export const withoutCodes = (question: string): string => question.replace(CODED, ' ');

const named = (name: string, isIn: (text: string) => boolean): Concept => ({
  name,
  isIn,
  isNameIn: isIn,
  isName: true,
});
export const codedConcepts = (question: string): readonly Concept[] =>
  (question.match(CODED) ?? []).map((name) => ({
    ...named(name, (text) => bare(text).includes(bare(name))),
    isExact: true,
  }));

/** リスピアS: names that `words`, the other words of the question, do not contain. */
export const otherNames = ({ entities }: Plan, words: readonly string[]): readonly Concept[] =>
  entities
    .filter((one) => isNameLike(one) && !isDocumentWord(one))
    .filter((one) => !words.some((word) => one.toLowerCase().includes(word)))
    .map((one) => named(one, (text) => isNamedIn(one, text)));

/** "Series A", "Class B": the letter identifies which one. */
const LETTERED = /\b(?:series|class|tranche|type|phase|lot|unit|block)\s[A-Z](?!\w)/giu;
/** Whether the text names it first among its kind: a sentence is about the first that it names. */
const namesFirst = (name: string, text: string): boolean => {
  const [kind = ''] = name.toLowerCase().split(' ');
  const named = (text.match(LETTERED) ?? []).map((one) => one.toLowerCase()).filter((one) => one.startsWith(kind));
  return named[0] === name.toLowerCase();
};
/** A트랜치, B等級: one line may cover several in turn. */
const LETTERED_BEHIND =
  /(?<![A-Za-z])[A-Z]\s?(?:트랜치|등급|종|형|동|타입|시리즈|블록|トランシェ|等級|種|型|棟|シリーズ)/gu;
export const classConcepts = (question: string): readonly Concept[] => [
  ...(question.match(LETTERED) ?? []).map((name) => ({
    name,
    isIn: (text: string) => namesFirst(name, text),
    isExact: true,
  })),
  ...(question.match(LETTERED_BEHIND) ?? []).map((name) => ({
    name,
    isIn: (text: string) => bare(text).includes(bare(name)),
    isExact: true,
  })),
];

const PHRASE = /^[a-z]+(?:\s[a-z]+)+$/iu;
/** "Run out", "fall due": an event of several words, none of which means it alone. */
export const eventPhrases = (question: string): readonly (Place & { readonly concept: Concept })[] =>
  EVENTS.flatMap(({ wordsIn }) =>
    wordsIn(question).flatMap(({ start, end }) => {
      const name = question.slice(start, end).toLowerCase();
      return PHRASE.test(name)
        ? [{ start, end, concept: { name, isIn: (text: string) => wordsIn(text).length > 0 } }]
        : [];
    }),
  );
