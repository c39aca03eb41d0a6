// Lines of a page back to paragraphs: which line continues the one before.
import type { Segment } from '#shared/model/file.ts';

const BULLET = /^(?:[•·▪◦‣○●■□※*☐☒▶◆-]\s|\(?(?:\d{1,2}|[a-z]|[ivx]+|[가-하])[.)]\s|[①-⑳㉠-㉭])/i;
/** "Delivery time: 26 weeks": a line that begins with a label of its own goes on from nothing. */
const LABEL = /^\p{Lu}?[\p{L}][\p{L}\p{N}'’&/-]*(?: [\p{L}\p{N}'’&/-]+){0,4}\s?[:：]\s?\S/u;
const SENTENCE_END = /[.。!?！？:：;]["'”’)）]?$/;
/** Shares of the width of a page, and of the height of a line. Set by hand. */
const FULL = 0.88;
const INDENT = 0.06;
const MAX_GAP = 0.65;
const LOOSEST = 1.2;

/** The right edge of each page's text; a page of short lines has the edge that most pages have. */
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

/** How lines stand on the pages of a document. */
export type Layout = {
  readonly edges: ReadonlyMap<number, number>;
  /** The widest gap between two lines of one paragraph, in heights of a line. */
  readonly gap: number;
};

/** Loosely set documents have wide gaps everywhere: what is usual after a full line is no new paragraph. */
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
  return { edges, gap: Math.max(MAX_GAP, usual + 0.2) };
};

const gapBetween = (a: Segment, b: Segment): number | undefined => {
  const [boxA, boxB] = [a.locator.box, b.locator.box];
  const height = boxA ? boxA[3] - boxA[1] : 0;
  return boxA && boxB && height > 0 ? (boxB[1] - boxA[3]) / height : undefined;
};

const isFull = ({ locator }: Segment, edges: ReadonlyMap<number, number>): boolean =>
  locator.page !== undefined && locator.box !== undefined && locator.box[2] >= (edges.get(locator.page) ?? 1) * FULL;

export const continues = (a: Segment, b: Segment, { edges, gap }: Layout): boolean => {
  if (a.kind !== 'text' || b.kind !== 'text' || BULLET.test(b.text)) return false;
  if (a.locator.line !== undefined && b.locator.line !== undefined)
    return (
      b.locator.line === a.locator.line + 1 && a.text.length >= 40 && !SENTENCE_END.test(a.text) && !LABEL.test(b.text)
    );
  const [boxA, boxB] = [a.locator.box, b.locator.box];
  if (!boxA || !boxB || !isFull(a, edges)) return false;
  if (a.locator.page !== b.locator.page) return !SENTENCE_END.test(a.text);
  if (boxB[0] - boxA[0] > INDENT) return false;
  const between = gapBetween(a, b) ?? 0;
  return between < gap && between > -1;
};
