// Reads the cells of one sheet as displayed, row by row; formulas by their stored values.
import { columnNumber } from '#shared/spreadsheet/a1.ts';
import { clean } from '../../text/clean.ts';
import { type Corners, cornersOf } from '../a1.ts';
import type { Sheet } from '../sheet-segments.ts';
import { isoSerial } from './iso-date.ts';
import { formatNumber, isDateFormat } from './number-format.ts';
import { readXml } from './read-xml.ts';
import type { Workbook } from './workbook.ts';

type Raw = { column: number; type: string; style: number; value: string };

const MAX_MERGES = 5_000;

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
  const rows: { row: number; cells: Map<number, string> }[] = [];
  const merges: Corners[] = [];
  let cell: Raw | undefined;
  let inValue = false;
  let phonetic = false;
  const endCell = () => {
    const text = cell ? shown(cell, book) : '';
    onCell(text.length);
    if (cell && text !== '') rows.at(-1)?.cells.set(cell.column, text);
    cell = undefined;
  };
  const openCell = ({ r = '', t = 'n', s = '0' }: Readonly<Record<string, string>>) => {
    const last = rows.at(-1);
    const name = /^[A-Z]{1,3}/.exec(r)?.[0];
    const column = name ? columnNumber(name) : Math.max(0, ...(last?.cells.keys() ?? [])) + 1;
    cell = { column, type: t, style: Number(s), value: '' };
  };
  readXml(bytes, {
    open: (name, attributes) => {
      if (name === 'row') rows.push({ row: Number(attributes.r) || (rows.at(-1)?.row ?? 0) + 1, cells: new Map() });
      else if (name === 'c') openCell(attributes);
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
