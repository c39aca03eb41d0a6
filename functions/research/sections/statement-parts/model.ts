// The statements of a sheet as a model: ratios and growth are its formulas, on screen and in the file alike.
import { performanceWorkbook, type StatementLine } from '#shared/finance/performance/model.ts';
import { evaluate, type Values } from '#shared/finance/workbook/evaluate.ts';
import type { Workbook } from '#shared/finance/workbook/workbook.ts';
import { originsFor } from '../compute-parts/origins.ts';
import { type Known, known, metricLabel } from '../read/known-figure.ts';
import { RATIOS } from './lines.ts';
import type { Sheet } from './table.ts';

type Modelled = { readonly workbook: Workbook; readonly values: Values };

const made = new WeakMap<Sheet, Modelled>();

const linesOf = ({ bench, figures, years, scale }: Sheet): readonly StatementLine[] => {
  const origins = originsFor(bench);
  const given = (figure: Known | undefined) => figure && origins.sourced(figure, scale.power);
  return [...new Set(figures.map(({ metric }) => metric))].map((metric) => ({
    metric,
    label: metricLabel(bench.language, metric),
    values: years.map((year) => given(known(figures, metric, year))),
  }));
};

export const modelOf = (sheet: Sheet): Modelled => {
  const before = made.get(sheet);
  if (before) return before;
  const { bench, figures, years, scale } = sheet;
  const workbook = performanceWorkbook({
    company: bench.company?.name ?? '',
    money: { currency: scale.unit, scale: scale.power === 6 ? 'million' : 'one' },
    years,
    lines: linesOf(sheet),
    ratios: RATIOS.map((ratio) => ({ ...ratio, label: bench.text(`ratios.${ratio.id}`) })),
    growth: [...new Set(figures.map(({ metric }) => metric))].map((metric) => ({
      metric,
      label: metricLabel(bench.language, metric),
    })),
  });
  const model = { workbook, values: evaluate(workbook) };
  made.set(sheet, model);
  return model;
};
