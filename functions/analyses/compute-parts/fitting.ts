// Attaches a calculation as a workbook if it is small enough for a person to open and follow.
import type { Workbook } from '#shared/finance/workbook/workbook.ts';

/** More cells take a spreadsheet program long to open; the tables of the report remain. */
const MAX_CELLS = 60_000;

export const fitting = (workbook: Workbook): { readonly workbook?: Workbook } => {
  const cells = workbook.sheets.flatMap(({ lines }) => lines).reduce((sum, line) => sum + (line.cells?.length ?? 0), 0);
  return cells <= MAX_CELLS ? { workbook } : {};
};
