// Writes one sheet of a model to the file: labels, units, cells, frozen panes, switches, print setup, chart.
import type { DataValidation, Cell as FileCell, WriteSheet } from 'hucre/xlsx';
import { address } from '#shared/finance/workbook/print-formula.ts';
import type { Line, Sheet } from '#shared/finance/workbook/workbook.ts';
import type { Language } from '#shared/model/enums.ts';
import { fileCell, type Writing, wordsOf } from './cells.ts';
import { CHART_ROWS, modelChart } from './model-chart.ts';
import { LINE_HEIGHT, pageBreaks } from './page-breaks.ts';
import { isLong, printSetup } from './print-setup.ts';
import { baseFont, wordStyle } from './styles.ts';
import { columnWidth, textWidth } from './width.ts';

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

/** Headers wrap: the height fits the longest one. */
const rowHeights = (language: Language, { lines }: Sheet): Map<number, { height: number }> =>
  new Map(
    lines.flatMap(({ style, cells = [] }, row) => {
      if (style === 'title') return [[row, { height: 22 }] as const];
      if (style !== 'head') return [];
      const longest = Math.max(
        0,
        ...cells.map((cell) => (cell?.kind === 'text' ? textWidth(wordsOf(language, cell.label)) : 0)),
      );
      return [[row, { height: 4 + 14 * Math.max(1, Math.ceil(longest / (VALUE_WIDTH - 3))) }] as const];
    }),
  );

/** Sets the font, since a style without one falls back to another font. */
const inFont = (language: Language, cell: Partial<FileCell>): Partial<FileCell> => ({
  ...cell,
  style: { ...cell.style, font: { ...baseFont(language), ...cell.style?.font } },
});

/** A table begins with its header, or with the section that names it. */
const startsOf = ({ lines }: Sheet): number[] =>
  lines.flatMap(({ style }, row) =>
    style === 'section' || (style === 'head' && lines[row - 1]?.style !== 'section') ? [row] : [],
  );

export const modelSheet = (writing: Writing, sheet: Sheet): WriteSheet => {
  const lines = sheet.lines.map((line) => lineCells(writing, sheet, line));
  const cells = lines.flatMap((line, row) =>
    line.flatMap((cell, column) => (cell ? [[`${row},${column}`, inFont(writing.language, cell)] as const] : [])),
  );
  const labels = sheet.lines.flatMap(({ style, label }) =>
    label === undefined || style === 'title' || style === 'note' ? [] : [wordsOf(writing.language, label)],
  );
  const units = sheet.lines.flatMap(({ unit }) => (unit === undefined ? [] : [wordsOf(writing.language, unit)]));
  const most = Math.max(...lines.map((line) => line.length), FIRST_COLUMN + 1);
  const charts = sheet.chart ? modelChart(writing, sheet, sheet.chart) : [];
  const drawn = charts.length > 0 ? CHART_ROWS : 0;
  const columns = [
    { width: columnWidth(labels, [24, 52]) },
    { width: columnWidth(units, [8, 24]) },
    ...Array.from({ length: most - FIRST_COLUMN }, () => ({ width: VALUE_WIDTH })),
  ];
  const size = { lines: lines.length + drawn, columns: most };
  const rowDefs = rowHeights(writing.language, sheet);
  const heights = lines.map((_, row) => rowDefs.get(row)?.height ?? LINE_HEIGHT);
  return {
    name: writing.nameOf(sheet.id),
    rows: lines.map((line) => line.map(() => null)),
    cells: new Map(cells),
    columns,
    rowDefs,
    freezePane: { rows: sheet.frozen, columns: FIRST_COLUMN },
    view: { showGridLines: false },
    ...printSetup({ title: wordsOf(writing.language, sheet.title), ...size }),
    rowBreaks: isLong(size)
      ? pageBreaks({
          widths: columns.map(({ width }) => width),
          heights: [...heights, drawn * LINE_HEIGHT],
          starts: startsOf(sheet),
          repeated: sheet.frozen,
        })
      : [],
    dataValidations: validations(writing, sheet),
    ...(charts.length > 0 ? { charts } : {}),
  };
};
