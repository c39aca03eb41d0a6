// Detects questions for the highest or lowest of several.
import { compile, type Place } from '#shared/language/lexicon/lexicon.ts';
import named from '#shared/language/lexicon/named-kinds.json' with { type: 'json' };
import lexicon from '#shared/language/lexicon/rank-questions.json' with { type: 'json' };
import type { Language } from '#shared/model/enums.ts';
import { terms } from '../../terms.ts';
import { blank } from '../words/blank.ts';

export type Rank = {
  readonly way: 'highest' | 'lowest';
  /** Of how it moved, not of how large it is: "grew fastest", "performed worst". */
  readonly isOfChange: boolean;
};

const { asks, degrees } = lexicon;
const { groups } = lexicon;
const groupsIn = compile(groups);
/** Things that have names are members too: 센터, plants. One of them alone may be a segment: 호텔. */
const members = {
  ko: [...groups.ko, ...named.kinds.flatMap(({ ko }) => ko)],
  en: [...groups.en, ...named.kinds.flatMap(({ en }) => en.map((noun) => `${noun}*`))],
  ja: [...groups.ja, ...named.kinds.flatMap(({ ja }) => ja)],
};

const superlatives = ({ stems, ...words }: typeof lexicon.high) => ({
  ...words,
  ko: [...words.ko, ...degrees.ko.flatMap((degree) => stems.ko.map((stem) => `${degree}${stem}`))],
  ja: [...words.ja, ...degrees.ja.flatMap((degree) => stems.ja.map((stem) => `${degree}${stem}`))],
});
const highIn = compile(superlatives(lexicon.high));
const lowIn = compile(superlatives(lexicon.low));
const changesIn = compile(lexicon.changes);
const speedIn = compile(lexicon.speed);
const fallsIn = compile(lexicon.falls);

/** Of each word for the members: "which segment", 어느 부문, 부문은. */
const groupQuestions = (language: Language): string[] =>
  members[language].flatMap((group) => [
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

const membersIn = compile({ ...groups, ...members });
/** Of a list of things the noun that they share says no more than that. */
export const isMemberWord = (word: string): boolean =>
  isGroupWord(word) || membersIn(word).some(({ start, end }) => start === 0 && end === word.length);

export const isChangeWord = (word: string): boolean => isIn(changesIn, word);

/** Whether it speaks of the highest or of the lowest, of whatever they are. */
export const extremeOf = (question: string): Rank['way'] | undefined => {
  const plain = question.normalize('NFKC');
  if (isIn(lowIn, plain)) return 'lowest';
  return isIn(highIn, plain) ? 'highest' : undefined;
};

/** The stem's ending goes with it: 제일 낮은, 最も高い. */
const ENDING = /^[\p{Script=Hangul}\p{Script=Hiragana}]+/u;
const DEGREE = new RegExp(
  `^(?:${[...degrees.ko, ...degrees.ja].map((one) => one.replace(/[… ]$/u, '')).join('|')})`,
  'u',
);
const STEMS = [lexicon.high, lexicon.low].flatMap(({ stems }) => [...stems.ko, ...stems.ja]);

/** What is between degree and stem is what they are measured by: 가장 매출이 큰. */
const apart = (text: string, { start, end }: Place): Place[] => {
  const degree = DEGREE.exec(text.slice(start, end))?.[0];
  if (degree === undefined) return [];
  const stem = Math.max(...STEMS.filter((one) => text.slice(start, end).endsWith(one)).map(({ length }) => length));
  const ending = ENDING.exec(text.slice(end))?.[0].length ?? 0;
  return [
    { start, end: start + degree.length },
    { start: end - stem, end: end + ending },
  ];
};

/** What is left of a question without 가장 큰, 最も高い: how a member stands out is no part of its name. */
export const withoutExtremes = (text: string): string =>
  blank(
    text,
    [...highIn(text), ...lowIn(text)].flatMap((place) => apart(text, place)),
  );

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
