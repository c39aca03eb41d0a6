// Rewrites a formula for the engine, which only supports cells: table references become ranges, defined names their
// formulas.
import { isWithin, rangeName } from '#shared/spreadsheet/a1.ts';
import { shiftFormula } from '#shared/spreadsheet/shift-formula.ts';
import type { Book, DefinedName, Table } from '../book.ts';
import { cellsOfTable } from './table-reference.ts';

type Place = { readonly sheet: number; readonly row: number; readonly column: number };
export type Plain = (formula: string, place: Place) => string;

/** Excel's own limit; a formula that names would make longer stays unchanged. */
const MAX_FORMULA_LENGTH = 8_192;
/** The most names, nested ones included, in one formula. */
const MAX_NAMES = 100;

const NAME = '[\\p{L}_\\\\][\\p{L}\\p{N}_.\\\\?]*';
/** Texts, quoted sheets and cells are matched first, so that nothing inside them is read as a name. */
const TOKEN = new RegExp(
  [
    '"(?:[^"]|"")*"',
    '\\$?[A-Za-z]{1,3}\\$?\\d{1,7}(?![\\p{L}\\p{N}_.(!\\\\[])',
    '\\$?[A-Za-z]{1,3}:\\$?[A-Za-z]{1,3}(?![\\p{L}\\p{N}_.(!\\\\[])',
    `\\[[^[\\]]*\\]${NAME}(?::${NAME})?!`,
    `(?<table>${NAME})?\\[(?<inside>(?:[^[\\]']|'.|\\[(?:[^[\\]']|'.)*\\])*)\\]`,
    `(?:(?<sheet>'(?:[^']|'')*'|${NAME})!)?(?<name>${NAME})(?![\\p{L}\\p{N}_.(!\\\\[:])`,
    "'(?:[^']|'')*'!?",
    `${NAME}`,
    '\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?',
  ].join('|'),
  'gsu',
);
/** For totals that leave out filtered rows, uses the engine's form that leaves out all hidden rows. */
const TOTAL = /"(?:[^"]|"")*"|'(?:[^']|'')*'|\bSUBTOTAL\(\s*(\d{1,2})\s*(?=,)/giu;
const filtered = (formula: string): string =>
  formula.replace(TOTAL, (token, kind?: string) => (kind === undefined ? token : `SUBTOTAL(${100 + Number(kind)}`));

/** The engine supports names of fixed cells itself. */
const FIXED = /^=?(?:'(?:[^']|'')*'|[\p{L}\p{N}_.]+)!\$[A-Z]{1,3}\$\d{1,7}(?::\$[A-Z]{1,3}\$\d{1,7})?$/u;

export const isOfCells = ({ formula }: DefinedName): boolean => FIXED.test(formula);

const unquoted = (sheet: string): string =>
  (sheet.startsWith("'") ? sheet.slice(1, -1).replaceAll("''", "'") : sheet).toLowerCase();

const namesOf = (book: Book) => {
  const names = new Map<string, string>();
  // A number or text in brackets or a reference to another workbook cannot replace a name in a formula.
  for (const one of book.names)
    if (!isOfCells(one) && one.formula !== '' && !one.name.startsWith('_xlnm.'))
      names.set(`${one.sheet ?? ''} ${one.name.toLowerCase()}`, one.formula.replace(/^=/, ''));
  return names;
};

const tablesOf = (book: Book) => {
  const all = book.sheets.flatMap(({ tables }, sheet) => tables.map((table) => ({ sheet, table })));
  return {
    named: new Map(all.map((one) => [one.table.name.toLowerCase(), one])),
    at: ({ sheet, row, column }: Place): { sheet: number; table: Table } | undefined =>
      all.find((one) => one.sheet === sheet && isWithin(one.table.range, row, column)),
  };
};

/** `sheetNames`: quoted, as the engine names them. */
export const plainFormulas = (book: Book, sheetNames: readonly (string | undefined)[]): Plain => {
  const names = namesOf(book);
  const tables = tablesOf(book);
  const isWorth = (formula: string): boolean => names.size > 0 || (tables.named.size > 0 && formula.includes('['));
  const cells = (table: string | undefined, inside: string, place: Place): string | undefined => {
    const found = table === undefined ? tables.at(place) : tables.named.get(table.toLowerCase());
    const corners = found && cellsOfTable(found.table, inside, place.row);
    if (!corners) return undefined;
    const [from = '', to] = rangeName(corners).split(':');
    const fixed = [from, to].flatMap((cell) => cell?.replace(/^([A-Z]+)/, '$$$1$') ?? []).join(':');
    return `${sheetNames[found.sheet]}!${fixed}`;
  };
  const named = (sheet: string | undefined, name: string, place: Place): string | undefined => {
    const index =
      sheet === undefined ? place.sheet : book.sheets.findIndex((one) => one.name.toLowerCase() === unquoted(sheet));
    return names.get(`${index} ${name.toLowerCase()}`) ?? names.get(` ${name.toLowerCase()}`);
  };
  const plain = (formula: string, place: Place, left: { names: number }): string =>
    formula.replace(TOKEN, (token, ...rest) => {
      const { table, inside, sheet, name }: Readonly<Record<string, string | undefined>> = rest.at(-1);
      if (inside !== undefined) return cells(table, inside, place) ?? token;
      const meant = name === undefined ? undefined : named(sheet, name, place);
      if (meant === undefined || left.names === 0) return token;
      left.names -= 1;
      // Relative references count from the first cell.
      return `(${plain(shiftFormula(meant, { rows: place.row - 1, columns: place.column - 1 }), place, left)})`;
    });
  return (given, place) => {
    const formula = book.sheets[place.sheet]?.isFiltered ? filtered(given) : given;
    if (!isWorth(formula)) return formula;
    const text = plain(formula, place, { names: MAX_NAMES });
    return text.length > MAX_FORMULA_LENGTH ? formula : text;
  };
};
