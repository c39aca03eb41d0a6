// Detects labels that name a total.
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

/** Whether the whole label is a word for total: 합계, Total. */
export const isTotalAlone = (label: string): boolean => ALONE.test(label.trim());
const REST = new RegExp(`^(?:${anyOf([...totals.rest.ko, ...totals.rest.ja])}|(?:${anyOf(totals.rest.en)})\\b)`, 'iu');
/** Whether the label names the remainder or the total of a list. */
export const isRest = (label: string): boolean => REST.test(label.trim());

/** Whether the label names a total: Total assets, 자산총계, 資産合計. */
export const isTotalOf = (label: string): boolean => HOLDS.test(label.trim());
/** The label without its word for total: 자산 for 자산총계, "assets" for "total assets". */
export const withoutTotal = (label: string): string => label.trim().replace(AROUND, '');

const IN_TEXT = new RegExp(
  `${anyOf([...CJK, ...ja])}|(?<!\\p{L})(?:${anyOf(ko)})(?=\\s?\\p{Script=Hangul}{2})|\\b(?:${anyOf(totals.en)}|${anyOf(en)})\\b`,
  'giu',
);
/** The places where a question names a sum: 총 in 총차입금, "total". */
export const totalPlaces = (text: string): Place[] =>
  [...text.normalize('NFKC').matchAll(IN_TEXT)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }));
