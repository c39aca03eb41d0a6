// Builds a five-by-five table with the base case in the center: its axes and its cells as live formulas.
import type { Label } from '../label.ts';
import { add, divide, multiply, type Operand } from '../workbook/expression.ts';
import { type Format, formula, type Line, line, section } from '../workbook/workbook.ts';
import type { DcfInput } from './input.ts';

export const OFFSETS = [-2, -1, 0, 1, 2] as const;
export const GRID = OFFSETS.length;
export const CENTRE = OFFSETS.indexOf(0);

export type Axis = { readonly base: string | number; readonly step: string; readonly format: Format };

/** The center is the base case itself, not a sum that may differ by rounding. */
const axisValue = ({ base, step }: Axis, offset: number): Operand =>
  offset === 0 ? base : add(base, multiply(offset, step));

export type Table = {
  readonly id: string;
  readonly title: Label;
  readonly down: Axis;
  readonly across: Axis;
  readonly format: Format;
  readonly value: (down: string, across: string, column: number) => Operand;
};

export const tableLines = ({ id, title: what, down, across, format, value }: Table): readonly Line[] => [
  section(what),
  line({ label: '' }, [
    undefined,
    ...OFFSETS.map((offset, j) => formula(`${id}.across.${j}`, axisValue(across, offset), across.format)),
  ]),
  ...OFFSETS.map((offset, i) =>
    line({ label: '' }, [
      formula(`${id}.down.${i}`, axisValue(down, offset), down.format),
      ...OFFSETS.map((other, j) => ({
        ...formula(`${id}.${i}.${j}`, value(`${id}.down.${i}`, `${id}.across.${j}`, j), format),
        marked: offset === 0 && other === 0,
      })),
    ]),
  ),
];

/** The value per share if the number of shares is known, else the equity value, for an enterprise value. */
export const wealth = ({ shares }: DcfInput, enterprise: Operand): Operand => {
  const equity = add(enterprise, 'claims');
  return shares ? divide(equity, 'shares') : equity;
};
