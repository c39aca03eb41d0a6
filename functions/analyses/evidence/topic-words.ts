// Matches sentences about a topic that a person typed: those with most of its words.
import type { Telling } from './quotes-on.ts';

/** The share of a topic's words that a text about it must have. Set by hand. */
const SHARE = 0.6;

/** Endings that turn one English word into another: closure and closed, refurbishment and refurbished. */
const ENDING = /(?:ures?|ings?|ions?|ments?|als?|ers?|ed|es|s|e)$/u;
const SHORTEST_STEM = 4;
const stemOf = (word: string): string => {
  const stem = word.replace(ENDING, '');
  return stem.length >= SHORTEST_STEM ? stem : word;
};
const LATIN_WORD = /[a-z]{4,}/gu;

/** `undefined` for a topic that is a complete question, which the engine understands better. */
export const telling = (topic: string): Telling | undefined => {
  const words = topic
    .toLowerCase()
    .split(/[\s,./()·、。]+/u)
    .filter((word) => word.length > 1);
  if (words.length === 0 || words.length > 6 || /[?？]\s*$/.test(topic)) return undefined;
  return {
    test: (text) => {
      const lower = text.toLowerCase();
      const stems = new Set((lower.match(LATIN_WORD) ?? []).map(stemOf));
      const isIn = (word: string) => lower.includes(word) || (/^[a-z]+$/u.test(word) && stems.has(stemOf(word)));
      return words.filter(isIn).length >= Math.ceil(words.length * SHARE);
    },
  };
};
