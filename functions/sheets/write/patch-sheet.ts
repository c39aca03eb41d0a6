// Changes cells inside the XML of a sheet; everything else stays byte-identical.
import { type Corners, cornersOf, rangeName } from '#shared/spreadsheet/a1.ts';
import type { CellValue } from '../book.ts';
import { cellText, formulaText } from './cell-text.ts';
import { copier } from './copier.ts';
import { type Pending, pending } from './pending.ts';
import { recalculated, unshared } from './replaced-cell.ts';
import { isShared, orphaned } from './shared-formulas.ts';
import { attributesOf, prefixOf, type Tag, tagsOf, tagText } from './tags.ts';
import { type Place, placing } from './walk-cells.ts';

export type Change =
  | { readonly style: number; readonly formula?: string | undefined; readonly value: CellValue }
  /** A formula that stays, with a new value. */
  | { readonly recalculated: CellValue };
export type Changes = ReadonlyMap<number, ReadonlyMap<number, Change>>;
/** Returns the formula of a cell in the original workbook. */
type FormulaOf = (row: number, column: number) => string | undefined;

const grown = (xml: string, changes: Changes): string =>
  xml.replace(
    /(<(?:[\w.-]+:)?dimension\b[^>]*\bref=")([^"]*)(")/,
    (all, before: string, ref: string, after: string) => {
      const known = cornersOf(ref);
      if (!known) return all;
      let { left, top, right, bottom }: Corners = known;
      for (const [row, line] of changes)
        for (const column of line.keys()) {
          [top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
          [left, right] = [Math.min(left, column), Math.max(right, column)];
        }
      return `${before}${rangeName({ left, top, right, bottom })}${after}`;
    },
  );

/** Writes the cells of one row after another into the copy. */
const cellWriter = (xml: string, changes: Changes, formulaOf: FormulaOf) => {
  const ids = orphaned(xml, (row, column) => {
    const change = changes.get(row)?.get(column);
    return change !== undefined && !('recalculated' in change);
  });
  const copy = copier(xml);
  /** Adds cells that did not exist. */
  const add = (row: number, cells: Pending<Change>, before: number, p: string): void => {
    for (const [column, change] of cells.before(before))
      if (!('recalculated' in change)) copy.put(cellText({ row, column, ...change }, p));
  };
  const replace = (tag: Pick<Tag, 'start' | 'end'>, at: Place, change: Change | undefined, p: string): void => {
    const text = xml.slice(tag.start, tag.end);
    const own = isShared(text, ids) ? formulaOf(at.row, at.column) : undefined;
    const formula = own === undefined ? undefined : formulaText(own, p);
    if (!change) {
      if (formula !== undefined) copy.replace(tag, unshared(text, formula));
    } else if ('recalculated' in change) copy.replace(tag, recalculated(text, change.recalculated, { formula, p }));
    else copy.replace(tag, cellText({ ...at, ...change }, p));
  };
  return { copy, add, replace };
};

/** Writes while walking the tags of the original sheet. */
const writer = (xml: string, changes: Changes, formulaOf: FormulaOf) => {
  const { copy, add, replace } = cellWriter(xml, changes, formulaOf);
  const place = placing();
  const rows = pending(changes);
  let cells = pending<Change>(undefined);
  let cellOpen: Tag | undefined;
  let p = '';

  const addRows = (before: number) => {
    for (const [row, line] of rows.before(before)) {
      copy.put(`<${p}row r="${row}">`);
      add(row, pending(line), Number.POSITIVE_INFINITY, p);
      copy.put(`</${p}row>`);
    }
  };
  const endRow = (at: number) => {
    if (cells.isEmpty()) return;
    copy.upTo(at);
    add(place.at.row, cells, Number.POSITIVE_INFINITY, p);
  };
  const startRow = (tag: Tag) => {
    const text = xml.slice(tag.start, tag.end);
    place.row(text);
    copy.upTo(tag.start);
    addRows(place.at.row);
    cells = pending(rows.take(place.at.row));
    if (cells.isEmpty()) return;
    const attributes = attributesOf(text);
    // Cells may now be outside the columns that the attribute names.
    attributes.delete('spans');
    copy.replace(tag, tagText(`${p}row`, attributes, false));
    if (tag.kind !== 'empty') return;
    endRow(tag.end);
    copy.put(`</${p}row>`);
  };
  const endCell = (start: number, end: number) =>
    replace({ start, end }, { ...place.at }, cells.take(place.at.column), p);
  const startCell = (tag: Tag) => {
    place.cell(xml.slice(tag.start, tag.end));
    if (!cells.isEmpty()) {
      copy.upTo(tag.start);
      add(place.at.row, cells, place.at.column, p);
    }
    if (tag.kind === 'empty') endCell(tag.start, tag.end);
    else cellOpen = tag;
  };
  return {
    visit: (tag: Tag): void => {
      if (tag.name === 'row') {
        if (tag.kind !== 'close') startRow(tag);
        else endRow(tag.start);
      } else if (tag.name === 'c') {
        if (tag.kind !== 'close') startCell(tag);
        else if (cellOpen) endCell(cellOpen.start, tag.end);
      }
    },
    startData: (tag: Tag): void => {
      p = prefixOf(xml, tag);
      if (tag.kind !== 'empty') return;
      copy.replace(tag, `<${p}sheetData>`);
      addRows(Number.POSITIVE_INFINITY);
      copy.put(`</${p}sheetData>`);
    },
    endData: (tag: Tag): void => {
      copy.upTo(tag.start);
      addRows(Number.POSITIVE_INFINITY);
    },
    result: copy.result,
  };
};

export const patchSheet = (xml: string, changes: Changes, formulaOf: FormulaOf): string => {
  const write = writer(xml, changes, formulaOf);
  let inside = false;
  for (const tag of tagsOf(xml)) {
    if (tag.name === 'sheetData' && !inside) {
      write.startData(tag);
      inside = true;
      if (tag.kind === 'empty') break;
    } else if (tag.name === 'sheetData') {
      write.endData(tag);
      break;
    } else if (inside) write.visit(tag);
  }
  return grown(write.result(), changes);
};
