// Checks whether a text contains a word by itself and not as part of another: 유가 in 국제유가 but not in 경유가.

import type { Place } from '#shared/language/lexicon/lexicon.ts';
import parts from '#shared/language/lexicon/word-parts.json' with { type: 'json' };
import { isParticle } from './terms.ts';

/** A noun must begin and end as a word; a phrase may be inflected at its end, and a particle may precede it. */
export type WordKind = 'noun' | 'phrase';

const HANGUL = /^\p{Script=Hangul}$/u;
const JAPANESE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]$/u;
const KATAKANA = /^[\p{Script=Katakana}ー]$/u;

const PREFIXES = { ko: new Set(parts.ko.before), ja: new Set(parts.ja.before) };
const SUFFIXES: ReadonlySet<string> = new Set(parts.ko.after);
/** Fewest syllables of a noun in a Korean compound; a single syllable before or behind belongs to another word. */
const A_NOUN = 2;

const isHangulAt = (text: string, at: number): boolean => HANGUL.test(text.charAt(at));
const areHangul = (text: string, from: number, count: number): boolean =>
  Array.from({ length: count }, (_, i) => from + i).every((at) => isHangulAt(text, at));

const MAX_PARTICLE_LENGTH = 4;
const particleAt = (text: string, at: number, isEnd: (at: number) => boolean): boolean =>
  Array.from({ length: MAX_PARTICLE_LENGTH }, (_, i) => at + i + 1).some(
    (end) => isEnd(end) && isParticle(text.slice(at, end)),
  );

const beginsInKorean = (text: string, { start, end }: Place, kind: WordKind): boolean => {
  if (!isHangulAt(text, start - 1) || areHangul(text, start - A_NOUN, A_NOUN)) return true;
  if (PREFIXES.ko.has(text.charAt(start - 1))) return true;
  return kind === 'phrase' && particleAt(text, start, (at) => at < end && !isHangulAt(text, at));
};

const endsInKorean = (text: string, { end }: Place): boolean =>
  !isHangulAt(text, end) ||
  areHangul(text, end, A_NOUN) ||
  SUFFIXES.has(text.charAt(end)) ||
  particleAt(text, end, (at) => !isHangulAt(text, at));

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
const KNOWN = new Map<string, ReadonlySet<number>>();
const MAX_KNOWN = 64;

/** The positions where words of a Japanese text begin. */
const beginningsIn = (text: string): ReadonlySet<number> => {
  const known = KNOWN.get(text) ?? new Set([...segmenter.segment(text)].map(({ index }) => index)).add(text.length);
  if (KNOWN.size >= MAX_KNOWN) KNOWN.clear();
  KNOWN.set(text, known);
  return known;
};

/** Endings behind a Japanese word do not change it, except in katakana: シェアリング is not シェア. */
const isJapaneseWord = (text: string, { start, end }: Place): boolean => {
  const beginnings = beginningsIn(text);
  const isPrefixed = PREFIXES.ja.has(text.charAt(start - 1)) && beginnings.has(start - 1);
  const isCut = KATAKANA.test(text.charAt(end - 1)) && KATAKANA.test(text.charAt(end)) && !beginnings.has(end);
  return (beginnings.has(start) || isPrefixed) && !isCut;
};

/** Latin words are already separated. */
export const isWholeWord = (text: string, place: Place, kind: WordKind): boolean => {
  if (isHangulAt(text, place.start))
    return beginsInKorean(text, place, kind) && (kind === 'phrase' || endsInKorean(text, place));
  return !JAPANESE.test(text.charAt(place.start)) || isJapaneseWord(text, place);
};
