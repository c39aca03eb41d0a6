// Computes a vector for a text without a model: its words and character n-grams, hashed into signed slots.

export const DIMENSIONS = 256;
/** Text beyond this length no longer changes the subject. */
const MAX_LENGTH = 20_000;
const GRAM_WEIGHT = 0.6;
const FIRST_CJK = 0x2e80;

const isInWord = (code: number): boolean => {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  if (code < 0xc0 || (code >= 0x2000 && code < 0x2e80)) return false;
  return code < 0x3000 || (code > 0x3020 && code !== 0x30fb && code < 0xff00);
};

/** Spreads all 32 bits, so that slot (low bits) and sign (top bit) are independent. */
const mixed = (hash: number): number => {
  let h = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return h ^ (h >>> 16);
};

type Counts = Map<number, number>;
const count = (counts: Counts, feature: number): void => {
  counts.set(feature, (counts.get(feature) ?? 0) + 1);
};

/** Counts words and their n-grams: trigrams, and bigrams in scripts where a syllable or ideograph carries a meaning. */
const features = (text: string): { readonly words: Counts; readonly grams: Counts } => {
  const words: Counts = new Map();
  const grams: Counts = new Map();
  let [word, last, lastButOne] = [0, 0, 0];
  for (let i = 0; i <= text.length; i += 1) {
    const code = i < text.length ? text.charCodeAt(i) : 32;
    if (!isInWord(code)) {
      if (last > 0) count(words, mixed(word));
      word = last = lastButOne = 0;
      continue;
    }
    word = Math.imul(word + code, 0x01000193);
    const pair = Math.imul(last, 0x10001) ^ code;
    if (last > 0 && code >= FIRST_CJK) count(grams, mixed(pair));
    if (lastButOne > 0) count(grams, mixed(Math.imul(lastButOne, 0x3c6ef35f) ^ pair));
    lastButOne = last;
    last = code;
  }
  return { words, grams };
};

const addTo = (vector: number[], counts: Counts, weight: number): void => {
  for (const [feature, times] of counts) {
    const slot = feature & (DIMENSIONS - 1);
    const amount = weight * (1 + Math.log(times));
    vector[slot] = (vector[slot] ?? 0) + (feature < 0 ? -amount : amount);
  }
};

/** A vector of length 1; all zeros for a text without words. */
export const hashEmbedding = (text: string): readonly number[] => {
  const { words, grams } = features(text.slice(0, MAX_LENGTH).normalize('NFKC').toLowerCase());
  const vector = new Array<number>(DIMENSIONS).fill(0);
  addTo(vector, words, 1);
  addTo(vector, grams, GRAM_WEIGHT);
  const norm = Math.hypot(...vector);
  return norm > 0 ? vector.map((value) => value / norm) : vector;
};
