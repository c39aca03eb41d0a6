// Builds statements with their ratios as a workbook: each line by year with its source, each measure a live formula
// over lines.
import type { Given } from '../given.ts';
import { type Label, label, labelOf } from '../label.ts';
import { FORMATS, GROUPS, type Group, MEASURES, type Measure, measureOperand } from '../measures/measures.ts';
import { type Money, moneyLabel } from '../money.ts';
import { checksSheet, type ModelCheck } from '../workbook/checks.ts';
import { add, binary, call, type Operand, ratioOf, subtract } from '../workbook/expression.ts';
import {
  blank,
  type Format,
  formula,
  head,
  input,
  line,
  PERCENT,
  type Sheet,
  TIMES,
  title,
  type Workbook,
} from '../workbook/workbook.ts';

/** A line of a statement, with one entry per year, oldest first. */
export type StatementLine = {
  readonly metric: string;
  readonly label: Label;
  readonly values: readonly (Given | undefined)[];
};

export type PerformanceGiven = {
  readonly company: string;
  readonly money: Money;
  readonly years: readonly string[];
  readonly lines: readonly StatementLine[];
  /** Lines with year-on-year growth. */
  readonly growth: readonly { readonly metric: string; readonly label: Label }[];
};

/** The id of the cell of a line, a ratio or a growth rate in a year. */
export const yearCell = (id: string, year: string): string => `${id}.${year}`;

const knowing = ({ lines, years }: PerformanceGiven) => {
  const known = new Set(
    lines.flatMap(({ metric, values }) =>
      values.flatMap((value, i) => (value ? [yearCell(metric, years[i] ?? '')] : [])),
    ),
  );
  return (metric: string, year: string): boolean => known.has(yearCell(metric, year));
};

type Knows = ReturnType<typeof knowing>;

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

/** A line with one formula per year, if at least one year has it. */
const rowOf = (
  named: Named,
  format: Format,
  years: readonly string[],
  operandAt: (year: string) => Operand | undefined,
) => {
  const cells = years.map((year) => {
    const operand = operandAt(year);
    return operand === undefined ? undefined : formula(yearCell(named.id, year), operand, format);
  });
  return cells.some(Boolean) ? [line({ label: named.label, unit: named.unit }, cells)] : [];
};
type Named = { readonly id: string; readonly label: Label; readonly unit: Label };

const UNITS: Readonly<Record<Measure['unit'], Label | undefined>> = {
  amount: undefined,
  percent: PERCENT,
  times: TIMES,
  days: label('unit.days'),
};

const growthLines = ({ years, growth }: PerformanceGiven, knows: Knows) =>
  growth.flatMap(({ metric, label: name }) =>
    rowOf(
      { id: `growth.${metric}`, label: label('performance.growthOf', { metric: name }), unit: PERCENT },
      'percent',
      years,
      (year) => growthIn(metric, years, years.indexOf(year), knows),
    ),
  );

const groupLines = ({ years, money }: PerformanceGiven, group: Group, knows: Knows) => {
  const lines = MEASURES.filter((measure) => measure.group === group).flatMap((measure) =>
    rowOf(
      { id: measure.id, label: labelOf('measures', measure.id), unit: UNITS[measure.unit] ?? moneyLabel(money) },
      FORMATS[measure.unit],
      years,
      (year) => measureOperand(measure, year, knows, yearCell),
    ),
  );
  return lines.length > 0 ? [blank, head(labelOf('measureGroups', group), years), ...lines] : [];
};

const ratiosSheet = (given: PerformanceGiven): Sheet => {
  const { company, years } = given;
  const knows = knowing(given);
  return {
    id: 'ratios',
    title: label('sheet.ratios'),
    frozen: 2,
    lines: [
      title(label('performance.title', { company })),
      head(label('workbook.item'), years),
      ...growthLines(given, knows),
      ...GROUPS.flatMap((group) => groupLines(given, group, knows)),
    ],
  };
};

/** The rounding difference of a sum of a few lines, each rounded to one unit. */
const ROUNDING = 2;
const agrees = (left: Operand, right: Operand): Operand => binary('<=', call('ABS', subtract(left, right)), ROUNDING);

/** For the years in which all its lines are known. */
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
