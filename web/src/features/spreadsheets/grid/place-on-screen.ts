// The position of a range in the grid's frame, frozen or scrolled, and how to scroll a cell into view.
import type { Corners } from '#shared/spreadsheet/a1.ts';
import { HEAD, type Layout } from './layout.ts';
import type { Spot } from './selection.ts';
import type { Sight } from './use-window.ts';

export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

export const boxOf = (layout: Layout, { x, y }: Sight, { left, top, right, bottom }: Corners): Box => {
  const { rows, columns, frozenColumns, frozenRows, frozenWidth, frozenHeight } = layout;
  const across = columns.start(left) - (left > frozenColumns ? x : 0);
  const down = rows.start(top) - (top > frozenRows ? y : 0);
  // Scrolled cells disappear under frozen ones.
  const least = { left: left > frozenColumns ? frozenWidth : 0, top: top > frozenRows ? frozenHeight : 0 };
  const [endX, endY] = [
    across + columns.start(right + 1) - columns.start(left),
    down + rows.start(bottom + 1) - rows.start(top),
  ];
  const [startX, startY] = [Math.max(across, least.left), Math.max(down, least.top)];
  return {
    left: HEAD.width + startX,
    top: HEAD.height + startY,
    width: Math.max(0, endX - startX),
    height: Math.max(0, endY - startY),
  };
};

/** The scroll position that brings a cell into view. */
export const scrollTo = (
  layout: Layout,
  { x, y, width, height }: Sight,
  { row, column }: Spot,
): { x: number; y: number } => {
  const { rows, columns, frozenColumns, frozenRows, frozenWidth, frozenHeight } = layout;
  const along = (start: number, size: number, at: number, room: number, frozen: number, isFrozen: boolean): number => {
    if (isFrozen) return at;
    if (start < at + frozen) return Math.max(0, start - frozen);
    return start + size > at + room ? start + size - room : at;
  };
  return {
    x: along(columns.start(column), columns.size(column), x, width - HEAD.width, frozenWidth, column <= frozenColumns),
    y: along(rows.start(row), rows.size(row), y, height - HEAD.height, frozenHeight, row <= frozenRows),
  };
};
