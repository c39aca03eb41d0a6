// Changes cells inside the XML of a sheet: everything else stays letter for letter.
import { type Corners, cornersOf, rangeName } from '#shared/spreadsheet/a1.ts';
import type { CellValue } from '../book.ts';
import { cellText, formulaText, valueParts } from './cell-text.ts';
import { isShared, orphaned } from './shared-formulas.ts';
import { attributesOf, prefixOf, type Tag, tagsOf, tagText } from './tags.ts';
import { FORMULA, FORMULA_HEAD, placing } from './walk-cells.ts';

export type Change =
  | { readonly style: number; readonly formula?: string | undefined; readonly value: CellValue }
  /** A formula that stays and has another value. */
  | { readonly recalculated: CellValue };
export type Changes = ReadonlyMap<number, ReadonlyMap<number, Change>>;
/** The formula of a cell as it stands in the workbook. */
type FormulaOf = (row: number, column: number) => string | undefined;

const recalculated = (text: string, value: CellValue, own: string | undefined, p: string): string => {
  const head = FORMULA_HEAD.exec(text)?.[0] ?? '';
  const formula = FORMULA.exec(text)?.[0] ?? '';
  const attributes = new Map(attributesOf(head));
  const { type, body } = valueParts(value, p, true);
  attributes.delete('t');
  if (type) attributes.set('t', type);
  return `${tagText(`${p}c`, attributes, false)}${own ?? formula}${body}</${p}c>`;
};

/** Only the formula is written out: its master is gone. */
const unshared = (text: string, own: string): string => text.replace(FORMULA, () => own);

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

const byNumber = <T>(map: ReadonlyMap<number, T> | undefined): [number, T][] =>
  [...(map ?? [])].sort(([a], [b]) => a - b);

/** Writes along while the tags of the old sheet are walked over. */
const writer = (xml: string, changes: Changes, formulaOf: FormulaOf) => {
  const ids = orphaned(xml, (row, column) => {
    const change = changes.get(row)?.get(column);
    return change !== undefined && !('recalculated' in change);
  });
  const out: string[] = [];
  const place = placing();
  const rowsLeft = byNumber(changes);
  let cellsLeft: [number, Change][] = [];
  let copied = 0;
  let cellOpen: Tag | undefined;
  let p = '';

  const copyTo = (end: number) => {
    out.push(xml.slice(copied, end));
    copied = end;
  };
  const writeCell = (row: number, column: number, change: Change) => {
    if (!('recalculated' in change)) out.push(cellText({ row, column, ...change }, p));
  };
  const cellsBefore = (column: number) => {
    while (cellsLeft[0] && cellsLeft[0][0] < column) {
      const [next, change] = cellsLeft[0];
      cellsLeft.shift();
      writeCell(place.at.row, next, change);
    }
  };
  const rowsBefore = (row: number) => {
    while (rowsLeft[0] && rowsLeft[0][0] < row) {
      const [number, line] = rowsLeft[0];
      rowsLeft.shift();
      const cells = byNumber(line);
      out.push(`<${p}row r="${number}">`);
      for (const [column, change] of cells) writeCell(number, column, change);
      out.push(`</${p}row>`);
    }
  };
  const startRow = ({ start, end, kind }: Tag) => {
    place.row(xml.slice(start, end));
    const { row } = place.at;
    copyTo(start);
    rowsBefore(row);
    cellsLeft = rowsLeft[0]?.[0] === row ? byNumber(rowsLeft.shift()?.[1]) : [];
    if (cellsLeft.length === 0) return;
    const attributes = attributesOf(xml.slice(start, end));
    // Cells may now stand outside of the columns that it names.
    attributes.delete('spans');
    out.push(tagText(`${p}row`, attributes, false));
    copied = end;
    if (kind === 'empty') endRow(end, `</${p}row>`);
  };
  const endRow = (at: number, close = '') => {
    copyTo(at);
    cellsBefore(Number.POSITIVE_INFINITY);
    out.push(close);
  };
  const endCell = (start: number, end: number) => {
    const { row, column } = place.at;
    const text = xml.slice(start, end);
    const own = isShared(text, ids) ? formulaOf(row, column) : undefined;
    const written = own === undefined ? undefined : formulaText(own, p);
    const change = cellsLeft[0]?.[0] === column ? cellsLeft.shift()?.[1] : undefined;
    if (!change && written === undefined) return;
    copyTo(start);
    copied = end;
    if (!change) out.push(unshared(text, written ?? ''));
    else if ('recalculated' in change) out.push(recalculated(text, change.recalculated, written, p));
    else writeCell(row, column, change);
  };
  const startCell = (tag: Tag) => {
    place.cell(xml.slice(tag.start, tag.end));
    if (cellsLeft[0] && cellsLeft[0][0] < place.at.column) {
      copyTo(tag.start);
      cellsBefore(place.at.column);
    }
    if (tag.kind === 'empty') endCell(tag.start, tag.end);
    else cellOpen = tag;
  };
  const visit = (tag: Tag): void => {
    if (tag.name === 'row') {
      if (tag.kind !== 'close') startRow(tag);
      else if (cellsLeft.length > 0) endRow(tag.start);
    } else if (tag.name === 'c') {
      if (tag.kind !== 'close') startCell(tag);
      else if (cellOpen) endCell(cellOpen.start, tag.end);
    }
  };
  const startData = (tag: Tag) => {
    p = prefixOf(xml, tag);
    if (tag.kind !== 'empty') return;
    copyTo(tag.start);
    out.push(`<${p}sheetData>`);
    rowsBefore(Number.POSITIVE_INFINITY);
    out.push(`</${p}sheetData>`);
    copied = tag.end;
  };
  const endData = (tag: Tag) => {
    copyTo(tag.start);
    rowsBefore(Number.POSITIVE_INFINITY);
  };
  return {
    startData,
    visit,
    endData,
    result: () => {
      copyTo(xml.length);
      return out.join('');
    },
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
