// Estimates the positions of words within a piece of text, by typical widths of characters.
import type { Part } from './cells.ts';

/** Widths relative to a digit, in common sans and serif faces of reports. */
const WIDTHS: readonly (readonly [characters: RegExp, width: number])[] = [
  [/[ijlI.,:;'’|!()[\]ftr /-]/u, 0.58],
  [/[mwMW%@—]/u, 1.5],
  [/\p{Lu}/u, 1.22],
  [/[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}　（）、。]/u, 1.8],
];
const widthOf = (character: string): number => WIDTHS.find(([range]) => range.test(character))?.[1] ?? 1;

export type Word = Part & {
  /** Whether the word begins a piece of the page, whose position is known and not estimated. */
  readonly isExact: boolean;
};

const wordsIn = ({ text, left, right }: Part): Word[] => {
  const places: number[] = [0];
  for (const character of text) places.push((places.at(-1) ?? 0) + widthOf(character) * character.length);
  const characters = [...text];
  const scale = (right - left) / Math.max(1, places.at(-1) ?? 1);
  const words: Word[] = [];
  for (let at = 0; at < characters.length; at += 1) {
    if (/\s/u.test(characters[at] ?? '')) continue;
    let end = at;
    while (end < characters.length && !/\s/u.test(characters[end] ?? '')) end += 1;
    words.push({
      text: characters.slice(at, end).join(''),
      left: left + (places[at] ?? 0) * scale,
      right: left + (places[end] ?? 0) * scale,
      isExact: at === 0,
    });
    at = end;
  }
  return words;
};

export const wordsOf = (parts: readonly Part[]): Word[] => parts.flatMap(wordsIn);
