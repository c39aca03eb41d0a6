// Whether a sentence is about a topic that a person typed: it has most of its words.
import type { Telling } from './quotes-on.ts';

/** Of the words of a topic, for a text to be about it. Set by hand. */
const SHARE = 0.6;

/** Undefined for a topic that is a whole question: the engine understands those better. */
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
