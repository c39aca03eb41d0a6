// Splits a table printed in two halves side by side, as balance sheets of accounts are: assets left, liabilities right.

/** A line of a table, or half of one, at its position in the text. */
type Piece = { readonly text: string; readonly start: number };

/** Fewer rows may have their texts there by chance. Set by hand. */
const MIN_ROWS = 3;

const linesOf = (text: string): Piece[] => {
  let start = 0;
  return text.split('\n').map((line) => {
    const piece = { text: line, start };
    start += line.length + 1;
    return piece;
  });
};

const cellsIn = ({ text }: Piece): string[] => text.split('\t').map((cell) => cell.trim());

/** The number of columns of a half, if both have the same heads over their figures. */
const halfOf = (cells: readonly string[], isValue: (text: string) => boolean): number => {
  const half = cells.length / 2;
  if (half < 2 || !Number.isInteger(half)) return 0;
  const [left, right] = [cells.slice(1, half), cells.slice(half + 1)];
  const areHeads = left.every((text, i) => text !== '' && !isValue(text) && text === right[i]);
  return areHeads && !isValue(cells[0] ?? '') && !isValue(cells[half] ?? '') ? half : 0;
};

/** Whether each half has labels and figures of its own. */
const isOfHalves = (cells: readonly string[], half: number, isValue: (text: string) => boolean): boolean =>
  cells.length === half * 2 && [0, half].every((at) => !isValue(cells[at] ?? ''));

const halved = ({ text, start }: Piece, half: number): readonly [Piece, Piece] => {
  const at = text.split('\t').slice(0, half).join('\t').length;
  return [
    { text: text.slice(0, at), start },
    { text: text.slice(at + 1), start: start + at + 1 },
  ];
};

/** The lines of a table; the right half is below the left. */
export const stackedLines = (text: string, isValue: (text: string) => boolean): readonly Piece[] => {
  const lines = linesOf(text);
  for (const [at, line] of lines.entries()) {
    const half = halfOf(cellsIn(line), isValue);
    if (half === 0) continue;
    const body = lines.slice(at + 1).map(cellsIn);
    const other = body.findIndex((cells) => !isOfHalves(cells, half, isValue));
    const end = other < 0 ? lines.length : at + 1 + other;
    const full = body.slice(0, end - at - 1).filter((cells) => cells[half] && cells.slice(half + 1).some(isValue));
    if (full.length < MIN_ROWS) continue;
    const halves = lines.slice(at, end).map((one) => halved(one, half));
    return [
      ...lines.slice(0, at),
      ...halves.map(([left]) => left),
      ...halves.map(([, right]) => right),
      ...lines.slice(end),
    ];
  }
  return lines;
};
