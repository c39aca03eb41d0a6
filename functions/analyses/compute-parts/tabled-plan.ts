// Reads a plan of several years from a table of a company's documents: revenue growth, operating margin and
// capital expenditure by year.

import { timesPower } from '#shared/language/grammar/times-power.ts';
import { measureOf } from '#shared/language/grammar/units.ts';
import forecastYears from '#shared/language/lexicon/forecast-years.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import { findMetrics } from '../../engine/understand/measures/find-metrics.ts';
import type { SectionContext } from '../builder.ts';
import { amountIn, scaleFor } from '../evidence/amounts.ts';
import type { FiledStatements } from '../evidence/filed-statements.ts';
import { type Known, known } from '../evidence/known-figure.ts';
import { isOwn } from '../evidence/own.ts';
import { type PlainTable, plainTables } from '../evidence/plain-table.ts';
import { type NumberColumn, numberColumns } from '../evidence/table-columns.ts';
import { aboutText, NEAREST } from '../room/report-subjects.ts';
import type { History } from './dcf-history.ts';
import type { ByYear } from './plan-series.ts';

/** The growth of each year from the first planned one; margins, and capital expenditure over revenue, by year. */
export type TabledPlan = {
  readonly table: PlainTable;
  readonly growth: readonly Known[];
  readonly margins: ByYear;
  readonly capex: ByYear;
};

/** A plan for one year is a budget, unless its column is headed as a forecast. */
const FEWEST_YEARS = 2;
const saysForecast = compile(forecastYears);
const UNIT = /[(（]([^()（）]{1,12})[)）]\s*$/u;

const isOfPlan = (table: PlainTable, columns: readonly NumberColumn[]): boolean =>
  columns.some(({ kind }) => kind === 'planned') ||
  columns.some(({ label }) => saysForecast(label).length > 0) ||
  [table.heading, table.passage.chunk.context.document.replaceAll(/[_-]/g, ' '), table.head[0] ?? ''].some((text) =>
    aboutText('', [{ text, weight: NEAREST }]).headed.has('plan'),
  );

/** Amounts by year in whole units of the currency; empty if no row has the metric. */
const plannedIn = (
  table: PlainTable,
  columns: readonly NumberColumn[],
  { metric, currency, ofDocument }: { metric: string; currency: string; ofDocument: number | undefined },
): ReadonlyMap<number, number> => {
  const at = table.rows.findIndex(({ cells: [label = ''] }) => findMetrics(label)[0]?.id === metric);
  const ofRow = UNIT.exec(table.rows[at]?.cells[0] ?? '')?.[1];
  return new Map(
    columns.flatMap(({ period, unit, numbers }): [number, number][] => {
      const stated = ofRow ?? unit;
      const { unit: own, power } =
        stated === '' && ofDocument !== undefined ? { unit: currency, power: ofDocument } : (measureOf(stated) ?? {});
      const value = numbers[at];
      if (value === undefined || own !== currency || power === undefined) return [];
      return [[Number(period?.slice(0, 4)), timesPower(value, power)]];
    }),
  );
};

/** The scale of the statements in the same document, for a table that states none. */
const scaleOfDocument = (filed: readonly FiledStatements[], { passage }: PlainTable): number | undefined =>
  filed
    .filter(({ fileId }) => fileId === passage.chunk.fileId)
    .flatMap(({ statements }) => statements.flatMap(({ scale }) => scale ?? []))
    .at(0);

const planIn = (
  context: SectionContext,
  { figures, year }: History,
  table: PlainTable,
  ofDocument: number | undefined,
): TabledPlan | undefined => {
  const reported = known(figures, 'revenue', year);
  const columns = numberColumns(table).filter(
    ({ kind, period }) => kind !== 'actual' && Number(period?.slice(0, 4)) > Number(year),
  );
  if (!reported || reported.value <= 0 || !isOfPlan(table, columns)) return undefined;
  const { unit: currency } = reported;
  const revenue = plannedIn(table, columns, { metric: 'revenue', currency, ofDocument });
  const income = plannedIn(table, columns, { metric: 'operatingIncome', currency, ofDocument });
  const spending = plannedIn(table, columns, { metric: 'capex', currency, ofDocument });
  const first = Number(year) + 1;
  const fewest = columns.some(({ kind, label }) => kind === 'planned' || saysForecast(label).length > 0)
    ? 1
    : FEWEST_YEARS;
  const isYearly = Array.from({ length: fewest }, (_, n) => first + n).every((at) => (revenue.get(at) ?? 0) > 0);
  if (!isYearly) return undefined;
  const scale = scaleFor(context.language, currency, [reported.value]);
  const say = (value: number) => amountIn(context.language, scale, value);
  const refs = table.rows.map(({ start, end }) => context.notes.cite(table.passage, start, end).n);
  const ratio = (metric: string, at: number, value: number, formula: string): Known => ({
    ...{ metric, year: String(at), period: String(at), value, unit: 'ratio', basis: undefined },
    ...{ refs: [...new Set(refs)], formula },
  });
  const growth: Known[] = [];
  const [margins, capex] = [new Map<number, Known>(), new Map<number, Known>()];
  let before = reported.value;
  for (let at = first; (revenue.get(at) ?? 0) > 0; at++) {
    const [own = 0, earned, spent] = [revenue.get(at), income.get(at), spending.get(at)];
    growth.push(ratio('revenueGrowth', at, own / before - 1, `${say(own)} ÷ ${say(before)} − 1`));
    if (earned !== undefined)
      margins.set(at, ratio('operatingMargin', at, earned / own, `${say(earned)} ÷ ${say(own)}`));
    if (spent !== undefined && spent < own)
      capex.set(at, ratio('capex', at, spent / own, `${say(spent)} ÷ ${say(own)}`));
    before = own;
  }
  return { table, growth, margins, capex };
};

/** The plan of the whole company for the years after the last reported one. */
export const tabledPlan = async (context: SectionContext, history: History): Promise<TabledPlan | undefined> => {
  const { company } = context;
  if (!company) return undefined;
  const filed = await context.statements(company);
  const { passages } = await context.passages(context.text('ask.budgetOf'));
  const once = new Map([...(await context.room(['plan'])), ...passages].map((one) => [one.chunk.id, one]));
  for (const table of plainTables([...once.values()].filter((one) => isOwn(company, one)))) {
    const plan = planIn(context, history, table, scaleOfDocument(filed, table));
    if (plan) return plan;
  }
  return undefined;
};
