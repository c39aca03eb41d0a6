// Compiles the lexicon, words of one concept in three languages, into functions that find them in a text.

import { lazy } from '../../lazy.ts';
import type { Language } from '../../model/enums.ts';
import { escaped } from '../escaped.ts';

export type Lexicon = {
  readonly id: string;
  /** The source of the words. */
  readonly source: string;
  /** Words that contain a word of the concept and mean something else. */
  readonly not: readonly string[];
} & Readonly<Record<Language, readonly string[]>>;

/** All words in three languages, unprocessed. */
export const wordsOf = ({ ko, en, ja }: Lexicon): readonly string[] => [...ko, ...en, ...ja];

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

const longestFirst = (words: readonly string[]): string[] => [...words].sort((a, b) => b.length - a.length);

/** The first of several patterns that match at one position counts. */
const anyOf = (patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'), 'giu');

/** The form of a text that is checked for literals before any pattern is tried. */
export const squeezed = (text: string): string => {
  if (last.text !== text) last = { text, plain: text.replaceAll(/\s/g, '').toLowerCase() };
  return last.plain;
};
/** Many concepts are looked for in one text after another. */
let last = { text: '', plain: '' };

/** The literal parts of a word, which every text with the word contains. */
export const literalsOf = (word: string): readonly string[] =>
  word
    .replace(/^\^|\$$/g, '')
    .split(/[*#…]/)
    .map(squeezed)
    .filter(Boolean);

/**
 * Where a text is looked up for a word: at the first two letters of its first literal, or at its only letter. So a text
 * is scanned once, however many words there are.
 */
export const keyOf = (first: number, second = 0): number => (first << 16) | second;
export const keyOfPiece = (piece: string): number => keyOf(piece.charCodeAt(0), piece.charCodeAt(1));

/** A word of a concept; its rank is its place among the words, longest first. */
type Word = { readonly rank: number; readonly pieces: readonly string[]; readonly written: () => { pattern: string } };

const byBeginning = (words: readonly string[]): ReadonlyMap<number, readonly Word[]> =>
  Map.groupBy(
    longestFirst(words).map((word, rank) => ({
      rank,
      pieces: literalsOf(word),
      written: lazy(() => ({ pattern: patternOf(word) })),
    })),
    ({ pieces: [first = ''] }) => keyOfPiece(first),
  );

/** The words that a text may contain, longest first: a cheap check that rules out nearly all texts. */
const candidatesOf = (words: readonly string[]) => {
  const known = byBeginning(words);
  const beginnings = new Set([...known.keys()].map((key) => key >>> 16));
  return (text: string): readonly Word[] => {
    const plain = squeezed(text);
    const found = new Set<Word>();
    const collect = (key: number) => {
      for (const word of known.get(key) ?? []) if (word.pieces.every((piece) => plain.includes(piece))) found.add(word);
    };
    collect(keyOfPiece(''));
    for (let at = 0; at < plain.length; at += 1) {
      const first = plain.charCodeAt(at);
      if (!beginnings.has(first)) continue;
      collect(keyOf(first, plain.charCodeAt(at + 1)));
      collect(keyOf(first));
    }
    return [...found].sort((a, b) => a.rank - b.rank);
  };
};

export type Place = { readonly start: number; readonly end: number };

/** Size of the cache of questions, which are searched many times in a few forms. Set by hand. */
const MAX_TEXTS = 512;
const MAX_TEXT_LENGTH = 400;

type Finder = (text: string) => readonly Place[];

/** Finds the places of the words, in reading order, without a cache: most words of a dictionary are searched once. */
export const finder = ({ ko, en, ja, not }: Lexicon): Finder => {
  const candidates = lazy(() => candidatesOf([...ko, ...en, ...ja]));
  const others = not.length > 0 ? lazy(() => anyOf(longestFirst(not).map(patternOf))) : undefined;
  return (text) => {
    const words = candidates()(text);
    if (words.length === 0) return [];
    const plain = others ? text.replace(others(), (found) => ' '.repeat(found.length)) : text;
    const found = plain.matchAll(anyOf(words.map(({ written }) => written().pattern)));
    return Array.from(found, (match) => ({ start: match.index, end: match.index + match[0].length }));
  };
};

/** Returns a function that finds the places of a concept's words, in reading order. */
export const compile = (lexicon: Lexicon): Finder => {
  const read = finder(lexicon);
  const known = new Map<string, readonly Place[]>();
  let long: { readonly text: string; readonly places: readonly Place[] } | undefined;
  return (text) => {
    // A long question is searched as often, with hardly any other long text in between.
    if (text.length > MAX_TEXT_LENGTH) {
      if (long?.text !== text) long = { text, places: read(text) };
      return long.places;
    }
    const before = known.get(text);
    if (before) return before;
    const places = read(text);
    if (known.size >= MAX_TEXTS) known.clear();
    known.set(text, places);
    return places;
  };
};
