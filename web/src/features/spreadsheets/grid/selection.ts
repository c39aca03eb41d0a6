// The selection: its anchor, its end, and how keys move it.
import type { Corners } from '#shared/spreadsheet/a1.ts';
import type { Axis } from './axis.ts';

export type Spot = { readonly row: number; readonly column: number };
/** `anchor` is the active cell, which receives typed text. */
export type Selection = { readonly anchor: Spot; readonly focus: Spot };

export const spot = (row: number, column: number): Selection => ({ anchor: { row, column }, focus: { row, column } });

export const cornersOfSelection = ({ anchor, focus }: Selection): Corners => ({
  left: Math.min(anchor.column, focus.column),
  right: Math.max(anchor.column, focus.column),
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
});

export type Axes = { readonly rows: Axis; readonly columns: Axis };
/** The last row and column with content. */
export type Reach = { readonly lastRow: number; readonly lastColumn: number };

/** The next visible row or column; the current one if there is none. */
const step = (axis: Axis, from: number, by: number): number => {
  const direction = Math.sign(by);
  let left = Math.abs(by);
  let at = from;
  for (let next = from + direction; next >= 1 && next <= axis.count && left > 0; next += direction)
    if (axis.size(next) > 0) {
      at = next;
      left -= 1;
    }
  return at;
};

const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

export const stepped = ({ rows, columns }: Axes, { row, column }: Spot, by: Spot): Spot => ({
  row: by.row === 0 ? row : step(rows, row, by.row),
  column: by.column === 0 ? column : step(columns, column, by.column),
});

const edge = (at: number, direction: number, last: number): number => {
  if (direction === 0) return at;
  return direction < 0 ? 1 : Math.max(last, at);
};

type Key = { readonly key: string; readonly ctrl: boolean; readonly page: number };

/** The cell to which a key moves; `undefined` for other keys. */
export const ledTo = (axes: Axes, reach: Reach, from: Spot, { key, ctrl, page }: Key): Spot | undefined => {
  const by = ARROWS[key];
  if (by && ctrl)
    return { row: edge(from.row, by.row, reach.lastRow), column: edge(from.column, by.column, reach.lastColumn) };
  if (by) return stepped(axes, from, by);
  if (key === 'PageDown') return stepped(axes, from, { row: page, column: 0 });
  if (key === 'PageUp') return stepped(axes, from, { row: -page, column: 0 });
  if (key === 'Home') return { row: ctrl ? 1 : from.row, column: 1 };
  if (key === 'End')
    return { row: ctrl ? Math.max(1, reach.lastRow) : from.row, column: Math.max(1, reach.lastColumn) };
  return undefined;
};
