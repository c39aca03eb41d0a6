// Words of business in the other two languages: a question in one language is compared with a text in another by them.
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

/** Read for one question many times over. */
let last: { readonly question: string; readonly known: readonly Known[] } | undefined;
const knownIn = (question: string): readonly Known[] => {
  if (last?.question === question) return last.known;
  const language = languageOf(question);
  const known = ENTRIES.flatMap((entry) => {
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

/** One word in common is not yet the same subject. */
const LEAST_KNOWN = 2;
/** 0 to 1: how much of what the dictionary knows of the question a text in another language has. */
export const translatedShare = (question: string, text: string): number => {
  const language = languageOf(text);
  if (language === languageOf(question)) return 0;
  const known = knownIn(question);
  return known.filter(({ entry }) => entry[language](text).length > 0).length / Math.max(LEAST_KNOWN, known.length);
};
