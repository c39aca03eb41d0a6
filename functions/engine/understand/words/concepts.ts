// The business concepts that a text names, in everyday or technical words of three languages.

import clauseTerms from '#shared/language/lexicon/clause-terms.json' with { type: 'json' };
import { conceptFinder, hasWord, wordsOfConcept } from '#shared/language/lexicon/concepts.ts';
import dictionary from '#shared/language/lexicon/dictionary.json' with { type: 'json' };
import type { Lexicon } from '#shared/language/lexicon/lexicon.ts';
import sameMeaning from '#shared/language/lexicon/same-meaning.json' with { type: 'json' };
import { lazy } from '#shared/lazy.ts';
import { terms } from '../../terms.ts';
import { EVERYDAY } from './everyday.ts';

const CONCEPTS: readonly Lexicon[] = [
  ...EVERYDAY,
  ...dictionary.entries.map((one, n) => ({ ...one, id: `dictionary${n}`, source: dictionary.source, not: [] })),
  ...sameMeaning.groups.map((one) => ({ ...one, source: sameMeaning.source })),
  ...clauseTerms.terms.map((one) => ({ ...one, source: clauseTerms.source })),
];

const WORDS = lazy(() => Map.groupBy(CONCEPTS.flatMap(wordsOfConcept), ({ id }) => id));
const findAll = lazy(() => conceptFinder([...WORDS().values()].flat()));

export const conceptsIn = (text: string): ReadonlySet<string> => findAll()(text);

/** Finds some concepts, by their ids. */
export const conceptFinderOf = (ids: readonly string[]): ((text: string) => ReadonlySet<string>) =>
  conceptFinder(ids.flatMap((id) => WORDS().get(id) ?? []));

type Find = (text: string) => ReadonlySet<string>;
export type QuestionConcepts = {
  /** The ids of the question's concepts. */
  readonly named: ReadonlySet<string>;
  /** Returns those of the question's concepts that a text names, in any words. */
  readonly find: Find;
  /** The same, in the words of the question alone. */
  readonly findOwn: Find;
};

const remembering = (find: Find): Find => {
  const known = new Map<string, ReadonlySet<string>>();
  return (text) => {
    const found = known.get(text) ?? find(text);
    known.set(text, found);
    return found;
  };
};

const conceptsOf = (question: string): QuestionConcepts => {
  const named = conceptsIn(question);
  const words = lazy(() => [...named].flatMap((id) => WORDS().get(id) ?? []));
  const findAny = lazy(() => conceptFinder(words()));
  const findInOwn = lazy(() => conceptFinder(words().filter((word) => hasWord(word, question))));
  const find = remembering((text) => findAny()(text));
  // Most texts name none of the concepts in any words.
  return { named, find, findOwn: remembering((text) => (find(text).size === 0 ? find(text) : findInOwn()(text))) };
};

/** The same texts are read several times for each wording of a question, and several may be answered side by side. */
const MAX_QUESTIONS = 32;
const recent = new Map<string, QuestionConcepts>();
export const questionConcepts = (question: string): QuestionConcepts => {
  const concepts = recent.get(question) ?? conceptsOf(question);
  recent.delete(question);
  recent.set(question, concepts);
  const [oldest] = recent.keys();
  if (recent.size > MAX_QUESTIONS && oldest !== undefined) recent.delete(oldest);
  return concepts;
};

/** The search terms of each concept's words, in all languages. */
const TERMS = lazy(() =>
  Map.groupBy(
    CONCEPTS.map(({ id, ko, en, ja }, rank) => ({
      id,
      rank,
      terms: lazy(() => [...ko, ...en, ...ja].flatMap((word) => terms(word.replaceAll(/[*#^$…]/g, ' ')))),
    })),
    ({ id }) => id,
  ),
);

/** The search terms of all words of a question's concepts. */
export const conceptTerms = (question: string): string[] => {
  const concepts = [...questionConcepts(question).named].flatMap((id) => TERMS().get(id) ?? []);
  return [...new Set(concepts.sort((a, b) => a.rank - b.rank).flatMap((one) => one.terms()))];
};
