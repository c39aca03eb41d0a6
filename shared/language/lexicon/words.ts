// One word of a lexicon: how it is written as a pattern, and how most words are found without one.
import { lazy } from '../../lazy.ts';
import { escaped } from '../escaped.ts';
import { type ReadText, squeezed } from './read-text.ts';

const LATIN = /^[\x20-\x7e…]+$/;

const GAP = '[^?？\\n]{0,60}?';

/**
 * `*` matches any rest of a word, `#` a digit, `…` some words in between, `^` and `$` the ends of the text. Latin words
 * match whole words; Korean and Japanese ones may have a particle or ending behind them, and ignore spaces.
 */
export const patternOf = (word: string): string => {
  if (word.startsWith('^')) return `^${patternOf(word.slice(1))}`;
  if (word.endsWith('$')) return `${patternOf(word.slice(0, -1))}(?=\\s*[?？]?\\s*$)`;
  const body = escaped(word).replace(/\\\*/g, '\\p{L}*').replace(/#/g, '\\d').replace(/…/g, GAP);
  if (!LATIN.test(word)) return body.replace(/ /g, '\\s?');
  const end = /[\p{L}*]$/u.test(word) ? '(?![\\p{Script=Latin}])' : '';
  return `(?<![\\p{Script=Latin}])${body.replace(/ /g, '\\s+')}${end}`;
};

/** The literal parts of a word, which every text with the word contains, without spaces in lower case. */
const literalsOf = (word: string): readonly string[] =>
  word
    .replace(/^\^|\$$/g, '')
    .split(/[*#…]/)
    .map(squeezed)
    .filter(Boolean);

const MARK = /[*#…^$]/;
export const firstLiteralOf = (word: string): string =>
  MARK.test(word) ? (literalsOf(word)[0] ?? '') : squeezed(word);

/** How a word of a single literal is found by comparing characters. */
type Form = {
  readonly literal: string;
  /** For each character of the literal whether a space is before it. */
  readonly spaced: readonly boolean[];
  readonly isLatin: boolean;
  /** Whether a Latin character behind it makes it another word. */
  readonly endsWord: boolean;
  /** Whether more characters may follow. */
  readonly isOpen: boolean;
};

/** Marks that only a pattern can express, characters of two units, and spaces at the ends. */
const NEEDS_PATTERN = /^[\^\s]|[$\s]$|[#…\ud800-\udfff]|\s\s|\*.|\s\*/;

const formOf = (word: string, [literal, ...rest]: readonly string[]): Form | undefined => {
  if (literal === undefined || rest.length > 0 || NEEDS_PATTERN.test(word)) return undefined;
  const isOpen = word.endsWith('*');
  const characters = isOpen ? word.slice(0, -1) : word;
  const spaced = [...characters].flatMap((one, n) => (one === ' ' ? [] : [characters[n - 1] === ' ']));
  if (spaced.length !== literal.length) return undefined;
  const isLatin = LATIN.test(word);
  return { literal, spaced, isLatin, endsWord: isLatin && /[\p{L}*]$/u.test(word), isOpen };
};

export type Word = {
  readonly pieces: readonly string[];
  readonly form: Form | undefined;
  readonly pattern: () => { readonly source: string };
};

export const readWord = (word: string): Word => {
  const pieces = literalsOf(word);
  return { pieces, form: formOf(word, pieces), pattern: lazy(() => ({ source: patternOf(word) })) };
};

/** Whether a text has all literal parts of a word. */
export const hasPieces = ({ pieces }: Pick<Word, 'pieces'>, { plain }: ReadText): boolean =>
  pieces.every((piece) => plain.includes(piece));

const LETTERS = /\p{L}*/uy;
const LATIN_LETTER = /[\p{Script=Latin}]/iu;
const isLatinAt = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
  return code >= 128 && LATIN_LETTER.test(text.charAt(at));
};

const wordLengthAt = (text: string, at: number): number => {
  LETTERS.lastIndex = at;
  return LETTERS.exec(text)?.[0].length ?? 0;
};

export const NOWHERE = -1;
/** Only the pattern can decide. */
export const UNSURE = -2;

/** Whether the spaces between the characters are those of the word. */
const isSpacedAlike = ({ spaced, isLatin }: Form, origins: Uint32Array, at: number): boolean => {
  for (let n = 1; n < spaced.length; n += 1) {
    const spaces = (origins[at + n] ?? 0) - (origins[at + n - 1] ?? 0) - 1;
    if (spaced[n] ? (isLatin ? spaces === 0 : spaces > 1) : spaces > 0) return false;
  }
  return true;
};

/** Where in the text a word ends whose literal is at a place of the plain text. */
export const endOf = (form: Form, text: string, origins: Uint32Array, at: number): number => {
  if (form.isLatin && isLatinAt(text, (origins[at] ?? 0) - 1)) return NOWHERE;
  if (!isSpacedAlike(form, origins, at)) return NOWHERE;
  const end = (origins[at + form.spaced.length - 1] ?? 0) + 1;
  const ending = form.isOpen ? end + wordLengthAt(text, end) : end;
  if (form.endsWord && isLatinAt(text, ending)) return form.isOpen ? UNSURE : NOWHERE;
  return ending;
};
