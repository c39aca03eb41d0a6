// Draws the native chart of a sheet: a football field as bars on invisible ones, or bars side by side.
import type { SheetChart } from 'hucre/xlsx';
import { columnName, quotedSheet } from '#shared/finance/workbook/print-formula.ts';
import type { BarChart, Placed, RangeChart, Sheet } from '#shared/finance/workbook/workbook.ts';
import { type Writing, wordsOf } from './cells.ts';

export const CHART_ROWS = 20;
const COLUMNS = 6;
const ACCENT = '4F6BED';
const COLORS = [ACCENT, '12A594', 'E5862D'] as const;

type Span = { readonly first: Placed; readonly last: Placed };
type Series = NonNullable<SheetChart['series']>[number];

const spanOf = ({ cells }: Writing, ids: readonly string[]): Span | undefined => {
  const first = cells.get(ids[0] ?? '');
  const last = cells.get(ids.at(-1) ?? '');
  return first && last ? { first, last } : undefined;
};

const rowsOf = (writing: Writing, sheet: Sheet, { first, last }: Span, column: number): string => {
  const name = columnName(column);
  return `${quotedSheet(writing.nameOf(sheet.id))}!$${name}$${first.row + 1}:$${name}$${last.row + 1}`;
};

/** Categories are named by the first column of the sheet. */
const seriesOf = (writing: Writing, sheet: Sheet, name: BarChart['title'], span: Span, color: string): Series => ({
  name: wordsOf(writing.language, name),
  values: rowsOf(writing, sheet, span, span.first.column),
  categories: rowsOf(writing, sheet, span, 0),
  color,
});

const rangeSeries = (writing: Writing, sheet: Sheet, chart: RangeChart): Series[] => {
  const [low, spread] = [spanOf(writing, chart.low), spanOf(writing, chart.spread)];
  if (!low || !spread) return [];
  return [
    seriesOf(writing, sheet, chart.lowTitle, low, 'FFFFFF'),
    seriesOf(writing, sheet, chart.spreadTitle, spread, ACCENT),
  ];
};

const barSeries = (writing: Writing, sheet: Sheet, chart: BarChart): Series[] =>
  chart.series.flatMap(({ name, cells }, n) => {
    const span = spanOf(writing, cells);
    return span ? [seriesOf(writing, sheet, name, span, COLORS[n % COLORS.length] ?? ACCENT)] : [];
  });

export const modelChart = (writing: Writing, sheet: Sheet, chart: RangeChart | BarChart): SheetChart[] => {
  const isRange = 'low' in chart;
  const series = isRange ? rangeSeries(writing, sheet, chart) : barSeries(writing, sheet, chart);
  if (series.length === 0) return [];
  const below = sheet.lines.length + 1;
  return [
    {
      title: wordsOf(writing.language, chart.title),
      anchor: { from: { row: below, col: 0 }, to: { row: below + CHART_ROWS, col: COLUMNS } },
      series,
      ...(isRange
        ? // Excel draws the first category at the bottom.
          { type: 'bar', barGrouping: 'stacked', gapWidth: 60, legend: false, axes: { x: { reverse: true } } }
        : { type: 'column', barGrouping: 'clustered', gapWidth: 80, legend: 'bottom' }),
    },
  ];
};
