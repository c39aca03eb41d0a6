// Groups a document's segments for reading: headings, paragraphs and whole tables, under their part.
import type { Locator, Segment } from '#shared/model/file.ts';

export type Row = { readonly index: number; readonly cells: readonly string[]; readonly locator: Locator };
export type Part =
  | { readonly kind: 'slide'; readonly slide: number }
  | { readonly kind: 'sheet'; readonly sheet: string };
export type Piece =
  | { readonly kind: 'part'; readonly index: number; readonly part: Part }
  | { readonly kind: 'table'; readonly index: number; readonly rows: readonly Row[] }
  | { readonly kind: 'heading' | 'text' | 'note'; readonly index: number; readonly segment: Segment };

/** Longer tables are split into several pieces, so that few rows are rendered at a time. */
const MAX_ROWS = 60;

const samePlace = (a: Locator, b: Locator): boolean =>
  a.sheet === b.sheet && a.slide === b.slide && a.page === b.page && a.section === b.section;

const partOf = ({ sheet, slide }: Locator): Part | undefined => {
  if (slide) return { kind: 'slide', slide };
  return sheet ? { kind: 'sheet', sheet } : undefined;
};

const sameCells = (a: Segment): readonly string[] => a.cells ?? a.text.split('\t');

export const groupSegments = (segments: readonly Segment[]): Piece[] => {
  const pieces: Piece[] = [];
  let part = '';
  let rows: Row[] = [];
  segments.forEach((segment, index) => {
    const next = partOf(segment.locator);
    const name = JSON.stringify(next ?? '');
    if (next && name !== part) pieces.push({ kind: 'part', index, part: next });
    const last = pieces.at(-1);
    part = name;
    if (segment.kind !== 'row') {
      pieces.push({ kind: segment.kind, index, segment });
      return;
    }
    const row: Row = { index, cells: sameCells(segment), locator: segment.locator };
    const goesOn = last?.kind === 'table' && rows.length < MAX_ROWS && samePlace(rows[0]?.locator ?? {}, row.locator);
    if (goesOn) rows.push(row);
    else {
      rows = [row];
      pieces.push({ kind: 'table', index, rows });
    }
  });
  return pieces;
};

/** The index of the piece that contains a segment. */
export const pieceOf = (pieces: readonly Piece[], index: number): number => {
  const after = pieces.findIndex((piece) => piece.index > index);
  return (after < 0 ? pieces.length : after) - 1;
};
