// Extracts workbooks from before 2007, binary or in Excel 2003's XML, with a library that reads them all.
import { type CellObject, type ParsingOptions, read, set_cptable, type WorkBook, type WorkSheet } from '@e965/xlsx';
import iconv from 'iconv-lite';
import type { Segment } from '#shared/model/file.ts';
import { DocumentRefused } from '../refused.ts';
import { clean } from '../text/clean.ts';
import type { Extraction, Source } from './extraction.ts';
import { formatNumber } from './ooxml/number-format.ts';
import { cellCounter, type Sheet, type SheetRow, sheetSegments } from './sheet-segments.ts';

const UNICODE: Readonly<Record<number, string>> = { 1200: 'utf-16le', 1201: 'utf-16be', 65001: 'utf-8' };

/** Excel 95 and older write in the code page of their country. */
const encodingOf = (codePage: number): string =>
  UNICODE[codePage] ?? (iconv.encodingExists(`cp${codePage}`) ? `cp${codePage}` : 'windows-1252');
const decodeIn = (codePage: number, bytes: ArrayLike<number>): string =>
  iconv.decode(Uint8Array.from(bytes), encodingOf(codePage));
set_cptable({ utils: { decode: decodeIn } });

const OPTIONS = {
  type: 'array',
  dense: true,
  cellFormula: false,
  cellHTML: false,
  cellNF: true,
  cellText: false,
  // Only with styles does it read which columns are hidden.
  cellStyles: true,
} as const;

export const openOldWorkbook = (bytes: Uint8Array, options: ParsingOptions = {}): WorkBook => {
  try {
    return read(bytes, { ...OPTIONS, ...options });
  } catch (error) {
    if (error instanceof DocumentRefused) throw error;
    throw new DocumentRefused(
      error instanceof Error && /password|encrypt/i.test(error.message) ? 'passwordNeeded' : 'damaged',
    );
  }
};

const shown = ({ t, v, z, w }: CellObject, from1904: boolean): string => {
  if (t === 'z' || v === undefined) return '';
  if (t === 'b') return v ? 'TRUE' : 'FALSE';
  if (t === 'n' && typeof v === 'number') return formatNumber(v, typeof z === 'string' ? z : 'General', from1904);
  if (t === 'e') return w ?? '';
  return clean(v instanceof Date ? v.toISOString().slice(0, 10) : String(v));
};

const sheetOf = (sheet: WorkSheet, from1904: boolean, onCell: (length: number) => void): Sheet => {
  const rows: SheetRow[] = [];
  const isHiddenColumn = (column: number) => sheet['!cols']?.[column]?.hidden === true;
  // Sparse: only existing rows and cells are visited.
  sheet['!data']?.forEach((line, n) => {
    const cells = new Map<number, string>();
    let hasHidden = sheet['!rows']?.[n]?.hidden === true;
    line?.forEach((cell, column) => {
      const text = cell ? shown(cell, from1904) : '';
      onCell(text.length);
      if (text === '') return;
      cells.set(column + 1, text);
      hasHidden ||= isHiddenColumn(column);
    });
    rows.push({ row: n + 1, cells, hasHidden });
  });
  const merges = (sheet['!merges'] ?? []).slice(0, 5_000).map(({ s, e }) => ({
    left: s.c + 1,
    top: s.r + 1,
    right: e.c + 1,
    bottom: e.r + 1,
  }));
  return { rows, merges };
};

export const extractXls = ({ bytes, onProgress }: Source): Extraction => {
  const book = openOldWorkbook(bytes);
  const from1904 = book.Workbook?.WBProps?.date1904 === true;
  const onCell = cellCounter();
  const segments: Segment[] = [];
  book.SheetNames.forEach((name, n) => {
    const sheet = book.Sheets[name];
    const hidden = (book.Workbook?.Sheets?.[n]?.Hidden ?? 0) !== 0;
    const own = sheet ? sheetSegments({ name, hidden, ...sheetOf(sheet, from1904, onCell) }) : [];
    for (const segment of own) segments.push(segment);
    onProgress((n + 1) / book.SheetNames.length);
  });
  return { segments, pages: book.SheetNames.length };
};
