// Recognizes headings without a number or a mark: short names, each alone in its row above rows that ask, or in
// capitals.
import { asks, asksInWords } from './kind.ts';

type Line = { readonly row: number; readonly text: string; readonly isAlone: boolean };

/** Set by hand, not tuned on a set. */
const FEWEST = 2;
const ASKING = 0.7;
const MAX_WORDS = 5;
const MAX_LENGTH = 40;
/** Korean and Japanese names are written with few spaces or none. */
const MAX_OTHER = 14;

const isShort = (text: string): boolean =>
  text.length <= (/^[\x20-\x7e]+$/.test(text) ? MAX_LENGTH : MAX_OTHER) && text.trim().split(/\s+/).length <= MAX_WORDS;

const isName = ({ text, isAlone }: Line): boolean =>
  isAlone && isShort(text) && !/[.。:：]$/u.test(text) && !asks(text);

/** With a word of at least five capitals; shorter ones abbreviate documents. */
const CAPITALS = /^(?=.*\p{Lu}{5})[\p{Lu}\d\s&,/().:–-]+$/u;

/** "COMPANIES" above "Register of members": names in capitals, each above entries that are not. */
const inCapitals = (lines: readonly Line[]): ReadonlySet<number> => {
  const are = lines.map((line) => CAPITALS.test(line.text) && isName(line));
  const names = lines.filter((_, n) => are[n]);
  const isOver = are.every((is, n) => !is || are[n + 1] === false);
  const areHeadings =
    isOver && names.length >= FEWEST && lines.filter(({ text }) => CAPITALS.test(text)).length === names.length;
  return new Set(areHeadings ? names.map(({ row }) => row) : []);
};

/** The first row is a heading, no two follow each other, and nearly all other rows ask. */
export const plainHeadings = (lines: readonly Line[]): ReadonlySet<number> => {
  const are = lines.map(isName);
  const names = lines.filter((_, n) => are[n]);
  const others = lines.filter((_, n) => !are[n]);
  const isOver = are[0] === true && are.every((is, n) => !is || are[n + 1] === false);
  const asking = others.filter(({ text }) => asksInWords(text)).length;
  const areHeadings = isOver && names.length >= FEWEST && asking >= others.length * ASKING;
  return areHeadings ? new Set(names.map(({ row }) => row)) : inCapitals(lines);
};
