// Words of one concept in three languages, and how they are found in a text.
import { lazy } from '../../lazy.ts';
import type { Language } from '../../model/enums.ts';

export type Lexicon = {
  readonly id: string;
  /** Where the words are from. */
  readonly source: string;
  /** What holds a word of the concept and means something else. */
  readonly not: readonly string[];
} & Readonly<Record<Language, readonly string[]>>;

/** All its words, to be looked up as they are. */
export const wordsOf = ({ ko, en, ja }: Lexicon): readonly string[] => [...ko, ...en, ...ja];

const LATIN = /^[\x20-\x7e…]+$/;
const special = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const GAP = '[^?？\\n]{0,60}?';

/**
 * `*` stands for any rest of a word, `#` for a digit, `…` for some words between, `^` and `$` for
 * the ends of the text. Latin words stand by themselves; those of Korean and Japanese may have a particle or an ending behind them, and spaces inside are free.
 */
const patternOf = (word: string): string => {
  if (word.startsWith('^')) return `^${patternOf(word.slice(1))}`;
  if (word.endsWith('$')) return `${patternOf(word.slice(0, -1))}(?=\\s*[?？]?\\s*$)`;
  const body = special(word).replace(/\\\*/g, '\\p{L}*').replace(/#/g, '\\d').replace(/…/g, GAP);
  if (!LATIN.test(word)) return body.replace(/ /g, '\\s?');
  const end = /[\p{L}*]$/u.test(word) ? '(?![\\p{Script=Latin}])' : '';
  return `(?<![\\p{Script=Latin}])${body.replace(/ /g, '\\s+')}${end}`;
};

const anyOf = (words: readonly string[]): RegExp | undefined =>
  words.length === 0
    ? undefined
    : new RegExp(
        [...words]
          .sort((a, b) => b.length - a.length)
          .map(patternOf)
          .join('|'),
        'giu',
      );

/** As it is looked for before any pattern is tried. */
const squeezed = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase();

/** The pieces of a word that every text with the word holds. */
const literalsOf = (word: string): readonly string[] =>
  word
    .replace(/^\^|\$$/g, '')
    .split(/[*#…]/)
    .map(squeezed)
    .filter(Boolean);

/** Cheap, and true of nearly no text: most questions hold no word of most concepts. */
const holdsAny = (words: readonly string[]) => {
  const literals = words.map(literalsOf);
  return (text: string): boolean => {
    const plain = squeezed(text);
    return literals.some((pieces) => pieces.every((piece) => plain.includes(piece)));
  };
};

export type Place = { readonly start: number; readonly end: number };

/** A question is read for one concept many times over, in a few forms: set by hand. */
const MAX_TEXTS = 512;
const LONGEST_TEXT = 400;

type Finder = (text: string) => readonly Place[];

/** The places of its words, in reading order. Nothing is remembered: of a dictionary most words are looked for once. */
export const finder = ({ ko, en, ja, not }: Lexicon): Finder => {
  const patterns = lazy(() => ({
    mayHold: holdsAny([...ko, ...en, ...ja]),
    words: anyOf([...ko, ...en, ...ja]),
    others: anyOf(not),
  }));
  return (text) => {
    const { mayHold, words, others } = patterns();
    if (!mayHold(text)) return [];
    const plain = others ? text.replace(others, (found) => ' '.repeat(found.length)) : text;
    return words
      ? [...plain.matchAll(words)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
      : [];
  };
};

/** One function finds the words of any concept: their places, in reading order. */
export const compile = (lexicon: Lexicon): Finder => {
  const read = finder(lexicon);
  const known = new Map<string, readonly Place[]>();
  return (text) => {
    if (text.length > LONGEST_TEXT) return read(text);
    const places = known.get(text) ?? read(text);
    if (known.size >= MAX_TEXTS) known.clear();
    known.set(text, places);
    return places;
  };
};
