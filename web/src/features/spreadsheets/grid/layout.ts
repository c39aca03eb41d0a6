// The measures of a sheet on screen: its axes, its heads, and its visible part.
import { MAX_COLUMNS, MAX_ROWS } from '#shared/spreadsheet/a1.ts';
import type { Result } from '#web/lib/api.ts';
import { axisOf } from './axis.ts';

export type Workbook = Result<'spreadsheets.open'>;
export type SheetInfo = Workbook['sheets'][number];
export type Look = Workbook['looks'][number];

export const HEAD = { width: 52, height: 24 } as const;
/** Empty rows and columns after the content, for further input. */
const SPARE = { rows: 100, columns: 12 } as const;

export const countsOf = ({ lastRow, lastColumn }: Pick<SheetInfo, 'lastRow' | 'lastColumn'>) => ({
  rows: Math.min(MAX_ROWS, lastRow + SPARE.rows),
  columns: Math.min(MAX_COLUMNS, lastColumn + SPARE.columns),
});

export const layoutOf = (sheet: SheetInfo) => {
  const counts = countsOf(sheet);
  const rows = axisOf(sheet.heights, sheet.defaultHeight, counts.rows);
  const columns = axisOf(sheet.widths, sheet.defaultWidth, counts.columns);
  const { frozenRows, frozenColumns, hasGrid } = sheet;
  return {
    rows,
    columns,
    frozenRows,
    frozenColumns,
    hasGrid,
    frozenWidth: columns.start(frozenColumns + 1),
    frozenHeight: rows.start(frozenRows + 1),
  };
};
export type Layout = ReturnType<typeof layoutOf>;
