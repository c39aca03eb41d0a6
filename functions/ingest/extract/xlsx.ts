// Workbooks: each row of each sheet with its cells and range; hidden sheets are read and say that they are hidden.
import type { Segment } from '#shared/model/file.ts';
import { rowText } from '../chunk/cells.ts';
import { Refused } from '../refused.ts';
import { isFigure } from '../text/figures.ts';
import { rangeOf } from './a1.ts';
import type { Extraction, Source } from './extraction.ts';
import { readSheet, type Sheet, type SheetRow } from './ooxml/sheet.ts';
import { readWorkbook } from './ooxml/workbook.ts';

const MOST_CELLS = 2_000_000;
/** One shared string in thousands of cells is a bomb that no zip limit sees. */
const MOST_TEXT = 40_000_000;
const WIDEST = 100;

/** Words over merged columns are said in each of them; a title over the whole sheet is said once. */
const fillMerges = (sheet: Sheet): SheetRow[] => {
  const byRow = new Map<number, Sheet['merges'][number][]>();
  for (const merge of sheet.merges) {
    if (merge.right - merge.left >= WIDEST || merge.right === merge.left) continue;
    byRow.set(merge.top, [...(byRow.get(merge.top) ?? []), merge]);
  }
  return sheet.rows.map(({ row, cells }) => {
    const merges = byRow.get(row) ?? [];
    if (merges.length === 0 || cells.size < 2) return { row, cells };
    const filled = new Map(cells);
    for (const { left, right } of merges) {
      const text = cells.get(left) ?? '';
      for (let column = left + 1; text !== '' && !isFigure(text) && column <= right; column += 1)
        if (!filled.has(column)) filled.set(column, text);
    }
    return { row, cells: filled };
  });
};

/** From the sheet's first used column on, so that cells of a column stand at one position in every row. */
const cellsFrom = (first: number, { row, cells }: SheetRow): { cells: string[]; range: string } => {
  const columns = [...cells.keys()].sort((a, b) => a - b);
  const last = columns.at(-1) ?? first;
  if (last - first >= WIDEST) {
    const [from = first] = columns;
    return { cells: columns.map((column) => cells.get(column) ?? ''), range: rangeOf({ row, from, to: last }) };
  }
  const line = Array.from({ length: last - first + 1 }, (_, n) => cells.get(first + n) ?? '');
  return { cells: line, range: rangeOf({ row, from: first, to: last }) };
};

const sheetSegments = (sheet: string, rows: readonly SheetRow[]): Segment[] => {
  const used = rows.filter(({ cells }) => cells.size > 0);
  const first = used.reduce((least, { cells }) => Math.min(least, ...cells.keys()), Number.POSITIVE_INFINITY);
  return used.map((row): Segment => {
    const { cells, range } = cellsFrom(first, row);
    return { kind: 'row', text: rowText(cells), cells, locator: { sheet, range } };
  });
};

export const extractXlsx = ({ zip, onProgress }: Source): Extraction => {
  if (!zip) throw new Refused('damaged');
  const book = readWorkbook(zip);
  let count = 0;
  let written = 0;
  const onCell = (length: number) => {
    count += 1;
    written += length;
    if (count > MOST_CELLS || written > MOST_TEXT) throw new Refused('tooLargeOpened');
  };
  const segments: Segment[] = [];
  book.sheets.forEach(({ name, hidden, part }, n) => {
    const rows = sheetSegments(name, fillMerges(readSheet(zip.read(part), book, onCell)));
    if (rows.length > 0)
      segments.push({ kind: 'heading', text: hidden ? `${name} (hidden)` : name, level: 1, locator: { sheet: name } });
    for (const row of rows) segments.push(row);
    onProgress((n + 1) / book.sheets.length);
  });
  return { segments, pages: book.sheets.length };
};
