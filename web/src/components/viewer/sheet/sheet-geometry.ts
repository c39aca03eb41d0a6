// Positions of a sheet's cells on screen: column widths as in the workbook, rows of one height.
import type { Corners } from '#shared/spreadsheet/a1.ts';
import type { Result } from '#web/lib/api.ts';

type Open = Result<'spreadsheets.open'>;
export type SheetInfo = Open['sheets'][number];
export type Look = Open['looks'][number];
export type ShownRow = Result<'spreadsheets.content'>['rows'][number];
export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

export const ROW_HEIGHT = 26;
export const HEAD_WIDTH = 48;
/** The most columns shown; wider sheets are read in a spreadsheet program. */
export const MAX_COLUMNS = 120;

/** The left edges of all columns, and the right edge of the last. A hidden column has no width. */
export const edgesOf = ({ widths, defaultWidth, lastColumn }: SheetInfo, least = 0): number[] => {
  const count = Math.min(MAX_COLUMNS, Math.max(1, lastColumn, least));
  const edges = [0];
  for (let column = 1; column <= count; column += 1) {
    const [, , width = defaultWidth] = widths.find(([first, last]) => column >= first && column <= last) ?? [];
    edges.push((edges.at(-1) ?? 0) + width);
  }
  return edges;
};

/** The box of the cells between two corners, cut at the last column. */
export const boxOf = (edges: readonly number[], { left, top, right, bottom }: Corners): Box => {
  const last = edges.length - 1;
  const from = edges[Math.min(left - 1, last)] ?? 0;
  const to = edges[Math.min(right, last)] ?? from;
  return { left: from, top: (top - 1) * ROW_HEIGHT, width: to - from, height: (bottom - top + 1) * ROW_HEIGHT };
};
