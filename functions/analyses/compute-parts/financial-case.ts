// The inputs for valuing a bank or an insurer: its book value and profit, and the cost of equity as entered or as
// initially in the form.
import { analysisOf } from '#shared/analyses/registry.ts';
import type { Equity } from '#shared/finance/financials/warranted-value.ts';
import type { CompanyIds } from '#shared/model/fact.ts';
import type { SectionContext } from '../builder.ts';
import { type Scale, scaleFor } from '../evidence/amounts.ts';
import { type Asking, askingPrice } from '../evidence/asking-price.ts';
import { figuresOf } from '../evidence/figures-of.ts';
import { type Known, known, yearsOf } from '../evidence/known-figure.ts';

const PERCENT = 100;

type Rates = {
  readonly riskFreeRate: number;
  readonly beta: number;
  readonly equityPremium: number;
  readonly sizePremium: number;
  readonly terminalGrowth: number;
};

export type FinancialCase = {
  readonly context: SectionContext;
  readonly year: string;
  readonly equity: Known;
  readonly profit: Known;
  readonly rates: Rates;
  readonly value: Equity;
  readonly years: number;
  readonly scale: Scale;
  /** In the currency of the accounts. */
  readonly asked: Asking | undefined;
};

/** The entered value, else the form's initial value. */
const number = ({ inputs }: SectionContext, name: string): number => {
  const own = inputs[name];
  const initial = analysisOf('DCF').fields.find((field) => field.name === name)?.initial;
  return typeof own === 'number' ? own : typeof initial === 'number' ? initial : 0;
};

const ratesOf = (context: SectionContext): Rates => ({
  riskFreeRate: number(context, 'riskFreeRate') / PERCENT,
  beta: number(context, 'beta'),
  equityPremium: number(context, 'equityPremium') / PERCENT,
  sizePremium: number(context, 'sizePremium') / PERCENT,
  terminalGrowth: number(context, 'terminalGrowth') / PERCENT,
});

/** `undefined` if no year has both figures, or if equity is not positive. */
export const financialCase = async (
  context: SectionContext,
  company: CompanyIds,
): Promise<FinancialCase | undefined> => {
  const figures = await figuresOf(context, company, ['equity', 'netIncome']);
  const year = yearsOf(figures)
    .filter((one) => known(figures, 'equity', one) && known(figures, 'netIncome', one))
    .at(-1);
  const [equity, profit] = ['equity', 'netIncome'].map((metric) => year && known(figures, metric, year));
  if (!year || !equity || !profit || equity.value <= 0) return undefined;
  const rates = ratesOf(context);
  const costOfEquity = rates.riskFreeRate + rates.beta * rates.equityPremium + rates.sizePremium;
  return {
    ...{ context, year, equity, profit, rates, years: number(context, 'years') || 5 },
    value: {
      ...{ book: equity.value, returnOnEquity: profit.value / equity.value },
      ...{ growth: rates.terminalGrowth, costOfEquity },
    },
    scale: scaleFor(context.language, equity.unit, [equity.value]),
    asked: await askingPrice(context, equity.unit),
  };
};
