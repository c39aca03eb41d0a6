// Drops from the pieces of text of a PDF page the glyphs that nobody sees.
import type { Raw } from './items.ts';
import { type Box, contains, type Point } from './matrices.ts';
import type { DrawnGlyph } from './replay.ts';

/** Glyphs as pieces of text and operations both write them. */
const compared = (text: string): string => text.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '');

/** Distance of a piece of text from its first glyph, in page units. */
const NEAR = 2;

type Stream = { readonly text: string; readonly glyphs: readonly DrawnGlyph[] };

/** The glyphs inside a page, one for each character. */
const streamOf = (glyphs: readonly DrawnGlyph[], page: Box): Stream => {
  const all = glyphs
    .filter(({ at, size }) => contains(page, at, size))
    .flatMap((glyph) =>
      compared(glyph.text)
        .split('')
        .map((text) => ({ ...glyph, text })),
    );
  return { text: all.map(({ text }) => text).join(''), glyphs: all };
};

const startOf = ({ transform }: Raw): Point => [transform[4] ?? 0, transform[5] ?? 0];
const distance = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1]);

/** Where in the stream a piece begins: where the one before it ended, or else where the same glyphs are. */
const findPiece = ({ text, glyphs }: Stream, raw: Raw, cursor: number): number | undefined => {
  const wanted = compared(raw.str);
  const isThere = (at: number) => distance(glyphs[at]?.at ?? [-1e9, 0], startOf(raw)) < NEAR;
  if (text.startsWith(wanted, cursor) && isThere(cursor)) return cursor;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) if (isThere(at)) return at;
  return undefined;
};

/** Whether a piece is over hidden glyphs alone, whatever they are. */
const isOverHidden = (glyphs: readonly DrawnGlyph[], raw: Raw): boolean => {
  const [a = 1, b = 0] = raw.transform;
  const length = Math.hypot(a, b) || 1;
  const [x, y] = startOf(raw);
  const under = glyphs.filter(({ at }) => {
    const along = ((at[0] - x) * a + (at[1] - y) * b) / length;
    const across = Math.abs((at[1] - y) * a - (at[0] - x) * b) / length;
    return along > -NEAR && along < raw.width && across < NEAR;
  });
  return under.length > 0 && under.every(({ isHidden }) => isHidden);
};

/** The part of a piece from one of its glyphs to before another one. */
const partOf = (raw: Raw, str: string, from: DrawnGlyph, to: DrawnGlyph | undefined): Raw => {
  const [start, end] = [distance(from.at, startOf(raw)), to ? distance(to.at, startOf(raw)) : raw.width];
  const transform = [...raw.transform.slice(0, 4), from.at[0], from.at[1]];
  return { ...raw, str, transform, width: Math.max(0, end - start) };
};

/** The seen parts of a piece, given the glyph of each of its characters. */
const seenParts = (raw: Raw, glyphs: readonly DrawnGlyph[]): Raw[] => {
  const parts: { str: string; from: DrawnGlyph; to?: DrawnGlyph }[] = [];
  let isOpen = false;
  let next = 0;
  for (const character of raw.str) {
    const length = compared(character).length;
    const glyph = length > 0 ? glyphs[next] : undefined;
    next += length;
    const part = parts.at(-1);
    if (glyph?.isHidden) {
      if (part && isOpen) part.to = glyph;
      isOpen = false;
    } else if (glyph && !isOpen) {
      parts.push({ str: character, from: glyph });
      isOpen = true;
    } else if (part && isOpen) part.str += character;
  }
  return parts.map(({ str, from, to }) => partOf(raw, str, from, to));
};

/** Pieces of text without glyphs that are hidden; `page` is what of it is shown. */
export const withoutHidden = (pieces: readonly Raw[], drawn: readonly DrawnGlyph[], page: Box): Raw[] => {
  if (!drawn.some(({ isHidden }) => isHidden)) return [...pieces];
  const stream = streamOf(drawn, page);
  let cursor = 0;
  return pieces.flatMap((raw): Raw[] => {
    const { length } = compared(raw.str);
    if (length === 0) return [raw];
    const at = findPiece(stream, raw, cursor);
    if (at === undefined) return isOverHidden(stream.glyphs, raw) ? [] : [raw];
    cursor = at + length;
    const glyphs = stream.glyphs.slice(at, cursor);
    return glyphs.some(({ isHidden }) => isHidden) ? seenParts(raw, glyphs) : [raw];
  });
};
