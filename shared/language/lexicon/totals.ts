// Words by which a label is a total.
import type { Place } from './lexicon.ts';
import totals from './totals.json' with { type: 'json' };

const LATIN = /^[a-z -]+$/;
const spaced = (word: string): string => (LATIN.test(word) ? word : [...word].join('\\s?'));
const anyOf = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(spaced)
    .join('|');

const CJK = [...totals.ko, ...totals.ja];
const ALONE = new RegExp(`^(?:${anyOf([...CJK, ...totals.en, ...totals.alone])})$`, 'iu');
const HOLDS = new RegExp(`^(?:${anyOf(totals.en)})\\b|${anyOf(CJK)}`, 'iu');
const { ko, en, ja } = totals.before;
const AROUND = new RegExp(
  `^(?:${anyOf([...ko, ...ja])}|(?:${anyOf(en)})\\b)\\s*(?=.{2})|\\s*(?:${anyOf(CJK)})$`,
  'giu',
);

/** The whole label: 합계, Total. */
export const isTotalAlone = (label: string): boolean => ALONE.test(label.trim());
const REST = new RegExp(`^(?:${anyOf([...totals.rest.ko, ...totals.rest.ja])}|(?:${anyOf(totals.rest.en)})\\b)`, 'iu');
/** What a list has beside its members: the rest of them, or all. */
export const isRest = (label: string): boolean => REST.test(label.trim());

/** Total assets, 자산총계, 資産合計. */
export const isTotalOf = (label: string): boolean => HOLDS.test(label.trim());
/** 자산총계 is 자산, "total assets" is "assets". */
export const withoutTotal = (label: string): string => label.trim().replace(AROUND, '');

const IN_TEXT = new RegExp(
  `${anyOf([...CJK, ...ja])}|(?<!\\p{L})(?:${anyOf(ko)})(?=\\s?\\p{Script=Hangul}{2})|\\b(?:${anyOf(totals.en)}|${anyOf(en)})\\b`,
  'giu',
);
/** Where a question speaks of a sum: 총 of 총차입금, "total". */
export const totalPlaces = (text: string): Place[] =>
  [...text.normalize('NFKC').matchAll(IN_TEXT)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }));
