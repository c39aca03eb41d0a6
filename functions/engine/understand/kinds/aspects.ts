// Detects which aspect of a subject a question asks for: its amount, its terms, its outlook.
import aspects from '#shared/language/lexicon/aspects.json' with { type: 'json' };
import { compile, type Place } from '#shared/language/lexicon/lexicon.ts';
import { namedMeasures } from '../measures/find-metrics.ts';
import { blank } from '../words/blank.ts';

const figuresIn = compile(aspects.ofFigures);
const rulesIn = compile(aspects.ofRules);
const effectsIn = compile(aspects.ofEffects);
const futureIn = compile(aspects.ofFuture);
const moreIn = compile(aspects.ofMore);
const formIn = compile(aspects.ofForm);

/** Ignores matches inside names of lines: "Effect of exchange rate changes on cash" is one. */
const outsideMeasures =
  (find: (text: string) => readonly Place[]) =>
  (question: string): readonly Place[] => {
    const plain = question.normalize('NFKC');
    const measures = namedMeasures(plain);
    return find(plain).filter(({ start, end }) => !measures.some((one) => one.start <= start && end <= one.end));
  };

const futurePlaces = outsideMeasures(futureIn);
const rulePlaces = outsideMeasures(rulesIn);
const effectPlaces = outsideMeasures(effectsIn);
const figurePlaces = outsideMeasures(figuresIn);
const formPlaces = outsideMeasures(formIn);

/** Whether the question asks for a policy or an effect, which no figure answers. */
export const asksForProse = (question: string): boolean =>
  rulePlaces(question).length + effectPlaces(question).length > 0;

export const asksForRule = (question: string): boolean => rulePlaces(question).length > 0;

/** Whether the question asks for a policy and the text states none: a single past action is not a policy. */
export const lacksRule = (question: string, text: string): boolean =>
  asksForRule(question) && rulesIn(text).length + futureIn(text).length === 0;

/** The words of the question that ask for an amount: 규모, amount. */
export const amountWords = (question: string): readonly string[] =>
  figurePlaces(question).map(({ start, end }) => question.normalize('NFKC').slice(start, end).toLowerCase());

export const asksForAmount = (question: string): boolean => figurePlaces(question).length > 0;

/**
 * The words of the question that ask about the future (target, plan, forecast): figures of the past do not answer it.
 */
export const futureWords = (question: string): readonly string[] =>
  futurePlaces(question).map(({ start, end }) => question.normalize('NFKC').slice(start, end));

export const asksForFuture = (question: string): boolean => futurePlaces(question).length > 0;

export const speaksOfFuture = (text: string): boolean => futureIn(text.normalize('NFKC')).length > 0;

/** Whether the text counts additions ("three more") and not the total that the question asks for. */
export const isOfMore = (question: string, text: string): boolean =>
  moreIn(question).length === 0 && moreIn(text).length > 0;

/** Blanks the words that name only an aspect: an answer must contain the subject, but not these words. */
export const withoutAspects = (question: string): string => {
  const plain = question.normalize('NFKC');
  return blank(
    plain,
    [figurePlaces, rulePlaces, effectPlaces, futurePlaces, formPlaces].flatMap((find) => find(plain)),
  );
};
