// Makes a row of a grid of figures from printed texts.
import type { GridRow } from '#shared/finance/tie-out/computed-columns.ts';

const sizeOf = (text: string): number => {
  const size = Number(text.replaceAll(/[^\d.]/g, ''));
  return text.startsWith('(') ? -size : size;
};

/** An empty text is an empty cell. */
export const gridRow = (label: string, cells: readonly string[], seq = 0): GridRow => ({
  label,
  seq,
  start: 0,
  end: label.length,
  cells: new Map(
    cells.flatMap((shown, n) =>
      shown === '' ? [] : [[n + 1, { value: sizeOf(shown), shown, isPercent: shown.includes('%') }]],
    ),
  ),
});
