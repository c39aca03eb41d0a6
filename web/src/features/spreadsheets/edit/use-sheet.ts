// One sheet on screen: its layout, its selection, committing and moving.
import { useMemo, useRef, useState } from 'react';
import { type Corners, isWithin } from '#shared/spreadsheet/a1.ts';
import { layoutOf, type SheetInfo, type Workbook } from '../grid/layout.ts';
import { scrollTo } from '../grid/place-on-screen.ts';
import { cornersOfSelection, type Selection, type Spot, spot, stepped } from '../grid/selection.ts';
import { sightOf, useSight } from '../grid/use-window.ts';
import { useCells } from './use-cells.ts';
import type { Draft } from './use-draft.ts';
import type { FieldState } from './use-field.ts';

export type SheetProps = {
  workbook: Workbook;
  sheet: SheetInfo;
  draft: Draft;
  field: FieldState;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  cited: Corners | undefined;
  mayEdit: boolean;
  /** Puts the typed text into the active cell. */
  onEnter: (text: string) => unknown;
  onSave: () => unknown;
};

export const useSheet = (props: SheetProps) => {
  const { sheet, draft, selection, onSelect } = props;
  const layout = useMemo(() => layoutOf(sheet), [sheet]);
  const store = draft.stores.of(sheet.index);
  const scroller = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const sight = useSight(scroller);
  const [fill, setFill] = useState<Corners>();
  const corners = cornersOfSelection(selection);
  const cells = useCells(sheet, store, corners);
  const { anchor } = selection;
  /** The upper left cell of a merged range. */
  const headOf = ({ row, column }: Spot): Spot => {
    const merge = store.merges(row).find((one) => isWithin(one, row, column));
    return merge ? { row: merge.top, column: merge.left } : { row, column };
  };
  const reveal = (to: Spot) => {
    if (!scroller.current) return;
    const { x, y } = scrollTo(layout, sightOf(scroller.current), to);
    scroller.current.scrollTo(x, y);
  };
  const select = (next: Selection) => {
    onSelect(next);
    reveal(next.focus);
  };
  /** Moves past a merged range, not into it. */
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
    cells,
    anchor,
    headOf,
    select,
    move,
    reveal,
  };
};
export type SheetState = ReturnType<typeof useSheet>;
