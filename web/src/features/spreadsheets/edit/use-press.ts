// Pressing and dragging in a sheet: select, point a formula at cells, open a cell.
import type { Selection } from '../grid/selection.ts';
import { spot } from '../grid/selection.ts';
import { usePointer } from '../grid/use-pointer.ts';
import { inputOf } from './use-field.ts';
import type { SheetProps, SheetState } from './use-sheet.ts';

export const usePress = (props: SheetProps, state: SheetState) => {
  const { field, selection, onSelect, onEnter, mayEdit } = props;
  const { layout, store, scroller, input, headOf } = state;
  const whole = (row: number, column: number, head: string): Selection => ({
    anchor: { row: head === 'row' ? row : 1, column: head === 'column' ? column : 1 },
    focus: { row: head === 'row' ? row : layout.rows.count, column: head === 'column' ? column : layout.columns.count },
  });
  return usePointer(scroller, layout, {
    onPress: ({ row, column, head }, extend) => {
      input.current?.focus({ preventScroll: true });
      if (!head && field.point({ row, column })) return;
      if (field.field.mode !== 'idle') onEnter(field.field.text);
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
  });
};
