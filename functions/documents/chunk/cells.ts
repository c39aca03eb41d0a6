// Formats the text of a table in a chunk: one line per row, cells separated by tabs, empty cells included.

export const CELL = '\t';
export const ROW = '\n';

export const rowText = (cells: readonly string[]): string => cells.join(CELL);
export const cellsOf = (line: string): string[] => line.split(CELL);
