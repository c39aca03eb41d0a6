// Joins two lines of a paragraph with a space, or with nothing if the line break split a word.
import type { Segment } from '#shared/model/file.ts';
import type { Layout } from './paragraphs.ts';

const HANGUL = /[가-힣]/;
const KANA_OR_HAN = /[\u3041-\u30ff\u4e00-\u9fff\u3001-\u3003、。]/;
/** Endings behind which only a particle can still belong to the word. */
const OVER = /[가-힣]{2}[을를]$|[가-힣](?:으로|에서|까지|부터|하여|되어|하는|되는|있는|없는)$/;
const PARTICLE = /^(?:부터|까지|서의?|써의?|야만?|만[은의]?|도|는데?|의)(?![가-힣]{2})/;
const PARTICLE_ALONE = /^[은는이가을를의에로도만과와]$/;
const SHORT_WORD = /^[등및그각수약중또본]$/;
/** Endings that usually complete a Korean word. */
const CLOSED =
  /(?:으로|로서|로써|에서|에게|부터|까지|[가-힣)\]」'”][을를은는의에며고도과와]|[가-힣](?:하여|되어|하는|되는|있는|없는|[한할된될]))$/;
/** How far lines that break at spaces end before the edge on average, in character widths. */
const RAGGED = 1.2;
const FEWEST = 4;

const word = (text: string): string => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
const lastWord = (line: string): string => word(line.slice(line.lastIndexOf(' ') + 1));
const firstWord = (line: string): string => word(line.split(' ', 1)[0] ?? '');

export type Words = {
  /** Words that no line break can have split. */
  readonly whole: ReadonlySet<string>;
  /** The beginnings of those words. */
  readonly starts: ReadonlySet<string>;
  /** Whether lines break only between words. */
  readonly breaksAtSpaces: boolean;
};

/** The words that are certainly whole: not the first of a line, nor the last unless its sentence ends there. */
const wholeIn = ({ text, kind }: Segment): string[] => {
  const parts = text.split(/\s+/);
  if (kind !== 'text') return parts;
  return parts.filter((part, n) => n > 0 && (n < parts.length - 1 || /[.!?]$/.test(part)));
};

const wholeWords = (segments: readonly Segment[]): ReadonlySet<string> =>
  new Set(segments.flatMap((segment) => wholeIn(segment).filter((part) => HANGUL.test(part))).map(word));

/** How far a line ends before the edge of its page, in widths of a Korean character. */
const shortfall = ({ locator: { box, page } }: Segment, { edges }: Layout): number => {
  if (!box || page === undefined) return 0;
  const characterWidth = (box[3] - box[1]) * 1.27;
  return characterWidth > 0 ? ((edges.get(page) ?? box[2]) - box[2]) / characterWidth : 0;
};

type Pair = readonly [Segment, Segment];

const breaksAtSpaces = (pairs: readonly Pair[], whole: ReadonlySet<string>, layout: Layout): boolean => {
  const korean = pairs.filter(([a, b]) => HANGUL.test(a.text.slice(-1)) && HANGUL.test(b.text.slice(0, 1)));
  const cut = korean.filter(([a, b]) => whole.has(lastWord(a.text) + firstWord(b.text))).length;
  if (korean.length < FEWEST || cut > korean.length * 0.05) return false;
  return korean.reduce((sum, [a]) => sum + shortfall(a, layout), 0) / korean.length > RAGGED;
};

/** `pairs`: lines that continue each other. */
export const wordsOf = (segments: readonly Segment[], pairs: readonly Pair[], layout: Layout): Words => {
  const whole = wholeWords(segments);
  return {
    whole,
    starts: new Set([...whole].map((one) => one.slice(0, 2))),
    breaksAtSpaces: breaksAtSpaces(pairs, whole, layout),
  };
};

/**
 * The glue between two lines. Korean pages may break inside words: layout, endings and other words of the document
 * decide.
 */
export const glue = (a: string, b: string, { whole, starts, breaksAtSpaces }: Words): string => {
  const [last, first] = [a.slice(-1), b.slice(0, 1)];
  if (KANA_OR_HAN.test(last) && KANA_OR_HAN.test(first)) return '';
  if (/[A-Za-z]-$/.test(a) && /[a-z]/.test(first)) return '';
  if (!HANGUL.test(last) || !HANGUL.test(first)) return ' ';
  if (breaksAtSpaces) return ' ';
  const [left, right] = [lastWord(a), firstWord(b)];
  if (whole.has(left + right)) return '';
  if (OVER.test(left) && right.length > 1 && !PARTICLE.test(right)) return ' ';
  const begins =
    (whole.has(right) && !PARTICLE_ALONE.test(right)) || (right.length > 2 && starts.has(right.slice(0, 2)));
  return begins && ((whole.has(left) && (left.length > 1 || SHORT_WORD.test(left))) || CLOSED.test(left)) ? ' ' : '';
};
