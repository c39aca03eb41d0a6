// Computes what the entries of a column look like: states, names of files, marks, days, or subjects of adjacent rows.
import words from '../words/entries.json' with { type: 'json' };
import { isMark } from './answer-columns.ts';
import { isCodeLike } from './entry-codes.ts';

const spaced = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[.。]$/u, '')
    .trim();
const tight = (text: string): string => spaced(text).replace(/[\s-]/g, '');
const STATES = new Set(words.states.map(tight));
/** "Done 12/3", "수령 (3/12)": a state with its day. */
const OF_STATE = /[\s\d./()\-年月日년월일]+$/u;
const isState = (text: string): boolean => STATES.has(tight(text)) || STATES.has(tight(text.replace(OF_STATE, '')));

const LEVELS = new Set(words.levels.map(tight));
/** True for the values of a dropdown that say how far a row is. */
export const areStates = (values: readonly string[]): boolean => values.every(isState);
/** True for values that say how important a row is. */
export const areLevels = (values: readonly string[]): boolean =>
  values.length > 0 && values.every((value) => LEVELS.has(tight(value)));

const FILE = /\.(?:pdf|docx?|xlsx?|pptx?|csv|zip|hwpx?|msg|eml|jpe?g|png|txt)\b/iu;
/** "2.1.3", "VDR 4.2": a place in a data room has three levels, or a name before two. */
const PLACE = /^(?:\d{1,3}(?:[.-]\d{1,3}){2,4}|\p{L}{2,12}[ -]?\d{1,3}(?:[.-]\d{1,3}){1,4})$/u;
const isOfFile = (text: string): boolean => {
  const own = spaced(text);
  return FILE.test(own) || PLACE.test(own) || words.places.some((place) => own.startsWith(place));
};

const DAY = /^[\d./\-년月日월일年 ]{6,}$/u;

/** Consecutive rows with the same text count as one. */
const runsIn = (texts: readonly string[]): number => texts.filter((text, n) => text !== texts[n - 1]).length;

const shareOf = (texts: readonly string[], is: (text: string) => boolean): number =>
  texts.filter(is).length / Math.max(1, texts.length);

/** `texts`: the cells that are filled in, from top to bottom. */
export const entrySigns = (texts: readonly string[]) => {
  const distinct = new Set(texts).size;
  // "Legal, legal, tax, tax" names subjects; "high, low, high, low" does not.
  const areInRuns = distinct > 1 && distinct < texts.length && runsIn(texts) === distinct;
  return {
    codes: shareOf(texts, (text) => isCodeLike(text) && /\d/.test(text)),
    days: shareOf(texts, (text) => DAY.test(text)),
    states: shareOf(texts, isState),
    files: shareOf(texts, isOfFile),
    marks: shareOf(texts, isMark),
    runs: Number(areInRuns),
    mixed: Number(distinct > 1 && distinct < texts.length && !areInRuns),
  };
};
