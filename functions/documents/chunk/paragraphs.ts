// Joins the lines of a page into paragraphs: decides which line continues the previous one.
import type { Segment } from '#shared/model/file.ts';

const BULLET =
  /^(?:[•·▪◦‣○●■□※*☐☒▶◆-]\s|\(?(?:\d{1,2}|[a-z]|[ivx]+|[가-하])[.)]\s|\d{1,2}(?:\.\d{1,2})+\.?\s|[①-⑳㉠-㉭])/i;
/** A line that begins with a label continues nothing: "Delivery time: 26 weeks". */
const LABEL = /^\p{Lu}?[\p{L}][\p{L}\p{N}'’&/-]*(?: [\p{L}\p{N}'’&/-]+){0,4}\s?[:：]\s?\S/u;
const SENTENCE_END = /[.。!?！？:：;]["'”’)）]?$/;
/** Shares of the page width, or of the line height for gaps. Set by hand. */
const FULL = 0.88;
const INDENT = 0.06;
const MAX_GAP = 0.65;
const LOOSEST = 1.2;

/** The right edge of each page's text; a page of short lines gets the edge of most pages. */
const rightEdges = (segments: readonly Segment[]): ReadonlyMap<number, number> => {
  const edges = new Map<number, number>();
  for (const { kind, locator } of segments)
    if (kind === 'text' && locator.page !== undefined && locator.box)
      edges.set(locator.page, Math.max(edges.get(locator.page) ?? 0, locator.box[2]));
  const sorted = [...edges.values()].sort((a, b) => a - b);
  const usual = sorted[Math.floor(sorted.length / 2)] ?? 1;
  for (const [page, edge] of edges) edges.set(page, Math.max(edge, usual, 0.6));
  return edges;
};

/** How lines are laid out on the pages of a document. */
export type Layout = {
  readonly edges: ReadonlyMap<number, number>;
  /** The widest gap between two lines of a paragraph, in line heights. */
  readonly gap: number;
  /** The column at which plain text wraps; `undefined` if each line is a separate one. */
  readonly wrap: number | undefined;
};

const WIDE = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff60]/gu;
/** The width in columns: a Korean or Japanese character takes two. */
const widthOf = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0);
/**
 * The part that moves to the next line as a unit: a word, or in scripts without spaces a character with the mark behind
 * it.
 */
const firstOf = (text: string): string => /^(?:[\u3041-\u30ff\u4e00-\u9fff].?|\S+)/u.exec(text)?.[0] ?? '';
const isBelow = (a: Segment, b: Segment): boolean =>
  a.locator.line !== undefined && b.locator.line === a.locator.line + 1;
const isFilled = (a: Segment, b: Segment, wrap: number): boolean => widthOf(`${a.text} ${firstOf(b.text)}`) > wrap;
/** Share of the width from which a line counts as full even if the next word had fit: people break lines early. */
const SHARE_OF_FULL = 0.75;

/** Fewest lines that end where the next word did not fit. Set by hand. */
const MIN_FILLED = 3;
const wrapOf = (segments: readonly Segment[]): number | undefined => {
  const pairs = segments.flatMap((segment, n): (readonly [Segment, Segment])[] => {
    const before = segments[n - 1];
    return before?.kind === 'text' && segment.kind === 'text' && isBelow(before, segment) ? [[before, segment]] : [];
  });
  const wrap = Math.max(0, ...pairs.map(([{ text }]) => widthOf(text)));
  return pairs.filter(([a, b]) => isFilled(a, b, wrap)).length >= MIN_FILLED ? wrap : undefined;
};

/**
 * The layout of a document. In loosely set documents all gaps are wide: the usual gap behind a full line starts no
 * paragraph.
 */
export const layoutOf = (segments: readonly Segment[]): Layout => {
  const edges = rightEdges(segments);
  const gaps = segments
    .flatMap((segment, n) => {
      const before = segments[n - 1];
      if (before?.kind !== 'text' || segment.kind !== 'text' || before.locator.page !== segment.locator.page) return [];
      const gap = gapBetween(before, segment);
      return gap !== undefined && gap > -1 && gap < LOOSEST && isFull(before, edges) ? [gap] : [];
    })
    .sort((a, b) => a - b);
  const usual = gaps[Math.floor(gaps.length / 2)] ?? 0;
  return { edges, gap: Math.max(MAX_GAP, usual + 0.2), wrap: wrapOf(segments) };
};

const gapBetween = (a: Segment, b: Segment): number | undefined => {
  const [boxA, boxB] = [a.locator.box, b.locator.box];
  const height = boxA ? boxA[3] - boxA[1] : 0;
  return boxA && boxB && height > 0 ? (boxB[1] - boxA[3]) / height : undefined;
};

const isFull = ({ locator }: Segment, edges: ReadonlyMap<number, number>): boolean =>
  locator.page !== undefined && locator.box !== undefined && locator.box[2] >= (edges.get(locator.page) ?? 1) * FULL;

const MIN_OF_LINE = 40;
/** Whether a line of plain text continues: the next word did not fit, or the sentence goes on in lower case. */
const goesOn = (a: Segment, b: Segment, wrap: number | undefined): boolean =>
  isBelow(a, b) &&
  a.text.length >= MIN_OF_LINE &&
  !SENTENCE_END.test(a.text) &&
  !LABEL.test(b.text) &&
  (/^\p{Ll}/u.test(b.text) ||
    (wrap !== undefined && (isFilled(a, b, wrap) || widthOf(a.text) >= wrap * SHARE_OF_FULL)));

export const continues = (a: Segment, b: Segment, { edges, gap, wrap }: Layout): boolean => {
  if (a.kind !== 'text' || b.kind !== 'text' || BULLET.test(b.text)) return false;
  if (a.locator.line !== undefined) return goesOn(a, b, wrap);
  const [boxA, boxB] = [a.locator.box, b.locator.box];
  if (!boxA || !boxB || !isFull(a, edges)) return false;
  if (a.locator.page !== b.locator.page) return !SENTENCE_END.test(a.text);
  if (boxB[0] - boxA[0] > INDENT) return false;
  const between = gapBetween(a, b) ?? 0;
  return between < gap && between > -1;
};
