// Ratios of the statements, each with its formula; where a denominator says nothing, neither does the ratio.
import { yearCell } from '#shared/finance/performance/model.ts';
import { ratioAt } from '#shared/finance/workbook/evaluate.ts';
import type { Block } from '#shared/report/blocks.ts';
import { amountIn, percentIn, timesIn } from '../evidence/amounts.ts';
import { computed, refsOf } from '../evidence/computed.ts';
import { known } from '../evidence/known-figure.ts';
import { growthRow } from './growth.ts';
import { RATIOS, type RatioLine } from './lines.ts';
import { modelOf } from './model.ts';
import { computedRow, type Row, type Sheet, tableOf } from './table.ts';

const ratioOf = (sheet: Sheet, { id, of, minus, over, isTimes }: RatioLine, year: string): Row[number] | undefined => {
  const { bench, figures, scale } = sheet;
  const { language } = bench;
  const [top, less, bottom] = [of, minus ?? '', over].map((metric) => known(figures, metric, year));
  if (!top || !bottom || (minus && !less)) return undefined;
  const refs = refsOf([top, less, bottom]);
  const value = ratioAt(modelOf(sheet).values, yearCell(id, year));
  if (typeof value !== 'number') return { text: bench.text('say.notMeaningful'), refs };
  const under = Math.abs(bottom.value);
  const text = isTimes ? timesIn(language, value) : percentIn(language, value);
  const said = [top.value, ...(less ? [Math.abs(less.value)] : [])].map((value) => amountIn(language, scale, value));
  const upper = said.length > 1 ? `(${said.join(' − ')})` : said.join('');
  return { text, ...computed(text, `${upper} ÷ ${amountIn(language, scale, under)} = ${text}`, refs) };
};

export const ratioRow = (sheet: Sheet, ratio: RatioLine): Row | undefined =>
  computedRow(sheet, sheet.bench.text(`ratios.${ratio.id}`), (year) => ratioOf(sheet, ratio, year));

export const ratioTable = (sheet: Sheet): Block[] =>
  tableOf(
    sheet,
    sheet.bench.text('say.ratios'),
    [growthRow(sheet, 'revenue'), ...RATIOS.map((ratio) => ratioRow(sheet, ratio))],
    false,
  );
