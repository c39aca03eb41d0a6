// Prepares texts for the patterns of polarity, and finds which clause of a sentence a question is about.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import polarity from '../words/polarity.json' with { type: 'json' };

export const plain = (text: string): string => ` ${text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()} `;

const LAWS = new RegExp(polarity.laws.join('|'), 'gu');
/** "Breach of the law that prohibits monopolies" asks for no prohibition. */
export const withoutLaws = (text: string): string => text.replace(LAWS, ' ');

type ByLanguage = Readonly<Record<'en' | 'ko' | 'ja', readonly string[]>>;

/** One test for the patterns of three languages. */
export const matcher = ({ en, ko, ja }: ByLanguage): RegExp => new RegExp([...en, ...ko, ...ja].join('|'), 'u');

/** A sentence that follows "but", 다만 or ただし is a clause of its own. */
const BREAK =
  /(?<=[.;:])(?<!의 건\.)\s(?=\S)|(?<=[。；])|\s(?=(?:but|whereas|while|provided that) )|(?=\s(?:다만|단)[, ])|(?=ただし|但し)|(?<=(?:하나|으나|지만|[^것]이나|[이하되으]며),)\s|(?<=(?:[るたいう]|ない)が、)/u;

export const clausesIn = (text: string): string[] =>
  text
    .split(BREAK)
    .map((clause) => clause.trim())
    .filter((clause) => /\p{L}{2}/u.test(clause));

/** Characters of a Latin word that are compared: "assign" and "assignment" are one. */
const STEM = 5;
const MIN_LATIN = 4;
const CJK = /[\p{Script=Hangul}]{2,}|[\p{Script=Han}\p{Script=Katakana}ー]{2,}/gu;

const ENDINGS = new RegExp(polarity.endings, 'gu');
const contentOf = (given: string): Set<string> => {
  const text = given.replace(ENDINGS, ' ');
  const latin = (text.match(/[a-z]+/gu) ?? []).filter((word) => word.length >= MIN_LATIN);
  const pairs = (text.match(CJK) ?? []).flatMap((run) =>
    Array.from({ length: run.length - 1 }, (_, n) => run.slice(n, n + 2)),
  );
  return new Set([...latin.map((word) => word.slice(0, STEM)), ...pairs]);
};

const sharedWith = (question: string, clause: string): Set<string> => {
  const words = contentOf(plain(question));
  return new Set([...contentOf(plain(clause))].filter((word) => words.has(word)));
};

/** The clauses that share most words with the question; all if none shares any. */
export const clausesAbout = (question: string, clauses: readonly string[]): string[] => {
  const shared = clauses.map((clause) => sharedWith(question, clause).size);
  const most = Math.max(0, ...shared);
  return clauses.filter((_, n) => shared[n] === most);
};

/** True for a clause with words of the question that the clauses that were read lack. */
export const addsWords = (question: string, read: readonly string[], clause: string): boolean => {
  const known = sharedWith(question, read.join(' '));
  return [...sharedWith(question, clause)].some((word) => !known.has(word));
};

const STATES = new RegExp(matcher(polarity.states), 'gu');
const MIN_SHARED = 2;
/**
 * False for a sentence that shares at most one word with a question of several, not counting words for the state of a
 * thing. Texts of two languages share no words, so they are not compared.
 */
export const isOnSubject = (question: string, text: string): boolean => {
  const subject = plain(question).replace(STATES, ' ');
  const size = contentOf(subject).size;
  return (
    size <= MIN_SHARED || languageOf(question) !== languageOf(text) || sharedWith(subject, text).size >= MIN_SHARED
  );
};
