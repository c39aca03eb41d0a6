// The layout of a sheet in pixels: column widths, row heights, frozen panes.
import { MAX_COLUMNS } from '#shared/spreadsheet/a1.ts';

type Attributes = Readonly<Record<string, string>>;
type Run = [number, number, number];

const on = (value: string | undefined): boolean => value === '1' || value === 'true';
/** Widths are in digits of the default font (7 pixels at 11 points) plus a margin of 5 pixels. */
const widthOf = (digits: number): number => Math.round(Math.min(digits, 255) * 7 + 5);
const heightOf = (points: number): number => Math.round((Math.min(points, 409.5) * 96) / 72);

const MAX_RUNS = 20_000;

export const layoutReader = () => {
  const widths: Run[] = [];
  const heights: Run[] = [];
  const rowStyles = new Map<number, number>();
  const columnStyles: Run[] = [];
  const layout = {
    defaultWidth: widthOf(8.43),
    defaultHeight: 20,
    frozenRows: 0,
    frozenColumns: 0,
    isProtected: false,
    hasGrid: true,
    isFiltered: false,
  };
  const addHeight = (row: number, height: number) => {
    const last = heights.at(-1);
    if (last && last[1] === row - 1 && last[2] === height) last[1] = row;
    else if (heights.length < MAX_RUNS) heights.push([row, row, height]);
  };
  const parts: Readonly<Record<string, (attributes: Attributes) => void>> = {
    col: ({ min = '', max = '', width, hidden, style }) => {
      const [from, to] = [Number(min), Math.min(Number(max), MAX_COLUMNS)];
      if (!(from >= 1 && to >= from) || widths.length >= MAX_RUNS || columnStyles.length >= MAX_RUNS) return;
      if (Number(style) > 0) columnStyles.push([from, to, Number(style)]);
      if (on(hidden)) widths.push([from, to, 0]);
      else if (Number(width) > 0) widths.push([from, to, widthOf(Number(width))]);
    },
    sheetFormatPr: ({ defaultRowHeight, defaultColWidth }) => {
      if (Number(defaultRowHeight) > 0) layout.defaultHeight = heightOf(Number(defaultRowHeight));
      if (Number(defaultColWidth) > 0) layout.defaultWidth = widthOf(Number(defaultColWidth));
    },
    pane: ({ state = '', xSplit, ySplit }) => {
      if (!state.startsWith('frozen')) return;
      layout.frozenRows = Math.min(50, Math.floor(Number(ySplit ?? 0)) || 0);
      layout.frozenColumns = Math.min(20, Math.floor(Number(xSplit ?? 0)) || 0);
    },
    sheetProtection: ({ sheet }) => {
      layout.isProtected = on(sheet);
    },
    filterColumn: () => {
      layout.isFiltered = true;
    },
    sheetView: ({ showGridLines }) => {
      if (showGridLines !== undefined) layout.hasGrid = on(showGridLines);
    },
  };
  return {
    row: (row: number, { ht, hidden, s, customFormat }: Attributes): void => {
      if (on(customFormat)) rowStyles.set(row, Number(s) || 0);
      if (on(hidden)) addHeight(row, 0);
      else if (ht !== undefined && Number(ht) > 0 && heightOf(Number(ht)) !== layout.defaultHeight)
        addHeight(row, heightOf(Number(ht)));
    },
    open: (name: string, attributes: Attributes): void => parts[name]?.(attributes),
    result: () => ({ ...layout, widths, heights, blank: { rows: rowStyles, columns: columnStyles } }),
  };
};
