// Finds which of many concepts a text names, reading it once.
import { lazy } from '../../lazy.ts';
import { keyOf, keyOfPiece, type Lexicon, literalsOf, patternOf, squeezed } from './lexicon.ts';

export type ConceptWord = {
  readonly id: string;
  /** Literal parts of the word, without spaces, in lower case. */
  readonly pieces: readonly string[];
  readonly pattern: () => RegExp;
  readonly excluded: (() => RegExp) | undefined;
};

/** The words of a concept; their patterns are compiled when a text may have them. */
export const wordsOfConcept = ({ id, ko, en, ja, not }: Lexicon): readonly ConceptWord[] => {
  const excluded = not.length > 0 ? lazy(() => new RegExp(not.map(patternOf).join('|'), 'giu')) : undefined;
  return [...ko, ...en, ...ja].map((word) => ({
    id,
    pieces: literalsOf(word),
    pattern: lazy(() => new RegExp(patternOf(word), 'iu')),
    excluded,
  }));
};

const isIn = ({ pieces, pattern, excluded }: ConceptWord, text: string, plain: string): boolean => {
  if (!pieces.every((piece) => plain.includes(piece))) return false;
  return pattern().test(excluded ? text.replace(excluded(), ' ') : text);
};

/** Whether a text has this word. */
export const hasWord = (word: ConceptWord, text: string): boolean => isIn(word, text, squeezed(text));

type Group = { readonly words: ConceptWord[]; lastRead: number };

const indexOf = (words: readonly ConceptWord[]): ReadonlyMap<number, Group> => {
  const index = new Map<number, Group>();
  for (const word of words) {
    const [first] = word.pieces;
    if (first === undefined) continue;
    const key = keyOfPiece(first);
    const group = index.get(key);
    if (group) group.words.push(word);
    else index.set(key, { words: [word], lastRead: 0 });
  }
  return index;
};

/** Returns a function from a text to the ids of the concepts of which it has a word. */
export const conceptFinder = (words: readonly ConceptWord[]): ((text: string) => ReadonlySet<string>) => {
  const index = indexOf(words);
  const hasSingleCharacters = words.some(({ pieces: [first] }) => first?.length === 1);
  let reading = 0;
  return (text) => {
    const plain = squeezed(text);
    const found = new Set<string>();
    reading += 1;
    const collect = (key: number): void => {
      const group = index.get(key);
      if (group === undefined || group.lastRead === reading) return;
      group.lastRead = reading;
      for (const word of group.words) if (!found.has(word.id) && isIn(word, text, plain)) found.add(word.id);
    };
    for (let at = 0; at < plain.length; at += 1) {
      const first = plain.charCodeAt(at);
      collect(keyOf(first, plain.charCodeAt(at + 1)));
      if (hasSingleCharacters) collect(keyOf(first));
    }
    return found;
  };
};
