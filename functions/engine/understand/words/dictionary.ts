// Translates business words, to compare a question in one language with a text in another.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import { conceptFinder, wordsOfConcept } from '#shared/language/lexicon/concepts.ts';
import dictionary from '#shared/language/lexicon/dictionary.json' with { type: 'json' };
import { finder, type Place } from '#shared/language/lexicon/lexicon.ts';
import { lazy } from '#shared/lazy.ts';
import { LANGUAGES, type Language } from '#shared/model/enums.ts';
import { remembering } from '#shared/remembering.ts';
import { terms } from '../../terms.ts';

type Words = Readonly<Record<Language, readonly string[]>>;
type Entry = { readonly words: Words } & Readonly<Record<Language, (text: string) => readonly Place[]>>;
/** A dictionary word in the question: its own terms, and the entry with its translations. */
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

const entriesIn = (language: Language) =>
  lazy(() => {
    const words = dictionary.entries.flatMap((entry, n) =>
      wordsOfConcept({ id: String(n), source, not: [], ko: [], en: [], ja: [], [language]: entry[language] }),
    );
    return { find: conceptFinder(words) };
  });
const FOUND_IN = { ko: entriesIn('ko'), en: entriesIn('en'), ja: entriesIn('ja') } as const;
const namedIn = (text: string, language: Language): readonly Entry[] => {
  const found = FOUND_IN[language]().find(text);
  return ENTRIES.filter((_, n) => found.has(String(n)));
};

/** A question is read many times, and several may be answered side by side. */
const MAX_QUESTIONS = 32;
const knownIn = remembering((question: string): readonly Known[] => {
  const language = languageOf(question);
  return namedIn(question, language).flatMap((entry) => {
    const own = entry[language](question).flatMap(({ start, end }) => terms(question.slice(start, end)));
    return own.length > 0 ? [{ own: new Set(own), entry }] : [];
  });
}, MAX_QUESTIONS);

/** Endings of English dictionary words in texts; the index stores stems. */
const ENDINGS = ['', 'e', 's', 'ed', 'ing', 'ion', 'ation', 'ment', 'al', 'y'];
const termsOfWord = (word: string): string[] =>
  word.endsWith('*') ? ENDINGS.flatMap((ending) => terms(word.slice(0, -1) + ending)) : terms(word);

const othersOf = (question: string): readonly Language[] => {
  const own = languageOf(question);
  return LANGUAGES.filter((language) => language !== own);
};

const NOUNS = new Set(dictionary.entries.flatMap(({ ko, ja }) => [...ko, ...ja]));
/** Whether the word is a business word, and so not a name. */
export const isDictionaryWord = (word: string): boolean => NOUNS.has(word);

const ENGLISH = new Set(
  dictionary.entries.flatMap(({ en }) => en.filter((one) => !one.includes(' ')).flatMap(termsOfWord)),
);
/** Like `isDictionaryWord` for English, in any inflection. */
export const isEnglishNoun = (word: string): boolean => {
  const own = terms(word);
  return own.length > 0 && own.every((term) => ENGLISH.has(term));
};

/** Terms that find texts in the other languages. */
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

/** Whether the dictionary contains the word; an unknown word may be a name. */
export const isKnownWord = (question: string, word: string): boolean => {
  const known = knownIn(question);
  return terms(word).every((term) => known.some((one) => one.own.has(term)));
};

/** Whether a word of a text in another language translates a word of the question. */
export const rendersOne = (question: string, word: string, language: Language): boolean =>
  language !== languageOf(question) && knownIn(question).some(({ entry }) => entry[language](word).length > 0);

/** Fewest known words for a shared subject; one in common is not enough. */
const MIN_KNOWN = 2;
/** The entries grouped by word of the question, since a word may have several. */
const wordsKnownIn = (question: string): readonly (readonly Known[])[] =>
  knownIn(question).reduce<readonly (readonly Known[])[]>((words, one) => {
    const isSame = (known: Known): boolean => [...one.own].some((term) => known.own.has(term));
    const same = words.filter((word) => word.some(isSame));
    return [...words.filter((word) => !same.includes(word)), [...same.flat(), one]];
  }, []);

/** 0 to 1: the share of the question's dictionary words that a text in another language contains. */
export const translatedShare = (question: string, text: string): number => {
  const language = languageOf(text);
  if (language === languageOf(question)) return 0;
  const words = wordsKnownIn(question);
  const found = words.filter((word) => word.some(({ entry }) => entry[language](text).length > 0));
  return found.length / Math.max(MIN_KNOWN, words.length);
};
