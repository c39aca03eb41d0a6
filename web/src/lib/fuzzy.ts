// Fuzzy name search in three languages: by words, else by trigrams.

const KATAKANA = /[\u30a1-\u30f6]/g;
const TO_HIRAGANA = 0x60;

/** Letters apart from their marks and Hangul as jamo: a syllable that is still being typed is near the whole one. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - TO_HIRAGANA))
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();

const trigramsOf = (word: string): string[] => {
  const padded = ` ${word}`;
  return Array.from({ length: Math.max(0, padded.length - 2) }, (_, i) => padded.slice(i, i + 3));
};

/** Shorter words are too near to everything. */
const SHORTEST_GUESSED = 4;
/** What part of a word's trigrams must be found. */
const MIN_SHARED = 0.5;

/** Abbreviations of the field, as DCF and EPS: too short for trigrams, so that two letters changed about are all that is forgiven. */
const ABBREVIATION = /^[a-z]{3}$/;
const SWAPPED_SCORE = 0.3;
const swapsOf = ([a = '', b = '', c = '']: string): string[] => [b + a + c, a + c + b];

type Folded = {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly trigrams: ReadonlySet<string>;
};
const foldedOf = (text: string): Folded => {
  const folded = fold(text);
  const words = folded.split(' ');
  return { text: folded, words: new Set(words), trigrams: new Set(words.flatMap(trigramsOf)) };
};

/** 0 to 1: a guess stays below what is there, and what begins a name comes before what is in it. */
const wordScore = (word: string, { text, words, trigrams }: Folded): number => {
  const at = text.indexOf(word);
  if (at === 0) return 1;
  if (at > 0) return text[at - 1] === ' ' ? 0.9 : 0.8;
  if (ABBREVIATION.test(word)) return swapsOf(word).some((one) => words.has(one)) ? SWAPPED_SCORE : 0;
  if (word.length < SHORTEST_GUESSED) return 0;
  const wanted = trigramsOf(word);
  const shared = wanted.filter((one) => trigrams.has(one)).length / wanted.length;
  return shared >= MIN_SHARED ? shared * 0.6 : 0;
};

export type Match<T> = { readonly item: T; readonly score: number };

/** A function that finds, best first; every word that is typed must be found. */
export const finderOf = <T>(items: readonly T[], textOf: (item: T) => string) => {
  const known = items.map((item) => ({ item, folded: foldedOf(textOf(item)) }));
  return (query: string, most: number): Match<T>[] => {
    const words = fold(query).split(' ').filter(Boolean);
    if (words.length === 0) return [];
    return known
      .map(({ item, folded }) => {
        const scores = words.map((word) => wordScore(word, folded));
        return { item, score: scores.includes(0) ? 0 : scores.reduce((sum, one) => sum + one, 0) / words.length };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, most);
  };
};
