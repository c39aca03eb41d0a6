// Builds the forecast of a memorandum: operating lines of the DCF model, and each driver with its source.

import { analysisOf } from '#shared/analyses/registry.ts';
import { dcf } from '#shared/finance/dcf/dcf.ts';
import type { DcfInput } from '#shared/finance/dcf/input.ts';
import type { Line } from '#shared/finance/workbook/workbook.ts';
import type { TextIn } from '#shared/i18n/text-keys.ts';
import type { Block, BlockOf } from '#shared/report/blocks.ts';
import type { Built, SectionContext } from '../builder.ts';
import { known, yearsOf } from '../evidence/known-figure.ts';
import { basisNote } from '../evidence/wanted-basis.ts';
import { nothingOfCompany } from '../nothing.ts';
import { breakRefusal, withAcceptance } from './break-gate.ts';
import { type DcfCase, dcfCase } from './dcf-input.ts';
import {
  type Desk,
  FIELD_OF,
  idAmong,
  isDefault,
  linesOf,
  reportedCell,
  rowsIn,
  type Shown,
  sourceOf,
} from './forecast-lines.ts';
import { type Model, sheetTables, wordsIn } from './model-tables.ts';
import { type PlanDrivers, planDrivers } from './plan-drivers.ts';
import { planPart } from './plan-table.ts';
import { statedPlan } from './stated-plan.ts';

/**
 * The lines that a memorandum prints: down to operating income and EBITDA, plus capital expenditure; no taxes and no
 * value.
 */
const LINES = ['revenueGrowth', 'revenue', 'operatingMargin', 'operatingProfit', 'depreciation', 'ebitda', 'capex'];
const CAPITAL = 'workingCapitalIncrease';
/** Lines that are left out if their driver is only a default: a memorandum states nothing that nobody reported. */
const RESTS_ON: Readonly<Record<string, string>> = {
  depreciation: 'depreciationShare',
  ebitda: 'depreciationShare',
  capex: 'capexShare',
  [CAPITAL]: 'workingCapitalShare',
};
/** Growth needs at least this many reported years. */
const MIN_YEARS = 2;

/**
 * Drops the year after the forecast, which only a valuation needs, and years beyond the plan. The model behind them is
 * that of the valuation: a shorter one would fade faster and give other figures for the same year.
 */
const withoutTerminal =
  ({ years }: DcfInput, shown = years.length) =>
  (line: Line): Line => ({ ...line, ...(line.cells ? { cells: line.cells.slice(0, shown + 1) } : {}) });

/** The column of the last reported year, after the label and the unit. */
const BASE_COLUMN = 2;
const withReported = (table: BlockOf<'table'>, cells: readonly (Shown | undefined)[]): Block => ({
  ...table,
  rows: table.rows.map((row, n) => row.map((cell, at) => (at === BASE_COLUMN && cells[n]) || cell)),
});

/** Sources have a table of their own: a page has no room for them next to the forecast years. */
const sourcesOf = (context: SectionContext, table: BlockOf<'table'>, sources: readonly Shown[]): Block => ({
  kind: 'table',
  caption: context.text('say.forecastBases'),
  columns: [table.columns[0] ?? { label: '' }, { label: context.text('say.source') }],
  rows: table.rows.map(([name], n) => [name ?? { text: '' }, sources[n] ?? { text: '' }]),
});

type Made = {
  readonly blocks: Block[];
  readonly leftOut: readonly string[];
  /** The lines that rest on a default alone. */
  readonly toReview: readonly string[];
};

const tablesOf = (desk: Desk, model: Model, input: DcfInput, years: number | undefined): Made => {
  const { context } = desk;
  const linesIn = (id: string) => model.workbook.sheets.find((sheet) => sheet.id === id)?.lines ?? [];
  const assumptions = linesIn('assumptions');
  const all = linesOf(assumptions, Object.keys(FIELD_OF));
  const open = rowsIn(all).filter(
    (line) => idAmong(Object.values(RESTS_ON), line) !== undefined && isDefault(context, line),
  );
  const drivers = all.filter((line) => !open.includes(line));
  const operating = linesOf(linesIn('dcf'), [...LINES, CAPITAL]);
  const isOpen = (line: Line) => {
    const driver = RESTS_ON[idAmong(Object.keys(RESTS_ON), line) ?? ''];
    return driver !== undefined && open.some((one) => idAmong([driver], one) !== undefined);
  };
  const shown = operating.filter((line) => !isOpen(line)).map(withoutTerminal(input, years));
  const reported = rowsIn(shown).map((line) => reportedCell(model, input, line));
  const ofYears = drivers.map(withoutTerminal(input, years));
  const sources = rowsIn(years === undefined ? drivers : ofYears).map((line) => sourceOf(desk, assumptions, line));
  const nameOf = ({ label }: Line) => wordsIn(context.language, label);
  const assumed = context.text('say.forecastAssumed');
  const named = (
    block: Block,
    key: TextIn<'analyses'>,
    filled: (table: BlockOf<'table'>) => readonly Block[],
  ): readonly Block[] => (block.kind === 'table' ? filled({ ...block, caption: context.text(key) }) : [block]);
  return {
    blocks: [
      ...sheetTables(model, 'dcf', shown).flatMap((block) =>
        named(block, 'sections.forecast', (table) => [withReported(table, reported)]),
      ),
      ...sheetTables(model, 'assumptions', ofYears).flatMap((block) =>
        named(block, 'say.forecastDrivers', (table) => [table, sourcesOf(context, table, sources)]),
      ),
    ],
    leftOut: operating.filter(isOpen).map(nameOf),
    toReview: rowsIn(drivers)
      .filter((_, n) => sources[n]?.text.includes(assumed))
      .map(nameOf),
  };
};

/** Requires two years of revenue and no operating loss: past losses do not support a margin forecast. */
const isFounded = ({ figures, input }: DcfCase): boolean => {
  const years = yearsOf(figures.filter(({ metric }) => metric === 'revenue'));
  const results = figures.filter(({ metric }) => metric === 'operatingIncome');
  const hasLast = known(figures, 'operatingIncome', String(input.baseYear)) !== undefined;
  return years.length >= MIN_YEARS && hasLast && results.every(({ value }) => value > 0);
};

/** The years of a memorandum are those for which the company plans its revenue; what is computed is no plan of its own. */
const plannedYears = ({ found }: PlanDrivers, base: number): { readonly years?: number } => {
  const revenue = found.find(({ field }) => field === 'revenueGrowth');
  const years = revenue ? Math.max(...revenue.values.keys()) - base : 0;
  return years > 0 ? { years } : {};
};

export const forecastPart = async (context: SectionContext, part = 'operating'): Promise<Built> => {
  if (part === 'plan') return planPart(context);
  const { company } = context;
  const reported = company && (await dcfCase(context, company));
  if (!company || !reported) return nothingOfCompany(context);
  const { figures, input } = reported;
  const refused = breakRefusal(context, figures);
  if (refused) return refused;
  const history = { figures, year: String(input.baseYear) };
  const plan = (await planDrivers(context, history)) ?? (await statedPlan(context, history));
  if (!plan && !isFounded(reported)) return nothingOfCompany(context);
  const { forOutsiders } = analysisOf(context.type);
  const until = plan && forOutsiders ? plannedYears(plan, input.baseYear) : {};
  const planned = plan && { ...context, inputs: { ...context.inputs, ...plan.inputs } };
  const given = (planned && (await dcfCase(planned, company))) ?? reported;
  const { workbook, values } = dcf(given.input);
  const model = { language: context.language, workbook, values, origins: given.origins };
  const own = until.years ? 'say.forecastOfOwnYears' : 'say.forecastOfOwnPlan';
  const says = forOutsiders ? own : 'say.forecastOfPlan';
  const origin = plan ? context.text(says, { title: plan.title }) : context.text('say.forecastNote');
  const { blocks, leftOut, toReview } = tablesOf({ context, plan }, model, given.input, until.years);
  const open = leftOut.length > 0 ? context.text('say.notForecast', { names: leftOut.join(', ') }) : '';
  return withAcceptance(context, figures, {
    blocks,
    status: 'done',
    note: [origin, open, basisNote(context, figures)].filter(Boolean).join(' '),
    ...(toReview.length > 0 ? { aside: context.text('say.forecastToReview', { names: toReview.join(', ') }) } : {}),
  });
};
