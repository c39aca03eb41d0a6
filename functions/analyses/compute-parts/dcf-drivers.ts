// The drivers of a DCF: as entered, else from the statements, with the year after the forecast to which they lead.
import { analysisOf } from '#shared/analyses/registry.ts';
import { yearlyNumbers } from '#shared/analyses/yearly-numbers.ts';
import type { DcfInput, Driver, OpenDriver, Scenario } from '#shared/finance/dcf/input.ts';
import type { Given } from '#shared/finance/given.ts';
import type { TextIn } from '#shared/i18n/text-keys.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { SectionContext } from '../builder.ts';
import { amountIn, percentIn, scaleFor } from '../evidence/amounts.ts';
import { known } from '../evidence/known-figure.ts';
import type { Market } from '../evidence/market.ts';
import { expectedGrowth } from './dcf-estimates.ts';
import { growthIn, type History, meanIn, RATIO_IN } from './dcf-history.ts';
import type { Origins } from './origins.ts';

/** Around the base case, in points of growth and margin: assumptions of the product, shown as such. */
const SPREAD: Readonly<Record<Scenario, number>> = { base: 0, upside: 0.02, downside: -0.02 };
/** Where neither a person nor the statements say: for the reader to review. */
const USUAL: Readonly<Record<string, number>> = {
  revenueGrowth: 0.03,
  operatingMargin: 0.1,
  taxRate: 0.25,
  depreciationShare: 0.04,
  capexShare: 0.05,
  workingCapitalShare: 0.1,
};
/** Set by hand: more than depreciation, since what grows for ever needs more assets; below what a build-up year spends. */
const USUAL_TERMINAL_CAPEX = 1.1;
const MAX_TERMINAL_CAPEX = 2;

export type Desk = {
  readonly context: SectionContext;
  readonly origins: Origins;
  readonly history: History;
  readonly years: number;
  readonly terminalGrowth: Given;
  readonly market: Market;
};

export const originText = (
  { language }: SectionContext,
  key: TextIn<'finance.origin'>,
  params: Readonly<Record<string, string | number>> = {},
): string => translate(language, `finance.origin.${key}`, params);

const fieldOf = (name: string) => analysisOf('DCF').fields.find((one) => one.name === name);

/** As fractions or days: one for all years, or one for each. */
const enteredYears = ({ context }: Desk, name: string): readonly number[] | undefined => {
  const field = fieldOf(name);
  const value = context.inputs[name];
  const numbers = typeof value === 'string' ? yearlyNumbers(value) : undefined;
  const share = field?.kind === 'yearly' && field.unit === 'days' ? 1 : 100;
  return numbers?.map((one) => one / share);
};

/** What was entered for fewer years goes on as it ends. */
const filled = (desk: Desk, numbers: readonly number[]): Given[] => {
  const note = numbers.length > 1 ? originText(desk.context, 'yearlyEntered') : undefined;
  return Array.from({ length: desk.years }, (_, i) => desk.origins.entered(numbers[i] ?? numbers.at(-1) ?? 0, note));
};

const noneGiven = ({ years }: Desk): null[] => Array.from({ length: years }, () => null);

/** More than a person may enter no history says of the years to come: a tax above the profit, revenue that tripled. */
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

/** Of the last reported year. */
const baseOf = ({ origins, history, context }: Desk, name: string): Given | undefined => {
  const last = RATIO_IN[name]?.(history);
  if (last === undefined || isTooHigh(name, last)) return undefined;
  return origins.fromAccounts(last, originText(context, 'fromStatements', { year: history.year }));
};

/** From the last year to the mean of the years known. */
const fromStatements = (desk: Desk, name: string): Driver | undefined => {
  const { origins, history, context } = desk;
  const base = baseOf(desk, name);
  const mean = meanIn(name, history);
  if (!base || !mean || isTooHigh(name, mean.value)) return undefined;
  return {
    base,
    years: noneGiven(desk),
    terminal: origins.fromAccounts(mean.value, originText(context, 'yearMean', mean)),
  };
};

/** The base stays that of the statements: working capital moves from the balance that was reported. */
const asEntered = (desk: Desk, name: string, numbers: readonly number[]): Driver => {
  const years = filled(desk, numbers);
  const base = baseOf(desk, name);
  return { ...(base ? { base } : {}), years, terminal: years.at(-1) ?? desk.origins.entered(0) };
};

export const driver = (desk: Desk, name: string): Driver => {
  const entered = enteredYears(desk, name);
  const given = usual(desk, name, RATIO_IN[name]?.(desk.history));
  return entered
    ? asEntered(desk, name, entered)
    : (fromStatements(desk, name) ?? { years: noneGiven(desk).map(() => given), terminal: given });
};

/** The first step from the mean growth of the past to the terminal one: a mean is no growth of the last reported year. */
const pastGrowth = (desk: Desk): Given => {
  const { origins, context, history, terminalGrowth, years } = desk;
  const past = growthIn(history);
  if (!past || isTooHigh('revenueGrowth', past.value)) return usual(desk, 'revenueGrowth', past?.value);
  const note = originText(context, 'growthFades', { ...past, growth: percentIn(context.language, past.value) });
  return origins.fromAccounts(past.value + (terminalGrowth.value - past.value) / (years + 1), note);
};

/** Growth fades to the terminal one: from what was entered for the first year, what analysts expect, or the past. */
const growth = (desk: Desk): OpenDriver => {
  const { origins, history, market } = desk;
  const [first, ...rest] = enteredYears(desk, 'revenueGrowth') ?? [];
  if (first !== undefined)
    return {
      years: rest.length > 0 ? filled(desk, [first, ...rest]) : [origins.entered(first), ...noneGiven(desk).slice(1)],
    };
  const expected = expectedGrowth(history, market.estimates).map((one) => origins.sourced(one, 0));
  if (expected.length > 0) return { years: noneGiven(desk).map((none, i) => expected[i] ?? none) };
  return { years: [pastGrowth(desk), ...noneGiven(desk).slice(1)] };
};

const shifted = ({ context, origins }: Desk, given: Given, by: number): Given =>
  by === 0 ? given : origins.defaulted(given.value + by, context.text('say.scenarioSpread'));

/** The last reported year is the same in every scenario; what grows from it starts higher or lower. */
export const scenario = (desk: Desk, of: Scenario): DcfInput['scenarios'][Scenario] => {
  const by = SPREAD[of];
  const [grown, margin] = [growth(desk), driver(desk, 'operatingMargin')];
  const moved = (years: OpenDriver['years']) => years.map((one) => one && shifted(desk, one, by));
  return {
    revenueGrowth: { years: moved(grown.years) },
    operatingMargin: { ...margin, years: moved(margin.years), terminal: shifted(desk, margin.terminal, by) },
  };
};

/** Where receivables, payables and costs are known in days; else as a share of revenue. */
export const workingCapital = (desk: Desk): DcfInput['workingCapital'] => {
  const { origins, context, history } = desk;
  const isKnown = (name: string) => enteredYears(desk, name) !== undefined || RATIO_IN[name]?.(history) !== undefined;
  const isShare = enteredYears(desk, 'workingCapitalShare') !== undefined;
  if (isShare || !['costShare', 'receivableDays', 'payableDays'].every(isKnown))
    return { in: 'share', share: driver(desk, 'workingCapitalShare') };
  const none = origins.defaulted(0, context.text('say.notReported'));
  const inventories: Driver = isKnown('inventoryDays')
    ? driver(desk, 'inventoryDays')
    : { base: none, years: noneGiven(desk), terminal: none };
  return {
    in: 'days',
    cost: driver(desk, 'costShare'),
    receivables: driver(desk, 'receivableDays'),
    inventories,
    payables: driver(desk, 'payableDays'),
  };
};

/** Net fixed assets grow with revenue: capital expenditure is depreciation and growth times the assets. */
export const terminalCapex = ({ context, origins, history, terminalGrowth }: Desk): Given => {
  const entered = context.inputs.capexToDepreciation;
  if (typeof entered === 'number') return origins.entered(entered);
  const { figures, year } = history;
  const [ppe, depreciation] = [known(figures, 'ppe', year), known(figures, 'depreciation', year)];
  const needed =
    ppe && depreciation && depreciation.value !== 0
      ? 1 + terminalGrowth.value * (ppe.value / Math.abs(depreciation.value))
      : undefined;
  if (!ppe || !depreciation || needed === undefined || needed > MAX_TERMINAL_CAPEX)
    return origins.defaulted(USUAL_TERMINAL_CAPEX, context.text('say.usualValue'));
  const scale = scaleFor(context.language, ppe.unit, [ppe.value]);
  const [assets, worn] = [ppe.value, Math.abs(depreciation.value)].map((one) => amountIn(context.language, scale, one));
  const params = {
    growth: percentIn(context.language, terminalGrowth.value),
    ppe: assets ?? '',
    depreciation: worn ?? '',
  };
  return origins.fromAccounts(needed, originText(context, 'assetsGrow', params));
};
