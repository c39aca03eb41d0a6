// Writes answers into the client's own file: everything else stays byte for byte.
import type { ReadSheet } from '#shared/model/checklist-reading.ts';
import { columnNumber, cornersOf, isWithin } from '#shared/spreadsheet/a1.ts';
import { admit } from '../../documents/guard/guard.ts';
import { openZip } from '../../documents/guard/zip.ts';
import { sheetNames } from '../../export/xlsx/sheet-names.ts';
import { type Book, cellOrBlank } from '../../sheets/book.ts';
import { placeKey } from '../../sheets/calculate/engine.ts';
import type { Changed } from '../../sheets/overlay.ts';
import { appendSheet, type TextSheet } from '../../sheets/write/append-sheet.ts';
import { writeBook } from '../../sheets/write/write-book.ts';
import { type Grid, type GridSheet, textAt } from '../grid.ts';
import { isOldName } from '../names.ts';
import { cardsOf } from '../read/cards.ts';
import { columnNumbers, partOf } from '../read/chosen-sheets.ts';
import { headTexts } from '../read/header.ts';
import { gridOf, type ListFile, openBook, openGrid } from '../read/open-grid.ts';
import { isOfAsker } from '../read/party-heads.ts';
import { transposed } from '../read/transposed.ts';
import { dependsOn } from './depends.ts';
import { filledIn, type Where } from './fill.ts';
import type { Filled, RowText, Unwritten } from './row-text.ts';
import { addRow, addTo, type Cells } from './shared-cells.ts';
import { answersYesOrNo, isNotApplicable, isVerdictName } from './vocabulary.ts';
import { writeCsv } from './write-csv.ts';
import { writeDocx } from './write-docx.ts';

export type ToWrite = {
  readonly sheets: readonly ReadSheet[];
  readonly rows: readonly RowText[];
  /** The head of a column that is added. */
  readonly head: string;
  /** A sheet to append to a workbook. */
  readonly appendix?: TextSheet | undefined;
};
export type Written = {
  readonly bytes: Uint8Array;
  readonly unwritten: readonly Unwritten[];
  /** True if an appendix was requested but the format does not support it. */
  readonly isAppendixMissing?: boolean;
};

type Plan = { readonly filled: readonly Filled[]; readonly unwritten: readonly Unwritten[] };

/** The first empty column beside the questions, else beside everything. */
const besideColumn = (sheet: GridSheet, { columns, headerRow, rows = [] }: ReadSheet): number => {
  const question = columnNumber(columns.question);
  const used = (column: number) => [headerRow, ...rows].some((row) => row > 0 && textAt(sheet, row, column) !== '');
  const isFree = (column: number) =>
    !used(column) &&
    !sheet.merges.some(
      ({ left, right, bottom, top }) =>
        column >= left && column <= right && rows.some((row) => row >= top && row <= bottom),
    );
  if (isFree(question + 1)) return question + 1;
  const last = Math.max(question, ...[headerRow, ...rows].flatMap((row) => [...(sheet.rows.get(row)?.keys() ?? [])]));
  return last + 1;
};

/** The least share of rows with a preset. */
const PRESET = 0.9;

/** Values that nearly all rows have beside the questions; "not applicable" is not a preset. */
const presetsOf = (sheet: GridSheet, { columns, rows = [] }: ReadSheet): ReadonlyMap<number, string> =>
  new Map(
    [columns.answer, columns.status].flatMap((letters) => {
      if (letters === undefined || rows.length < 2) return [];
      const column = columnNumber(letters);
      const [first = ''] = rows.map((row) => textAt(sheet, row, column)).filter((text) => text !== '');
      const alike = rows.filter((row) => textAt(sheet, row, column) === first).length;
      return alike >= rows.length * PRESET && !isNotApplicable(first) ? [[column, first] as const] : [];
    }),
  );

/** Columns "Yes", "No", "N/A" side by side, from the answer column on. */
const ticksOf = (sheet: GridSheet, { columns, headerRow }: ReadSheet): ReadonlyMap<string, number> => {
  if (columns.answer === undefined || headerRow <= 0) return new Map();
  const heads: [string, number][] = [];
  for (let at = columnNumber(columns.answer); isVerdictName(textAt(sheet, headerRow, at)); at += 1)
    heads.push([textAt(sheet, headerRow, at), at]);
  return answersYesOrNo(heads.map(([head]) => head)) ? new Map(heads) : new Map();
};

/** The asker's comment column is not written, unless the answer column is also the asker's. */
const writableColumns = (sheet: GridSheet, { columns, headerRow }: ReadSheet): ReadSheet['columns'] => {
  const { comment, ...others } = columns;
  const headOf = (column: string | undefined): string =>
    column === undefined ? '' : (headTexts(sheet, headerRow).get(columnNumber(column)) ?? '');
  const isOfOther = columns.answer !== undefined && !isOfAsker(headOf(columns.answer)) && isOfAsker(headOf(comment));
  return isOfOther ? others : columns;
};

const isInside = (cell: string, range: ReadSheet['range']): boolean => {
  const [at, of] = [cornersOf(cell), range === undefined ? undefined : cornersOf(range)];
  return !at || !of || isWithin(of, at.top, at.left);
};

const planOf = (grid: Grid, { sheets, rows, head }: ToWrite): Plan => {
  const cells: Cells = new Map();
  const unwritten: Unwritten[] = [];
  sheets.forEach((read) => {
    const index = grid.sheets.findIndex(({ name }) => name === read.name);
    const given = grid.sheets[index];
    if (!given) return;
    const isTransposed = read.isTransposed === true;
    const sheet = isTransposed ? transposed(given) : partOf(given, read.range);
    const own = rows.filter((row) => row.sheet === read.name && isInside(row.cell, read.range));
    const cards = cardsOf(sheet, read.headerRow, columnNumbers(read.columns));
    const needsBeside = cards.size === 0 && read.columns.answer === undefined && read.columns.comment === undefined;
    const beside = needsBeside ? besideColumn(sheet, read) : undefined;
    const presets = presetsOf(sheet, read);
    const ticks = ticksOf(sheet, read);
    const before = cells.size;
    const columns = writableColumns(sheet, read);
    const where: Where = { sheet, index, columns, beside, cards, presets, ticks, isTransposed };
    for (const row of own) {
      const left = addRow(cells, where, row, filledIn(where, row));
      if (left) unwritten.push(left);
    }
    const hasHead = read.headerRow > 0 && grid.format !== 'docx';
    if (beside !== undefined && cells.size > before && hasHead && sheet.isOpen(read.headerRow, beside)) {
      const [row, column] = isTransposed ? [beside, read.headerRow] : [read.headerRow, beside];
      addTo(cells, { sheet: index, row, column, value: head }, false);
    }
  });
  return { filled: [...cells.values()], unwritten };
};

const withAppendix = (bytes: Uint8Array, book: Book, appendix: TextSheet): Uint8Array | undefined => {
  const name = sheetNames([...book.sheets.map((sheet) => sheet.name), appendix.name]).at(-1) ?? appendix.name;
  return appendSheet(openZip(bytes), { ...appendix, name });
};

const writeWorkbook = (file: ListFile, wanted: ToWrite): Written => {
  const { zip, book } = openBook(file);
  const grid = gridOf(zip, book);
  const { filled, unwritten } = planOf(grid, wanted);
  const overlay = new Map<string, Changed>();
  for (const { sheet, row, column, value } of filled) {
    const place = { sheet, row, column };
    overlay.set(placeKey(place), { place, cell: { value, style: cellOrBlank(book.sheets[sheet], row, column).style } });
  }
  const bytes =
    overlay.size === 0 && !isOldName(file.filename)
      ? file.bytes
      : writeBook({ zip, book, overlay, values: new Map(), recalculates: dependsOn(book, filled) });
  const appended = wanted.appendix && withAppendix(bytes, book, wanted.appendix);
  return { bytes: appended ?? bytes, unwritten, isAppendixMissing: wanted.appendix !== undefined && !appended };
};

/** Throws DocumentRefused. */
export const writeList = (file: ListFile, wanted: ToWrite): Written => {
  const admitted = admit(file.filename, file.bytes);
  if (admitted.type === 'xlsx' || admitted.type === 'xls') return writeWorkbook(file, wanted);
  const grid = openGrid(file);
  const { filled, unwritten } = planOf(grid, wanted);
  const isAppendixMissing = wanted.appendix !== undefined;
  if (admitted.type === 'docx')
    return { bytes: filled.length === 0 ? file.bytes : writeDocx(admitted.zip, filled), unwritten, isAppendixMissing };
  return {
    isAppendixMissing,
    bytes: writeCsv(
      file.bytes,
      filled.map(({ row, column, value }) => ({ row, column, value: String(value) })),
    ),
    unwritten,
  };
};
