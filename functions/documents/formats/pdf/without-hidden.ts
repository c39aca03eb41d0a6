// Drops from the pieces of text of a PDF page the glyphs that nobody sees.
import type { Raw } from './items.ts';
import { type Box, contains, type Point } from './matrices.ts';
import type { DrawnGlyph } from './replay.ts';

/** Glyphs as pieces of text and operations both write them. */
const compared = (text: string): string => text.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '');

/** Distance of a piece of text from its first glyph, in page units. Set by hand. */
const NEAR = 2;

/** Comparisons of a page with pieces out of order; what comes after them counts as shown. */
const MAX_COMPARISONS = 20_000_000;

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

const isAt = ({ glyphs }: Stream, at: number, raw: Raw): boolean =>
  distance(glyphs[at]?.at ?? [-1e9, 0], startOf(raw)) < NEAR;

/** Where in the stream the same glyphs as those of a piece are. */
const findPiece = (stream: Stream, raw: Raw): number | undefined => {
  const wanted = compared(raw.str);
  let at = stream.text.indexOf(wanted);
  while (at >= 0 && !isAt(stream, at, raw)) at = stream.text.indexOf(wanted, at + 1);
  return at < 0 ? undefined : at;
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

/** Pieces of text without hidden glyphs; `drawn` is empty where none is, and `page` is what of it is shown. */
export const withoutHidden = (pieces: readonly Raw[], drawn: readonly DrawnGlyph[], page: Box): Raw[] => {
  if (drawn.length === 0) return [...pieces];
  const stream = streamOf(drawn, page);
  let cursor = 0;
  let left = MAX_COMPARISONS / stream.glyphs.length;
  /** A piece out of order may be compared with all glyphs twice: by their text, and by their places. */
  const search = (raw: Raw): number | undefined => {
    left -= 2;
    return findPiece(stream, raw);
  };
  return pieces.flatMap((raw): Raw[] => {
    const text = compared(raw.str);
    const { length } = text;
    if (length === 0 || left < 0) return [raw];
    const isNext = stream.text.startsWith(text, cursor) && isAt(stream, cursor, raw);
    const at = isNext ? cursor : search(raw);
    if (at === undefined) return isOverHidden(stream.glyphs, raw) ? [] : [raw];
    cursor = at + length;
    const glyphs = stream.glyphs.slice(at, cursor);
    return glyphs.some(({ isHidden }) => isHidden) ? seenParts(raw, glyphs) : [raw];
  });
};
