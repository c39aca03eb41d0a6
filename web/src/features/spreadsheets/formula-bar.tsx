// The address of the active cell and its full content, in sync with the cell's field.
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { cellName, rangeName } from '#shared/spreadsheet/a1.ts';
import { type FieldState, inputOf } from './edit/use-field.ts';
import type { RowStore } from './grid/row-store.ts';
import { cornersOfSelection, type Selection } from './grid/selection.ts';

type Props = {
  store: RowStore;
  selection: Selection;
  field: FieldState;
  mayEdit: boolean;
  onEnter: (text: string) => unknown;
};

export const FormulaBar = ({ store, selection, field, mayEdit, onEnter }: Props) => {
  const { t } = useTranslation('spreadsheets');
  useSyncExternalStore(store.subscribe, store.snapshot);
  const input = useRef<HTMLInputElement>(null);
  const { row, column } = selection.anchor;
  const cell = store.cell(row, column);
  const isOpen = field.field.mode !== 'idle';
  const text = isOpen ? field.field.text : inputOf(cell);
  const commit = (value: string) => {
    onEnter(value);
    document.querySelector<HTMLElement>('[data-cell-field]')?.focus();
  };
  // Puts the caret behind a reference that was inserted with the pointer.
  useEffect(() => {
    if (document.activeElement === input.current && isOpen) input.current?.setSelectionRange(text.length, text.length);
  }, [isOpen, text.length]);
  return (
    <div className="flex items-stretch border-line border-y bg-canvas">
      <output
        aria-label={t('place')}
        className="w-24 shrink-0 truncate border-line border-r px-2 py-1 text-center text-fg2 text-note tabular"
      >
        {selection.anchor === selection.focus ? cellName(row, column) : rangeName(cornersOfSelection(selection))}
      </output>
      <span aria-hidden="true" className="px-2 py-1 text-fg3 text-note italic">
        fx
      </span>
      <input
        ref={input}
        aria-label={t('formula')}
        value={text}
        readOnly={!mayEdit || cell?.fixed === true}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => field.edit(event.target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') commit(event.currentTarget.value);
          if (event.key === 'Escape') field.clear();
        }}
        className="min-w-0 flex-1 bg-transparent px-1 py-1 text-note -outline-offset-1"
      />
    </div>
  );
};
