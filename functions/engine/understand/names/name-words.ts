// Tells words that may be names of companies from words of reporting, abbreviations, verb forms and divisions.
import commonNouns from '#shared/language/lexicon/common-nouns.json' with { type: 'json' };
import { movesIn } from '#shared/language/lexicon/direction.ts';
import abbreviations from '#shared/language/lexicon/financial-abbreviations.json' with { type: 'json' };
import notNames from '#shared/language/lexicon/not-names.json' with { type: 'json' };
import { isTotalAlone } from '#shared/language/lexicon/totals.ts';
import { terms } from '../../terms.ts';
import { withoutAspects } from '../kinds/aspects.ts';
import { namesExtreme } from '../kinds/find-rank.ts';
import { beginsWithYear } from '../periods/relative-years.ts';
import { isDictionaryWord } from '../words/dictionary.ts';
import { isInflected, withoutCopula } from '../words/inflection.ts';
import { isOrdinaryWord } from '../words/ordinary-words.ts';
import { isAskingTerm, isRequest } from '../words/question-words.ts';
import { isVerbOfNoun } from '../words/verb-of-noun.ts';

const NOT_NAMES = new Set(notNames.en);
/** Whether a Latin word, in any case and with points, is part of no name: the, Inc. */
export const isNoName = (word: string): boolean => NOT_NAMES.has(word.toLowerCase().replace(/[.']/g, ''));
const ADJECTIVE_OR_ADVERB = new RegExp(`(?:${notNames.enEndings.join('|')})$`);
/** Whether a lower-case English word is too ordinary for a company name: overall, organic, french. */
export const isModifier = (word: string): boolean => NOT_NAMES.has(word) || ADJECTIVE_OR_ADVERB.test(word);
const ABBREVIATIONS = new Set(
  [abbreviations.measures, abbreviations.periods, abbreviations.other].flat().map((word) => word.toLowerCase()),
);
/** Abbreviations such as LTV and CAGR, in any case. A company with such a name is found by its documents. */
export const isAbbreviation = (word: string): boolean => ABBREVIATIONS.has(word.toLowerCase().replace(/[.']/g, ''));
/** Words that are no names alone but begin names: 대한 in 대한항공, 우리 in 우리은행. */
const ALONE = new Set(notNames.ko.alone);
const beginsAny = (words: readonly string[], word: string): boolean => words.some((one) => word.startsWith(one));

/** The end of "how many": 명입니까. */
const COUNTER = /^[명개주대곳건](?:인가요?|입니까|이야|인지)$/u;

/** Words for a division or a number of members: 직군별, サービス別, 上位10社. */
const DIVISION = /(?<=.{2})[별別]$|^(?:上位)?\d+[社件名人]$/u;
/** Whether a word names a division: 고용형태별. */
export const isDivision = (word: string): boolean => DIVISION.test(word);

const COMMON_NOUNS = new Set([...commonNouns.ko, ...commonNouns.ja]);

/** Whether a compound ends in a common noun: 평가방법, 설립연도. */
const isThing = (word: string): boolean =>
  commonNouns.ko.some((noun) => noun.length > 1 && withoutCopula(word).endsWith(noun)) ||
  withoutAspects(word).trim() !== word;

/** Whether a word is a verb of movement: 감소한, 확대된, 늘어난. */
const isMoved = (word: string): boolean => /[한된난든른린]$/u.test(word) && movesIn(word)[0]?.start === 0;

/** Whether a word may be a name: not a noun of reporting, a verb form or a question word. */
export const isNameLike = (word: string): boolean =>
  !isAbbreviation(word) &&
  !COMMON_NOUNS.has(word) &&
  !isDictionaryWord(word) &&
  !isOrdinaryWord(word) &&
  !isTotalAlone(word) &&
  !isThing(word) &&
  !isInflected(word) &&
  !isMoved(word) &&
  !isVerbOfNoun(word) &&
  !COUNTER.test(word) &&
  !beginsAny(notNames.ko.begins, word) &&
  !beginsWithYear(word) &&
  !ALONE.has(word) &&
  !DIVISION.test(word) &&
  !isRequest(word) &&
  !terms(word).every(isAskingTerm);

/** Whether such a beginning or ending makes a word a common noun: 全社, 中国子会社. */
export const isJapaneseNoun = (word: string): boolean =>
  beginsAny(notNames.ja.begins, word) || beginsWithYear(word) || notNames.ja.ends.some((end) => word.endsWith(end));

/** Whether the subject of a Japanese question may be a name. */
export const isJapaneseNameLike = (word: string): boolean =>
  !isAbbreviation(word) &&
  !DIVISION.test(word) &&
  !COMMON_NOUNS.has(word) &&
  !isDictionaryWord(word) &&
  !isTotalAlone(word) &&
  !namesExtreme(word) &&
  !isJapaneseNoun(word);
