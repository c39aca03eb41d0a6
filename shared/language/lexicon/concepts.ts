// Finds which of many concepts a text names, reading it once.
import { lazy } from '../../lazy.ts';
import { type Lexicon, literalsOf, patternOf, squeezed } from './lexicon.ts';

export type ConceptWord = {
  readonly id: string;
  /** Literal parts of the word, without spaces, in lower case. */
  readonly pieces: readonly string[];
  readonly pattern: () => RegExp;
  readonly excluded: () => RegExp;
};

/** Words are indexed by the first letters of their first literal part. */
const KEY = 2;

const NOTHING = /(?!)/gu;

/** The words of a concept; their patterns are compiled when a text may have them. */
export const wordsOfConcept = ({ id, ko, en, ja, not }: Lexicon): readonly ConceptWord[] => {
  const excluded = lazy(() => (not.length > 0 ? new RegExp(not.map(patternOf).join('|'), 'giu') : NOTHING));
  return [...ko, ...en, ...ja].map((word) => ({
    id,
    pieces: literalsOf(word),
    pattern: lazy(() => new RegExp(patternOf(word), 'iu')),
    excluded,
  }));
};

const isIn = ({ pieces, pattern, excluded }: ConceptWord, text: string, plain: string): boolean => {
  if (!pieces.every((piece) => plain.includes(piece))) return false;
  return pattern().test(text.replace(excluded(), ' '));
};

/** Returns a function from a text to the ids of the concepts of which it has a word. */
export const conceptFinder = (words: readonly ConceptWord[]): ((text: string) => ReadonlySet<string>) => {
  const index = Map.groupBy(words, ({ pieces: [first = ''] }) => first.slice(0, KEY));
  return (text) => {
    const plain = squeezed(text);
    const found = new Set<string>();
    const tried = new Set<string>();
    const collect = (key: string): void => {
      if (tried.has(key)) return;
      tried.add(key);
      for (const word of index.get(key) ?? []) if (!found.has(word.id) && isIn(word, text, plain)) found.add(word.id);
    };
    for (let at = 0; at < plain.length; at += 1) {
      collect(plain.slice(at, at + KEY));
      collect(plain.charAt(at));
    }
    return found;
  };
};
