// Converts pasting, filling and clearing a block of cells to edits, one per cell.
import type { CellEdit } from '#shared/model/spreadsheet.ts';
import type { Corners } from '#shared/spreadsheet/a1.ts';
import { shiftFormula } from '#shared/spreadsheet/shift-formula.ts';

export type InputAt = (row: number, column: number) => string;

const moved = (input: string, rows: number, columns: number): string =>
  input.startsWith('=') ? `=${shiftFormula(input.slice(1), { rows, columns })}` : input;

const heightOf = ({ top, bottom }: Corners): number => bottom - top + 1;
const widthOf = ({ left, right }: Corners): number => right - left + 1;

const cellsOf = <T>({ top, bottom, left, right }: Corners, make: (row: number, column: number) => T): T[] =>
  Array.from({ length: bottom - top + 1 }, (_, r) =>
    Array.from({ length: right - left + 1 }, (__, c) => make(top + r, left + c)),
  ).flat();

/** Sends the inputs of the cells along, so that they stay. */
export const formatting = (sheet: number, range: Corners, format: string, inputAt: InputAt): CellEdit[] =>
  cellsOf(range, (row, column) => ({ sheet, row, column, input: inputAt(row, column), format }));

export const clearing = (sheet: number, range: Corners): CellEdit[] =>
  cellsOf(range, (row, column) => ({ sheet, row, column, input: '' }));

type Block = readonly (readonly string[])[];
const sizeOf = (block: Block) => ({ rows: block.length, columns: Math.max(1, ...block.map((line) => line.length)) });

/** The range that a pasted block fills: it is repeated if the selection is a multiple of its size. */
export const pasted = (range: Corners, block: Block): Corners => {
  const { rows, columns } = sizeOf(block);
  const fits = heightOf(range) % rows === 0 && widthOf(range) % columns === 0;
  if (fits) return range;
  return { left: range.left, top: range.top, right: range.left + columns - 1, bottom: range.top + rows - 1 };
};

type Copied = { readonly from: Corners; readonly inputs: Block };

/**
 * `from` is the source range inside the workbook, by which references of formulas shift; `undefined` for text from
 * elsewhere.
 */
export const pasting = (sheet: number, to: Corners, block: Block, from?: Corners): CellEdit[] => {
  const { rows, columns } = sizeOf(block);
  return cellsOf(to, (row, column) => {
    const [r, c] = [(row - to.top) % rows, (column - to.left) % columns];
    const input = block[r]?.[c] ?? '';
    return { sheet, row, column, input: from ? moved(input, row - (from.top + r), column - (from.left + c)) : input };
  });
};

export const copied = (from: Corners, inputAt: InputAt): Copied => ({
  from,
  inputs: Array.from({ length: heightOf(from) }, (_, r) =>
    Array.from({ length: widthOf(from) }, (__, c) => inputAt(from.top + r, from.left + c)),
  ),
});

/** Repeats the content of `source` over the rest of `range`, which contains it. */
export const filling = (sheet: number, source: Corners, range: Corners, inputAt: InputAt): CellEdit[] =>
  cellsOf(range, (row, column) => {
    const within = row >= source.top && row <= source.bottom && column >= source.left && column <= source.right;
    if (within) return undefined;
    const mod = (n: number, by: number) => ((n % by) + by) % by;
    const fromRow = source.top + mod(row - source.top, heightOf(source));
    const fromColumn = source.left + mod(column - source.left, widthOf(source));
    return { sheet, row, column, input: moved(inputAt(fromRow, fromColumn), row - fromRow, column - fromColumn) };
  }).flatMap((edit) => edit ?? []);
