// Reads a sheet with rows and columns swapped: questions run across, with their heads on the left.
import { type Corners, cellName } from '#shared/spreadsheet/a1.ts';
import { type GridSheet, textAt } from '../grid.ts';
import { rowsAfter } from './column-facts.ts';
import { headOf } from './heads.ts';
import { asksInWords } from './kind.ts';
import type { Layout } from './layout.ts';

const flipped = ({ left, right, top, bottom }: Corners): Corners => ({
  left: top,
  right: bottom,
  top: left,
  bottom: right,
});

export const transposed = (sheet: GridSheet): GridSheet => {
  const rows = new Map<number, Map<number, string>>();
  for (const [row, cells] of sheet.rows)
    for (const [column, text] of cells) {
      const own = rows.get(column) ?? new Map<number, string>();
      rows.set(column, own.set(row, text));
    }
  const { width: _width, range: _range, ...rest } = sheet;
  return {
    ...rest,
    rows,
    merges: sheet.merges.map(flipped),
    choices: sheet.choices.map(({ range, values }) => ({ range: flipped(range), values })),
    isFormula: (row, column) => sheet.isFormula(column, row),
    isOpen: (row, column) => sheet.isOpen(column, row),
    isHiddenRow: sheet.isHiddenColumn,
    isHiddenColumn: sheet.isHiddenRow,
  };
};

/** The address of a cell in the file, if the sheet may be transposed. */
export const cellIn = (isTransposed: boolean, row: number, column: number): string =>
  isTransposed ? cellName(column, row) : cellName(row, column);

/** Fewer questions may be the fields of a form. Set by hand, not tuned on a set. */
const FEWEST = 3;
const ASKING = 0.7;

/** True if the heads on the left name questions and answers, and the cells beside the question head ask. */
export const isAcross = (sheet: GridSheet, { headerRow, columns }: Layout): boolean => {
  const head = headerRow === 0 ? undefined : headOf(textAt(sheet, headerRow, columns.question));
  const texts = rowsAfter(sheet, headerRow)
    .map((row) => textAt(sheet, row, columns.question))
    .filter((text) => text !== '');
  const asking = texts.filter(asksInWords).length;
  const isNamed = head?.role === 'question' && head.weight > 1 && columns.answer !== undefined;
  return isNamed && asking >= FEWEST && asking >= texts.length * ASKING;
};
