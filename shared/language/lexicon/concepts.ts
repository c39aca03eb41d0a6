// Finds which of many concepts a text names, reading it once.
import { lazy } from '../../lazy.ts';
import type { Lexicon } from './lexicon.ts';
import { keyAt, keyOf, mayHave, type ReadText, readText } from './read-text.ts';
import { endOf, firstLiteralOf, hasPieces, NOWHERE, patternOf, readWord, UNSURE, type Word } from './words.ts';

/** Words that contain a word of the concept but mean something else. */
type Others = { readonly words: () => readonly Word[]; readonly pattern: () => RegExp };
type Made = Word & { readonly regExp: () => RegExp };

/** Of some 70,000 words a text has few; only for those `made` is filled in. */
export type ConceptWord = {
  readonly id: string;
  readonly written: string;
  readonly literal: string;
  readonly others: Others | undefined;
  made: Made | undefined;
};

export const wordsOfConcept = ({ id, ko, en, ja, not }: Lexicon): readonly ConceptWord[] => {
  const words = lazy(() => not.map(readWord));
  const pattern = lazy(() => new RegExp(not.map(patternOf).join('|'), 'giu'));
  const others = not.length > 0 ? { words, pattern } : undefined;
  return [...ko, ...en, ...ja].map((written) => ({
    id,
    written,
    literal: firstLiteralOf(written),
    others,
    made: undefined,
  }));
};

const madeOf = (word: ConceptWord): Made => {
  if (!word.made) {
    const read = readWord(word.written);
    word.made = { ...read, regExp: lazy(() => new RegExp(read.pattern().source, 'iu')) };
  }
  return word.made;
};

/** Whether a text may have words of another meaning, which are left out first. */
const mayHaveOthers = ({ others }: ConceptWord, read: ReadText): boolean =>
  others?.words().some((word) => hasPieces(word, read)) ?? false;

const isIn = (word: ConceptWord, read: ReadText): boolean => {
  const made = madeOf(word);
  if (!hasPieces(made, read)) return false;
  const text = word.others && mayHaveOthers(word, read) ? read.text.replace(word.others.pattern(), ' ') : read.text;
  return made.regExp().test(text);
};

/** Whether a text has this word. */
export const hasWord = (word: ConceptWord, text: string): boolean => isIn(word, readText(text));

/** A node of a prefix tree: the words with one beginning, and branches by the next two characters. */
type Branch = { readonly words: readonly ConceptWord[]; readonly next: ReadonlyMap<number, () => Branch> };

/** The most words of a node that are compared one by one. */
const MAX_COMPARED = 4;
/** The most beginnings that are looked up one by one before a text is read. */
const MAX_BEGINNINGS = 200;

const branchOf = (words: readonly ConceptWord[], depth: number): Branch => {
  if (depth > 0 && words.length <= MAX_COMPARED) return { words, next: new Map() };
  const least = depth > 0 ? depth + 2 : 1;
  const groups = Map.groupBy(
    words.filter(({ literal }) => literal.length >= least),
    ({ literal }) => keyAt(literal, depth),
  );
  return {
    words: words.filter(({ literal }) => literal.length < least),
    next: new Map([...groups].map(([key, group]) => [key, lazy(() => branchOf(group, depth + 2))])),
  };
};

/** Returns a function that adds the concepts of those words that begin at a place of the text. */
const collector = (read: ReadText, found: Set<string>) => {
  const { text, plain } = read;
  const tried = new Set<ConceptWord>();
  const matches = (word: ConceptWord, at: number): boolean => {
    const { form } = madeOf(word);
    const origins = read.origins();
    if (form && origins && !mayHaveOthers(word, read)) {
      const end = endOf(form, text, origins, at);
      if (end !== UNSURE) return end !== NOWHERE;
    }
    if (tried.has(word)) return false;
    tried.add(word);
    return isIn(word, read);
  };
  return (words: readonly ConceptWord[], at: number): void => {
    for (const word of words)
      if (!found.has(word.id) && plain.startsWith(word.literal, at) && matches(word, at)) found.add(word.id);
  };
};

/** Returns a function from a text to the ids of the concepts of which it has a word. */
export const conceptFinder = (words: readonly ConceptWord[]): ((text: string) => ReadonlySet<string>) => {
  const { next: branches } = branchOf(words, 0);
  const hasSingleCharacters = words.some(({ literal }) => literal.length === 1);
  const beginnings = branches.size <= MAX_BEGINNINGS ? [...branches.keys()] : undefined;
  return (text) => {
    const read = readText(text);
    const { plain } = read;
    const found = new Set<string>();
    if (beginnings && !beginnings.some((key) => mayHave(read, key))) return found;
    const collect = collector(read, found);
    for (let at = 0; at < plain.length; at += 1) {
      if (hasSingleCharacters) collect(branches.get(keyOf(plain.charCodeAt(at)))?.().words ?? [], at);
      let branch = branches.get(keyAt(plain, at))?.();
      for (let depth = 2; branch; depth += 2) {
        if (branch.words.length > 0) collect(branch.words, at);
        branch = branch.next.size > 0 ? branch.next.get(keyAt(plain, at + depth))?.() : undefined;
      }
    }
    return found;
  };
};
