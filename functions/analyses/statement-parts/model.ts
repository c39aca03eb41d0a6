// Builds the statements as a workbook model: measures and growth are formulas, on screen and in the file.
import { performanceWorkbook, type StatementLine } from '#shared/finance/performance/model.ts';
import { evaluate, type Values } from '#shared/finance/workbook/evaluate.ts';
import type { Workbook } from '#shared/finance/workbook/workbook.ts';
import { originsFor } from '../compute-parts/origins.ts';
import { scaleFor } from '../evidence/amounts.ts';
import { type Known, known, metricLabel } from '../evidence/known-figure.ts';
import type { Sheet } from './table.ts';

/** `power`: the power of ten of its amounts. */
type Modelled = { readonly workbook: Workbook; readonly values: Values; readonly power: number };

/** Lines for which growth is shown. */
const GROWTH = ['revenue', 'grossProfit', 'operatingIncome', 'netIncome', 'totalAssets', 'equity', 'operatingCashFlow'];

const made = new WeakMap<Sheet, Modelled>();

/** A model shows the filed amounts; the exchange rate is a note. */
const scaleOf = ({ context, filed }: Sheet) =>
  scaleFor(
    context.language,
    filed[0]?.unit ?? '',
    filed.map(({ value }) => value),
  );

const linesOf = (sheet: Sheet): readonly StatementLine[] => {
  const { context, filed: figures, years } = sheet;
  const scale = scaleOf(sheet);
  const origins = originsFor(context);
  const given = (figure: Known | undefined) => figure && origins.sourced(figure, scale.power);
  return [...new Set(figures.map(({ metric }) => metric))].map((metric) => ({
    metric,
    label: metricLabel(context.language, metric),
    values: years.map((year) => given(known(figures, metric, year))),
  }));
};

export const modelOf = (sheet: Sheet): Modelled => {
  const before = made.get(sheet);
  if (before) return before;
  const { context, filed: figures, years } = sheet;
  const scale = scaleOf(sheet);
  const workbook = performanceWorkbook({
    company: context.company?.name ?? '',
    money: {
      currency: scale.unit,
      scale: scale.power === 6 ? 'million' : 'one',
      ...(scale.isLarge || scale.power === 0 ? {} : { hasTenths: true }),
    },
    years,
    lines: linesOf(sheet),
    growth: GROWTH.filter((metric) => figures.some((one) => one.metric === metric)).map((metric) => ({
      metric,
      label: metricLabel(context.language, metric),
    })),
  });
  const model = { workbook, values: evaluate(workbook), power: scale.power };
  made.set(sheet, model);
  return model;
};
