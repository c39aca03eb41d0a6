// The text of a table in a chunk: a row is a line, cells are parted by tabs, empty cells keep their place.

export const CELL = '\t';
export const ROW = '\n';

export const rowText = (cells: readonly string[]): string => cells.join(CELL);
export const cellsOf = (line: string): string[] => line.split(CELL);
