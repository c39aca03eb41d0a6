// Computes year-on-year growth of a statement line.
import { yearCell } from '#shared/finance/performance/model.ts';
import { ratioAt } from '#shared/finance/workbook/evaluate.ts';
import { amountIn, percentIn } from '../evidence/amounts.ts';
import { computed } from '../evidence/computed.ts';
import { known, ownLabel } from '../evidence/known-figure.ts';
import { modelOf } from './model.ts';
import { computedRow, type Row, type Sheet, withClash } from './table.ts';

export const growthRow = (sheet: Sheet, metric: string): Row | undefined => {
  const { context, figures, scale } = sheet;
  const { language } = context;
  const label = context.text('say.growthOf', { metric: ownLabel(language, figures, metric) });
  return computedRow(sheet, label, (year, before) => {
    const now = known(figures, metric, year);
    const then =
      before === undefined || Number(year) - Number(before) !== 1 ? undefined : known(figures, metric, before);
    if (!now || !then) return undefined;
    const refs = [...new Set([...then.refs, ...now.refs])];
    const value = ratioAt(modelOf(sheet).values, yearCell(`growth.${metric}`, year));
    // Growth from a loss or from zero is not meaningful.
    if (typeof value !== 'number') return { text: context.text('say.notMeaningful'), refs };
    const text = percentIn(language, value);
    const formula = `${amountIn(language, scale, now.value)} ÷ ${amountIn(language, scale, then.value)} − 1 = ${text}`;
    return { text, ...withClash(computed(text, formula, refs), text, now.clash ?? then.clash) };
  });
};
