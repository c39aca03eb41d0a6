// One sheet of an open workbook: the grid with its active cell, keys, pointer, clipboard and filling.
import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Corners, cellName, isWithin } from '#shared/spreadsheet/a1.ts';
import { filling } from './edit/block-edits.ts';
import { useClipboard } from './edit/use-clipboard.ts';
import type { Draft } from './edit/use-draft.ts';
import { inputOf } from './edit/use-field.ts';
import { AFTER, backwards, keyHandler } from './edit/use-keys.ts';
import { usePress } from './edit/use-press.ts';
import { type SheetProps, useSheet } from './edit/use-sheet.ts';
import { ActiveFrame } from './grid/active-frame.tsx';
import { CellField } from './grid/cell-field.tsx';
import { Grid } from './grid/grid.tsx';
import { boxOf } from './grid/place-on-screen.ts';
import type { Spot } from './grid/selection.ts';
import { spotAt } from './grid/use-pointer.ts';

/** Fills down or across, whichever is farther from the selection. */
const fillRange = (from: Corners, { row, column }: Spot): Corners => {
  const down = Math.max(row - from.bottom, from.top - row, 0);
  const across = Math.max(column - from.right, from.left - column, 0);
  if (down >= across) return { ...from, top: Math.min(from.top, row), bottom: Math.max(from.bottom, row) };
  return { ...from, left: Math.min(from.left, column), right: Math.max(from.right, column) };
};

export const SheetView = (props: SheetProps) => {
  const { workbook, sheet, draft, field, selection, onSelect, onEnter, cited, mayEdit } = props;
  const { t } = useTranslation('spreadsheets');
  const state = useSheet(props);
  const { layout, store, scroller, input, sight, fill, setFill, corners, cells, anchor, move, reveal } = state;
  const onEdits = (edits: Parameters<Draft['apply']>[0]) => void draft.apply(edits);
  const onPasted = ({ left, top, right, bottom }: Corners) =>
    onSelect({ anchor: { row: top, column: left }, focus: { row: bottom, column: right } });
  const clipboard = useClipboard({ sheet, store, cells, mayEdit, onEdits, onPasted });
  const onKey = keyHandler(props, state, clipboard.clear);
  const handlers = usePress(props, state);
  const cell = store.cell(anchor.row, anchor.column);
  const merge = store.merges(anchor.row).find((one) => isWithin(one, anchor.row, anchor.column));
  const one: Corners = merge ?? { left: anchor.column, right: anchor.column, top: anchor.row, bottom: anchor.row };

  useEffect(() => input.current?.focus({ preventScroll: true }), [input]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the sheet is shown
  useLayoutEffect(() => {
    if (cited) reveal({ row: Math.min(layout.rows.count, cited.bottom + 3), column: cited.right });
  }, []);

  const filled = async () => {
    setFill(undefined);
    if (!fill || !(await cells.read(fill))) return;
    onEdits(filling(sheet.index, corners, fill, (row, column) => inputOf(store.cell(row, column))));
    onPasted(fill);
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
        onFillTo={(point) => scroller.current && setFill(fillRange(corners, spotAt(layout, scroller.current, point)))}
        onFilled={() => void filled()}
      />
      <CellField
        label={t('cell', { name: cellName(anchor.row, anchor.column), text: cell?.text ?? '' })}
        box={boxOf(layout, sight, one)}
        field={field.field}
        readOnly={!mayEdit || cell?.fixed === true}
        input={input}
        onType={field.type}
        onCommit={(text, key, shift) => {
          onEnter(text);
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
