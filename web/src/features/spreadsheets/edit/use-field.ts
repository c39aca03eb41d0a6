// What is being typed into the active cell, and the mode: overwriting, or editing inside.
import { useState } from 'react';
import type { ChangedCell } from '#shared/model/spreadsheet.ts';
import { cellName, rangeName } from '#shared/spreadsheet/a1.ts';
import { cornersOfSelection, type Selection, type Spot } from '../grid/selection.ts';

/** `idle`: nothing; `typing`: arrows end it; `editing`: arrows move within the text. */
type Mode = 'idle' | 'typing' | 'editing';
export type Field = { readonly mode: Mode; readonly text: string; readonly pointed?: Pointed | undefined };
/** A reference inserted with the pointer, which dragging may extend to a range. */
type Pointed = { readonly at: number; readonly length: number; readonly from: Spot };

const IDLE: Field = { mode: 'idle', text: '' };
/** The characters after which a reference may follow. */
const OPEN_END = /[=(,;+\-*/^&<>:]\s*$/;

export const inputOf = (cell: Pick<ChangedCell, 'text' | 'input'> | undefined): string =>
  cell?.input ?? cell?.text ?? '';

export const useField = () => {
  const [field, setField] = useState<Field>(IDLE);
  const isFormula = field.mode !== 'idle' && field.text.startsWith('=');
  const insert = (before: string, name: string, after: string, pointed: Pointed) =>
    setField({ mode: 'editing', text: `${before}${name}${after}`, pointed });
  return {
    field,
    isFormula,
    type: (text: string) => setField({ mode: field.mode === 'idle' ? 'typing' : field.mode, text }),
    edit: (text: string) => setField({ mode: 'editing', text }),
    clear: () => setField(IDLE),
    /** Inserts a reference to the pressed cell; returns false if no formula is being edited. */
    point: ({ row, column }: Spot): boolean => {
      const open = field.pointed ? field.text.slice(0, field.pointed.at) : field.text;
      if (!isFormula || (!OPEN_END.test(open) && open !== '=')) return false;
      const name = cellName(row, column);
      insert(open, name, '', { at: open.length, length: name.length, from: { row, column } });
      return true;
    },
    pointTo: (focus: Spot): boolean => {
      const { pointed, text } = field;
      if (!isFormula || !pointed) return false;
      const selection: Selection = { anchor: pointed.from, focus };
      const name = rangeName(cornersOfSelection(selection));
      insert(text.slice(0, pointed.at), name, '', { ...pointed, length: name.length });
      return true;
    },
  };
};
export type FieldState = ReturnType<typeof useField>;
