// Copying, cutting and pasting blocks of cells: formulas move along inside the workbook, texts travel to and from Excel.
import { type ClipboardEvent, useRef } from 'react';
import type { CellEdit } from '#shared/model/spreadsheet.ts';
import type { Corners } from '#shared/spreadsheet/a1.ts';
import type { SheetInfo } from '../grid/layout.ts';
import type { RowStore } from '../grid/row-store.ts';
import { clearing, copied, pasted, pasting } from './block-edits.ts';
import { fromTsv, toTsv } from './tsv.ts';
import type { ChosenCells } from './use-cells.ts';
import { inputOf } from './use-field.ts';

type Given = {
  sheet: SheetInfo;
  store: RowStore;
  cells: ChosenCells;
  mayEdit: boolean;
  onEdits: (edits: CellEdit[]) => void;
  onPasted: (range: Corners) => void;
};

export const useClipboard = ({ sheet, store, cells, mayEdit, onEdits, onPasted }: Given) => {
  const { range, isTooMuch, read } = cells;
  const last = useRef<{ text: string; from: Corners; inputs: readonly (readonly string[])[] }>(undefined);
  const take = () => {
    const { inputs } = copied(range, (row, column) => inputOf(store.cell(row, column)));
    const { inputs: texts } = copied(range, (row, column) => store.cell(row, column)?.text ?? '');
    const text = toTsv(texts);
    last.current = { text, from: range, inputs };
    return text;
  };
  const copyLate = async () => {
    if (await read(range)) await navigator.clipboard.writeText(take());
  };
  const copy = (event: ClipboardEvent) => {
    event.preventDefault();
    if (isTooMuch(range)) return;
    const rows = Array.from({ length: range.bottom - range.top + 1 }, (_, n) => range.top + n);
    if (rows.every(store.isThere)) event.clipboardData.setData('text/plain', take());
    else void copyLate();
  };
  const clear = async () => {
    if (!mayEdit || !(await read(range))) return;
    const edits = clearing(sheet.index, range).filter(({ row, column }) => inputOf(store.cell(row, column)) !== '');
    onEdits(edits);
  };
  return {
    copy,
    clear,
    cut: (event: ClipboardEvent) => {
      copy(event);
      void clear();
    },
    paste: (event: ClipboardEvent) => {
      event.preventDefault();
      const text = event.clipboardData.getData('text/plain');
      if (!mayEdit || text === '') return;
      const same = last.current?.text.trimEnd() === text.replace(/\r\n?/g, '\n').trimEnd() ? last.current : undefined;
      const block = same?.inputs ?? fromTsv(text);
      const to = pasted(range, block);
      if (isTooMuch(to)) return;
      onEdits(pasting(sheet.index, to, block, same?.from));
      onPasted(to);
    },
  };
};
