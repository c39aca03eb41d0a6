// Which of several is highest or lowest: how questions ask for it.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import lexicon from '#shared/language/lexicon/rank-questions.json' with { type: 'json' };
import type { Language } from '#shared/model/enums.ts';
import { terms } from '../../terms.ts';

export type Rank = {
  readonly way: 'highest' | 'lowest';
  /** Of how it moved, not of how large it is: "grew fastest", "performed worst". */
  readonly isOfChange: boolean;
};

const { groups, asks } = lexicon;
const groupsIn = compile(groups);
const highIn = compile(lexicon.high);
const lowIn = compile(lexicon.low);
const changesIn = compile(lexicon.changes);
const speedIn = compile(lexicon.speed);
const fallsIn = compile(lexicon.falls);

/** Of each word for the members: "which segment", 어느 부문, 부문은. */
const groupQuestions = (language: Language): string[] =>
  groups[language].flatMap((group) => [
    ...asks[language].before.map((word) => `${word}${group}`),
    ...asks[language].behind.map((word) => `${group}${word}`),
  ]);
const asksIn = compile({ ...groups, ko: groupQuestions('ko'), en: groupQuestions('en'), ja: groupQuestions('ja') });

const isIn = (find: ReturnType<typeof compile>, text: string): boolean => find(text).length > 0;

/** As `terms` cuts them: "custom" is what is left of customers. */
const GROUP_TERMS = new Set(groups.en.flatMap((word) => terms(word.replace('*', ''))));

/** A term of the question that says what the members are called together, how they stand out or how they moved. */
export const isGroupWord = (word: string): boolean =>
  GROUP_TERMS.has(word) ||
  groupsIn(word).some(({ start, end }) => start === 0 && end === word.length) ||
  [highIn, lowIn, speedIn].some((find) => isIn(find, word));

export const isChangeWord = (word: string): boolean => isIn(changesIn, word);

/** Whether it speaks of the highest or of the lowest, of whatever they are. */
export const extremeOf = (question: string): Rank['way'] | undefined => {
  const plain = question.normalize('NFKC');
  if (isIn(lowIn, plain)) return 'lowest';
  return isIn(highIn, plain) ? 'highest' : undefined;
};
export const namesExtreme = (question: string): boolean => extremeOf(question) !== undefined;

export const findRank = (question: string): Rank | undefined => {
  const plain = question.normalize('NFKC');
  const isLow = isIn(lowIn, plain);
  if (!isLow && !isIn(highIn, plain)) return undefined;
  if (!isIn(asksIn, plain)) return undefined;
  const isOfChange = isIn(changesIn, plain);
  // "Declined most" is the lowest growth.
  const isTurned = isOfChange && !isLow && isIn(fallsIn, plain);
  return { way: isLow || isTurned ? 'lowest' : 'highest', isOfChange };
};
