// Detects questions that ask which of several is highest or lowest.
import { compile, type Place } from '#shared/language/lexicon/lexicon.ts';
import named from '#shared/language/lexicon/named-kinds.json' with { type: 'json' };
import lexicon from '#shared/language/lexicon/rank-questions.json' with { type: 'json' };
import type { Language } from '#shared/model/enums.ts';
import { terms } from '../../terms.ts';
import { blank } from '../words/blank.ts';

export type Rank = {
  readonly way: 'highest' | 'lowest';
  /** The rank is of the change, not of the size: "grew fastest", "performed worst". */
  readonly isOfChange: boolean;
};

const { asks, degrees } = lexicon;
const { groups } = lexicon;
const groupsIn = compile(groups);
/** The nouns of named things are members too (센터, plants). A single such thing may be a segment: 호텔. */
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

/** Every question for a member: "which segment", 어느 부문, 부문은. */
const groupQuestions = (language: Language): string[] =>
  members[language].flatMap((group) => [
    ...asks[language].before.map((word) => `${word}${group}`),
    ...asks[language].behind.map((word) => `${group}${word}`),
  ]);
const asksIn = compile({ ...groups, ko: groupQuestions('ko'), en: groupQuestions('en'), ja: groupQuestions('ja') });

const isIn = (find: ReturnType<typeof compile>, text: string): boolean => find(text).length > 0;

/** Stems as `terms` returns them: "custom" for customers. */
const GROUP_TERMS = new Set(groups.en.flatMap((word) => terms(word.replace('*', ''))));

/** Whether a term of the question is a noun for the members, a superlative or a word of speed. */
export const isGroupWord = (word: string): boolean =>
  GROUP_TERMS.has(word) ||
  groupsIn(word).some(({ start, end }) => start === 0 && end === word.length) ||
  [highIn, lowIn, speedIn].some((find) => isIn(find, word));

const membersIn = compile({ ...groups, ...members });
/** Like `isGroupWord`, with the nouns of named things: in a list of things their shared noun adds nothing. */
export const isMemberWord = (word: string): boolean =>
  isGroupWord(word) || membersIn(word).some(({ start, end }) => start === 0 && end === word.length);

export const isChangeWord = (word: string): boolean => isIn(changesIn, word);

const asksEarningIn = compile(lexicon.earning.asks);
const earningsIn = compile(lexicon.earning.heads);
/** Whether the text under such heads may say who "earns the most", if that is asked: sales are not earnings. */
export const allowsRank = (question: string, heads: string): boolean =>
  !isIn(asksEarningIn, question.normalize('NFKC')) || isIn(earningsIn, heads.normalize('NFKC'));

/** Heads of earnings explain these words. */
export const withoutEarning = (text: string): string => blank(text, asksEarningIn(text));

/** Whether the text asks for the highest or the lowest, of anything. */
export const extremeOf = (question: string): Rank['way'] | undefined => {
  const plain = question.normalize('NFKC');
  if (isIn(lowIn, plain)) return 'lowest';
  return isIn(highIn, plain) ? 'highest' : undefined;
};

/** The ending behind a stem: 제일 낮은, 最も高い. */
const ENDING = /^[\p{Script=Hangul}\p{Script=Hiragana}]+/u;
const DEGREE = new RegExp(
  `^(?:${[...degrees.ko, ...degrees.ja].map((one) => one.replace(/[… ]$/u, '')).join('|')})`,
  'u',
);
const STEMS = [lexicon.high, lexicon.low].flatMap(({ stems }) => [...stems.ko, ...stems.ja]);

/** Excludes the words between degree and stem, which name the measure: 가장 매출이 큰. */
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

/** Blanks 가장 큰, 最も高い: a superlative is not part of a member's name. */
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
  // "Declined most" means the lowest growth.
  const isTurned = isOfChange && !isLow && isIn(fallsIn, plain);
  return { way: isLow || isTurned ? 'lowest' : 'highest', isOfChange };
};
