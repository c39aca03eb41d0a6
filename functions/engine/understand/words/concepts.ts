// The business concepts that a text names, in everyday or technical words of three languages.

import clauseTerms from '#shared/language/lexicon/clause-terms.json' with { type: 'json' };
import { conceptFinder, hasWord, wordsOfConcept } from '#shared/language/lexicon/concepts.ts';
import dictionary from '#shared/language/lexicon/dictionary.json' with { type: 'json' };
import asked from '#shared/language/lexicon/everyday/asked.json' with { type: 'json' };
import books from '#shared/language/lexicon/everyday/books.json' with { type: 'json' };
import building from '#shared/language/lexicon/everyday/building.json' with { type: 'json' };
import contracts from '#shared/language/lexicon/everyday/contracts.json' with { type: 'json' };
import customersAndSuppliers from '#shared/language/lexicon/everyday/customers-and-suppliers.json' with {
  type: 'json',
};
import dailyOperations from '#shared/language/lexicon/everyday/daily-operations.json' with { type: 'json' };
import dealings from '#shared/language/lexicon/everyday/dealings.json' with { type: 'json' };
import doubts from '#shared/language/lexicon/everyday/doubts.json' with { type: 'json' };
import energyAndWater from '#shared/language/lexicon/everyday/energy-and-water.json' with { type: 'json' };
import factories from '#shared/language/lexicon/everyday/factories.json' with { type: 'json' };
import financialBusiness from '#shared/language/lexicon/everyday/financial-business.json' with { type: 'json' };
import foodAndRetail from '#shared/language/lexicon/everyday/food-and-retail.json' with { type: 'json' };
import happenings from '#shared/language/lexicon/everyday/happenings.json' with { type: 'json' };
import health from '#shared/language/lexicon/everyday/health.json' with { type: 'json' };
import jobsAndPlaces from '#shared/language/lexicon/everyday/jobs-and-places.json' with { type: 'json' };
import landAndSea from '#shared/language/lexicon/everyday/land-and-sea.json' with { type: 'json' };
import law from '#shared/language/lexicon/everyday/law.json' with { type: 'json' };
import lending from '#shared/language/lexicon/everyday/lending.json' with { type: 'json' };
import manners from '#shared/language/lexicon/everyday/manners.json' with { type: 'json' };
import measures from '#shared/language/lexicon/everyday/measures.json' with { type: 'json' };
import mishaps from '#shared/language/lexicon/everyday/mishaps.json' with { type: 'json' };
import money from '#shared/language/lexicon/everyday/money.json' with { type: 'json' };
import operations from '#shared/language/lexicon/everyday/operations.json' with { type: 'json' };
import opinions from '#shared/language/lexicon/everyday/opinions.json' with { type: 'json' };
import owners from '#shared/language/lexicon/everyday/owners.json' with { type: 'json' };
import partners from '#shared/language/lexicon/everyday/partners.json' with { type: 'json' };
import people from '#shared/language/lexicon/everyday/people.json' with { type: 'json' };
import plainWords from '#shared/language/lexicon/everyday/plain-words.json' with { type: 'json' };
import property from '#shared/language/lexicon/everyday/property.json' with { type: 'json' };
import prospects from '#shared/language/lexicon/everyday/prospects.json' with { type: 'json' };
import records from '#shared/language/lexicon/everyday/records.json' with { type: 'json' };
import rights from '#shared/language/lexicon/everyday/rights.json' with { type: 'json' };
import sayings from '#shared/language/lexicon/everyday/sayings.json' with { type: 'json' };
import services from '#shared/language/lexicon/everyday/services.json' with { type: 'json' };
import softwareAndTelecoms from '#shared/language/lexicon/everyday/software-and-telecoms.json' with { type: 'json' };
import things from '#shared/language/lexicon/everyday/things.json' with { type: 'json' };
import transport from '#shared/language/lexicon/everyday/transport.json' with { type: 'json' };
import travelAndLeisure from '#shared/language/lexicon/everyday/travel-and-leisure.json' with { type: 'json' };
import workplace from '#shared/language/lexicon/everyday/workplace.json' with { type: 'json' };
import type { Lexicon } from '#shared/language/lexicon/lexicon.ts';
import sameMeaning from '#shared/language/lexicon/same-meaning.json' with { type: 'json' };
import { lazy } from '#shared/lazy.ts';
import { terms } from '../../terms.ts';

const FIELDS = [
  building,
  asked,
  books,
  contracts,
  customersAndSuppliers,
  dailyOperations,
  energyAndWater,
  factories,
  financialBusiness,
  foodAndRetail,
  health,
  jobsAndPlaces,
  landAndSea,
  dealings,
  doubts,
  happenings,
  law,
  lending,
  measures,
  books,
  law,
  manners,
  mishaps,
  money,
  operations,
  opinions,
  owners,
  partners,
  people,
  plainWords,
  property,
  services,
  softwareAndTelecoms,
  things,
  transport,
  travelAndLeisure,
  prospects,
  records,
  rights,
  sayings,
  workplace,
];
const CONCEPTS: readonly Lexicon[] = [
  ...FIELDS.flatMap(({ source, concepts }) => concepts.map((one) => ({ ...one, source }))),
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
