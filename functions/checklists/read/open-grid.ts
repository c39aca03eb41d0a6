// Opens a list of any format as a table of texts. Throws DocumentRefused.
import Papa from 'papaparse';
import { CHECKLIST } from '#shared/model/checklist-words.ts';
import { separatorOf } from '../../documents/formats/csv.ts';
import { formatNumber } from '../../documents/formats/ooxml/number-format.ts';
import { admit } from '../../documents/guard/guard.ts';
import type { Zip } from '../../documents/guard/zip.ts';
import { DocumentRefused } from '../../documents/refused.ts';
import { decode } from '../../documents/text/encoding.ts';
import { type Book, cellAt, cellOrBlank, isError, type Sheet } from '../../sheets/book.ts';
import { type Calculated, calculatorOf } from '../../sheets/calculate/calculator.ts';
import { placeKey } from '../../sheets/calculate/engine.ts';
import { openPackage } from '../../sheets/open-package.ts';
import { readBook } from '../../sheets/read/book.ts';
import { type Grid, type GridSheet, plainSheet } from '../grid.ts';
import { choicesOf } from './choices.ts';
import { type Line, lineSheet } from './line-sheet.ts';
import { linkText } from './link-text.ts';
import { hasBullet, isNumbered, withoutBullet } from './numbering.ts';
import { isPastedTable } from './pasted-table.ts';
import { wordSheets } from './word-grid.ts';

export type ListFile = { readonly filename: string; readonly bytes: Uint8Array };

const MAX_SHEETS = 200;
/** The most lines with text over all sheets: ten for each question that a list may have. */
const MAX_LINES = 10 * CHECKLIST.maxRows;

type Opened = {
  readonly book: Book;
  /** Values of formulas without a stored value, as programs other than Excel leave them. */
  readonly calculated: Calculated['values'];
};

const calculatedIn = (book: Book): Calculated['values'] => {
  const isStored = book.sheets.every(({ cells }) =>
    [...cells.values()].every((line) =>
      [...line.values()].every(({ formula, value }) => formula === undefined || value !== undefined),
    ),
  );
  if (isStored) return new Map();
  const calculator = calculatorOf(book, true);
  try {
    return calculator.of(new Map()).values;
  } finally {
    calculator.free();
  }
};

const shownIn = ({ book, calculated }: Opened, sheet: Sheet, row: number, column: number): string => {
  const cell = cellAt(sheet.cells, row, column);
  const place = () => placeKey({ sheet: book.sheets.indexOf(sheet), row, column });
  const value =
    cell?.formula === undefined
      ? cell?.value
      : (cell.value ?? linkText(cell.formula) ?? calculated.get(place())?.value);
  if (cell === undefined || value === undefined || isError(value)) return '';
  if (typeof value === 'number')
    return formatNumber(value, book.styles[cell.style]?.format ?? 'General', book.from1904);
  return String(value).trim();
};

const hiddenIn =
  (runs: readonly (readonly [number, number, number])[]) =>
  (at: number): boolean =>
    runs.some(([from, to, size]) => size === 0 && at >= from && at <= to);

const sheetOf = (zip: Zip, opened: Opened, sheet: Sheet): GridSheet => {
  const { book } = opened;
  const rows = new Map<number, Map<number, string>>();
  for (const [row, line] of sheet.cells) {
    const texts = new Map<number, string>();
    for (const column of line.keys()) {
      const text = shownIn(opened, sheet, row, column);
      if (text !== '') texts.set(column, text);
    }
    if (texts.size > 0) rows.set(row, texts);
  }
  const isFormula = (row: number, column: number) => cellAt(sheet.cells, row, column)?.formula !== undefined;
  return {
    name: sheet.name,
    hidden: sheet.hidden,
    rows,
    merges: sheet.merges,
    choices: sheet.part === '' ? [] : choicesOf(book, sheet, zip.read(sheet.part)),
    isFormula,
    isOpen: (row, column) =>
      !isFormula(row, column) &&
      cellAt(sheet.cells, row, column)?.bound !== true &&
      (!sheet.isProtected || book.styles[cellOrBlank(sheet, row, column).style]?.unlocked === true),
    isHiddenRow: hiddenIn(sheet.heights),
    isHiddenColumn: hiddenIn(sheet.widths),
    isProtected: sheet.isProtected,
  };
};

export const openBook = (file: ListFile): { readonly zip: Zip; readonly book: Book } => {
  const zip = openPackage(file);
  let lines = 0;
  const book = readBook(zip, () => {
    lines += 1;
    if (lines > MAX_LINES) throw new DocumentRefused('tooLargeOpened');
  });
  if (book.sheets.length > MAX_SHEETS) throw new DocumentRefused('tooLargeOpened');
  return { zip, book };
};

const csvText = (bytes: Uint8Array): string => decode(bytes).replace(/^\uFEFF/, '');

const csvLines = (text: string, delimiter = separatorOf(text)): string[][] => {
  const { data } = Papa.parse<string[]>(text, {
    delimiter,
    skipEmptyLines: false,
    preview: MAX_LINES + 1,
  });
  if (data.length > MAX_LINES) throw new DocumentRefused('tooLargeOpened');
  return data;
};

export const gridOf = (zip: Zip, book: Book, format: 'xlsx' | 'xls' = 'xlsx'): Grid => {
  const opened = { book, calculated: calculatedIn(book) };
  return {
    format,
    sheets: book.sheets.map((sheet) => sheetOf(zip, opened, sheet)),
    hasMacros: zip.names.some((name) => /vbaProject\.bin$/i.test(name)),
  };
};

/** One question per line, without its bullet. */
const textLines = (text: string): Line[] =>
  text.split(/\r\n?|\n/).map((line) => {
    const bare = withoutBullet(line);
    return { text: bare, isEntry: hasBullet(line) || isNumbered(bare), isHeading: false };
  });

const textSheet = (text: string): GridSheet =>
  isPastedTable(text) ? plainSheet('', csvLines(text, '\t')) : lineSheet('', textLines(text));

export const openGrid = (file: ListFile): Grid => {
  const admitted = admit(file.filename, file.bytes);
  if (admitted.type === 'xlsx' || admitted.type === 'xls') {
    const { zip, book } = openBook(file);
    return gridOf(zip, book, admitted.type);
  }
  if (admitted.type === 'csv')
    return { format: 'csv', sheets: [plainSheet('', csvLines(csvText(file.bytes)))], hasMacros: false };
  if (admitted.type === 'docx') return { format: 'docx', sheets: wordSheets(admitted.zip), hasMacros: false };
  if (admitted.type === 'text' || admitted.type === 'markdown')
    return { format: 'text', sheets: [textSheet(csvText(file.bytes))], hasMacros: false };
  throw new DocumentRefused('unsupported');
};
