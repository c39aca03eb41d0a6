// Turns a plan that a company states in a sentence into drivers of a forecast: revenue growth for the next year, and
// the margin.
import type { FoundDriver } from '#shared/analyses/workbook-drivers.ts';
import { yearlyText } from '#shared/analyses/yearly-numbers.ts';
import type { Language } from '#shared/model/enums.ts';
import type { SectionContext } from '../builder.ts';
import { amountIn, scaleFor } from '../evidence/amounts.ts';
import { documentName } from '../evidence/document-name.ts';
import { type Known, known, metricLabel } from '../evidence/known-figure.ts';
import { segmentNamedBy } from '../evidence/segment-scope.ts';
import { quotedOf } from '../evidence/select-quotes.ts';
import { type Stated, statedAmount } from '../evidence/stated-amount.ts';
import type { History } from './dcf-history.ts';
import type { PlanDrivers } from './plan-drivers.ts';
import { type ByYear, plannedCapex, plannedMargins } from './plan-series.ts';
import { tabledPlan } from './tabled-plan.ts';

/** Significant digits of a rate in the form of a model. */
const DIGITS = 8;
const PERCENT = 100;
/** Initial values of the form: terminal growth in percent, and the number of years. */
const USUAL_END = 1.5;
const USUAL_YEARS = 5;

type Rate = { readonly value: number; readonly labels: readonly string[] };

type Planned = {
  readonly stated: Stated;
  readonly growth: Rate;
  readonly margins: ByYear;
  /** Planned capital expenditure as a share of planned revenue. */
  readonly capex: ByYear;
};

/** The capital expenditure that a sentence states for the first year. */
const statedCapex = async (context: SectionContext, { figure, sentence }: Stated, year: number): Promise<ByYear> => {
  const capex = await statedAmount(context, { name: 'plannedCapex', unit: figure.unit ?? '', year: String(year) });
  if (!capex || capex.figure.value >= figure.value) return new Map();
  const refs = [...new Set([capex.sentence, sentence].flatMap((one) => quotedOf(context, one).refs))];
  const formula = `${capex.figure.text} ÷ ${figure.text}`;
  return new Map([[year, { ...ratioOf('capex', year, refs, formula), value: capex.figure.value / figure.value }]]);
};

const ratioOf = (metric: string, year: number, refs: readonly number[], formula: string): Omit<Known, 'value'> => ({
  ...{ metric, year: String(year), period: String(year), unit: 'ratio', basis: undefined, refs, formula },
});

/** Revenue by year: growth fades linearly from the first year to terminal growth, as in the model. */
const revenueIn = (context: SectionContext, first: number, growth: number, years: number): number => {
  const { terminalGrowth, years: count } = context.inputs;
  const end = (typeof terminalGrowth === 'number' ? terminalGrowth : USUAL_END) / PERCENT;
  const steps = typeof count === 'number' ? count : USUAL_YEARS;
  const rates = Array.from({ length: years }, (_, n) => growth + ((end - growth) * (n + 1)) / steps);
  return rates.reduce((revenue, rate) => revenue * (1 + rate), first);
};

/**
 * Capital expenditure from a table with a plan for each year, over planned revenue or revenue that follows from its
 * growth.
 */
const capexOf = async (context: SectionContext, stated: Stated, growth: number, first: number): Promise<ByYear> => {
  const { figure, sentence } = stated;
  const planned = await plannedCapex(context, first - 1, figure.unit ?? '');
  if (!planned.has(first)) return statedCapex(context, stated, first);
  const { language } = context;
  const scale = scaleFor(language, figure.unit ?? '', [figure.value]);
  const own = quotedOf(context, sentence).refs;
  return new Map(
    [...planned].map(([year, { value, refs }]) => {
      const revenue = revenueIn(context, figure.value, growth, year - first);
      const formula = `${amountIn(language, scale, value)} ÷ ${amountIn(language, scale, revenue)}`;
      const all = [...new Set([...refs, ...own])];
      return [year, { ...ratioOf('capex', year, all, formula), value: value / revenue }] as const;
    }),
  );
};

/** The plan of the whole company for the year after the last reported one. */
const plannedIn = async (context: SectionContext, { figures, year }: History): Promise<Planned | undefined> => {
  const revenue = known(figures, 'revenue', year);
  if (!revenue || revenue.value <= 0) return undefined;
  const next = String(Number(year) + 1);
  const stated = await statedAmount(context, { name: 'revenueTarget', unit: revenue.unit, year: next });
  if (!stated || (await segmentNamedBy(context, stated, year)).isOfSegment) return undefined;
  const growth = stated.figure.value / revenue.value - 1;
  const [margins, capex] = [
    await plannedMargins(context, Number(year)),
    await capexOf(context, stated, growth, Number(next)),
  ];
  return { stated, growth: { value: growth * PERCENT, labels: [stated.figure.text] }, margins, capex };
};

const seriesOf = (language: Language, field: string, line: string, rates: readonly Known[]): FoundDriver[] => {
  const [one] = rates;
  if (!one) return [];
  const named = rates.map(({ year, formula = '' }) => `${year}: ${formula}`).join('; ');
  return [
    {
      field,
      sheet: metricLabel(language, line),
      labels: [rates.length === 1 && field === 'revenueGrowth' ? (one.formula ?? '') : named],
      values: new Map(rates.map(({ year, value }) => [Number(year), value * PERCENT])),
    },
  ];
};

/** The plan as a forecast shows it; what the plan leaves open is computed from reported figures. */
export const statedPlan = async (context: SectionContext, history: History): Promise<PlanDrivers | undefined> => {
  const rates = await statedRates(context, history);
  if (!rates) return undefined;
  const first = Number(history.year) + 1;
  const { language, notes } = context;
  const [margins, capex] = [[...rates.margins.values()], [...rates.capex.values()]];
  const found = [
    ...seriesOf(language, 'revenueGrowth', 'revenue', rates.growth),
    ...seriesOf(language, 'operatingMargin', 'operatingIncome', margins),
    ...seriesOf(language, 'capexShare', 'capex', capex),
  ];
  const refsIn = (of: readonly Known[]) => [...new Set(of.flatMap(({ refs }) => refs))];
  const own = refsIn(rates.growth);
  return {
    title: documentName(notes.all().find(({ n }) => n === own[0])?.title ?? ''),
    inputs: Object.fromEntries(found.map((one) => [one.field, entryOf(one, first)])),
    found,
    cite: ({ field }) => (field === 'revenueGrowth' ? own : refsIn([...rates.growth, ...margins, ...capex])),
  };
};

/** Years without a plan stay empty for the model to fill; a margin that is reached holds. */
const entryOf = ({ field, values }: FoundDriver, first: number): string => {
  const last = Math.max(...values.keys());
  const all = Array.from({ length: last - first + 1 }, (_, n) => values.get(first + n));
  const numbers = all.map((one) => (one === undefined ? undefined : Number(one.toPrecision(DIGITS))));
  return yearlyText(field === 'capexShare' ? [...numbers, undefined] : numbers);
};

export type PlanRates = { readonly growth: readonly Known[]; readonly margins: ByYear; readonly capex: ByYear };

/** The plan as a model takes it, each rate with its source. */
export const statedRates = async (context: SectionContext, history: History): Promise<PlanRates | undefined> => {
  const tabled = await tabledPlan(context, history);
  const planned = await plannedIn(context, history);
  if (!planned) return tabled;
  const { stated, growth, margins, capex } = planned;
  const { refs } = quotedOf(context, stated.sentence);
  const own = ratioOf('revenueGrowth', Number(history.year) + 1, refs, growth.labels.join(' ÷ '));
  return {
    growth: tabled?.growth ?? [{ ...own, value: growth.value / PERCENT }],
    margins: tabled && tabled.margins.size > 0 ? tabled.margins : margins,
    capex: tabled && tabled.capex.size > 0 ? tabled.capex : capex,
  };
};
