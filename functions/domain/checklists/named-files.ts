// Finds the files whose names say that they are what a row requests. Names are read once for all rows.
import { stemOf } from '../../checklists/names.ts';
import { terms } from '../../engine/terms.ts';
import { isNamed, requestedThings, type Thing } from '../../engine/understand/kinds/requested-things.ts';
import type { FileRecord } from '../../store/files.ts';

/** A name and its words, which most requests are compared with in vain. */
type Title = { readonly text: string; readonly words: ReadonlySet<string>; readonly squeezed: string };

const titleOf = (text: string): Title => ({
  text,
  words: new Set(terms(text)),
  squeezed: text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ''),
});

/** The names in a file name: "분석 자료" matches 분석 whatever follows. */
const titlesOf = ({ filename }: FileRecord): Title[] => {
  const stem = stemOf(filename);
  return [stem, ...requestedThings(stem).map(({ words }) => words.join(' '))].map(titleOf);
};

/** Required of a title that names the thing: its kind, and more than half of its words. */
const mayName = ({ words, squeezed }: Title, thing: Thing): boolean => {
  const holds = (word: string) => words.has(word) || squeezed.includes(word);
  const found = thing.words.filter(holds).length;
  return holds(thing.words.at(-1) ?? '') && found > thing.words.length / 2;
};

/** Computes a value once for each key. */
const once = <K, V>(make: (key: K) => V): ((key: K) => V) => {
  const known = new Map<K, V>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
};

export type NamesFile = (file: FileRecord, question: string) => boolean;

export const namesFile = (): NamesFile => {
  const titles = once(titlesOf);
  const things = once(requestedThings);
  return (file, question) =>
    things(question).some((thing) => titles(file).some((title) => mayName(title, thing) && isNamed(thing, title.text)));
};
