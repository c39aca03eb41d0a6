// What a clause states, and when two clauses on one subject contradict each other.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { isDay, samePeriod } from '#shared/language/grammar/same-period.ts';
import { compile, wordsOf } from '#shared/language/lexicon/lexicon.ts';
import opposedBases from '#shared/language/lexicon/opposed-bases.json' with { type: 'json' };
import reportingWords from '#shared/language/lexicon/reporting-words.json' with { type: 'json' };
import { terms } from '../terms.ts';
import type { Plan } from '../understand/plan-type.ts';
import { blank } from '../understand/words/blank.ts';
import { isAskingTerm } from '../understand/words/question-words.ts';

/**
 * Least share of words, without dates and figures, that two clauses on one subject have in common: of the shorter, and
 * of the longer. Chosen with 20 made pairs that disagree and 20 that do not: none of the latter is contradicted, and
 * none of the 282 rows of our three templates over the sample workspace.
 */
const OF_SHORTER = 0.8;
const OF_LONGER = 0.7;
/** One common word does not identify a subject. Set by hand. */
const FEWEST_WORDS = 2;

export type Statement = {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly days: readonly string[];
  readonly periods: readonly string[];
  readonly figures: readonly { readonly unit: string | undefined; readonly value: number; readonly half: number }[];
};

const REPORTING = new Set(wordsOf(reportingWords).flatMap(terms));
/** "제2조", "Section 12.", "Property:" before the statement. */
const LEAD =
  /^\s*(?:(?:제|第)\s?\d+\s?(?:조|条|항|項)(?:의\d+)?\s*(?:\([^)]*\)|（[^）]*）)?|\(?\d+(?:\.\d+)*[.)]|\d+(?:\.\d+)+)\s*(?=\D)|^[^:：\n]{1,80}[:：]\s*(?=\D)/u;

const BASES = opposedBases.map(({ id, source, sides }) =>
  sides.map((side) => compile({ id, source, not: [], ...side })),
);
/** Whether one text is gross and the other net. */
const isOfOtherBasis = (a: string, b: string): boolean =>
  BASES.some((sides) => {
    const [own, other] = [a, b].map((text) => sides.filter((places) => places(text).length > 0));
    return own?.length === 1 && other?.length === 1 && own[0] !== other[0];
  });

export const statementOf = (whole: string): Statement => {
  const text = whole.replace(LEAD, '');
  const { figures, periods } = readFigures(text);
  return {
    text,
    words: new Set(
      terms(blank(text, [...figures, ...periods])).filter((term) => !isAskingTerm(term) && !REPORTING.has(term)),
    ),
    days: periods.map(({ key }) => key).filter(isDay),
    periods: periods.map(({ key }) => key),
    figures: figures.map(({ unit, value, half }) => ({ unit, value, half })),
  };
};

const isAboutSame = ({ words: a }: Statement, { words: b }: Statement): boolean => {
  const shared = [...a].filter((word) => b.has(word)).length;
  return (
    shared >= FEWEST_WORDS &&
    shared >= OF_SHORTER * Math.min(a.size, b.size) &&
    shared >= OF_LONGER * Math.max(a.size, b.size)
  );
};

export const overlaps = (a: readonly string[], b: readonly string[]): boolean =>
  a.some((one) => b.some((other) => samePeriod(one, other)));

const differsInFigure = (a: Statement, b: Statement): boolean => {
  const pairs = a.figures.flatMap((one) =>
    b.figures.filter(({ unit }) => unit === one.unit).map((other) => ({ one, other })),
  );
  return pairs.length > 0 && pairs.every(({ one, other }) => Math.abs(one.value - other.value) > one.half + other.half);
};

/** A cell may leave its unit to its head. */
const isOfUnit = (own: string | undefined, other: string | undefined): boolean => own === other || other === undefined;

/** Whether a cell under the requested words has another day or figure. */
export const differsFrom = ({ wanted }: Plan, answered: Statement, cell: Statement): boolean => {
  if (wanted === 'date') return answered.days.length > 0 && cell.days.length > 0 && !overlaps(answered.days, cell.days);
  const pairs = answered.figures.flatMap((one) =>
    cell.figures.filter(({ unit }) => isOfUnit(one.unit, unit)).map((other) => ({ one, other })),
  );
  return pairs.length > 0 && pairs.every(({ one, other }) => Math.abs(one.value - other.value) > one.half + other.half);
};

/** Figures of different years do not contradict each other; a requested date does. */
export const contradicts = ({ wanted }: Plan, a: Statement, b: Statement): boolean => {
  if (!isAboutSame(a, b) || isOfOtherBasis(a.text, b.text)) return false;
  if (wanted === 'date') return a.days.length > 0 && b.days.length > 0 && !overlaps(a.days, b.days);
  const isOfOneTime = (a.periods.length === 0 && b.periods.length === 0) || overlaps(a.periods, b.periods);
  return isOfOneTime && differsInFigure(a, b);
};
