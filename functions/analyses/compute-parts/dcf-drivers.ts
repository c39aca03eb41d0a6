// Proposed drivers of a DCF: from the statements or default values, fading to the terminal year.
import { analysisOf } from '#shared/analyses/registry.ts';
import type { Driver, OpenDriver } from '#shared/finance/dcf/input.ts';
import type { Given } from '#shared/finance/given.ts';
import type { SectionContext } from '../builder.ts';
import { percentIn } from '../evidence/amounts.ts';
import type { Known } from '../evidence/known-figure.ts';
import type { Market } from '../evidence/market.ts';
import { expectedGrowth } from './dcf-estimates.ts';
import { growthIn, type History, type Mean, meanIn, RATIO_IN } from './dcf-history.ts';
import { originText, statementsNote, wayOf, yearInWords } from './driver-notes.ts';
import type { Origins } from './origins.ts';
import type { StatedCapital } from './stated-capital.ts';
import type { PlanRates } from './stated-plan.ts';

/** Default values if neither a person nor the statements give one; for the reader to review. */
const USUAL: Readonly<Record<string, number>> = {
  revenueGrowth: 0.03,
  operatingMargin: 0.1,
  taxRate: 0.25,
  depreciationShare: 0.04,
  capexShare: 0.05,
  workingCapitalShare: 0.1,
};
/**
 * Capital expenditure over depreciation in the terminal year: above 1, since perpetual growth needs more assets, and
 * below a build-up year. Set by hand.
 */
export const USUAL_TERMINAL_CAPEX = 1.1;

export type Desk = {
  readonly context: SectionContext;
  readonly origins: Origins;
  readonly history: History;
  readonly years: number;
  /** The power of ten of the amounts. */
  readonly power: number;
  readonly market: Market;
  /** The company's plan for the first years, as its documents state it. */
  readonly plan: PlanRates | undefined;
  /** All shares, as a table of the shareholders adds them up. */
  readonly shares: Known | undefined;
  /** What documents state of the cost of capital and of growth after the forecast. */
  readonly stated: StatedCapital;
  /** The price asked for the whole company: in whole units, and as the model takes it. */
  readonly asked: { readonly amount: number; readonly given: Given } | undefined;
};

const fieldOf = (name: string) => analysisOf('DCF').fields.find((one) => one.name === name);

export const noneGiven = ({ years }: Desk): null[] => Array.from({ length: years }, () => null);

/** History above the limit of a form field is not projected: a tax above the profit, revenue that tripled. */
const isTooHigh = (name: string, value: number): boolean => {
  const field = fieldOf(name);
  return field?.kind === 'yearly' && (field.unit === 'days' ? value : value * 100) > field.max;
};

const usual = ({ origins, context }: Desk, name: string, past: number | undefined): Given => {
  const note =
    past === undefined
      ? context.text('say.usualValue')
      : context.text('say.unusualPast', { value: percentIn(context.language, past) });
  return origins.defaulted(USUAL[name] ?? 0, note);
};

/** Capital expenditure replaces what depreciates: one that is not reported follows from the other. */
const PARTNERS: Readonly<Record<string, readonly [string, number]>> = {
  capexShare: ['depreciationShare', USUAL_TERMINAL_CAPEX],
  depreciationShare: ['capexShare', 1 / USUAL_TERMINAL_CAPEX],
};

const fromPartner = (desk: Desk, name: string): Given | undefined => {
  const [partner = '', times = 1] = PARTNERS[name] ?? [];
  const share = meanIn(partner, desk.history)?.value;
  if (share === undefined) return undefined;
  const { context } = desk;
  const note = originText(context, `${partner === 'capexShare' ? 'fromCapex' : 'fromDepreciation'}`, {
    share: percentIn(context.language, share),
  });
  return desk.origins.defaulted(share * times, note);
};

/** The years of a mean as the documents name them. */
const spanOf = ({ context, history }: Desk, { from, to }: Mean): { readonly from: string; readonly to: string } => ({
  from: yearInWords(context, history, from),
  to: yearInWords(context, history, to),
});

/** The driver's value in the last reported year. */
const baseOf = (desk: Desk, name: string): Given | undefined => {
  const last = RATIO_IN[name]?.(desk.history);
  if (last === undefined || isTooHigh(name, last)) return undefined;
  return desk.origins.fromAccounts(last, statementsNote(desk, name));
};

/** The share of costs only sizes inventories and payables: it does not move against a planned margin. */
const STAYS: ReadonlySet<string> = new Set(['costShare']);

/** A mean this close to the last year is the same rate. Set by hand. */
const SAME = 0.05;

/** Fades from the value of the last year to the mean of the known years. */
const fromStatements = (desk: Desk, name: string): Driver | undefined => {
  const { origins, history, context } = desk;
  const base = baseOf(desk, name);
  const mean = meanIn(name, history);
  if (!base || !mean || isTooHigh(name, mean.value)) return undefined;
  // A company that lost money for ever would have no value to find.
  if (name === 'operatingMargin' && mean.value <= 0)
    return { base, years: noneGiven(desk), terminal: usual(desk, name, mean.value) };
  const moves = Math.abs(base.value - mean.value) > Math.abs(mean.value) * SAME;
  // Steps of a tenth of a point would be a precision that the mean of a few years does not have.
  if (STAYS.has(name) || !moves) return { base, years: noneGiven(desk), terminal: base };
  const way = wayOf(name, desk) ? `; ${statementsNote(desk, name)}` : '';
  const note = `${originText(context, 'yearMean', spanOf(desk, mean))}${way}`;
  return { base, years: noneGiven(desk), terminal: origins.fromAccounts(mean.value, note) };
};

/** The last planned margin also applies to later years: fading to the historical mean would undo the plan. */
const fromPlan = (desk: Desk, name: string): Driver | undefined => {
  const { plan, history, origins, context } = desk;
  const by = name === 'operatingMargin' ? plan?.margins : name === 'capexShare' ? plan?.capex : undefined;
  const own = [...(by ?? [])].filter(([, { value }]) => !isTooHigh(name, value)).sort(([a], [b]) => a - b);
  const given = new Map(own.map(([year, figure]) => [year - Number(history.year) - 1, origins.sourced(figure, 0)]));
  const [lastYear, lastFigure] = own.at(-1) ?? [];
  if (!lastYear || !lastFigure) return undefined;
  const base = baseOf(desk, name);
  const note = originText(context, 'planHeld', {
    year: yearInWords(context, desk.history, String(lastYear)),
    value: percentIn(context.language, lastFigure.value),
  });
  const last = origins.held(lastFigure, note);
  const isHeld = (at: number) => name === 'operatingMargin' && at > Math.max(...given.keys());
  const years = noneGiven(desk).map((none, at) => given.get(at) ?? (isHeld(at) ? last : none));
  return { ...(base ? { base } : {}), years, terminal: last };
};

export const driver = (desk: Desk, name: string): Driver => {
  const planned = fromPlan(desk, name);
  if (planned) return planned;
  const found = fromStatements(desk, name);
  if (found) return found;
  const base = baseOf(desk, name);
  const past = RATIO_IN[name]?.(desk.history);
  const replacing = past === undefined ? fromPartner(desk, name) : undefined;
  const given = replacing ?? usual(desk, name, past);
  return { ...(base ? { base } : {}), years: noneGiven(desk).map(() => given), terminal: given };
};

type Growth = { readonly growth: OpenDriver; readonly pastGrowth?: number };

/**
 * Growth from analysts' estimates, the company's plan, or history. `pastGrowth` leads from the first year to terminal
 * growth.
 */
export const growth = (desk: Desk): Growth => {
  const { origins, history, market, context } = desk;
  const expected = expectedGrowth(history, market.estimates).map((one) => origins.sourced(one, 0));
  if (expected.length > 0) return { growth: { years: noneGiven(desk).map((none, i) => expected[i] ?? none) } };
  const later = noneGiven(desk).slice(1);
  const planned = desk.plan?.growth ?? [];
  if (planned.length > 0 && !planned.some(({ value }) => isTooHigh('revenueGrowth', value))) {
    const given = planned.map((one) => origins.sourced(one, 0));
    return { growth: { years: noneGiven(desk).map((none, i) => given[i] ?? none) } };
  }
  const past = growthIn(history);
  if (!past || isTooHigh('revenueGrowth', past.value))
    return { growth: { years: [usual(desk, 'revenueGrowth', past?.value), ...later] } };
  const note = originText(context, 'growthFades', {
    ...spanOf(desk, past),
    growth: percentIn(context.language, past.value),
  });
  return { growth: { years: [origins.fromAccounts(past.value, note), ...later] }, pastGrowth: past.value };
};
