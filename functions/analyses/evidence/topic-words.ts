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

const PLAIN = new Set(['the', 'of', 'at', 'in', 'on', 'for', 'and', 'to', 'from', 'an', 'by', 'with', 'its', 'into']);
/** `the acquisition of Quayline`: a name tells the case, whatever a text calls what was done with it. */
const DONE_WITH = /^(?:the )?\S+ of (?:the )?(?=\p{Lu})/u;
export const withoutDeed = (topic: string): string => topic.trim().replace(DONE_WITH, '');

const MAX_WORDS = 6;
/** `undefined` for a topic that is a complete question, which the engine understands better. */
const wordsIn = (topic: string): readonly string[] | undefined => {
  const words = withoutDeed(topic)
    .toLowerCase()
    .split(/[\s,./()·、。]+/u)
    .filter((word) => word.length > 1 && !PLAIN.has(word));
  return words.length === 0 || words.length > MAX_WORDS || /[?？]\s*$/.test(topic) ? undefined : words;
};

const EASTERN = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{4,}$/u;
/** Korean and Japanese compounds have no spaces: a text may name the last of their words alone. */
const partIn = (word: string, text: string): number => {
  for (let length = word.length; length >= word.length / 2; length -= 1)
    for (let at = 0; at + length <= word.length; at += 1)
      if (text.includes(word.slice(at, at + length))) return length / word.length;
  return 0;
};

/** The share of a topic's words that a text has. */
export const shareOf = (topic: string): ((text: string) => number) | undefined => {
  const words = wordsIn(topic);
  return (
    words &&
    ((text) => {
      const lower = text.toLowerCase();
      const stems = new Set((lower.match(LATIN_WORD) ?? []).map(stemOf));
      const of = (word: string): number => {
        if (lower.includes(word) || (/^[a-z]+$/u.test(word) && stems.has(stemOf(word)))) return 1;
        return EASTERN.test(word) ? partIn(word, lower) : 0;
      };
      return words.reduce((sum, word) => sum + of(word), 0) / words.length;
    })
  );
};

export const telling = (topic: string): Telling | undefined => {
  const share = shareOf(topic);
  return share && { test: (text) => share(text) >= SHARE };
};
