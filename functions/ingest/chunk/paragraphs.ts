// Lines of a page back to paragraphs: which line continues the one before, and what stood between them.
import type { Segment } from '#shared/model/file.ts';

const BULLET = /^(?:[•·▪◦‣○●■□※*☐☒▶◆-]\s|\(?(?:\d{1,2}|[a-z]|[ivx]+|[가-하])[.)]\s|[①-⑳㉠-㉭])/i;
const SENTENCE_END = /[.。!?！？:：;]["'”’)）]?$/;
const HANGUL = /[가-힣]/;
const KANA_OR_HAN = /[\u3041-\u30ff\u4e00-\u9fff\u3001-\u3003、。]/;
const FULL = 0.88;
const INDENT = 0.06;

const word = (text: string): string => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** Words that stand inside lines, where no line end can have cut them. */
export const wholeWords = (segments: readonly Segment[]): ReadonlySet<string> => {
  const words = new Set<string>();
  for (const { text, kind } of segments) {
    const parts = text.split(/\s+/);
    for (const part of kind === 'row' ? parts : parts.slice(1, -1)) if (HANGUL.test(part)) words.add(word(part));
  }
  return words;
};

/** The right edge of each page's text; a page of short lines has the edge that most pages have. */
export const rightEdges = (segments: readonly Segment[]): ReadonlyMap<number, number> => {
  const edges = new Map<number, number>();
  for (const { kind, locator } of segments)
    if (kind === 'text' && locator.page !== undefined && locator.box)
      edges.set(locator.page, Math.max(edges.get(locator.page) ?? 0, locator.box[2]));
  const sorted = [...edges.values()].sort((a, b) => a - b);
  const usual = sorted[Math.floor(sorted.length / 2)] ?? 1;
  for (const [page, edge] of edges) edges.set(page, Math.max(edge, usual, 0.6));
  return edges;
};

const isFull = ({ locator }: Segment, edges: ReadonlyMap<number, number>): boolean =>
  locator.page !== undefined && locator.box !== undefined && locator.box[2] >= (edges.get(locator.page) ?? 1) * FULL;

export const continues = (a: Segment, b: Segment, edges: ReadonlyMap<number, number>): boolean => {
  if (a.kind !== 'text' || b.kind !== 'text' || BULLET.test(b.text)) return false;
  if (a.locator.line !== undefined && b.locator.line !== undefined)
    return b.locator.line === a.locator.line + 1 && a.text.length >= 40 && !SENTENCE_END.test(a.text);
  const [boxA, boxB] = [a.locator.box, b.locator.box];
  if (!boxA || !boxB || !isFull(a, edges)) return false;
  if (a.locator.page !== b.locator.page) return !SENTENCE_END.test(a.text);
  if (boxB[0] - boxA[0] > INDENT) return false;
  const height = boxA[3] - boxA[1];
  const gap = boxB[1] - boxA[3];
  return gap < height * 0.65 && gap > -height;
};

/** Korean pages break lines inside words: the document's other words tell whether a space stood there. */
export const glue = (a: string, b: string, words: ReadonlySet<string>): string => {
  const [last, first] = [a.slice(-1), b.slice(0, 1)];
  if (KANA_OR_HAN.test(last) && KANA_OR_HAN.test(first)) return '';
  if (/[A-Za-z]-$/.test(a) && /[a-z]/.test(first)) return '';
  if (!HANGUL.test(last) || !HANGUL.test(first)) return ' ';
  const left = word(a.slice(a.lastIndexOf(' ') + 1));
  const right = word(b.split(' ', 1)[0] ?? '');
  if (words.has(left + right)) return '';
  return words.has(left) && words.has(right) ? ' ' : '';
};
