// One sheet on screen: its layout, what is selected, and what committing and moving do.
import { useMemo, useRef, useState } from 'react';
import { type Corners, isWithin } from '#shared/spreadsheet/a1.ts';
import { layoutOf, type SheetInfo, type Workbook } from '../grid/layout.ts';
import { scrollTo } from '../grid/place-on-screen.ts';
import { cornersOfSelection, type Selection, type Spot, spot, stepped } from '../grid/selection.ts';
import { useSight } from '../grid/use-window.ts';
import type { Draft } from './use-draft.ts';
import { type FieldState, inputOf } from './use-field.ts';

export type SheetProps = {
  workbook: Workbook;
  sheet: SheetInfo;
  draft: Draft;
  field: FieldState;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  cited: Corners | undefined;
  mayEdit: boolean;
  onSave: () => void;
};

export const useSheet = (props: SheetProps) => {
  const { sheet, draft, field, selection, onSelect, mayEdit } = props;
  const layout = useMemo(() => layoutOf(sheet), [sheet]);
  const store = draft.stores.of(sheet.index);
  const scroller = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const sight = useSight(scroller);
  const [fill, setFill] = useState<Corners>();
  const corners = cornersOfSelection(selection);
  const { anchor } = selection;
  /** A merged cell is where it begins. */
  const headOf = ({ row, column }: Spot): Spot => {
    const merge = store.merges(row).find((one) => isWithin(one, row, column));
    return merge ? { row: merge.top, column: merge.left } : { row, column };
  };
  const reveal = (to: Spot) => {
    const { x, y } = scrollTo(layout, sight, to);
    if (x !== sight.x || y !== sight.y) scroller.current?.scrollTo(x, y);
  };
  const select = (next: Selection, shown: Spot = next.focus) => {
    onSelect(next);
    reveal(shown);
  };
  const commit = (text: string) => {
    const before = inputOf(store.cell(anchor.row, anchor.column));
    field.clear();
    if (mayEdit && text !== before) void draft.apply([{ sheet: sheet.index, ...anchor, input: text }]);
  };
  /** Past a merged cell, not into it. */
  const move = (by: Spot) => {
    const merge = store.merges(anchor.row).find((one) => isWithin(one, anchor.row, anchor.column));
    const from = merge
      ? { row: by.row > 0 ? merge.bottom : merge.top, column: by.column > 0 ? merge.right : merge.left }
      : anchor;
    const to = headOf(stepped(layout, from, by));
    select(spot(to.row, to.column));
  };
  return {
    layout,
    store,
    scroller,
    input,
    sight,
    fill,
    setFill,
    corners,
    anchor,
    headOf,
    select,
    commit,
    move,
    reveal,
  };
};
export type SheetState = ReturnType<typeof useSheet>;
