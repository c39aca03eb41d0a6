// Writes the changed workbook: parts of the original package without changes stay byte for byte.
import { mainPart, relationsOf, relationsPart } from '../../documents/formats/ooxml/package.ts';
import type { Zip } from '../../documents/guard/zip.ts';
import { type Book, type CellValue, cellAt, isError, sameValue } from '../book.ts';
import type { Place } from '../calculate/engine.ts';
import { type Overlay, styleFormat } from '../overlay.ts';
import { readSheet } from '../read/sheet.ts';
import { readStrings } from '../read/strings.ts';
import { ERRORS } from '../typed.ts';
import { packed } from './packed.ts';
import { partBytes, partText } from './part-text.ts';
import { calculateOnOpening, withoutEntry } from './patch-main.ts';
import { type Change, patchSheet } from './patch-sheet.ts';
import { patchStyles } from './patch-styles.ts';

type Values = ReadonlyMap<string, { readonly place: Place; readonly value: CellValue }>;
export type ToWrite = {
  readonly zip: Zip;
  readonly book: Book;
  readonly overlay: Overlay;
  readonly values: Values;
  /** Whether the program that opens the file recalculates it; if absent, only if there are formulas. */
  readonly recalculates?: boolean;
};
type SheetChanges = Map<number, Map<number, Change>>;

/** Excel reports unknown error values as damage; it computes its own when it opens the file. */
const fileable = (value: CellValue): CellValue => (isError(value) && !ERRORS.includes(value.error) ? undefined : value);

const changesOf = ({ overlay, values, book }: ToWrite, styleOf: (style: number, format: string) => number) => {
  const sheets = new Map<number, SheetChanges>();
  const put = ({ sheet, row, column }: Place, change: Change) => {
    const rows = sheets.get(sheet) ?? new Map();
    sheets.set(sheet, rows);
    rows.set(row, (rows.get(row) ?? new Map()).set(column, change));
  };
  for (const [key, { place, cell }] of overlay) {
    const style = cell.format === undefined ? cell.style : styleOf(cell.style, cell.format);
    const value = cell.formula === undefined ? cell.value : fileable(values.get(key)?.value);
    put(place, { style, formula: cell.formula, value });
  }
  for (const [key, { place, value }] of values) {
    const own = cellAt(book.sheets[place.sheet]?.cells, place.row, place.column);
    if (!overlay.has(key) && own) put(place, { recalculated: fileable(value) });
  }
  return sheets;
};

/**
 * Reads the file back: changed cells must have the intended content and all others the old one. Throws otherwise, so
 * that nothing is stored.
 */
const verify = (written: Uint8Array, { book, zip }: ToWrite, index: number, changes: SheetChanges): void => {
  const before = book.sheets[index];
  const main = mainPart(zip, 'xl/workbook.xml');
  const strings = relationsOf(zip, main).find(({ type }) => type === 'sharedStrings');
  const after = readSheet(written, {
    strings: readStrings(zip.read(strings?.target ?? '')),
    from1904: book.from1904,
  });
  const rows = new Set([...(before?.cells.keys() ?? []), ...changes.keys(), ...after.cells.keys()]);
  for (const row of rows) {
    const columns = new Set([
      ...(before?.cells.get(row)?.keys() ?? []),
      ...(changes.get(row)?.keys() ?? []),
      ...(after.cells.get(row)?.keys() ?? []),
    ]);
    for (const column of columns) {
      const old = cellAt(before?.cells, row, column);
      const change = changes.get(row)?.get(column);
      const found = cellAt(after.cells, row, column);
      const wanted = change && ('recalculated' in change ? { ...old, value: change.recalculated } : change);
      const { value, formula } = wanted ?? old ?? {};
      if (!sameValue(found?.value, value) || found?.formula !== formula)
        throw new Error(`cell ${row},${column} of sheet ${index} would not read as it was written`);
    }
  }
};

export const writeBook = (wanted: ToWrite): Uint8Array => {
  const { zip, book, overlay } = wanted;
  const parts = new Map<string, Uint8Array | null>();
  const main = mainPart(zip, 'xl/workbook.xml');
  const relations = relationsOf(zip, main);
  const partOf = (type: string) => relations.find((relation) => relation.type === type)?.target;

  const formats = [...overlay.values()].flatMap(({ cell }) =>
    cell.format === undefined || cell.format === styleFormat(book, cell.style)
      ? []
      : [{ style: cell.style, format: cell.format }],
  );
  const stylesPart = partOf('styles');
  const styles = stylesPart && formats.length > 0 ? patchStyles(partText(zip.read(stylesPart)), formats) : undefined;
  if (styles && stylesPart) parts.set(stylesPart, partBytes(styles.xml));

  const sheets = changesOf(wanted, (style, format) => styles?.styleOf({ style, format }) ?? style);
  for (const [index, changes] of sheets) {
    const sheet = book.sheets[index];
    if (!sheet) continue;
    const xml = patchSheet(
      partText(zip.read(sheet.part)),
      changes,
      (row, column) => cellAt(sheet.cells, row, column)?.formula,
    );
    const written = partBytes(xml);
    verify(written, wanted, index, changes);
    parts.set(sheet.part, written);
  }
  const hasFormulas = book.formulas > 0 || [...overlay.values()].some(({ cell }) => cell.formula !== undefined);
  if (sheets.size > 0 && (wanted.recalculates ?? hasFormulas))
    parts.set(main, partBytes(calculateOnOpening(partText(zip.read(main)))));

  // Excel reports a calculation chain that lists a cell without a formula as damage; it rebuilds the chain.
  const chain = partOf('calcChain');
  const lost = [...overlay.values()].some(
    ({ place, cell }) =>
      cell.formula === undefined &&
      cellAt(book.sheets[place.sheet]?.cells, place.row, place.column)?.formula !== undefined,
  );
  if (chain && lost) {
    const links = relationsPart(main);
    parts.set(chain, null);
    parts.set(
      '[Content_Types].xml',
      partBytes(withoutEntry(partText(zip.read('[Content_Types].xml')), 'PartName', chain)),
    );
    parts.set(links, partBytes(withoutEntry(partText(zip.read(links)), 'Target', chain)));
  }
  return packed(zip, parts);
};
