// Collects the paragraphs and tables of a flowing document (Word, Hangul, OpenDocument) in reading order.
import type { Segment } from '#shared/model/file.ts';
import { rowText } from '../chunk/cells.ts';
import { DocumentRefused } from '../refused.ts';
import { clean } from '../text/clean.ts';
import { type GridCell, gridOf } from './grid.ts';
import { sections } from './sections.ts';

/** The place of a cell; behind the last one if `row` and `column` are missing. */
type CellPlace = {
  readonly row?: number | undefined;
  readonly column?: number | undefined;
  readonly span?: number;
  readonly rows?: number;
};
type Cell = { text: string; readonly place: CellPlace };
type Table = { readonly rows: GridCell[][]; cell: Cell | undefined };

const MAX_ROWS = 200_000;
const MAX_COLUMNS = 500;
const MAX_HEADING_LENGTH = 200;

const isWords = (text: string): boolean => /\p{L}/u.test(text);
const within = (value: number, most: number): number => Math.min(most, Math.max(1, value || 1));

const rowAt = (table: Table, row: number): GridCell[] => {
  if (row > MAX_ROWS) throw new DocumentRefused('damaged');
  while (table.rows.length <= row) table.rows.push([]);
  return table.rows[row] ?? [];
};

const putCell = (table: Table, { text, place }: Cell): void => {
  const at = place.row ?? Math.max(0, table.rows.length - 1);
  const row = rowAt(table, at);
  const end = row.reduce((most, cell) => Math.max(most, cell.column + cell.span), 0);
  const column = Math.min(MAX_COLUMNS, place.column ?? end);
  const span = within(place.span ?? 1, MAX_COLUMNS);
  row.push({ text, column, span });
  // Repeats the text of a vertically merged cell, so that every row names its subject.
  for (let n = 1; n < within(place.rows ?? 1, MAX_COLUMNS); n += 1)
    rowAt(table, at + n).push({ text: isWords(text) ? text : '', column, span });
};

export const flow = (place: () => Segment['locator'] = () => ({})) => {
  const segments: Segment[] = [];
  const at = sections();
  const tables: Table[] = [];
  const locator = (): Segment['locator'] => {
    const section = at.path();
    return section === undefined ? place() : { ...place(), section };
  };
  const cellNow = (): Cell | undefined => tables.findLast(({ cell }) => cell !== undefined)?.cell;
  const paragraph = (raw: string, level?: number | undefined): void => {
    const text = clean(raw);
    if (text === '') return;
    const cell = cellNow();
    if (cell) cell.text = cell.text === '' ? text : `${cell.text} ${text}`;
    else if (level !== undefined && text.length <= MAX_HEADING_LENGTH) {
      at.enter(level, text);
      segments.push({ kind: 'heading', text, level, locator: locator() });
    } else segments.push({ kind: 'text', text, locator: locator() });
  };
  const closeCell = (): void => {
    const table = tables.at(-1);
    if (table?.cell) putCell(table, table.cell);
    if (table) table.cell = undefined;
  };
  /** Appends a table inside a cell to the text of that cell. */
  const closeTable = (): void => {
    closeCell();
    const table = tables.pop();
    const rows = table ? gridOf(table.rows.map((row) => [...row].sort((a, b) => a.column - b.column))) : [];
    for (const cells of rows.filter((row) => row.some((text) => text !== ''))) {
      const words = cells.filter((text) => text !== '').join(' ');
      if (cellNow() || cells.length === 1) paragraph(words);
      else segments.push({ kind: 'row', text: rowText(cells), cells, locator: locator() });
    }
  };
  return {
    segments,
    paragraph,
    note: (raw: string): void => {
      const text = clean(raw);
      if (text !== '' && !segments.some((other) => other.kind === 'note' && other.text === text))
        segments.push({ kind: 'note', text, locator: {} });
    },
    openTable: (): void => {
      tables.push({ rows: [], cell: undefined });
    },
    openRow: (): void => {
      closeCell();
      tables.at(-1)?.rows.push([]);
    },
    openCell: (placed: CellPlace = {}): void => {
      closeCell();
      const table = tables.at(-1);
      if (table) table.cell = { text: '', place: placed };
    },
    closeCell,
    closeTable,
    end: (): Segment[] => {
      while (tables.length > 0) closeTable();
      return segments;
    },
  };
};
export type Flow = ReturnType<typeof flow>;
