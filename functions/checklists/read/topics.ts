// Finds the columns that give the section of a question.
import { type GridSheet, textAt } from '../grid.ts';
import { isCode } from './numbering.ts';

/** Set by hand, not tuned on a set. */
const OF_SEVERAL = 0.8;
/** Two Korean or Japanese characters, three others, or an abbreviation: "HR". */
const TOPIC = /[\p{scx=Hang}\p{scx=Han}\p{scx=Kana}]{2}|\p{L}{3}|\p{Lu}{2}/u;

/** Merged over several rows, but not over all as a title. */
const isMergedDown = (sheet: GridSheet, rows: readonly number[], column: number): boolean =>
  sheet.merges.some(
    ({ left, right, top, bottom }) =>
      left === column &&
      right === column &&
      bottom > top + 1 &&
      !(top < (rows[0] ?? 0) && bottom >= (rows.at(-1) ?? 0)),
  );

const textsOf = (sheet: GridSheet, rows: readonly number[], column: number): string[] =>
  rows.map((row) => textAt(sheet, row, column)).filter((text) => text !== '');

/** Words that several rows share: repeated, merged over them, or in the first of them. */
export const isTopic = (sheet: GridSheet, rows: readonly number[], column: number): boolean => {
  const texts = textsOf(sheet, rows, column);
  // "Unit 4" may name a section of several rows, "P1" and "2.1" do not.
  const isNumber = (text: string): boolean => isCode(text) && !/\p{L}{3}/u.test(text);
  if (texts.length < 2 || texts.some(isNumber) || texts.filter((text) => TOPIC.test(text)).length < texts.length / 2)
    return false;
  const distinct = new Set(texts).size;
  const isOver = textAt(sheet, rows[0] ?? 0, column) !== '' && texts.length <= rows.length * OF_SEVERAL;
  const areSeveral = distinct <= texts.length * OF_SEVERAL && distinct >= 2;
  return areSeveral || (isOver && distinct === texts.length) || isMergedDown(sheet, rows, column);
};
