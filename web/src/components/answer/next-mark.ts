// Finds the mark of a table to which an arrow key moves: along its row, or the nearest one in the row above or below.

/** The row and column of a mark. */
export type Place = { readonly row: number; readonly column: number };
type Move = (places: readonly Place[], from: number) => number | undefined;

const beyond =
  (step: 1 | -1): Move =>
  (places, from) => {
    const at = places[from];
    if (!at) return step > 0 ? 0 : undefined;
    const rows = places.map(({ row }) => row).filter((row) => (row - at.row) * step > 0);
    const next = step > 0 ? Math.min(...rows) : Math.max(...rows);
    const distance = (i: number) => Math.abs((places[i]?.column ?? 0) - at.column);
    return [...places.keys()].filter((i) => places[i]?.row === next).sort((a, b) => distance(a) - distance(b))[0];
  };

const MOVES: Readonly<Record<string, Move>> = {
  ArrowRight: (_, from) => from + 1,
  ArrowLeft: (_, from) => from - 1,
  ArrowDown: beyond(1),
  ArrowUp: beyond(-1),
  Home: () => 0,
  End: (places) => places.length - 1,
};

/** `from` is -1 if the table itself has the focus. Returns `undefined` if the key leads to no mark. */
export const nextMark = (places: readonly Place[], from: number, key: string): number | undefined => {
  const to = MOVES[key]?.(places, from);
  return to !== undefined && places[to] ? to : undefined;
};
