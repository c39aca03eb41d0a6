// Copying, cutting and pasting blocks of cells: formulas move along inside the workbook, texts travel to and from Excel.
import { type ClipboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CellEdit } from '#shared/model/spreadsheet.ts';
import type { Corners } from '#shared/spreadsheet/a1.ts';
import { toast } from '../../../components/ui/toast.tsx';
import type { SheetInfo } from '../grid/layout.ts';
import type { RowStore } from '../grid/row-store.ts';
import { clearing, copied, pasting } from './block-edits.ts';
import { fromTsv, toTsv } from './tsv.ts';
import { inputOf } from './use-field.ts';

const MOST_CELLS = 50_000;
type Given = {
  sheet: SheetInfo;
  store: RowStore;
  corners: Corners;
  mayEdit: boolean;
  onEdits: (edits: CellEdit[]) => void;
  onPasted: (range: Corners) => void;
};

export const useClipboard = ({ sheet, store, corners, mayEdit, onEdits, onPasted }: Given) => {
  const { t } = useTranslation('spreadsheets');
  const last = useRef<{ text: string; from: Corners; inputs: readonly (readonly string[])[] }>(undefined);
  /** A whole column is as long as what it holds. */
  const range: Corners = {
    ...corners,
    bottom: Math.max(corners.top, Math.min(corners.bottom, sheet.lastRow)),
    right: Math.max(corners.left, Math.min(corners.right, sheet.lastColumn)),
  };
  const isTooMuch = ({ left, right, top, bottom }: Corners): boolean => {
    const over = (right - left + 1) * (bottom - top + 1) > MOST_CELLS;
    if (over) toast({ kind: 'error', text: t('tooManyCells') });
    return over;
  };
  const take = () => {
    const { inputs } = copied(range, (row, column) => inputOf(store.cell(row, column)));
    const { inputs: texts } = copied(range, (row, column) => store.cell(row, column)?.text ?? '');
    const text = toTsv(texts);
    last.current = { text, from: range, inputs };
    return text;
  };
  const copy = (event: ClipboardEvent) => {
    event.preventDefault();
    if (isTooMuch(range)) return;
    const rows = Array.from({ length: range.bottom - range.top + 1 }, (_, n) => range.top + n);
    if (rows.every(store.isThere)) event.clipboardData.setData('text/plain', take());
    else void store.ensure(range.top, range.bottom).then(() => navigator.clipboard.writeText(take()));
  };
  const clear = async () => {
    if (!mayEdit || isTooMuch(range)) return;
    await store.ensure(range.top, range.bottom);
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
      const edits = same
        ? pasting(sheet.index, corners, same.inputs, same.from)
        : pasting(sheet.index, corners, fromTsv(text));
      const [first, final] = [edits[0], edits.at(-1)];
      if (!first || !final) return;
      if (edits.length > MOST_CELLS) {
        toast({ kind: 'error', text: t('tooManyCells') });
        return;
      }
      onEdits(edits);
      onPasted({ left: first.column, top: first.row, right: final.column, bottom: final.row });
    },
  };
};
