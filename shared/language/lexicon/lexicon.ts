// Compiles the lexicon, words of one concept in three languages, into functions that find them in a text.

import { lazy } from '../../lazy.ts';
import type { Language } from '../../model/enums.ts';
import { keyAt, mayHave, type Place, type ReadText, readText, readUncached } from './read-text.ts';
import { endOf, hasPieces, NOWHERE, patternOf, readWord, UNSURE, type Word } from './words.ts';

export type Lexicon = {
  readonly id: string;
  /** The source of the words. */
  readonly source: string;
  /** Words that contain a word of the concept and mean something else. */
  readonly not: readonly string[];
} & Readonly<Record<Language, readonly string[]>>;

/** All words in three languages, unprocessed. */
export const wordsOf = ({ ko, en, ja }: Lexicon): readonly string[] => [...ko, ...en, ...ja];

const longestFirst = (words: readonly string[]): string[] => [...words].sort((a, b) => b.length - a.length);

/** The first of several patterns that match at one position counts. */
const anyOf = (patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'), 'giu');

/** A word of a concept; its rank is its place among the words, longest first. */
type Ranked = Word & { readonly rank: number };

/** The words that a text may contain, longest first: a cheap check that rules out nearly all texts. */
const candidatesOf = (words: readonly string[]) => {
  const ranked = longestFirst(words).map((word, rank): Ranked => ({ ...readWord(word), rank }));
  const always = ranked.filter(({ pieces }) => pieces.length === 0);
  const byBeginning = [
    ...Map.groupBy(
      ranked.filter(({ pieces }) => pieces.length > 0),
      ({ pieces: [first = ''] }) => keyAt(first, 0),
    ),
  ].map(([key, group]) => ({ key, group }));
  return (read: ReadText): readonly Ranked[] => {
    const found = [...always];
    for (const { key, group } of byBeginning)
      if (mayHave(read, key)) for (const word of group) if (hasPieces(word, read)) found.push(word);
    return found.length > 1 ? found.sort((a, b) => a.rank - b.rank) : found;
  };
};

export type { Place };

type RankedPlace = Place & { readonly rank: number };

/** The places of words by comparing characters; `undefined` if one of the words needs its pattern. */
const allPlaces = (words: readonly Ranked[], read: ReadText): RankedPlace[] | undefined => {
  const origins = read.origins();
  if (!origins) return undefined;
  const places: RankedPlace[] = [];
  for (const { form, rank } of words) {
    if (!form) return undefined;
    const { literal } = form;
    for (let at = read.plain.indexOf(literal); at >= 0; at = read.plain.indexOf(literal, at + 1)) {
      const end = endOf(form, read.text, origins, at);
      if (end === UNSURE) return undefined;
      if (end !== NOWHERE) places.push({ start: origins[at] ?? 0, end, rank });
    }
  }
  return places;
};

/** Of overlapping places the first, and of words at one place the longest, as a pattern would match. */
const apart = (places: RankedPlace[]): readonly Place[] => {
  let from = 0;
  return places
    .sort((a, b) => a.start - b.start || a.rank - b.rank)
    .flatMap(({ start, end }) => {
      if (start < from) return [];
      from = end;
      return [{ start, end }];
    });
};

const byPattern = (words: readonly Ranked[], text: string): readonly Place[] =>
  Array.from(text.matchAll(anyOf(words.map(({ pattern }) => pattern().source))), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));

type Finder = (text: string) => readonly Place[];
const NONE: readonly Place[] = [];

/** Finds the places of the words, in reading order, without a cache: most words of a dictionary are searched once. */
export const finder = ({ ko, en, ja, not }: Lexicon): Finder => {
  const candidates = lazy(() => candidatesOf([...ko, ...en, ...ja]));
  const others = not.length > 0 ? lazy(() => anyOf(longestFirst(not).map(patternOf))) : undefined;
  return (text) => {
    const read = readText(text);
    const words = candidates()(read);
    if (words.length === 0) return NONE;
    const plain = others ? text.replace(others(), (found) => ' '.repeat(found.length)) : text;
    const places = allPlaces(words, plain === text ? read : readUncached(plain));
    return places ? apart(places) : byPattern(words, plain);
  };
};

let finders = 0;
/** Returns a function that finds the places of a concept's words, in reading order. */
export const compile = (lexicon: Lexicon): Finder => {
  const find = finder(lexicon);
  finders += 1;
  const number = finders;
  return (text) => {
    const { known } = readText(text);
    const before = known.get(number);
    if (before) return before;
    const places = find(text);
    known.set(number, places);
    return places;
  };
};
