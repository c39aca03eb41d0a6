// The widths of a table's columns in characters, the same for all parts of the table.
import type { Piece } from './group-segments.ts';

const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]/u;
const MIN_WIDTH = 6;
const MAX_WIDTH = 36;

const widthOf = (text: string): number => {
  let width = 0;
  for (const character of text.slice(0, MAX_WIDTH * 2)) width += WIDE.test(character) ? 1.9 : 1;
  return width;
};

const place = (piece: Piece): string => {
  if (piece.kind !== 'table') return '';
  const { sheet, slide, page, section } = piece.rows[0]?.locator ?? {};
  return JSON.stringify([sheet, slide, page, section]);
};

/** The column widths by the index of the piece. */
export const columnWidths = (pieces: readonly Piece[]): ReadonlyMap<number, readonly number[]> => {
  const all = new Map<number, readonly number[]>();
  let shared: number[] = [];
  pieces.forEach((piece, i) => {
    if (piece.kind !== 'table') return;
    const before = pieces[i - 1];
    if (before?.kind !== 'table' || place(before) !== place(piece)) shared = [];
    for (const { cells } of piece.rows)
      cells.forEach((cell, column) => {
        shared[column] = Math.min(MAX_WIDTH, Math.max(shared[column] ?? MIN_WIDTH, widthOf(cell) + 2));
      });
    all.set(piece.index, shared);
  });
  return all;
};
