// A native chart of ranges, a football field: bars that float on invisible ones.
import type { SheetChart } from 'hucre/xlsx';
import { columnName, quotedSheet } from '#shared/finance/workbook/print-formula.ts';
import type { Placed, RangeChart, Sheet } from '#shared/finance/workbook/workbook.ts';
import { type Writing, wordsOf } from './cells.ts';

const ROWS = 20;
const COLUMNS = 6;

type Span = { readonly first: Placed; readonly last: Placed };

const spanOf = ({ cells }: Writing, ids: readonly string[]): Span | undefined => {
  const first = cells.get(ids[0] ?? '');
  const last = cells.get(ids.at(-1) ?? '');
  return first && last ? { first, last } : undefined;
};

export const rangeChart = (writing: Writing, sheet: Sheet, chart: RangeChart): SheetChart[] => {
  const low = spanOf(writing, chart.low);
  const spread = spanOf(writing, chart.spread);
  if (!low || !spread) return [];
  const rows = ({ first, last }: Span, column: number): string => {
    const name = columnName(column);
    return `${quotedSheet(writing.nameOf(sheet.id))}!$${name}$${first.row + 1}:$${name}$${last.row + 1}`;
  };
  const categories = rows(low, 0);
  const series = (name: string, span: Span, color: string) => ({
    name,
    values: rows(span, span.first.column),
    categories,
    color,
  });
  const below = sheet.lines.length + 1;
  return [
    {
      type: 'bar',
      barGrouping: 'stacked',
      title: wordsOf(writing.language, chart.title),
      gapWidth: 60,
      legend: false,
      // Excel draws the first category at the bottom.
      axes: { x: { reverse: true } },
      anchor: { from: { row: below, col: 0 }, to: { row: below + ROWS, col: COLUMNS } },
      series: [
        series(wordsOf(writing.language, chart.lowTitle), low, 'FFFFFF'),
        series(wordsOf(writing.language, chart.spreadTitle), spread, '4F6BED'),
      ],
    },
  ];
};
