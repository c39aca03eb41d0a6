// Positions of a row's cells: merged ones spanned, long texts over empty neighbors, numbers never cut off.
import type { ShownCell } from '#shared/model/spreadsheet.ts';
import type { Corners } from '#shared/spreadsheet/a1.ts';
import type { Layout, Look } from './layout.ts';
import { acrossOf, fontOf } from './look-style.ts';
import type { Cells } from './row-store.ts';

export type Drawn = {
  readonly cell: ShownCell;
  readonly look: Look | undefined;
  readonly text: string;
  readonly x: number;
  readonly width: number;
  /** The width of the text, which may extend over empty neighbors. */
  readonly reach: number;
  /** The top within the row; negative for a merged cell that starts above. */
  readonly y: number;
  readonly height: number;
};

type Row = {
  readonly row: number;
  readonly cells: Cells;
  readonly merges: readonly Corners[];
  /** Returns the cell in which a merged range starts, if that is above the first visible row. */
  readonly above?: ((row: number, column: number) => ShownCell | undefined) | undefined;
};
type Span = { readonly from: number; readonly to: number };

const PADDING = 6;
let context: CanvasRenderingContext2D | null | undefined;

const widthOfText = (text: string, font: string): number => {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = font;
  return context.measureText(text).width;
};

/** A number that does not fit is replaced by `#` signs: half a number would read as another. */
const fitted = (text: string, width: number, look: Look | undefined): string => {
  const room = width - PADDING;
  const font = fontOf(look);
  return widthOfText(text, font) <= room + 1
    ? text
    : '#'.repeat(Math.max(1, Math.floor(room / widthOfText('#', font))));
};

const spilled = (layout: Layout, columns: readonly number[], n: number, width: number, end: number): number => {
  const at = columns[n] ?? 1;
  const next = Math.min(columns[n + 1] ?? end + 1, end + 1);
  return Math.max(width, layout.columns.start(next) - layout.columns.start(at));
};

/** Whether text longer than its cell may extend over its neighbors: only without a fill of its own. */
const maySpill = (cell: ShownCell, look: Look | undefined): boolean =>
  !cell.kind && !look?.wrap && cell.text !== '' && acrossOf(look, cell) === 'left' && !look?.fill;

export const drawnCells = (
  layout: Layout,
  looks: readonly Look[],
  { row, cells, merges, above }: Row,
  { from, to }: Span,
): Drawn[] => {
  const { rows, columns } = layout;
  const drawn: Drawn[] = [];
  const mergeAt = (column: number) => merges.find(({ left, right }) => left <= column && right >= column);
  const add = (cell: ShownCell, merge: Corners | undefined, width: number, reach = width) => {
    const look = cell.look === undefined ? undefined : looks[cell.look];
    const text = cell.kind === 'number' && !look?.wrap ? fitted(cell.text, width, look) : cell.text;
    const [top, bottom] = [merge?.top ?? row, merge?.bottom ?? row];
    const y = rows.start(top) - rows.start(row);
    const height = rows.start(bottom + 1) - rows.start(top);
    drawn.push({ cell, look, text, x: columns.start(cell.column), width, reach, y, height });
  };
  const widthOf = ({ left, right }: Corners) => columns.start(right + 1) - columns.start(left);
  const filled = [...cells.values()].filter(({ text }) => text !== '').map(({ column }) => column);
  filled.sort((a, b) => a - b);
  const isOutside = (merge: Corners | undefined, column: number) =>
    (merge?.right ?? column) < from || column > to || (!merge && columns.size(column) === 0);
  const isCovered = (merge: Corners | undefined, column: number) =>
    merge !== undefined && (merge.left !== column || merge.top !== row);
  const addOwn = (cell: ShownCell, merge: Corners | undefined) => {
    const { column } = cell;
    const own = merge ? widthOf(merge) : columns.size(column);
    const look = cell.look === undefined ? undefined : looks[cell.look];
    const spills = !merge && maySpill(cell, look);
    add(cell, merge, own, spills ? spilled(layout, filled, filled.indexOf(column), own, to) : own);
  };
  for (const cell of cells.values()) {
    const { column } = cell;
    const merge = mergeAt(column);
    if (!isOutside(merge, column) && !isCovered(merge, column)) addOwn(cell, merge);
  }
  for (const merge of above ? merges : []) {
    const cell = merge.top < row && !isOutside(merge, merge.left) ? above?.(merge.top, merge.left) : undefined;
    if (cell) add(cell, merge, widthOf(merge));
  }
  return drawn;
};
