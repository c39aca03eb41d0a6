// One sheet of a model as a sheet of the file: labels, units, cells, frozen panes, switches, print setup, chart.
import type { DataValidation, Cell as FileCell, SheetChart, WriteSheet } from 'hucre/xlsx';
import { address, quotedSheet } from '#shared/finance/workbook/print-formula.ts';
import type { Line, RangeChart, Sheet } from '#shared/finance/workbook/workbook.ts';
import { fileCell, type Writing, wordsOf } from './cells.ts';
import { printSetup } from './print-setup.ts';
import { wordStyle } from './styles.ts';
import { columnWidth } from './width.ts';

const FIRST_COLUMN = 2;
const VALUE_WIDTH = 14;

const lineCells = (writing: Writing, sheet: Sheet, line: Line): readonly (Partial<FileCell> | undefined)[] => {
  const word = (text: string): Partial<FileCell> => ({ value: text, type: 'string', style: wordStyle(line.style) });
  const label = line.label === undefined ? '' : wordsOf(writing.language, line.label);
  const unit = line.unit === undefined ? '' : wordsOf(writing.language, line.unit);
  const ruled = line.style === 'head' || line.style === 'total';
  return [
    label || ruled ? word(label) : undefined,
    unit || ruled ? word(unit) : undefined,
    ...(line.cells ?? []).map((cell) => cell && fileCell(writing, cell, { sheet: sheet.id, line: line.style })),
  ];
};

const validations = ({ cells }: Writing, { id }: Sheet): DataValidation[] =>
  [...cells.values()].flatMap(({ sheet, row, column, cell }) =>
    sheet === id && cell.kind === 'input' && cell.among
      ? [
          {
            type: 'list' as const,
            values: cell.among.map(String),
            range: address({ row, column }),
            allowBlank: false,
            showErrorMessage: true,
            errorStyle: 'stop' as const,
          },
        ]
      : [],
  );

/** Bars float on an invisible one: a football field. */
const rangeChart = ({ cells, language, nameOf }: Writing, sheet: Sheet, chart: RangeChart): SheetChart[] => {
  const spans = [chart.low, chart.spread].map((ids) => [cells.get(ids[0] ?? ''), cells.get(ids.at(-1) ?? '')] as const);
  const [low, spread] = spans;
  if (!low?.[0] || !low[1] || !spread?.[0] || !spread[1]) return [];
  const span = (column: number) =>
    `${quotedSheet(nameOf(sheet.id))}!$${address({ row: low[0]?.row ?? 0, column }).replace(/(\d+)$/, '$$$1')}:$${address({ row: low[1]?.row ?? 0, column }).replace(/(\d+)$/, '$$$1')}`;
  const last = sheet.lines.length;
  return [
    {
      type: 'bar',
      barGrouping: 'stacked',
      title: wordsOf(language, chart.title),
      gapWidth: 60,
      anchor: { from: { row: last + 1, col: 0 }, to: { row: last + 20, col: 6 } },
      series: [
        { name: wordsOf(language, chart.lowTitle), values: span(low[0].column), categories: span(0), color: 'FFFFFF' },
        {
          name: wordsOf(language, chart.spreadTitle),
          values: span(spread[0].column),
          categories: span(0),
          color: '4F6BED',
        },
      ],
    },
  ];
};

export const modelSheet = (writing: Writing, sheet: Sheet): WriteSheet => {
  const lines = sheet.lines.map((line) => lineCells(writing, sheet, line));
  const cells = lines.flatMap((line, row) =>
    line.flatMap((cell, column) => (cell ? [[`${row},${column}`, cell] as const] : [])),
  );
  const labels = sheet.lines.flatMap(({ style, label }) =>
    label === undefined || style === 'title' || style === 'note' ? [] : [wordsOf(writing.language, label)],
  );
  const units = sheet.lines.flatMap(({ unit }) => (unit === undefined ? [] : [wordsOf(writing.language, unit)]));
  const most = Math.max(...lines.map((line) => line.length), FIRST_COLUMN + 1);
  const charts = sheet.chart ? rangeChart(writing, sheet, sheet.chart) : [];
  return {
    name: writing.nameOf(sheet.id),
    rows: lines.map((line) => line.map(() => null)),
    cells: new Map(cells),
    columns: [
      { width: columnWidth(labels, [24, 52]) },
      { width: columnWidth(units, [8, 24]) },
      ...Array.from({ length: most - FIRST_COLUMN }, () => ({ width: VALUE_WIDTH })),
    ],
    freezePane: { rows: sheet.frozen, columns: FIRST_COLUMN },
    view: { showGridLines: false },
    ...printSetup({ title: wordsOf(writing.language, sheet.title), frozen: sheet.frozen, landscape: most > 6 }),
    dataValidations: validations(writing, sheet),
    ...(charts.length > 0 ? { charts } : {}),
  };
};
