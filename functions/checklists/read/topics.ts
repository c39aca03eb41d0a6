// Which columns say what part of a list a question belongs to.
import { type GridSheet, textAt } from '../grid.ts';
import { columnsIn, factsOf } from './column-facts.ts';
import { isCodeLike } from './entry-codes.ts';
import { type ColumnHead, columnsOfRole } from './header.ts';
import { isCode } from './numbering.ts';

type Given = { readonly question: number; readonly column: number };

/** Set by hand, no set chose it. */
const OF_SEVERAL = 0.8;
/** Two letters of Korean or Japanese, three of others, or an abbreviation: "HR". */
const TOPIC = /[\p{scx=Hang}\p{scx=Han}\p{scx=Kana}]{2}|\p{L}{3}|\p{Lu}{2}/u;

/** What stands filled before the questions says where they belong, and waits for no entry. */
export const isGiven = (sheet: GridSheet, rows: readonly number[], { question, column }: Given): boolean =>
  column < question && factsOf(sheet, rows, column).filled >= rows.length / 2;

/** Over several rows, and not over all of them as a title. */
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

const areMostlyCodes = (sheet: GridSheet, rows: readonly number[], column: number): boolean =>
  textsOf(sheet, rows, column).filter((text) => isCodeLike(text) && /[\d.)]/.test(text)).length >= rows.length / 2;

/** Words, longer than a mark, that several of the rows share: repeated, merged over them or at the first of them. */
export const isTopic = (sheet: GridSheet, rows: readonly number[], column: number): boolean => {
  const texts = textsOf(sheet, rows, column);
  // "Unit 4" may name several rows, "P1" and "2.1" do not.
  const isNumber = (text: string): boolean => isCode(text) && !/\p{L}{3}/u.test(text);
  if (texts.length < 2 || texts.some(isNumber) || texts.filter((text) => TOPIC.test(text)).length < texts.length / 2)
    return false;
  const distinct = new Set(texts).size;
  const isOver = textAt(sheet, rows[0] ?? 0, column) !== '' && texts.length <= rows.length * OF_SEVERAL;
  const areSeveral = distinct <= texts.length * OF_SEVERAL && distinct >= 2;
  return areSeveral || (isOver && distinct === texts.length) || isMergedDown(sheet, rows, column);
};

/** Folders of a data room are its sections where nothing else says them, and so is what names several questions. */
export const sectionColumns = (
  sheet: GridSheet,
  heads: readonly ColumnHead[],
  rows: readonly number[],
  question: number,
): number[] => {
  // What nobody has filled in after the questions waits for an entry.
  const named = columnsOfRole(heads, 'section').filter(
    (column) => column < question || factsOf(sheet, rows, column).filled > 0,
  );
  if (named.length > 0) return named.sort((a, b) => Number(a > question) - Number(b > question));
  const isOfSeveral = (column: number): boolean =>
    isGiven(sheet, rows, { question, column }) && factsOf(sheet, rows, column).distinct < 1;
  const folders = columnsOfRole(heads, 'reference').filter(isOfSeveral);
  if (folders.length > 0) return folders;
  const topics = columnsOfRole(heads, 'question').filter((column) => {
    const isRepeated = isOfSeveral(column) && !areMostlyCodes(sheet, rows, column);
    return isRepeated || (column < question && isMergedDown(sheet, rows, column));
  });
  if (topics.length > 0) return topics;
  const known = new Set(heads.map(({ column }) => column));
  return columnsIn(sheet, rows).filter(
    (column) => column < question && !known.has(column) && isTopic(sheet, rows, column),
  );
};
