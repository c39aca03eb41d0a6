// Fuzzy name search in three languages: by words, else by trigrams.

const KATAKANA = /[\u30a1-\u30f6]/g;
const TO_HIRAGANA = 0x60;

/** Separates letters from their marks and Hangul into jamo, so that a half-typed syllable is close to the whole one. */
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

/** The shortest word matched by trigrams; shorter ones are similar to everything. */
const SHORTEST_GUESSED = 4;
/** The share of a word's trigrams that must match. */
const MIN_SHARED = 0.5;

/** Abbreviations of the field such as DCF and EPS: too short for trigrams, so only two swapped letters are forgiven. */
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

/** A score from 0 to 1: exact matches score higher than guesses, and prefixes higher than inner matches. */
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

/** Returns a search function. It lists matches best first; every typed word must match. */
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
