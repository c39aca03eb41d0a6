// Reads the cells of one sheet as displayed, row by row; formulas by their stored values.
import { columnNumber } from '#shared/spreadsheet/a1.ts';
import { clean } from '../../text/clean.ts';
import { type Corners, cornersOf } from '../a1.ts';
import type { Sheet } from '../sheet-segments.ts';
import { isOn } from './hidden-runs.ts';
import { isoSerial } from './iso-date.ts';
import { formatNumber, isDateFormat } from './number-format.ts';
import { type Attributes, readXml } from './read-xml.ts';
import type { Workbook } from './workbook.ts';

type Raw = { column: number; type: string; style: number; value: string };

const MAX_MERGES = 5_000;

const MAX_HIDDEN_SPANS = 1_000;
const MAX_COLUMNS = 16_384;

/** The columns that a sheet names as hidden, or without width, in front of its rows. */
const hiddenColumns = () => {
  const columns = new Set<number>();
  let spans = 0;
  return {
    has: (column: number): boolean => columns.has(column),
    add: ({ min, max = min, hidden = '0', width }: Attributes): void => {
      if (spans >= MAX_HIDDEN_SPANS || !(isOn(hidden) || Number(width ?? 1) === 0)) return;
      spans += 1;
      for (let column = Number(min); column <= Math.min(Number(max), MAX_COLUMNS); column += 1) columns.add(column);
    },
  };
};

/** A date in the cell's own format, or else as an ISO day. */
const dayShown = (value: string, format: string, from1904: boolean): string => {
  const serial = isoSerial(value, from1904);
  if (serial === undefined) return clean(value);
  const plain = Number.isInteger(serial) ? 'yyyy-mm-dd' : 'yyyy-mm-dd hh:mm';
  return formatNumber(serial, isDateFormat(format) ? format : plain, from1904);
};

const shown = ({ type, style, value }: Raw, book: Workbook): string => {
  if (type === 's') return book.strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type === 'str' || type === 'inlineStr' || type === 'e') return clean(value);
  if (type === 'd') return dayShown(value, book.formats[style] ?? 'General', book.from1904);
  const number = Number(value);
  if (value === '' || !Number.isFinite(number)) return clean(value);
  return formatNumber(number, book.formats[style] ?? 'General', book.from1904);
};

export const readSheet = (bytes: Uint8Array | undefined, book: Workbook, onCell: (length: number) => void): Sheet => {
  const rows: { row: number; cells: Map<number, string>; hasHidden?: boolean }[] = [];
  const hidden = hiddenColumns();
  const merges: Corners[] = [];
  let cell: Raw | undefined;
  let inValue = false;
  let phonetic = false;
  const endCell = () => {
    const text = cell ? shown(cell, book) : '';
    onCell(text.length);
    const row = rows.at(-1);
    if (cell && row && text !== '') {
      row.cells.set(cell.column, text);
      if (hidden.has(cell.column)) row.hasHidden = true;
    }
    cell = undefined;
  };
  const openRow = (attributes: Attributes) => {
    const row = Number(attributes.r) || (rows.at(-1)?.row ?? 0) + 1;
    rows.push({ row, cells: new Map(), ...(isOn(attributes.hidden ?? '0') ? { hasHidden: true } : {}) });
  };
  const openCell = ({ r = '', t = 'n', s = '0' }: Attributes) => {
    const last = rows.at(-1);
    const name = /^[A-Z]{1,3}/.exec(r)?.[0];
    const column = name ? columnNumber(name) : Math.max(0, ...(last?.cells.keys() ?? [])) + 1;
    cell = { column, type: t, style: Number(s), value: '' };
  };
  readXml(bytes, {
    open: (name, attributes) => {
      if (name === 'row') openRow(attributes);
      else if (name === 'c') openCell(attributes);
      else if (name === 'col') hidden.add(attributes);
      else if (name === 'v' || name === 't') inValue = true;
      else if (name === 'rPh') phonetic = true;
      else if (name === 'mergeCell' && merges.length < MAX_MERGES) {
        const corners = cornersOf(attributes.ref ?? '');
        if (corners) merges.push(corners);
      }
    },
    close: (name) => {
      if (name === 'c') endCell();
      else if (name === 'v' || name === 't') inValue = false;
      else if (name === 'rPh') phonetic = false;
    },
    text: (piece) => {
      if (cell && inValue && !phonetic) cell.value += piece;
    },
  });
  return { rows, merges };
};
