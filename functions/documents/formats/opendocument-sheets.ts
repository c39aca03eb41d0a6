// Extracts the sheets of an OpenDocument spreadsheet, with rows and ranges.
import type { Segment } from '#shared/model/file.ts';
import { clean } from '../text/clean.ts';
import type { Extraction } from './extraction.ts';
import { type Attributes, readXml } from './ooxml/read-xml.ts';
import { hiddenInSheets } from './opendocument-hidden.ts';
import { both, paragraphs, repeated } from './opendocument-paragraphs.ts';
import { cellCounter, sheetSegments } from './sheet-segments.ts';

/** A merged cell covers others, which are stored as well. */
const CELLS = new Set(['table-cell', 'covered-table-cell']);
/** A file may say that a cell or a row is repeated a million times. */
const MAX_REPEATS = 1_000;

type OpenSheet = {
  readonly name: string;
  readonly rows: { row: number; cells: Map<number, string>; hasHidden: boolean }[];
  row: number;
  repeat: number;
  column: number;
  cell: string;
  width: number;
};

/** Adds cells and rows that end to the rows of their sheet, repeats included. */
const rowFiller = (hidden: ReturnType<typeof hiddenInSheets>) => {
  const onCell = cellCounter();
  const addCell = ({ rows, row, column, cell, width }: OpenSheet) => {
    if (cell === '') return;
    const last = rows.at(-1);
    const open = last?.row === row ? last : { row, cells: new Map<number, string>(), hasHidden: hidden.isRow() };
    if (open !== last) rows.push(open);
    for (let n = 0; n < Math.min(width, MAX_REPEATS); n += 1) {
      onCell(cell.length);
      open.cells.set(column + n, cell);
      open.hasHidden ||= hidden.isColumn(column + n);
    }
  };
  /** Ends a row and adds its repeats, since the file stores equal rows once. */
  const endRow = (open: OpenSheet) => {
    const last = open.rows.at(-1);
    if (last?.row === open.row)
      for (let n = 1; n < Math.min(open.repeat, MAX_REPEATS); n += 1) {
        for (const text of last.cells.values()) onCell(text.length);
        open.rows.push({ ...last, row: open.row + n });
      }
    open.row += open.repeat;
  };
  return {
    endCell: (open: OpenSheet) => {
      addCell(open);
      open.column += open.width;
    },
    endRow,
  };
};

export const readSheets = (content: Uint8Array): Extraction => {
  const segments: Segment[] = [];
  const hidden = hiddenInSheets();
  const { endCell, endRow } = rowFiller(hidden);
  let sheet: OpenSheet | undefined;
  let pages = 0;
  const words = paragraphs((text) => {
    if (sheet) sheet.cell = clean(`${sheet.cell} ${text}`);
  });
  const openCell = (open: OpenSheet, attributes: Attributes) => {
    open.cell = '';
    open.width = repeated(attributes['number-columns-repeated']);
  };
  readXml(
    content,
    both(words, {
      open: (name, attributes) => {
        hidden.open(name, attributes);
        if (name === 'table') {
          pages += 1;
          sheet = { name: attributes.name ?? '', rows: [], row: 1, repeat: 1, column: 1, cell: '', width: 1 };
        } else if (sheet && name === 'table-row') {
          sheet.column = 1;
          sheet.repeat = repeated(attributes['number-rows-repeated']);
        } else if (sheet && CELLS.has(name)) openCell(sheet, attributes);
      },
      close: (name) => {
        if (!sheet) return;
        if (CELLS.has(name)) endCell(sheet);
        else if (name === 'table-row') endRow(sheet);
        else if (name === 'table') {
          for (const segment of sheetSegments({ ...sheet, hidden: hidden.isSheet(), merges: [] }))
            segments.push(segment);
          sheet = undefined;
        }
      },
    }),
  );
  return { segments, pages };
};
