// Describes a workbook before its rows are read.
import type { WorkbookQuestions } from '../../ports/workbooks.ts';
import type { Book } from '../book.ts';
import type { State } from '../drafts.ts';
import type { Overlay } from '../overlay.ts';

/** By sheet: the last row and the last column that a draft changes. */
const reaches = (overlay: Overlay): ReadonlyMap<number, { readonly row: number; readonly column: number }> => {
  const found = new Map<number, { row: number; column: number }>();
  for (const { place } of overlay.values()) {
    const { row, column } = found.get(place.sheet) ?? place;
    found.set(place.sheet, { row: Math.max(row, place.row), column: Math.max(column, place.column) });
  }
  return found;
};

export const infoOf = (book: Book, { overlay, calculated }: State): WorkbookQuestions['info']['answer'] => {
  const reach = reaches(overlay);
  return {
    sheets: book.sheets.map(({ cells, merges, part, blank, tables, isFiltered, ...sheet }, index) => ({
      ...sheet,
      index,
      lastRow: Math.max(sheet.lastRow, reach.get(index)?.row ?? 0),
      lastColumn: Math.max(sheet.lastColumn, reach.get(index)?.column ?? 0),
    })),
    looks: [...book.looks],
    formulas: book.formulas,
    uncalculated: overlay.size > 0 ? calculated.uncalculated : 0,
  };
};
