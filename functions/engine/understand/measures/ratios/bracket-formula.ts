// Parses a formula in brackets behind the name of its result: 負債比率(負債/総資産), quick ratio ((A − B) / C).
import { namedMeasures } from '../find-metrics.ts';
import type { Metric } from '../metrics/metric.ts';
import type { Further } from './ratio.ts';

export type Formula = {
  readonly of: Metric;
  readonly further: readonly Further[];
  readonly over?: Metric | undefined;
  readonly isPercent: boolean;
  /** The name and its brackets, as the question has them. */
  readonly stated: string;
  /** The name alone; empty if the brackets have none. */
  readonly name: string;
};

/** A Hiragana particle or a space precedes the name. */
const BRACKETS =
  /([\p{Script=Han}\p{Script=Katakana}ー\p{Script=Hangul}\p{Script=Latin}\p{N}&・%-]{0,60})\s{0,3}\(((?:[^()]|\([^()]*\))+)\)/gu;
const SIGNS: Readonly<Record<string, 1 | -1>> = { '+': 1, '＋': 1, '-': -1, '−': -1, '–': -1 };
const OVER = /[/÷]/u;
/** "× 100" makes a percentage of a quotient. */
const HUNDRED = /\s*[*×x]\s*100\s*%?\s*$/iu;
/**
 * The words of a Latin name of several words: those behind an article, a verb or an owner ("Northway's debt ratio").
 */
const LATIN_NAME = /(?:['’]s|\b(?:the|an?|of|is|was|were|calculate|compute))\s+((?:[a-z-]+\s+){1,3}[a-z-]+)$/iu;

const SIGN = /[+−–/÷*×-]/u;
const OPERATORS = /^[\s()+−–/÷-]*$/u;

type Sum = { readonly of: Metric; readonly further: readonly Further[] };

/** A sum that consists of figures and signs only. */
const sumIn = (text: string): Sum | undefined => {
  const named = namedMeasures(text);
  const [first, ...others] = named;
  if (!first || text.slice(0, first.start).trim() !== '') return undefined;
  const further = others.flatMap(({ metric, start }, n): Further[] => {
    const sign = SIGNS[text.slice(named[n]?.end, start).trim()];
    return sign ? [{ metric, sign }] : [];
  });
  const rest = text.slice(named.at(-1)?.end).trim();
  return further.length === others.length && rest === '' ? { of: first.metric, further } : undefined;
};

const bare = (text: string): string => text.replace(/^\s*\(([^()]*)\)\s*$/u, '$1').trim();

const formulaOf = (content: string): Omit<Formula, 'stated' | 'name'> | undefined => {
  const isPercent = HUNDRED.test(content);
  const [top = '', bottom, ...more] = content.replace(HUNDRED, '').split(OVER);
  const sum = sumIn(bare(top));
  if (!sum || more.length > 0 || (bottom === undefined && sum.further.length === 0)) return undefined;
  if (bottom === undefined) return { ...sum, isPercent };
  const over = sumIn(bare(bottom));
  return over && over.further.length === 0 ? { ...sum, over: over.of, isPercent } : undefined;
};

/** The formula of a question; `undefined` if the brackets contain anything but figures and signs. */
export const bracketFormula = (question: string): Formula | undefined => {
  const plain = question.normalize('NFKC');
  if (!plain.includes('(')) return undefined;
  for (const { 0: stated, 1: name = '', 2: content = '', index } of plain.matchAll(BRACKETS)) {
    // In "(revenue − cost of sales) / total assets" the brackets are part of a larger formula.
    const isPart =
      SIGN.test(
        plain
          .slice(index + stated.length)
          .trimStart()
          .slice(0, 1),
      ) || SIGN.test(plain.slice(0, index).trimEnd().slice(-1));
    const found = isPart ? undefined : formulaOf(content);
    if (!found) continue;
    const words = LATIN_NAME.exec(plain.slice(0, index + name.length))?.[1] ?? name;
    return { ...found, name: words, stated: `${words}${stated.slice(name.length)}` };
  }
  return undefined;
};

const PRODUCT = /[*×]/u;
/** Removes the breakdown of a ratio, which is not part of its name: "ROE (net margin × asset turnover × leverage)". */
export const withoutBrackets = (question: string): string => {
  const plain = question.normalize('NFKC');
  if (!plain.includes('(')) return plain;
  return plain.replace(BRACKETS, (whole, name: string, content: string) =>
    PRODUCT.test(content.replace(HUNDRED, '')) && !OPERATORS.test(content) ? name : whole,
  );
};
