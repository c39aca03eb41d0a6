// Compiles the subjects and stances of report-subjects.json: the words that name each, and the phrases of sentences
// about it.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import lexicon from '#shared/language/lexicon/report-subjects.json' with { type: 'json' };
import { isWholeWord, type WordKind } from '../../engine/whole-words.ts';

type Words = { readonly ko: readonly string[]; readonly en: readonly string[]; readonly ja: readonly string[] };
export type Place = { readonly start: number; readonly end: number };
export type Entry = {
  readonly id: string;
  readonly isStance: boolean;
  /** Words that name the subject in a heading or mention it in a sentence. */
  readonly words: (text: string) => readonly Place[];
  /** Phrases of a sentence about the subject. */
  readonly says: (text: string) => readonly Place[];
  /** A heading of another subject counts for this one below a certain heading: the costs in an opinion on rules. */
  readonly within?: { readonly heading: string; readonly above: string } | undefined;
};

/** Matches singular and plural: `fee`, `fees`. */
const inBothNumbers = (word: string): readonly string[] => {
  if (!/[a-z]$/.test(word)) return [word];
  return [word, word.endsWith('s') ? word.slice(0, -1) : `${word}s`];
};

const compiled = (id: string, words: Words, not: readonly string[], kind: WordKind) => {
  const find = compile({ id, source: lexicon.source, not, ...words });
  return (text: string): readonly Place[] => find(text).filter((place) => isWholeWord(text, place, kind));
};

export const ENTRIES: readonly Entry[] = lexicon.subjects.map(({ id, axis, words, says, not = [], within }) => ({
  id,
  within,
  isStance: axis === 'stance',
  words: compiled(id, { ...words, en: words.en.flatMap(inBothNumbers) }, not, 'noun'),
  says: compiled(id, says, not, 'phrase'),
}));

const FAMILY = new Map(lexicon.subjects.map(({ id, family }) => [id, family ?? id]));

/** True if any text may be below the headings of the subject. */
export const isWide = (id: string): boolean => FAMILY.get(id) === 'wide';

/**
 * True if the other subject may take a sentence from this one: not if both have the same headings, or if the other is
 * wide.
 */
export const isRival = (id: string, other: string): boolean =>
  FAMILY.get(other) !== 'wide' && FAMILY.get(other) !== FAMILY.get(id);

/** All words by which passages on a subject are searched. */
export const wordsOf = (id: string): readonly string[] => {
  const entry = lexicon.subjects.find((one) => one.id === id);
  if (!entry) throw new Error(`no subject ${id}`);
  return [entry.words, entry.says].flatMap(({ ko, en, ja }) => [...ko, ...en, ...ja]);
};
