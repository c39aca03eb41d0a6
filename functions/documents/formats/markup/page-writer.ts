// Turns the elements of a page into segments as they open and close.
import type { Segment } from '#shared/model/file.ts';
import { rowText } from '../../chunk/cells.ts';
import { clean } from '../../text/clean.ts';
import { unspaced, unspacedLabel } from '../../text/unspaced.ts';
import { monospace } from '../monospace.ts';
import { sections } from '../sections.ts';
import { BLOCKS, CELLS, headingLevel } from './names.ts';
import { type TableBuilder, tableBuilder } from './table-builder.ts';

/** Receives the index of the segment that will contain the current text. */
export type Mark = { segment?: number };

/** The state of a table, with the text of the outer cell that it interrupts. */
type OpenTable = {
  readonly table: TableBuilder;
  readonly outerText: string;
  readonly marks: { readonly mark: Mark; readonly row: number }[];
};

const LAYOUT = 200;

/**
 * The segment of a row. A single cell, or a long text in an otherwise empty row, is prose: tables may serve as layout.
 */
const rowSegment = (cells: string[]): Omit<Segment, 'locator'> | undefined => {
  const filled = cells.filter((cell) => cell !== '');
  const [only] = filled;
  if (only === undefined) return undefined;
  const prose = filled.length === 1 && (cells.length === 1 || only.length > LAYOUT);
  return prose ? { kind: 'text', text: only } : { kind: 'row', text: rowText(cells), cells };
};

export const pageWriter = (xml: boolean) => {
  const segments: Segment[] = [];
  const at = sections();
  const tables: OpenTable[] = [];
  let marks: Mark[] = [];
  let text = '';
  let heading: { readonly name: string; readonly level: number } | undefined;
  let depth = 0;
  let typed = false;

  const add = (segment: Omit<Segment, 'locator'>) => {
    const section = at.path();
    segments.push({ ...segment, locator: section === undefined ? {} : { section } });
  };
  const take = (): string => {
    const taken = clean(text);
    text = '';
    return taken;
  };
  /** Reads lines aligned by spaces as monospaced text. */
  const flushTyped = () => {
    const lines = text.split(/\r\n?|\n/).map((typed, n) => ({ text: typed, line: n + 1 }));
    text = '';
    for (const mark of marks) mark.segment = segments.length;
    marks = [];
    for (const { locator: _, ...segment } of monospace(lines, () => ({}))) add(segment);
  };
  const flush = () => {
    if (typed) {
      flushTyped();
      return;
    }
    const line = unspaced(take());
    if (line === '') return;
    if (heading) at.enter(heading.level, line);
    for (const mark of marks) mark.segment = segments.length;
    marks = [];
    add(heading ? { kind: 'heading', text: line, level: heading.level } : { kind: 'text', text: line });
  };
  const closeCell = () => {
    const table = tables.at(-1)?.table;
    if (table?.isInCell()) table.closeCell(unspacedLabel(take()));
  };
  /** Adds the caption and unit above the rows of the table. */
  const closeCaption = () => {
    if (tables.length !== 1 || tables[0]?.table.isInCell()) return;
    const line = unspaced(take());
    if (line !== '') add({ kind: 'text', text: line });
  };
  const openTable = () => {
    if (tables.length === 0) flush();
    tables.push({ table: tableBuilder(), outerText: text, marks: [] });
    text = '';
  };
  const closeTable = () => {
    closeCell();
    const closed = tables.pop();
    if (!closed) return;
    closed.table.grid().forEach((cells, row) => {
      const segment = rowSegment(cells);
      if (!segment) return;
      for (const { mark, row: marked } of closed.marks) if (marked === row) mark.segment = segments.length;
      add(segment);
    });
    text = closed.outerText;
  };
  const openInTable = (table: TableBuilder, name: string, attributes: Readonly<Record<string, string>>) => {
    if (name === 'tr') {
      closeCell();
      table.openRow();
    } else if (CELLS.has(name)) {
      closeCell();
      text = '';
      table.openCell(attributes);
    } else if (BLOCKS.has(name)) text += ' ';
  };
  const closeInTable = (name: string) => {
    if (name === 'caption') closeCaption();
    else if (name === 'tr' || CELLS.has(name)) closeCell();
    else if (BLOCKS.has(name)) text += ' ';
  };
  const openInPage = (name: string) => {
    const level = headingLevel(name, xml, depth);
    if (level !== undefined || BLOCKS.has(name)) flush();
    if (level !== undefined) heading = { name, level };
    if (name === 'pre') typed = true;
    if (/^section-\d$/.test(name)) depth = Number(name.slice(-1));
  };
  return {
    write: (piece: string) => {
      text += piece;
    },
    mark: (): Mark => {
      const mark: Mark = {};
      const inner = tables.at(-1);
      if (inner) inner.marks.push({ mark, row: inner.table.row() });
      else marks.push(mark);
      return mark;
    },
    open: (name: string, attributes: Readonly<Record<string, string>>) => {
      const inner = tables.at(-1);
      if (name === 'table') openTable();
      else if (inner) openInTable(inner.table, name, attributes);
      else openInPage(name);
    },
    close: (name: string) => {
      if (name === 'table') closeTable();
      else if (tables.length > 0) closeInTable(name);
      else if (BLOCKS.has(name) || name === heading?.name) flush();
      if (name === heading?.name) heading = undefined;
      if (name === 'pre') typed = false;
    },
    end: (): Segment[] => {
      while (tables.length > 0) closeTable();
      flush();
      return segments;
    },
  };
};
