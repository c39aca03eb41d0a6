// Attaches a calculation as a workbook if it is small enough for a person to open and follow.
import type { Workbook } from '#shared/finance/workbook/workbook.ts';

/** Spreadsheet programs open larger workbooks slowly; the report then has only its tables. */
const MAX_CELLS = 60_000;

export const fitting = (workbook: Workbook): { readonly workbook?: Workbook } => {
  const cells = workbook.sheets.flatMap(({ lines }) => lines).reduce((sum, line) => sum + (line.cells?.length ?? 0), 0);
  return cells <= MAX_CELLS ? { workbook } : {};
};
