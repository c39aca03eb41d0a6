// Checks margins and ratios in a sentence as quotients of statement lines (rule 37).

import { places } from '#shared/finance/tie-out/figures.ts';
import { type Figure, readFigures } from '#shared/language/grammar/figures.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import words from '#shared/language/lexicon/stated-growth.json' with { type: 'json' };
import type { Statement } from '#shared/model/statement.ts';
import { ratiosIn } from '../../engine/understand/measures/ratios/known-ratios.ts';
import type { Ratio } from '../../engine/understand/measures/ratios/ratio.ts';
import { namesRatio } from '../../engine/understand/measures/ratios.ts';
import { yearOf } from './known-figure.ts';
import { checkStated, type SentenceCheck } from './stated-growth.ts';
import { LINES } from './statement-metrics.ts';

const RATIOS = ratiosIn('margins', 'solvency').filter(
  ({ unit, further }) => unit === 'percent' && further.length === 0,
);
const OTHERS = [words.adjusted, words.otherBasis, words.rough].map(compile);
const YEAR_MONTHS = 12;

type Amount = { readonly value: number; readonly half: number; readonly shown: string };

/** `undefined` if no statement has such a line, or not exactly one column of the year. */
const amountOf = (statements: readonly Statement[], metric: string, year: string): Amount | undefined => {
  const { of, concepts } = LINES[metric] ?? {};
  const statement = statements.find(({ kind }) => kind === of);
  const line = concepts?.flatMap((id) => statement?.lines.find(({ concept }) => concept === id) ?? [])[0];
  const own = statement?.columns.flatMap(({ period, months = YEAR_MONTHS }, n) =>
    months === YEAR_MONTHS && yearOf(period) === year ? [n] : [],
  );
  const figure = own?.length === 1 ? line?.figures[own[0] ?? -1] : undefined;
  return figure ? { value: figure.value, half: 0.5 * 10 ** -places(figure.shown), shown: figure.shown } : undefined;
};

const YEAR = /^\d{4}$/;
type Term = { readonly of: string; readonly over: string };

const checkIn = (statements: readonly Statement[], { of, over }: Term, stated: Figure, year: string) => {
  const [a, b] = [of, over].map((id) => amountOf(statements, id, year));
  if (!a || !b || b.value <= 0) return [];
  const check = checkStated(stated, [a, b], (top, bottom) => (top / bottom) * 100);
  return [{ ...check, equation: `${stated.text} ≠ ${a.shown} ÷ ${b.shown}` }];
};

/** Requires as many percentages as years, in the same order; otherwise it is open which belongs to which. */
export const ratioIn = (text: string, statements: readonly Statement[]): SentenceCheck | undefined => {
  const [ratio, ...others]: Ratio[] = RATIOS.filter((one) => namesRatio(one, text));
  if (!ratio?.over || others.length > 0 || OTHERS.some((find) => find(text).length > 0)) return undefined;
  const { figures, periods } = readFigures(text);
  const years = [...new Set(periods.map(({ key }) => key))];
  if (figures.length !== years.length || !years.every((key) => YEAR.test(key))) return undefined;
  if (figures.some(({ unit }) => unit !== 'percent')) return undefined;
  const terms = { of: ratio.of.id, over: ratio.over.id };
  const checks = figures.flatMap((stated, n) => checkIn(statements, terms, stated, years[n] ?? ''));
  return checks.find(({ is }) => is === 'breaks') ?? checks[0];
};
