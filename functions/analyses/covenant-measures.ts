// Tests the limits of loan agreements that name a ratio without its value: the value is computed from the statements.
import type { Passage } from '../engine/evidence.ts';
import type { SectionContext } from './builder.ts';
import { type Limit, limitIn, shortLimit, type Tested } from './covenant-limits.ts';
import { refsOf } from './evidence/computed.ts';
import { figuresOf } from './evidence/figures-of.ts';
import { type Known, known, yearsOf } from './evidence/known-figure.ts';
import { statedLines } from './evidence/stated-lines.ts';

type Found = { readonly actual: number; readonly of: readonly Known[] };
type Ratio = {
  readonly names: RegExp;
  /** Key of i18n `finance.measures`. */
  readonly measure: 'netDebtToEbitda' | 'debtToEbitda' | 'liabilitiesToEquity' | 'interestCoverage';
  readonly unit: Limit['unit'];
  readonly metrics: readonly string[];
  readonly of: (values: readonly number[]) => number;
};

const PERCENT = 100;
const quotient = (above: number, below: number): number => (below > 0 ? above / below : Number.NaN);

/** The most precise name first: net debt before debt. */
const RATIOS: readonly Ratio[] = [
  {
    names: /(?:순차입금|net (?:debt|borrowings)|(?:純|ネット)有利子負債)[^.。]*EBITDA/iu,
    measure: 'netDebtToEbitda',
    unit: 'x',
    metrics: ['debt', 'cash', 'operatingIncome', 'depreciation'],
    of: ([debt = 0, cash = 0, income = 0, worn = 0]) => quotient(Math.abs(debt) - cash, income + Math.abs(worn)),
  },
  {
    names: /(?:차입금|\b(?:debt|borrowings)|有利子負債)[^.。]*EBITDA/iu,
    measure: 'debtToEbitda',
    unit: 'x',
    metrics: ['debt', 'operatingIncome', 'depreciation'],
    of: ([debt = 0, income = 0, worn = 0]) => quotient(Math.abs(debt), income + Math.abs(worn)),
  },
  {
    names: /부채비율|liabilities to equity|負債比率/iu,
    measure: 'liabilitiesToEquity',
    unit: '%',
    metrics: ['totalLiabilities', 'equity'],
    of: ([owed = 0, equity = 0]) => quotient(Math.abs(owed), equity) * PERCENT,
  },
  {
    names: /이자보상|interest cover|インタレスト・?カバレッジ/iu,
    measure: 'interestCoverage',
    unit: 'x',
    metrics: ['operatingIncome', 'interestExpense'],
    of: ([income = 0, interest = 0]) => quotient(income, Math.abs(interest)),
  },
];

const computedIn = async (
  context: SectionContext,
  { metrics, of }: Ratio,
): Promise<(Found & { year: string }) | undefined> => {
  const figures = context.company ? await figuresOf(context, context.company, metrics) : [];
  const year = yearsOf(figures).at(-1) ?? '';
  const own = metrics.flatMap((metric) => known(figures, metric, year) ?? []);
  const actual = own.length === metrics.length ? of(own.map(({ value }) => value)) : Number.NaN;
  return Number.isFinite(actual) ? { actual: Math.round(actual * PERCENT) / PERCENT, of: own, year } : undefined;
};

/** `named`: the label of a measure in the language of the report. */
export const computedCovenants = async (
  context: SectionContext,
  passages: readonly Passage[],
  named: (measure: Ratio['measure']) => string,
): Promise<Tested[]> => {
  const found: Tested[] = [];
  for (const line of passages.flatMap(statedLines)) {
    const limit = limitIn(line.text);
    const ratio = limit && RATIOS.find(({ names, unit }) => unit === limit.unit && names.test(line.text));
    const computed = ratio && (await computedIn(context, ratio));
    if (!limit || !ratio || !computed) continue;
    const { n } = context.notes.cite(line.passage, line.start, line.end);
    const { actual, of, year } = computed;
    found.push({
      ...{ label: named(ratio.measure), limit: shortLimit(limit), actual, period: year },
      refs: [...new Set([n, ...refsOf(of)])],
    });
  }
  return found;
};
