// The figures of a compared company: its latest fiscal year, and the last twelve months if there are interim
// statements.
import type { CompanyIds } from '#shared/model/fact.ts';
import type { SectionContext } from '../builder.ts';
import { amountIn, scaleFor } from '../evidence/amounts.ts';
import { refsOf } from '../evidence/computed.ts';
import { figuresOf } from '../evidence/figures-of.ts';
import { type Known, known, metricLabel, yearsOf } from '../evidence/known-figure.ts';
import { lastTwelveMonths, type TwelveMonths } from '../evidence/last-twelve-months.ts';

const COMPARED = ['revenue', 'ebitda', 'operatingIncome', 'netIncome', 'depreciation', 'equity', 'debt', 'cash'];

export type Measured = {
  readonly company: CompanyIds;
  readonly year: string;
  readonly figures: readonly Known[];
  /** Twelve months that end after the fiscal year; a flow with a missing part is left out. */
  readonly pastYear: readonly TwelveMonths[];
};

/** Operating income with depreciation added back. */
const ebitdaOf = ({ language }: SectionContext, income: Known, depreciation: Known): Known => {
  const added = Math.abs(depreciation.value);
  const scale = scaleFor(language, income.unit, [income.value, added]);
  const operand = (metric: string, value: number) =>
    `${metricLabel(language, metric)} ${amountIn(language, scale, value)}`;
  const formula = `${operand('operatingIncome', income.value)} + ${operand('depreciation', added)}`;
  const refs = refsOf([income, depreciation]);
  const clash = income.clash ?? depreciation.clash;
  const made = { ...income, metric: 'ebitda', value: income.value + added, formula, refs };
  return { ...made, ...(clash ? { clash } : {}) };
};

const withEbitda = (context: SectionContext, figures: readonly Known[], year: string): readonly Known[] => {
  const [income, depreciation] = [known(figures, 'operatingIncome', year), known(figures, 'depreciation', year)];
  if (!income || !depreciation) return figures;
  const others = figures.filter((one) => one.metric !== 'ebitda' || one.year !== year);
  return [...others, ebitdaOf(context, income, depreciation)];
};

export const flowOf = (flows: readonly TwelveMonths[], metric: string): TwelveMonths | undefined =>
  flows.find((one) => one.metric === metric);

const withPastEbitda = (context: SectionContext, flows: readonly TwelveMonths[]): readonly TwelveMonths[] => {
  const [income, depreciation] = [flowOf(flows, 'operatingIncome'), flowOf(flows, 'depreciation')];
  if (!income || !depreciation) return flows;
  const of = (part: 'year' | 'current' | 'prior') => ebitdaOf(context, income[part], depreciation[part]);
  const [year, current, prior] = [of('year'), of('current'), of('prior')];
  return [...flows, { metric: 'ebitda', year, current, prior, value: year.value + current.value - prior.value }];
};

/** Interim statements are not used if they follow another year or are in another currency. */
const follows = (figures: readonly Known[], { metric, year }: TwelveMonths): boolean => {
  const own = known(figures, metric, year.year);
  return own?.unit === year.unit && (own.basis ?? year.basis) === (year.basis ?? own.basis);
};

export const measureCompany = async (context: SectionContext, company: CompanyIds): Promise<Measured | undefined> => {
  const found = await figuresOf(context, company, COMPARED);
  const year = yearsOf(found.filter(({ metric }) => metric === 'revenue')).at(-1);
  if (!year) return undefined;
  const flows = (await lastTwelveMonths(context, company)).filter(
    (one) => one.year.year === year && follows(found, one),
  );
  return { company, year, figures: withEbitda(context, found, year), pastYear: withPastEbitda(context, flows) };
};
