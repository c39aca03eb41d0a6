// Translations of business words, to compare a question in one language with a text in another.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import dictionary from '#shared/language/lexicon/dictionary.json' with { type: 'json' };
import { finder, type Place } from '#shared/language/lexicon/lexicon.ts';
import { LANGUAGES, type Language } from '#shared/model/enums.ts';
import { terms } from '../../terms.ts';

type Words = Readonly<Record<Language, readonly string[]>>;
type Entry = { readonly words: Words } & Readonly<Record<Language, (text: string) => readonly Place[]>>;
/** A word of the question that the dictionary has: its own terms, and how the other languages have it. */
type Known = { readonly own: ReadonlySet<string>; readonly entry: Entry };

const { id, source } = dictionary;
const ofLanguage = (words: Words, language: Language) =>
  finder({ id, source, not: [], ko: [], en: [], ja: [], [language]: words[language] });
const ENTRIES: readonly Entry[] = dictionary.entries.map((words) => ({
  words,
  ko: ofLanguage(words, 'ko'),
  en: ofLanguage(words, 'en'),
  ja: ofLanguage(words, 'ja'),
}));

/** By how their words begin: a question is read once, and then for the few entries that it may hold. */
const KEY = 2;
const keyOf = (word: string): string => word.replace(/[\s*]/g, '').toLowerCase().slice(0, KEY);
const byBeginning = (language: Language): ReadonlyMap<string, ReadonlySet<Entry>> =>
  new Map(
    [
      ...Map.groupBy(
        ENTRIES.flatMap((entry) => entry.words[language].map((word) => ({ entry, key: keyOf(word) }))),
        ({ key }) => key,
      ),
    ].map(([key, all]) => [key, new Set(all.map(({ entry }) => entry))]),
  );
const BY_BEGINNING = { ko: byBeginning('ko'), en: byBeginning('en'), ja: byBeginning('ja') } as const;
const mayBeIn = (text: string, language: Language): readonly Entry[] => {
  const plain = text.replaceAll(/\s/g, '').toLowerCase();
  const keys = new Set(plain.split('').flatMap((letter, at) => [letter, plain.slice(at, at + KEY)]));
  const found = new Set([...keys].flatMap((key) => [...(BY_BEGINNING[language].get(key) ?? [])]));
  return ENTRIES.filter((entry) => found.has(entry));
};

/** Read for one question many times over. */
let last: { readonly question: string; readonly known: readonly Known[] } | undefined;
const knownIn = (question: string): readonly Known[] => {
  if (last?.question === question) return last.known;
  const language = languageOf(question);
  const known = mayBeIn(question, language).flatMap((entry) => {
    const own = entry[language](question).flatMap(({ start, end }) => terms(question.slice(start, end)));
    return own.length > 0 ? [{ own: new Set(own), entry }] : [];
  });
  last = { question, known };
  return known;
};

/** Endings with which an English word of the dictionary is printed; an index holds its stems. */
const ENDINGS = ['', 'e', 's', 'ed', 'ing', 'ion', 'ation', 'ment', 'al', 'y'];
const termsOfWord = (word: string): string[] =>
  word.endsWith('*') ? ENDINGS.flatMap((ending) => terms(word.slice(0, -1) + ending)) : terms(word);

const othersOf = (question: string): readonly Language[] => {
  const own = languageOf(question);
  return LANGUAGES.filter((language) => language !== own);
};

const NOUNS = new Set(dictionary.entries.flatMap(({ ko, ja }) => [...ko, ...ja]));
/** A word of business by itself is nobody's name. */
export const isDictionaryWord = (word: string): boolean => NOUNS.has(word);

const ENGLISH = new Set(
  dictionary.entries.flatMap(({ en }) => en.filter((one) => !one.includes(' ')).flatMap(termsOfWord)),
);
/** The same in English, in any of its forms. */
export const isEnglishNoun = (word: string): boolean => {
  const own = terms(word);
  return own.length > 0 && own.every((term) => ENGLISH.has(term));
};

/** Terms by which texts in the other languages are found. */
export const translatedTermsOf = (question: string): readonly string[] => [
  ...new Set(
    knownIn(question).flatMap(({ entry: { words } }) =>
      othersOf(question).flatMap((language) => words[language].flatMap(termsOfWord)),
    ),
  ),
];

/** Whether a text in another language has a word of the question. */
export const hasTranslated = (question: string, word: string, text: string): boolean => {
  const language = languageOf(text);
  if (language === languageOf(question)) return false;
  const own = terms(word);
  return knownIn(question).some(
    (one) => own.every((term) => one.own.has(term)) && one.entry[language](text).length > 0,
  );
};

/** A word of the question that no entry has may be anybody's name. */
export const isKnownWord = (question: string, word: string): boolean => {
  const known = knownIn(question);
  return terms(word).every((term) => known.some((one) => one.own.has(term)));
};

/** Whether a word of a text in another language renders one of the question. */
export const rendersOne = (question: string, word: string, language: Language): boolean =>
  language !== languageOf(question) && knownIn(question).some(({ entry }) => entry[language](word).length > 0);

/** One word in common is not yet the same subject. */
const MIN_KNOWN = 2;
/** One word of the question may have several entries. */
const wordsKnownIn = (question: string): readonly (readonly Known[])[] =>
  knownIn(question).reduce<readonly (readonly Known[])[]>((words, one) => {
    const isSame = (known: Known): boolean => [...one.own].some((term) => known.own.has(term));
    const same = words.filter((word) => word.some(isSame));
    return [...words.filter((word) => !same.includes(word)), [...same.flat(), one]];
  }, []);

/** 0 to 1: how much of what the dictionary knows of the question a text in another language has. */
export const translatedShare = (question: string, text: string): number => {
  const language = languageOf(text);
  if (language === languageOf(question)) return 0;
  const words = wordsKnownIn(question);
  const found = words.filter((word) => word.some(({ entry }) => entry[language](text).length > 0));
  return found.length / Math.max(MIN_KNOWN, words.length);
};
