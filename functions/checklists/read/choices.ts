// Reads the dropdowns of a sheet: values inline, in a range, behind a name, or in the extension for another sheet.
import { type Corners, cornersOf } from '#shared/spreadsheet/a1.ts';
import { readXml } from '../../documents/formats/ooxml/read-xml.ts';
import { type Book, cellAt, isError, type Sheet } from '../../sheets/book.ts';

type Rule = { readonly ranges: readonly Corners[]; readonly formula: string };
export type Choices = { readonly range: Corners; readonly values: readonly string[] };

const MAX_RULES = 5_000;
const MAX_VALUES = 1_000;

const rangesOf = (text: string): Corners[] =>
  text
    .trim()
    .split(/\s+/)
    .map(cornersOf)
    .filter((range) => range !== undefined);

/** Reads both forms: `sqref` is an attribute in the old one and an element in the new one. */
const readRules = (bytes: Uint8Array | undefined): Rule[] => {
  const rules: Rule[] = [];
  let open: { isList: boolean; sqref: string; formula: string } | undefined;
  let into: 'sqref' | 'formula' | undefined;
  readXml(bytes, {
    open: (name, attributes) => {
      if (name === 'dataValidation')
        open = { isList: attributes.type === 'list', sqref: attributes.sqref ?? '', formula: '' };
      else if (open && name === 'sqref') into = 'sqref';
      else if (open && name === 'formula1') into = 'formula';
    },
    close: (name) => {
      if (name === 'sqref' || name === 'formula1') into = undefined;
      if (name !== 'dataValidation' || !open) return;
      if (open.isList && rules.length < MAX_RULES)
        rules.push({ ranges: rangesOf(open.sqref), formula: open.formula.trim().replace(/^=/, '') });
      open = undefined;
    },
    text: (piece) => {
      if (open && into) open[into] += piece;
    },
  });
  return rules;
};

const shown = (value: unknown): string => (typeof value === 'boolean' ? String(value).toUpperCase() : String(value));

const inRange = (sheet: Sheet, { left, top, right, bottom }: Corners): string[] => {
  const values: string[] = [];
  for (let row = top; row <= Math.min(bottom, sheet.lastRow) && values.length < MAX_VALUES; row += 1)
    for (let column = left; column <= Math.min(right, sheet.lastColumn); column += 1) {
      const value = cellAt(sheet.cells, row, column)?.value;
      if (value !== undefined && !isError(value) && value !== '') values.push(shown(value));
    }
  return values;
};

const REFERENCE = /^(?:'((?:[^']|'')+)'|([^'!]+))!(.+)$/;

/** `undefined` if the values are calculated. */
const valuesOf = (book: Book, sheet: Sheet, formula: string, depth = 0): string[] | undefined => {
  const inline = /^"([\s\S]*)"$/.exec(formula);
  if (inline)
    return (inline[1] ?? '')
      .replaceAll('""', '"')
      .split(',')
      .map((value) => value.trim());
  const [, quoted, plain, rest] = REFERENCE.exec(formula) ?? [];
  const name = (quoted?.replaceAll("''", "'") ?? plain)?.toLowerCase();
  const home = name === undefined ? sheet : book.sheets.find((one) => one.name.toLowerCase() === name);
  const range = cornersOf(rest ?? formula);
  if (home && range) return inRange(home, range);
  const defined = book.names.find((one) => one.name.toLowerCase() === formula.toLowerCase());
  if (defined && depth < 3) return valuesOf(book, sheet, defined.formula.replace(/^=/, ''), depth + 1);
  const table = /^(?:INDIRECT\(")?([\p{L}_][\p{L}\p{N}_.]*)\[([^\]]+)\]"?\)?$/u.exec(formula);
  return table ? tableColumn(book, table[1] ?? '', table[2] ?? '') : undefined;
};

const tableColumn = (book: Book, name: string, column: string): string[] | undefined => {
  for (const sheet of book.sheets)
    for (const table of sheet.tables) {
      const at = table.columns.findIndex((one) => one.toLowerCase() === column.toLowerCase());
      if (table.name.toLowerCase() !== name.toLowerCase() || at < 0) continue;
      const { left, top, bottom } = table.range;
      return inRange(sheet, {
        left: left + at,
        right: left + at,
        top: top + table.heads,
        bottom: bottom - table.totals,
      });
    }
  return undefined;
};

export const choicesOf = (book: Book, sheet: Sheet, bytes: Uint8Array | undefined): Choices[] => {
  const known = new Map<string, string[] | undefined>();
  return readRules(bytes).flatMap(({ ranges, formula }) => {
    if (!known.has(formula)) known.set(formula, valuesOf(book, sheet, formula));
    const values = [...new Set(known.get(formula)?.filter((value) => value !== ''))];
    return values.length === 0 ? [] : ranges.map((range) => ({ range, values }));
  });
};
