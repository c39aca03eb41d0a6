// The subjects and stances of report-subjects.json, compiled: the words that name each and how a sentence on it speaks.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import lexicon from '#shared/language/lexicon/report-subjects.json' with { type: 'json' };
import { isWholeWord, type WordKind } from '../../engine/whole-words.ts';

type Words = { readonly ko: readonly string[]; readonly en: readonly string[]; readonly ja: readonly string[] };
export type Place = { readonly start: number; readonly end: number };
export type Entry = {
  readonly id: string;
  readonly isStance: boolean;
  /** Name it in a heading, mention it in a sentence. */
  readonly words: (text: string) => readonly Place[];
  /** How a sentence that is about it speaks. */
  readonly says: (text: string) => readonly Place[];
  /** A heading of another subject is of this one where one above it is: the costs in an opinion on rules. */
  readonly within?: { readonly heading: string; readonly above: string } | undefined;
};

/** One or several: `fee`, `fees`. */
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

/** Under its headings stands anything. */
export const isWide = (id: string): boolean => FAMILY.get(id) === 'wide';

/** What takes a sentence from a subject: no subject that stands under the same headings, and none under which anything does. */
export const isRival = (id: string, other: string): boolean =>
  FAMILY.get(other) !== 'wide' && FAMILY.get(other) !== FAMILY.get(id);

/** Every word by which passages on a subject are looked for. */
export const wordsOf = (id: string): readonly string[] => {
  const entry = lexicon.subjects.find((one) => one.id === id);
  if (!entry) throw new Error(`no subject ${id}`);
  return [entry.words, entry.says].flatMap(({ ko, en, ja }) => [...ko, ...en, ...ja]);
};
