// What another document says otherwise than an answer: the same words with another date or figure, the same line with another amount.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { isDay, periodsIn, samePeriod } from '#shared/language/grammar/periods.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import type { Passage } from '../evidence.ts';
import { findCells } from '../tables/find-cells.ts';
import { terms } from '../terms.ts';
import { isOfOtherMonth } from '../understand/periods/other-month.ts';
import type { Plan } from '../understand/plan-type.ts';
import { blank } from '../understand/words/blank.ts';
import { contentWords } from '../understand/words/content-words.ts';
import { isOfOtherOrdinal } from '../understand/words/ordinals.ts';
import { isAskingTerm } from '../understand/words/question-words.ts';
import { clausesOf } from '../verify/clauses.ts';
import { checked } from './checked.ts';
import { amountValue, figureSentence } from './figures/figure-sentence.ts';
import { isOfCompany, pickFigure } from './figures/pick-figure.ts';
import { differ } from './figures/rounding.ts';
import { nearFindings } from './fit/fit.ts';
import { quotable } from './prose/sentences.ts';
import type { Writing } from './writer.ts';

/** Set by hand: the first is reason enough for a person to look. */
const MAX_SENTENCES = 2;
/**
 * Share of the words, without dates and figures, that two clauses about one thing have in common. At 0.8 none of the
 * 282 rows of our three templates over the sample workspaces is contradicted, and both made pairs are.
 */
const SAME_WORDS_SHARE = 0.8;
/** Set by hand: one word in common names no subject. */
const FEWEST_WORDS = 2;

type Statement = {
  readonly words: ReadonlySet<string>;
  readonly days: readonly string[];
  readonly periods: readonly string[];
  readonly figures: readonly { readonly unit: string | undefined; readonly value: number; readonly half: number }[];
};

const statementOf = (text: string): Statement => {
  const { figures, periods } = readFigures(text);
  return {
    words: new Set(terms(blank(text, [...figures, ...periods])).filter((term) => !isAskingTerm(term))),
    days: periods.map(({ key }) => key).filter(isDay),
    periods: periods.map(({ key }) => key),
    figures: figures.map(({ unit, value, half }) => ({ unit, value, half })),
  };
};

const isAboutSame = ({ words: a }: Statement, { words: b }: Statement): boolean => {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared >= FEWEST_WORDS && shared >= SAME_WORDS_SHARE * Math.max(a.size, b.size);
};

const overlaps = (a: readonly string[], b: readonly string[]): boolean =>
  a.some((one) => b.some((other) => samePeriod(one, other)));

const differsInFigure = (a: Statement, b: Statement): boolean => {
  const pairs = a.figures.flatMap((one) =>
    b.figures.filter(({ unit }) => unit === one.unit).map((other) => ({ one, other })),
  );
  return pairs.length > 0 && pairs.every(({ one, other }) => Math.abs(one.value - other.value) > one.half + other.half);
};

/** Figures of different years are no contradiction; a date that was asked for is. */
const contradicts = ({ wanted }: Plan, a: Statement, b: Statement): boolean => {
  if (!isAboutSame(a, b)) return false;
  if (wanted === 'date') return a.days.length > 0 && b.days.length > 0 && !overlaps(a.days, b.days);
  const isOfOneTime = (a.periods.length === 0 && b.periods.length === 0) || overlaps(a.periods, b.periods);
  return isOfOneTime && differsInFigure(a, b);
};

const isOfOneCompany = ({ chunk: a }: Passage, { chunk: b }: Passage): boolean =>
  a.context.company === undefined || b.context.company === undefined || a.context.company === b.context.company;

/** The documents' own years, where neither clause names one. */
const isOfOneYear = ({ chunk: a }: Passage, { chunk: b }: Passage): boolean => {
  const [own, other] = [a.context.periods, b.context.periods];
  return own.length === 0 || other.length === 0 || overlaps(own, other);
};

const wholeOf = ({ chunk: { text, context } }: Passage): string =>
  [context.document, context.section ?? '', text].join('\n').normalize('NFKC').toLowerCase();

const keysOf = (text: string): string[] => periodsIn(text).map(({ key }) => key);

/** All that the question and the document of the answer name, the other names too: another bank's loan is another. */
const namesSame = ({ question, names, periods }: Plan, own: Passage) => {
  const ownText = wholeOf(own);
  const words = contentWords(question, names).filter((word) => ownText.includes(word));
  const isOfPeriods = overlaps(periods, keysOf(ownText));
  return (other: Passage): boolean => {
    const text = wholeOf(other);
    return words.every((word) => text.includes(word)) && (!isOfPeriods || overlaps(periods, keysOf(text)));
  };
};

/** Of a sentence that says several things, the one that was asked for. */
const questionClause = ({ question }: Plan, text: string): string => {
  const questionTerms = new Set(terms(question));
  const shares = clausesOf(text).map((clause) => ({
    text: clause.text,
    shared: terms(clause.text).filter((term) => questionTerms.has(term)).length,
  }));
  return shares.toSorted((a, b) => b.shared - a.shared)[0]?.text ?? text;
};

const answeredSentences = (blocks: readonly Block[]): Sentence[] =>
  blocks.flatMap(sentencesOf).filter(({ check, fit }) => check === 'verified' && fit !== 'near');

/** A stretch of another document, and the text that shows it. */
type Found = { readonly text: string; readonly passage: Passage; readonly start: number; readonly end: number };

/** Passages of other documents on the same company, and the same of several things that the question names by number. */
const beside = ({ plan, passages }: Writing, own: Passage): Passage[] =>
  passages.filter(
    (passage) =>
      passage.chunk.fileId !== own.chunk.fileId &&
      isOfOneCompany(passage, own) &&
      isOfCompany(plan, passage) &&
      !isOfOtherOrdinal(plan.question, passage.chunk) &&
      !isOfOtherMonth(plan.periods, passage.chunk),
  );

const inProse = (writing: Writing, own: Passage, { text }: Sentence): Found[] => {
  const { plan } = writing;
  const answered = statementOf(questionClause(plan, text));
  const contradictsIt = (other: Statement, passage: Passage): boolean => {
    const namesTime = answered.periods.length > 0 || other.periods.length > 0;
    return (namesTime || isOfOneYear(passage, own)) && contradicts(plan, answered, other);
  };
  const others = beside(writing, own).filter(namesSame(plan, own));
  return others.flatMap((passage) =>
    quotable(passage).filter((sentence) =>
      clausesOf(sentence.text).some((clause) => contradictsIt(statementOf(clause.text), passage)),
    ),
  );
};

/** The same metric, period and basis in a table of another document. */
const inTables = (writing: Writing): Found[] => {
  const { plan, passages } = writing;
  if (plan.kind !== 'figure' || plan.ratios.length > 0) return [];
  const wanted = plan.metrics.flatMap((metric) => plan.periods.map((period) => ({ metric, period })));
  return wanted.flatMap(({ metric, period }) => {
    const own = pickFigure(plan, metric, period, passages);
    if (!own || own.period === undefined || nearFindings(plan, own).length > 0) return [];
    const { basis } = own.passage.chunk.context;
    return beside(writing, own.passage)
      .filter(({ chunk }) => chunk.context.basis === basis)
      .flatMap((passage) => findCells(plan, metric, own.period, passage))
      .filter((other) => other.period === own.period && nearFindings(plan, other).length === 0)
      .filter((other) => differ(amountValue(own), amountValue(other)))
      .map((other) => ({
        text: figureSentence(plan, other),
        passage: other.passage,
        start: other.row.start,
        end: other.row.end,
      }));
  });
};

/** Nothing where the documents agree. */
export const contradictions = (writing: Writing, blocks: readonly Block[]): Block[] => {
  const { plan, passages, citations } = writing;
  const chunks = citations.citedChunks();
  const passageOf = ([n]: readonly number[]): Passage | undefined => {
    const reference = citations.all().find((one) => one.n === n);
    return passages.find(({ chunk }) => chunk.fileId === reference?.fileId && chunks.has(chunk.id));
  };
  const prose = answeredSentences(blocks).flatMap((sentence) => {
    const own = passageOf(sentence.refs);
    return own ? inProse(writing, own, sentence) : [];
  });
  const found = [...new Map([...prose, ...inTables(writing)].map((one) => [one.text, one])).values()];
  const sentences = found
    .slice(0, MAX_SENTENCES)
    .map(({ text, passage, start, end }) => checked(text, [citations.cite(passage, start, end)], plan))
    .filter(({ check }) => check === 'verified');
  return sentences.length === 0
    ? []
    : [
        { kind: 'notice', code: 'contradicted' },
        { kind: 'text', sentences },
      ];
};
