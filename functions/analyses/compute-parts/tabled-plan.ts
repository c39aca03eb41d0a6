// Reads a plan of several years from a table of a company's documents: revenue growth and operating margin by year.
import { timesPower } from '#shared/language/grammar/times-power.ts';
import { measureOf } from '#shared/language/grammar/units.ts';
import { findMetrics } from '../../engine/understand/measures/find-metrics.ts';
import type { SectionContext } from '../builder.ts';
import { amountIn, scaleFor } from '../evidence/amounts.ts';
import { type Known, known } from '../evidence/known-figure.ts';
import { isOwn } from '../evidence/own.ts';
import { type PlainTable, plainTables } from '../evidence/plain-table.ts';
import { type NumberColumn, numberColumns } from '../evidence/table-columns.ts';
import { aboutText, NEAREST } from '../room/report-subjects.ts';
import type { History } from './dcf-history.ts';
import type { ByYear } from './plan-series.ts';

/** The growth of each year from the first planned one, and margins by year. */
type TabledPlan = { readonly growth: readonly Known[]; readonly margins: ByYear };

/** A plan for one year is a budget. */
const FEWEST_YEARS = 2;
const UNIT = /[(（]([^()（）]{1,12})[)）]\s*$/u;

const isOfPlan = (table: PlainTable, columns: readonly NumberColumn[]): boolean =>
  columns.some(({ kind }) => kind === 'planned') ||
  [table.heading, table.passage.chunk.context.document.replaceAll(/[_-]/g, ' '), table.head[0] ?? ''].some((text) =>
    aboutText('', [{ text, weight: NEAREST }]).headed.has('plan'),
  );

/** Amounts by year in whole units of the currency; empty if no row has the metric. */
const plannedIn = (
  table: PlainTable,
  columns: readonly NumberColumn[],
  { metric, currency }: { metric: string; currency: string },
): ReadonlyMap<number, number> => {
  const at = table.rows.findIndex(({ cells: [label = ''] }) => findMetrics(label)[0]?.id === metric);
  const ofRow = UNIT.exec(table.rows[at]?.cells[0] ?? '')?.[1];
  return new Map(
    columns.flatMap(({ period, unit, numbers }): [number, number][] => {
      const measure = measureOf(ofRow ?? unit);
      const value = numbers[at];
      if (value === undefined || measure?.unit !== currency) return [];
      return [[Number(period?.slice(0, 4)), timesPower(value, measure.power)]];
    }),
  );
};

const planIn = (context: SectionContext, { figures, year }: History, table: PlainTable): TabledPlan | undefined => {
  const reported = known(figures, 'revenue', year);
  const columns = numberColumns(table).filter(
    ({ kind, period }) => kind !== 'actual' && Number(period?.slice(0, 4)) > Number(year),
  );
  if (!reported || reported.value <= 0 || !isOfPlan(table, columns)) return undefined;
  const { unit: currency } = reported;
  const revenue = plannedIn(table, columns, { metric: 'revenue', currency });
  const income = plannedIn(table, columns, { metric: 'operatingIncome', currency });
  const first = Number(year) + 1;
  const isYearly = Array.from({ length: FEWEST_YEARS }, (_, n) => first + n).every((at) => (revenue.get(at) ?? 0) > 0);
  if (!isYearly) return undefined;
  const scale = scaleFor(context.language, currency, [reported.value]);
  const say = (value: number) => amountIn(context.language, scale, value);
  const refs = table.rows.map(({ start, end }) => context.notes.cite(table.passage, start, end).n);
  const ratio = (metric: string, at: number, value: number, formula: string): Known => ({
    ...{ metric, year: String(at), period: String(at), value, unit: 'ratio', basis: undefined },
    ...{ refs: [...new Set(refs)], formula },
  });
  const growth: Known[] = [];
  const margins = new Map<number, Known>();
  let before = reported.value;
  for (let at = first; (revenue.get(at) ?? 0) > 0; at++) {
    const [own = 0, earned] = [revenue.get(at), income.get(at)];
    growth.push(ratio('revenueGrowth', at, own / before - 1, `${say(own)} ÷ ${say(before)} − 1`));
    if (earned !== undefined)
      margins.set(at, ratio('operatingMargin', at, earned / own, `${say(earned)} ÷ ${say(own)}`));
    before = own;
  }
  return { growth, margins };
};

/** The plan of the whole company for the years after the last reported one. */
export const tabledPlan = async (context: SectionContext, history: History): Promise<TabledPlan | undefined> => {
  const { company } = context;
  if (!company) return undefined;
  const { passages } = await context.passages(context.text('ask.budgetOf'));
  const once = new Map([...(await context.room(['plan'])), ...passages].map((one) => [one.chunk.id, one]));
  for (const table of plainTables([...once.values()].filter((one) => isOwn(company, one)))) {
    const plan = planIn(context, history, table);
    if (plan) return plan;
  }
  return undefined;
};
