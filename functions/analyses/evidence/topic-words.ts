// Matches sentences about a topic that a person typed: those with most of its words.
import type { Telling } from './quotes-on.ts';

/** The share of a topic's words that a text about it must have. Set by hand. */
const SHARE = 0.6;

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
      return words.filter((word) => lower.includes(word)).length >= Math.ceil(words.length * SHARE);
    },
  };
};
