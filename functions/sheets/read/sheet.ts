// Reads the cells of one sheet with their formulas; shared formulas are expanded for each of their cells.
import { type Corners, columnNumber, cornersOf, isWithin, MAX_COLUMNS, MAX_ROWS } from '#shared/spreadsheet/a1.ts';
import { shiftFormula } from '#shared/spreadsheet/shift-formula.ts';
import { isoSerial } from '../../documents/formats/ooxml/iso-date.ts';
import { type Attributes, readXml } from '../../documents/formats/ooxml/read-xml.ts';
import { DocumentRefused } from '../../documents/refused.ts';
import type { Cell, CellValue } from '../book.ts';
import { typedFormula } from '../formula/names.ts';
import { layoutReader } from './layout.ts';
import { unescaped } from './strings.ts';

type Open = {
  row: number;
  column: number;
  type: string;
  style: number;
  value: string;
  formula: string;
  form: Attributes | undefined;
};
type Master = { readonly formula: string; readonly row: number; readonly column: number };

const MAX_CELLS = 2_000_000;
const MAX_MERGES = 60_000;

type Of = {
  readonly strings: readonly string[];
  readonly from1904: boolean;
  /** Called once for each row with a value; an exception ends the reading. */
  readonly onFilledRow?: (() => void) | undefined;
};

const readValue = ({ type, value }: Open, { strings, from1904 }: Of): CellValue => {
  if (type === 'inlineStr' || type === 'str') return unescaped(value);
  if (value === '') return undefined;
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' || value === 'true';
  if (type === 'e') return { error: value };
  if (type === 'd') return isoSerial(value, from1904) ?? value;
  const number = Number(value);
  return Number.isFinite(number) ? number : value;
};

/** The formulas of a sheet: own, shared or for a range. */
const formulaReader = () => {
  const masters = new Map<string, Master>();
  let whole: Corners[] = [];
  const shared = ({ row, column, formula, form }: Open): string | undefined => {
    const id = form?.si ?? '';
    if (formula !== '') masters.set(id, { formula, row, column });
    const master = masters.get(id);
    if (!master) return undefined;
    return shiftFormula(master.formula, { rows: row - master.row, columns: column - master.column });
  };
  const of = (cell: Open): Pick<Cell, 'formula' | 'array' | 'bound'> => {
    const { form, row, column } = cell;
    if (!form) return whole.some((corners) => isWithin(corners, row, column)) ? { bound: true } : {};
    const range = form.t === 'array' || form.t === 'dataTable' ? cornersOf(form.ref ?? '') : undefined;
    if (range) whole.push(range);
    if (form.t === 'dataTable') return { bound: true };
    const text = form.t === 'shared' ? shared(cell) : cell.formula;
    if (!text) return {};
    return { formula: typedFormula(text), ...(range ? { array: range, bound: true } : {}) };
  };
  /** Drops ranges that ended above. */
  const startRow = (row: number) => {
    if (whole.length > 0) whole = whole.filter(({ bottom }) => bottom >= row);
  };
  return { of, startRow };
};

export const readSheet = (bytes: Uint8Array | undefined, of: Of) => {
  const cells = new Map<number, Map<number, Cell>>();
  const merges: Corners[] = [];
  const layout = layoutReader();
  const formulas = formulaReader();
  let row = 0;
  let column = 0;
  let lastColumn = 0;
  let lastRow = 0;
  let filledRow = 0;
  let count = 0;
  let formulaCount = 0;
  let line: Map<number, Cell> | undefined;
  let cell: Open | undefined;
  let into: 'value' | 'formula' | undefined;
  let phonetic = false;

  const openRow = (attributes: Attributes) => {
    row = Number(attributes.r) || row + 1;
    column = 0;
    if (row > MAX_ROWS) throw new DocumentRefused('damaged');
    layout.row(row, attributes);
    formulas.startRow(row);
    line = cells.get(row) ?? new Map();
    cells.set(row, line);
  };
  const openCell = ({ r = '', t = 'n', s = '0' }: Attributes) => {
    const name = /^[A-Z]{1,3}/.exec(r)?.[0];
    column = name ? columnNumber(name) : column + 1;
    if (column > MAX_COLUMNS) throw new DocumentRefused('damaged');
    cell = { row, column, type: t, style: Number(s) || 0, value: '', formula: '', form: undefined };
  };
  const closeCell = () => {
    if (!cell || !line) return;
    count += 1;
    if (count > MAX_CELLS) throw new DocumentRefused('tooLargeOpened');
    const formula = formulas.of(cell);
    if (formula.formula !== undefined) formulaCount += 1;
    const value = readValue(cell, of);
    line.set(cell.column, { value, style: cell.style, ...formula });
    if (value !== undefined && row !== filledRow) {
      filledRow = row;
      of.onFilledRow?.();
    }
    lastColumn = Math.max(lastColumn, cell.column);
    lastRow = Math.max(lastRow, row);
    cell = undefined;
  };
  const openMerge = ({ ref = '' }: Attributes) => {
    const corners = merges.length < MAX_MERGES ? cornersOf(ref) : undefined;
    if (corners) merges.push(corners);
  };
  const inCell = (name: string, attributes: Attributes) => {
    if (name === 'v' || name === 't') into = 'value';
    else if (name === 'rPh') phonetic = true;
    else if (name === 'f' && cell) {
      into = 'formula';
      cell.form = attributes;
    }
  };
  readXml(bytes, {
    open: (name, attributes) => {
      if (name === 'row') openRow(attributes);
      else if (name === 'c') openCell(attributes);
      else if (cell) inCell(name, attributes);
      else if (name === 'mergeCell') openMerge(attributes);
      else layout.open(name, attributes);
    },
    close: (name) => {
      if (name === 'c') closeCell();
      else if (name === 'v' || name === 't' || name === 'f') into = undefined;
      else if (name === 'rPh') phonetic = false;
    },
    text: (piece) => {
      if (!cell || !into || phonetic) return;
      if (into === 'value') cell.value += piece;
      else cell.formula += piece;
    },
  });
  return { cells, merges, lastRow, lastColumn, formulaCount, ...layout.result() };
};
