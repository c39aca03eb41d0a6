// Detects questions for a figure by segment or by function.
import lexicon from '#shared/language/lexicon/breakdown.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';

export type Breakdown = 'business' | 'function';

const DIMENSIONS = lexicon.dimensions.map((one) => ({ id: one.id, isIn: compile(one) }));
const headsIn = compile(lexicon.heads);
const sharesIn = compile(lexicon.shares);

export const findBreakdown = (question: string): Breakdown | undefined => {
  const id = DIMENSIONS.find(({ isIn }) => isIn(question.normalize('NFKC')).length > 0)?.id;
  return id === 'business' || id === 'function' ? id : undefined;
};

/** Blanks the words that name the breakdown. */
export const withoutBreakdown = (question: string): string =>
  DIMENSIONS.flatMap(({ isIn }) => isIn(question.normalize('NFKC'))).reduce(
    (text, { start, end }) => `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}`,
    question.normalize('NFKC'),
  );

export const isSegmentHead = (text: string): boolean => headsIn(text).length > 0;
/** Whether the breakdown itself answers this word of the question. */
export const isOfBreakdown = (word: string): boolean =>
  sharesIn(word).length > 0 || DIMENSIONS.some(({ isIn }) => isIn(word).length > 0 || isIn(`by ${word}`).length > 0);
