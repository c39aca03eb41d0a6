// Splits a text into clauses: a negation or comparison applies to its own clause, not to its neighbors.
import { splitSentences } from '../write/prose/split-sentences.ts';

export type Clause = { readonly text: string; readonly start: number; readonly end: number };

const BREAK =
  /;\s|；|,\s(?!\d)|[，、](?!\d)|\s(?=(?:and|but|while|whereas|although|though)\s)|(?<=[가-힣](?:고|며|나|지만|는데))[,\s]\s?/giu;

/** Joins lines that a page wrapped; positions stay the same. */
export const unwrapped = (text: string): string => text.replace(/(?<![.!?。])\n(?=\S)/g, ' ');

export const clausesOf = (text: string): Clause[] =>
  splitSentences(text).flatMap((sentence) => {
    const ends = [...sentence.text.matchAll(BREAK)].map(({ index, 0: mark }) => index + mark.length);
    const starts = [0, ...ends];
    return starts.map((from, i) => {
      const to = starts[i + 1] ?? sentence.text.length;
      return { text: sentence.text.slice(from, to), start: sentence.start + from, end: sentence.start + to };
    });
  });
