// The keys of the grid while no cell is being edited: move, select, clear, undo, fill, save.
import type { KeyboardEvent } from 'react';
import type { Corners } from '#shared/spreadsheet/a1.ts';
import { ledTo, type Spot, spot } from '../grid/selection.ts';
import { filling } from './block-edits.ts';
import { reachOf } from './use-cells.ts';
import { inputOf } from './use-field.ts';
import type { SheetProps, SheetState } from './use-sheet.ts';

/** The movement after a key that ends editing. */
export const AFTER: Readonly<Record<string, Spot>> = {
  Enter: { row: 1, column: 0 },
  Tab: { row: 0, column: 1 },
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};
export const backwards = ({ row, column }: Spot): Spot => ({ row: -row, column: -column });

type Acts = Readonly<Record<string, () => unknown>>;

const actsOf = (props: SheetProps, state: SheetState, clear: () => unknown): { withCtrl: Acts; plain: Acts } => {
  const { sheet, draft, field, onSelect, mayEdit, onSave } = props;
  const { store, cells, anchor } = state;
  const { range } = cells;
  const inputAt = (row: number, column: number) => inputOf(store.cell(row, column));
  const fillFrom = async (source: Corners) => {
    if (mayEdit && (await cells.read(range))) await draft.apply(filling(sheet.index, source, range, inputAt));
  };
  const { lastRow, lastColumn } = reachOf(sheet, store);
  const withCtrl: Acts = {
    z: draft.undo,
    y: draft.redo,
    s: onSave,
    d: () => fillFrom({ ...range, bottom: range.top }),
    r: () => fillFrom({ ...range, right: range.left }),
    a: () => onSelect({ anchor: { row: 1, column: 1 }, focus: { row: lastRow, column: lastColumn } }),
  };
  const open = () => mayEdit && field.edit(inputAt(anchor.row, anchor.column));
  const collapse = () => onSelect(spot(anchor.row, anchor.column));
  return { withCtrl, plain: { F2: open, Delete: clear, Backspace: clear, Escape: collapse } };
};

type Pressed = { readonly key: string; readonly shift: boolean; readonly ctrl: boolean };

/** Returns true if the key moved the selection. */
const moves = ({ sheet, selection }: SheetProps, state: SheetState, { key, shift, ctrl }: Pressed): boolean => {
  const { layout, store, sight, anchor, select, move } = state;
  const by = ctrl ? undefined : AFTER[key];
  if (by && (!shift || key === 'Enter' || key === 'Tab')) {
    move(shift ? backwards(by) : by);
    return true;
  }
  const page = Math.max(1, Math.floor(sight.height / sheet.defaultHeight) - 2);
  const to = ledTo(layout, reachOf(sheet, store), shift ? selection.focus : anchor, { key, ctrl, page });
  if (to) select(shift ? { anchor, focus: to } : spot(to.row, to.column));
  return to !== undefined;
};

/** Returns whether the key did something. */
export const keyHandler = (props: SheetProps, state: SheetState, clear: () => unknown) => {
  const { withCtrl, plain } = actsOf(props, state, clear);
  return (event: KeyboardEvent): boolean => {
    const { key, shiftKey: shift } = event;
    const ctrl = event.ctrlKey || event.metaKey;
    const redo = ctrl && shift && key.toLowerCase() === 'z' ? withCtrl.y : undefined;
    const act = redo ?? (ctrl ? withCtrl[key.toLowerCase()] : plain[key]);
    if (!act) return moves(props, state, { key, shift, ctrl });
    void act();
    return true;
  };
};
