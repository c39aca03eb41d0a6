// Splits prose into pieces: headings and lines of paragraphs, each short enough for a chunk.
import type { Locator } from '#shared/model/file.ts';
import { ROW } from './cells.ts';
import { splitText } from './split.ts';
import { unitIn } from './unit-and-basis.ts';
import type { Unit } from './units.ts';

export const MAX_CHUNK_LENGTH = 1_500;
const CAPTION = 90;
const CAPTIONS = 6;

export type Piece = {
  readonly text: string;
  readonly locator: Locator;
  /** The text between this piece and the one before; a line break begins a paragraph. */
  readonly glue: string;
  readonly heading: boolean;
};

export const piecesOf = (unit: Exclude<Unit, { kind: 'table' }>): Piece[] => {
  if (unit.kind === 'heading')
    return [{ text: unit.segment.text, locator: unit.segment.locator, glue: ROW, heading: true }];
  return unit.lines.flatMap(({ segment, glue }, n) =>
    splitText(segment.text, MAX_CHUNK_LENGTH).map((text, part) => ({
      text,
      locator: segment.locator,
      glue: part > 0 ? '' : n > 0 ? glue : ROW,
      heading: false,
    })),
  );
};

const isCaption = ({ heading, glue, text }: Piece): boolean => {
  if (heading) return true;
  if (glue !== ROW || /[.。]$/.test(text)) return false;
  return text.length <= CAPTION || (text.length <= CAPTION * 2 && unitIn(text) !== undefined);
};

/** The index from which headings and short lines at the end are the caption of the next table. */
export const captionStart = (pieces: readonly Piece[]): number => {
  let at = pieces.length;
  while (at > 0 && pieces.length - at < CAPTIONS) {
    const piece = pieces[at - 1];
    const goesOn = pieces[at] !== undefined && pieces[at]?.glue !== ROW;
    if (!piece || goesOn || !isCaption(piece)) break;
    at -= 1;
  }
  return at;
};
