// Statements with their ratios as a workbook: each line by year with its source, each ratio a formula over lines.
import type { Given } from '../given.ts';
import { type Label, label } from '../label.ts';
import { type Money, moneyLabel } from '../money.ts';
import { checksSheet, type ModelCheck } from '../workbook/checks.ts';
import { add, binary, call, type Operand, ratioOf, subtract } from '../workbook/expression.ts';
import { formula, head, input, line, PERCENT, type Sheet, TIMES, title, type Workbook } from '../workbook/workbook.ts';

/** A line of a statement; one entry a year, oldest first. */
export type StatementLine = {
  readonly metric: string;
  readonly label: Label;
  readonly values: readonly (Given | undefined)[];
};

/** What is spent may be printed with or without its minus: `minus` is taken off by its size. */
type RatioSpec = {
  readonly id: string;
  readonly label: Label;
  readonly of: string;
  readonly minus?: string | undefined;
  readonly over: string;
  readonly isTimes?: boolean | undefined;
};

export type PerformanceGiven = {
  readonly company: string;
  readonly money: Money;
  readonly years: readonly string[];
  readonly lines: readonly StatementLine[];
  readonly ratios: readonly RatioSpec[];
  /** Lines whose growth from year to year is shown. */
  readonly growth: readonly { readonly metric: string; readonly label: Label }[];
};

/** The cell of a line, a ratio or a growth rate in a year. */
export const yearCell = (id: string, year: string): string => `${id}.${year}`;

/** An expense may be printed as a negative figure: cover by it is by its size. */
const SPENT = ['interestExpense'];

const knowing = ({ lines, years }: PerformanceGiven) => {
  const known = new Set(
    lines.flatMap(({ metric, values }) =>
      values.flatMap((value, i) => (value ? [yearCell(metric, years[i] ?? '')] : [])),
    ),
  );
  return (metric: string, year: string): boolean => known.has(yearCell(metric, year));
};

type Knows = ReturnType<typeof knowing>;

const ratioIn = ({ of, minus, over }: RatioSpec, year: string, knows: Knows): Operand | undefined => {
  const needed = [of, over, ...(minus ? [minus] : [])];
  if (!needed.every((metric) => knows(metric, year))) return undefined;
  const above = minus ? subtract(yearCell(of, year), call('ABS', yearCell(minus, year))) : yearCell(of, year);
  const under = SPENT.includes(over) ? call('ABS', yearCell(over, year)) : yearCell(over, year);
  return ratioOf(above, under);
};

const growthIn = (metric: string, years: readonly string[], i: number, knows: Knows): Operand | undefined => {
  const [before, now] = [years[i - 1], years[i]];
  if (!before || !now || Number(now) - Number(before) !== 1) return undefined;
  if (!knows(metric, before) || !knows(metric, now)) return undefined;
  return ratioOf(subtract(yearCell(metric, now), yearCell(metric, before)), yearCell(metric, before));
};

const statementsSheet = ({ money, years, lines }: PerformanceGiven): Sheet => ({
  id: 'statements',
  title: label('sheet.statements'),
  frozen: 2,
  lines: [
    title(label('sheet.statements')),
    head(label('workbook.item'), years),
    ...lines.map(({ metric, label: name, values }) =>
      line(
        { label: name, unit: moneyLabel(money) },
        values.map((value, i) => value && input(yearCell(metric, years[i] ?? ''), value, 'amount')),
      ),
    ),
  ],
});

const ratiosSheet = (given: PerformanceGiven): Sheet => {
  const { company, years, ratios, growth } = given;
  const knows = knowing(given);
  const cell = (id: string, year: string, operand: Operand | undefined, isTimes = false) =>
    operand === undefined ? undefined : formula(yearCell(id, year), operand, isTimes ? 'multiple' : 'percent');
  return {
    id: 'ratios',
    title: label('sheet.ratios'),
    frozen: 2,
    lines: [
      title(label('performance.title', { company })),
      head(label('workbook.item'), years),
      ...growth.map(({ metric, label: name }) =>
        line(
          { label: label('performance.growthOf', { metric: name }), unit: PERCENT },
          years.map((year, i) => cell(`growth.${metric}`, year, growthIn(metric, years, i, knows))),
        ),
      ),
      ...ratios
        .filter((ratio) => years.some((year) => ratioIn(ratio, year, knows) !== undefined))
        .map((ratio) =>
          line(
            { label: ratio.label, unit: ratio.isTimes ? TIMES : PERCENT },
            years.map((year) => cell(ratio.id, year, ratioIn(ratio, year, knows), ratio.isTimes)),
          ),
        ),
    ],
  };
};

/** What rounding leaves of a sum of a few lines, each rounded to one unit. */
const ROUNDING = 2;
const agrees = (left: Operand, right: Operand): Operand => binary('<=', call('ABS', subtract(left, right)), ROUNDING);

/** Of the years in which all of its lines are known. */
const checks = (given: PerformanceGiven): readonly ModelCheck[] => {
  const knows = knowing(given);
  const over = (key: string, metrics: readonly string[], holds: (at: (metric: string) => string) => Operand) => {
    const years = given.years.filter((year) => metrics.every((metric) => knows(metric, year)));
    if (years.length === 0) return [];
    return [{ key, holds: call('AND', ...years.map((year) => holds((metric) => yearCell(metric, year)))) }];
  };
  return [
    ...over('balanceHolds', ['totalAssets', 'totalLiabilities', 'equity'], (at) =>
      agrees(at('totalAssets'), add(at('totalLiabilities'), at('equity'))),
    ),
    ...over('grossHolds', ['grossProfit', 'revenue', 'costOfSales'], (at) =>
      agrees(at('grossProfit'), subtract(at('revenue'), call('ABS', at('costOfSales')))),
    ),
  ];
};

export const performanceWorkbook = (given: PerformanceGiven): Workbook => {
  const all = checks(given);
  return {
    title: label('performance.title', { company: given.company }),
    money: given.money,
    sheets: [ratiosSheet(given), statementsSheet(given), ...(all.length > 0 ? [checksSheet(all)] : [])],
  };
};
