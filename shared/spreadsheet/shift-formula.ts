// Shifts a formula to another cell: relative references move, absolute ones stay.
import { columnName, columnNumber, MAX_COLUMNS, MAX_ROWS } from './a1.ts';

const END = '(?![\\p{L}\\p{N}_.(!\\\\])';
/**
 * Strings, quoted sheet names and table references match first, so that nothing inside them is taken for a reference.
 */
const TOKEN = new RegExp(
  [
    '"(?:[^"]|"")*"',
    "'(?:[^']|'')*'",
    '\\[(?:[^[\\]]|\\[[^\\]]*\\])*\\]',
    `(?<cellColumn>\\$?[A-Za-z]{1,3})(?<cellRow>\\$?\\d{1,7})${END}`,
    `(?<fromColumn>\\$?[A-Za-z]{1,3}):(?<toColumn>\\$?[A-Za-z]{1,3})${END}`,
    `(?<fromRow>\\$?\\d{1,7}):(?<toRow>\\$?\\d{1,7})${END}`,
    '[\\p{L}_\\\\][\\p{L}\\p{N}_.\\\\?]*',
    '\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?',
  ].join('|'),
  'gu',
);

type By = { readonly rows: number; readonly columns: number };
const LOST = '#REF!';

const movedColumn = (column: string, { columns }: By): string | undefined => {
  if (column.startsWith('$')) return column;
  const number = columnNumber(column) + columns;
  return number < 1 || number > MAX_COLUMNS ? undefined : columnName(number);
};

const movedRow = (row: string, { rows }: By): string | undefined => {
  if (row.startsWith('$')) return row;
  const number = Number(row) + rows;
  return number < 1 || number > MAX_ROWS ? undefined : String(number);
};

const both = (one: string | undefined, two: string | undefined, between: string): string =>
  one === undefined || two === undefined ? LOST : `${one}${between}${two}`;

const moved = (token: string, groups: Readonly<Record<string, string | undefined>>, by: By): string => {
  const { cellColumn, cellRow, fromColumn, toColumn, fromRow, toRow } = groups;
  if (cellColumn && cellRow) {
    if (columnNumber(cellColumn.replace('$', '')) > MAX_COLUMNS) return token;
    return both(movedColumn(cellColumn, by), movedRow(cellRow, by), '');
  }
  if (fromColumn && toColumn) return both(movedColumn(fromColumn, by), movedColumn(toColumn, by), ':');
  if (fromRow && toRow) return both(movedRow(fromRow, by), movedRow(toRow, by), ':');
  return token;
};

export const shiftFormula = (formula: string, by: By): string => {
  if (by.rows === 0 && by.columns === 0) return formula;
  return formula.replace(TOKEN, (token, ...rest) => moved(token, rest.at(-1), by));
};
