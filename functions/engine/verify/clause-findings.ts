// Compares each clause of a sentence with the matching clause of its source: negated, reversed or of another time.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { languageOf } from '#shared/language/grammar/text-language.ts';
import { movesIn } from '#shared/language/lexicon/direction.ts';
import { negationsIn } from '#shared/language/lexicon/negation.ts';
import type { Finding } from '#shared/report/blocks.ts';
import type { Cited } from '../evidence.ts';
import { terms } from '../terms.ts';
import { findMetrics } from '../understand/measures/find-metrics.ts';
import { isAskingTerm } from '../understand/words/question-words.ts';
import { clausesOf, unwrapped } from './clauses.ts';

/**
 * Least share of words in common for two clauses on one subject. Of 789 denied Korean sentences of KorQuAD, 38 keep the
 * tick at 0.4, 40 at 0.5 and 52 at 0.6; of 2,295 true ones 2,271, 2,271 and 2,272.
 */
const SAME_SUBJECT_SHARE = 0.4;
const FEWEST_WORDS = 3;

type ReadClause = {
  readonly text: string;
  readonly words: readonly string[];
  /** Two negations cancel each other. */
  readonly isDenied: boolean;
  readonly ways: ReadonlySet<string>;
  readonly years: readonly string[];
};

const readClause = (text: string): ReadClause => ({
  text: text.trim(),
  words: [...new Set(terms(text).filter((term) => !isAskingTerm(term)))],
  isDenied: negationsIn(text).length % 2 === 1,
  ways: new Set(movesIn(text).map(({ way }) => way)),
  years: periodsIn(text).flatMap(({ key }) => (key.startsWith('#') ? [] : key.slice(0, 4))),
});

/** Aspects in which two clauses may agree; a clause without an aspect contradicts none. */
const AGREES: readonly (readonly [Finding['code'], (a: ReadClause, b: ReadClause) => boolean])[] = [
  ['negationDiffers', (a, b) => a.isDenied === b.isDenied],
  ['directionDiffers', ({ ways: a }, { ways: b }) => a.size !== 1 || b.size === 0 || [...a].every((way) => b.has(way))],
  [
    'periodDiffers',
    ({ years: a }, { years: b }) => a.length === 0 || b.length === 0 || a.some((year) => b.includes(year)),
  ],
];

/** "... in 2023 and 5,207 million in 2024": a clause of only figures continues the subject of the one before. */
const readClauses = (quote: string): readonly ReadClause[] => {
  const read: ReadClause[] = [];
  for (const { text, start } of clausesOf(quote)) {
    const own = readClause(text);
    const isInside = start > 0 && !/[.。!?]\s*$/.test(quote.slice(0, start));
    const isElliptic = isInside && /\d/.test(text) && findMetrics(text).length === 0;
    const before = isElliptic ? (read.at(-1)?.words ?? []) : [];
    read.push({ ...own, words: [...new Set([...own.words, ...before])] });
  }
  return read;
};

const overlap = ({ words }: ReadClause, other: ReadClause): number =>
  words.filter((word) => other.words.includes(word)).length / Math.max(1, words.length);

const contradictions = (clause: ReadClause, given: readonly ReadClause[]): Finding[] => {
  const scored = given.map((one) => ({ one, score: overlap(clause, one) }));
  return AGREES.flatMap(([code, agrees]): Finding[] => {
    const best = (isSame: boolean) =>
      Math.max(0, ...scored.filter(({ one }) => agrees(clause, one) === isSame).map(({ score }) => score));
    const against = best(false);
    return against >= SAME_SUBJECT_SHARE && against > best(true) ? [{ code, about: clause.text }] : [];
  });
};

export const clauseFindings = (text: string, cited: readonly Cited[], hasFigures: boolean): Finding[] => {
  const quotes = cited.filter(({ chunk }) => chunk.kind === 'prose').map(({ quote }) => unwrapped(quote));
  const given = quotes.flatMap(readClauses);
  const own = clausesOf(text).map((clause) => readClause(clause.text));
  // A table row states a figure and denies nothing, unless its label does.
  const isAnyDenied =
    given.some(({ isDenied }) => isDenied) ||
    cited.some(({ chunk, quote }) => chunk.kind === 'table' && negationsIn(quote).length > 0) ||
    (given.length === 0 && !hasFigures);
  const denied = own.filter(({ isDenied }) => isDenied && !isAnyDenied);
  if (denied.length > 0) return denied.map((clause) => ({ code: 'negationDiffers', about: clause.text }));
  if (given.length === 0 || languageOf(text) !== languageOf(quotes.join('\n'))) return [];
  return own.filter(({ words }) => words.length >= FEWEST_WORDS).flatMap((clause) => contradictions(clause, given));
};
