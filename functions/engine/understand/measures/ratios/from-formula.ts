// Parses a formula given in the question: "(revenue - cost of sales) / revenue", 영업이익을 매출액으로 나눈 값.

import { escaped } from '#shared/language/escaped.ts';
import arithmetic from '#shared/language/lexicon/arithmetic.json' with { type: 'json' };
import { LANGUAGES, type Language } from '#shared/model/enums.ts';
import { asksAgreement } from '../../kinds/agreement-question.ts';
import { namedMeasures } from '../find-metrics.ts';
import { withoutStatements } from '../find-statement.ts';
import type { Metric } from '../metrics/metric.ts';
import { bracketFormula, withoutBrackets } from './bracket-formula.ts';
import { ratiosIn } from './known-ratios.ts';
import type { Ratio } from './ratio.ts';

type Operator = 'over' | 'minus' | 'plus';
const OPERATORS: readonly Operator[] = ['over', 'minus', 'plus'];
const patternOf = (concept: Operator | 'formula' | 'beyond' | 'sumOf', isWordAlone = false): RegExp => {
  const words = LANGUAGES.flatMap((language) => arithmetic[concept][language]).filter(
    (word) => !isWordAlone || /\p{L}/u.test(word),
  );
  const each = words.map((word) => (/^[a-z]/.test(word) ? `\\b${escaped(word)}\\b` : escaped(word)));
  return new RegExp(each.join('|'), 'iu');
};
/** Operators as words, without the bare slash and dash, which also separate the names of a list. */
const OPERATOR_WORDS = OPERATORS.map((operator) => ({ operator, words: patternOf(operator, true) }));
const WRITTEN = OPERATORS.map((operator) => ({ operator, words: patternOf(operator) }));
const SAYS_FORMULA = patternOf('formula');
/** Averages, products and powers are not supported: no answer is better than half of a formula. */
const BEYOND = patternOf('beyond');
/** Most characters between a figure and the operator behind it: brackets, particles, "total". */
const MAX_BETWEEN = 24;

const operatorIn = (text: string, isFormula: boolean): Operator | undefined =>
  text.length > MAX_BETWEEN
    ? undefined
    : (isFormula ? WRITTEN : OPERATOR_WORDS).find(({ words }) => words.test(text))?.operator;

type Term = { readonly metric: Metric; readonly by: Operator | undefined };

/** "the sum of A and B": the operator precedes both. */
const SUM_OF = patternOf('sumOf');

/** The figures with their operators; Korean and Japanese put the operator behind the second figure. */
const termsIn = (question: string): readonly Term[] => {
  const named = namedMeasures(question);
  const isFormula = SAYS_FORMULA.test(question);
  const lead = question.slice(Math.max(0, (named[0]?.start ?? 0) - MAX_BETWEEN), named[0]?.start);
  return named.map(({ metric, start, end }, n): Term => {
    const before = named[n - 1];
    if (!before) return { metric, by: undefined };
    const next = named[n + 1]?.start ?? end + MAX_BETWEEN;
    const behind = question.slice(end, Math.min(next, end + MAX_BETWEEN));
    const between = operatorIn(question.slice(before.end, start), isFormula);
    const by = between ?? operatorIn(behind.split(/[,.?、。]/u)[0] ?? '', isFormula);
    return { metric, by: by ?? (SUM_OF.test(lead) ? 'plus' : undefined) };
  });
};

const PERCENT = /%|percent|margin|ratio|rate|share|률|율|비율|비중|率|割合/iu;
const SIGNS = { minus: -1, plus: 1 } as const;

type Stated = Pick<Ratio, 'of' | 'further' | 'over' | 'stated'> & {
  readonly isPercent: boolean;
  readonly name?: string;
};

const AMOUNTS = ratiosIn('amounts');

/** Expands EBITDA that no row prints by its own formula: operating income + depreciation − capex. */
const spelledOut = (one: Ratio): Ratio | undefined => {
  const amount = AMOUNTS.find(({ printed }) => printed === one.of);
  return amount && { ...one, of: amount.of, further: [...amount.further, ...one.further] };
};

/** Two figures, or the difference or sum of two over a third. */
const formulaInWords = (question: string): Stated | undefined => {
  if (BEYOND.test(question)) return undefined;
  const all = termsIn(withoutStatements(question));
  // The figure that the sum is compared with is not part of it.
  const [first, second, third, ...more] = asksAgreement(question) && all.length > 2 ? all.slice(0, -1) : all;
  if (!first || !second?.by || more.length > 0 || (third && third.by !== 'over')) return undefined;
  if (third && second.by === 'over') return undefined;
  const { by, metric } = second;
  return {
    of: first.metric,
    further: by === 'over' ? [] : [{ metric, sign: SIGNS[by] }],
    over: third?.metric ?? (by === 'over' ? metric : undefined),
    isPercent: PERCENT.test(question),
  };
};

/** The formula with its figures and signs, which serves as its name if the question gives none. */
const spelt = ({ of, further, over }: Stated, language: Language): string => {
  const label = ({ labels, id }: Metric) => labels[language][0] ?? id;
  const top = [label(of), ...further.map(({ metric, sign }) => `${sign < 0 ? '−' : '+'} ${label(metric)}`)].join(' ');
  return over ? `${further.length > 0 ? `(${top})` : top} ÷ ${label(over)}` : top;
};

/** The ratio whose computation the question itself states, in brackets or in words. */
export const formulaIn = (question: string): Ratio | undefined => {
  const found: Stated | undefined = bracketFormula(question) ?? formulaInWords(question);
  if (!found) return undefined;
  const { of, further, over, isPercent, name, stated } = found;
  const [ko, en, ja] = LANGUAGES.map((language) => [name || spelt(found, language)]);
  const isShare = isPercent || PERCENT.test(`${name ?? ''}${question}`);
  const made: Ratio = {
    id: spelt(found, 'en'),
    names: { ko: ko ?? [], en: en ?? [], ja: ja ?? [] },
    unit: over === undefined ? 'amount' : isShare ? 'percent' : 'times',
    ...{ of, further, over, stated },
  };
  return { ...made, instead: spelledOut(made) };
};

const WORDS = new RegExp(OPERATOR_WORDS.map(({ words }) => words.source).join('|'), 'giu');
/** Removes the operator words of a formula. */
export const withoutOperators = (question: string): string => question.replace(WORDS, ' ');

/** Removes whole ratio names, so that 영업이익률은 does not leave 률은. */
const withoutEasternNames = (question: string, ratios: readonly Ratio[]): string =>
  ratios
    .filter(({ stated }) => stated === undefined)
    .flatMap(({ names }) => [...names.ko, ...names.ja])
    .filter((name) => /[^\x20-\x7e]/.test(name))
    .sort((a, b) => b.length - a.length)
    .reduce((text, name) => text.replaceAll(name, ' '), question);

/** Removes the formula, which the ratio accounts for. */
export const withoutFormula = (question: string, ratios: readonly Ratio[]): string => {
  const plain = withoutBrackets(question);
  const [given] = ratios.filter(({ printed }) => printed === undefined);
  if (!given) return withoutEasternNames(plain, ratios);
  const rest = given.stated ? plain.replace(given.stated, ' ') : withoutOperators(plain);
  return withoutStatements(withoutEasternNames(rest, ratios));
};
