// A formula that the question itself gives: "(revenue - cost of sales) / revenue", 영업이익을 매출액으로 나눈 값.
import arithmetic from '#shared/language/lexicon/arithmetic.json' with { type: 'json' };
import { LANGUAGES } from '#shared/model/enums.ts';
import { escaped } from '../../escaped.ts';
import { namedMetrics } from '../find-metrics.ts';
import type { Metric } from '../metrics/metric.ts';
import type { Ratio } from './ratio.ts';

type Operator = 'over' | 'minus' | 'plus';
const OPERATORS: readonly Operator[] = ['over', 'minus', 'plus'];
const patternOf = (concept: Operator | 'formula' | 'beyond', isWordAlone = false): RegExp => {
  const words = LANGUAGES.flatMap((language) => arithmetic[concept][language]).filter(
    (word) => !isWordAlone || /\p{L}/u.test(word),
  );
  const each = words.map((word) => (/^[a-z]/.test(word) ? `\\b${escaped(word)}\\b` : escaped(word)));
  return new RegExp(each.join('|'), 'iu');
};
/** A stroke or a dash alone parts the names of a list as well. */
const SPOKEN = OPERATORS.map((operator) => ({ operator, words: patternOf(operator, true) }));
const WRITTEN = OPERATORS.map((operator) => ({ operator, words: patternOf(operator) }));
const SAYS_FORMULA = patternOf('formula');
/** Averages, products and powers are not worked out: better nothing than half of a formula. */
const BEYOND = patternOf('beyond');
/** So much may stand between a figure and the sign behind it: brackets, particles, "total". */
const MOST_BETWEEN = 24;

const operatorIn = (text: string, isFormula: boolean): Operator | undefined =>
  text.length > MOST_BETWEEN
    ? undefined
    : (isFormula ? WRITTEN : SPOKEN).find(({ words }) => words.test(text))?.operator;

type Term = { readonly metric: Metric; readonly by: Operator | undefined };

/** Korean and Japanese put the sign behind the second figure. */
const termsIn = (question: string): readonly Term[] => {
  const named = namedMetrics(question);
  const isFormula = SAYS_FORMULA.test(question);
  return named.map(({ metric, start, end }, n): Term => {
    const before = named[n - 1];
    if (!before) return { metric, by: undefined };
    const next = named[n + 1]?.start ?? end + MOST_BETWEEN;
    const behind = question.slice(end, Math.min(next, end + MOST_BETWEEN));
    const between = operatorIn(question.slice(before.end, start), isFormula);
    return {
      metric,
      by: between ?? operatorIn(behind.split(/[,.?、。]/u)[0] ?? '', isFormula),
    };
  });
};

const PERCENT = /%|percent|margin|ratio|rate|share|률|율|비율|비중|率|割合/iu;

const named = (parts: readonly string[]): Ratio['names'] => ({
  ko: [parts.join('')],
  en: [parts.join('')],
  ja: [parts.join('')],
});

/** Two figures, or the difference or the sum of two over a third. */
export const formulaIn = (question: string): Ratio | undefined => {
  if (BEYOND.test(question)) return undefined;
  const [first, second, third, ...more] = termsIn(question);
  if (!first || !second?.by || more.length > 0 || (third && third.by !== 'over')) return undefined;
  if (third && second.by === 'over') return undefined;
  const over = third?.metric ?? (second.by === 'over' ? second.metric : undefined);
  const sign = { over: ' ÷ ', minus: ' − ', plus: ' + ' };
  const name = [first, second, ...(third ? [third] : [])].map(
    ({ metric, by }) => `${by ? sign[by] : ''}${metric.labels.en[0] ?? metric.id}`,
  );
  return {
    id: name.join(''),
    names: named(name),
    unit: over === undefined ? 'amount' : PERCENT.test(question) ? 'percent' : 'times',
    of: first.metric,
    ...(second.by === 'minus' ? { minus: second.metric } : {}),
    ...(second.by === 'plus' ? { plus: second.metric } : {}),
    ...(over ? { over } : {}),
  };
};
