// One sheet of an open workbook: the grid with its active cell, keys, pointer, clipboard and filling.
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Corners, cellName, isWithin } from '#shared/spreadsheet/a1.ts';
import { filling } from './edit/block-edits.ts';
import { useClipboard } from './edit/use-clipboard.ts';
import type { Draft } from './edit/use-draft.ts';
import { type FieldState, inputOf } from './edit/use-field.ts';
import { ActiveFrame } from './grid/active-frame.tsx';
import { CellField } from './grid/cell-field.tsx';
import { Grid } from './grid/grid.tsx';
import { layoutOf, type SheetInfo, type Workbook } from './grid/layout.ts';
import { boxOf, scrollTo } from './grid/place-on-screen.ts';
import { cornersOfSelection, ledTo, type Selection, type Spot, spot, stepped } from './grid/selection.ts';
import { usePointer } from './grid/use-pointer.ts';
import { useSight } from './grid/use-window.ts';

type Props = {
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

const AFTER: Readonly<Record<string, Spot>> = {
  Enter: { row: 1, column: 0 },
  Tab: { row: 0, column: 1 },
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};
const backwards = ({ row, column }: Spot): Spot => ({ row: -row, column: -column });

/** The longer way from the selection decides whether it is filled down or across. */
const fillRange = (from: Corners, { row, column }: Spot): Corners => {
  const down = Math.max(row - from.bottom, from.top - row, 0);
  const across = Math.max(column - from.right, from.left - column, 0);
  if (down >= across) return { ...from, top: Math.min(from.top, row), bottom: Math.max(from.bottom, row) };
  return { ...from, left: Math.min(from.left, column), right: Math.max(from.right, column) };
};

const useSheet = (props: Props) => {
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

const useKeys = (props: Props, state: ReturnType<typeof useSheet>, clear: () => unknown) => {
  const { sheet, draft, field, selection, onSelect, mayEdit, onSave } = props;
  const { layout, store, sight, corners, anchor, select, move } = state;
  const inputAt = (row: number, column: number) => inputOf(store.cell(row, column));
  const fillFrom = (source: Corners) => void draft.apply(filling(sheet.index, source, corners, inputAt));
  const withCtrl: Readonly<Record<string, () => void>> = {
    z: draft.undo,
    y: draft.redo,
    s: onSave,
    d: () => fillFrom({ ...corners, bottom: corners.top }),
    r: () => fillFrom({ ...corners, right: corners.left }),
    a: () =>
      onSelect({
        anchor: { row: 1, column: 1 },
        focus: { row: Math.max(1, sheet.lastRow), column: Math.max(1, sheet.lastColumn) },
      }),
  };
  const plain: Readonly<Record<string, () => void>> = {
    F2: () => mayEdit && field.edit(inputAt(anchor.row, anchor.column)),
    Delete: () => void clear(),
    Backspace: () => void clear(),
    Escape: () => onSelect(spot(anchor.row, anchor.column)),
  };
  return (event: KeyboardEvent): boolean => {
    const { key, shiftKey: shift } = event;
    const ctrl = event.ctrlKey || event.metaKey;
    const act = ctrl ? (shift && key.toLowerCase() === 'z' ? draft.redo : withCtrl[key.toLowerCase()]) : plain[key];
    if (act) {
      act();
      return true;
    }
    const by = key === 'Enter' || key === 'Tab' ? AFTER[key] : undefined;
    if (by && !ctrl) {
      move(shift ? backwards(by) : by);
      return true;
    }
    const page = Math.max(1, Math.floor(sight.height / sheet.defaultHeight) - 2);
    if (!shift && !ctrl && AFTER[key]) {
      move(AFTER[key]);
      return true;
    }
    const to = ledTo(layout, sheet, shift ? selection.focus : anchor, { key, ctrl, page });
    if (to) select(shift ? { anchor, focus: to } : spot(to.row, to.column));
    return to !== undefined;
  };
};

const usePress = (props: Props, state: ReturnType<typeof useSheet>) => {
  const { field, selection, onSelect, mayEdit } = props;
  const { layout, store, scroller, input, headOf, commit } = state;
  const whole = (row: number, column: number, head: string): Selection => ({
    anchor: { row: head === 'row' ? row : 1, column: head === 'column' ? column : 1 },
    focus: { row: head === 'row' ? row : layout.rows.count, column: head === 'column' ? column : layout.columns.count },
  });
  return usePointer(scroller, layout, {
    onPress: ({ row, column, head }, extend) => {
      input.current?.focus({ preventScroll: true });
      if (!head && field.point({ row, column })) return;
      if (field.field.mode !== 'idle') commit(field.field.text);
      const to = headOf({ row, column });
      if (head) onSelect(whole(row, column, head));
      else onSelect(extend ? { anchor: selection.anchor, focus: { row, column } } : spot(to.row, to.column));
    },
    onDrag: ({ row, column }) => {
      if (!field.pointTo({ row, column }) && field.field.mode === 'idle')
        onSelect({ anchor: selection.anchor, focus: { row, column } });
    },
    onTwice: (at) => {
      const to = headOf(at);
      if (mayEdit && !store.cell(to.row, to.column)?.fixed) field.edit(inputOf(store.cell(to.row, to.column)));
    },
    onEnd: () => undefined,
  });
};

export const SheetView = (props: Props) => {
  const { workbook, sheet, draft, field, selection, onSelect, cited, mayEdit } = props;
  const { t } = useTranslation('spreadsheets');
  const state = useSheet(props);
  const { layout, store, scroller, input, sight, fill, setFill, corners, anchor, commit, move, reveal } = state;
  const onEdits = (edits: Parameters<Draft['apply']>[0]) => void draft.apply(edits);
  const onPasted = ({ left, top, right, bottom }: Corners) =>
    onSelect({ anchor: { row: top, column: left }, focus: { row: bottom, column: right } });
  const clipboard = useClipboard({ sheet, store, corners, mayEdit, onEdits, onPasted });
  const onKey = useKeys(props, state, clipboard.clear);
  const handlers = usePress(props, state);
  const cell = store.cell(anchor.row, anchor.column);
  const merge = store.merges(anchor.row).find((one) => isWithin(one, anchor.row, anchor.column));
  const one: Corners = merge ?? { left: anchor.column, right: anchor.column, top: anchor.row, bottom: anchor.row };

  useEffect(() => input.current?.focus({ preventScroll: true }), [input]);
  // The cited range is brought into sight once, when the sheet is shown.
  const shown = useRef(false);
  useLayoutEffect(() => {
    if (!cited || shown.current || sight.height === 700) return;
    shown.current = true;
    reveal({ row: Math.min(layout.rows.count, cited.bottom + 3), column: cited.right });
  });

  const spotAt = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => {
    const box = scroller.current?.getBoundingClientRect();
    const x = clientX - (box?.left ?? 0) - 52 + sight.x;
    const y = clientY - (box?.top ?? 0) - 24 + sight.y;
    return { row: layout.rows.at(Math.max(0, y)), column: layout.columns.at(Math.max(0, x)) };
  };
  const filled = () => {
    if (fill) onEdits(filling(sheet.index, corners, fill, (row, column) => inputOf(store.cell(row, column))));
    if (fill) onPasted(fill);
    setFill(undefined);
  };
  return (
    <Grid
      name={sheet.name}
      layout={layout}
      looks={workbook.looks}
      store={store}
      selection={selection}
      cited={cited}
      scroller={scroller}
      sight={sight}
      handlers={handlers}
    >
      <ActiveFrame
        box={boxOf(layout, sight, merge && corners.top === anchor.row && corners.bottom === anchor.row ? one : corners)}
        active={boxOf(layout, sight, one)}
        fill={fill && boxOf(layout, sight, fill)}
        canFill={mayEdit && field.field.mode === 'idle'}
        onFillTo={(point) => setFill(fillRange(corners, spotAt(point)))}
        onFilled={filled}
      />
      <CellField
        label={t('cell', { name: cellName(anchor.row, anchor.column), text: cell?.text ?? '' })}
        box={boxOf(layout, sight, one)}
        field={field.field}
        readOnly={!mayEdit || cell?.fixed === true}
        input={input}
        onType={field.type}
        onCommit={(text, key, shift) => {
          commit(text);
          const by = AFTER[key] ?? { row: 0, column: 0 };
          move(shift ? backwards(by) : by);
        }}
        onCancel={field.clear}
        onKey={onKey}
        clipboard={clipboard}
      />
    </Grid>
  );
};
