// Turns the elements of a page, as they open and close, into segments.
import type { Segment } from '#shared/model/file.ts';
import { rowText } from '../../chunk/cells.ts';
import { clean } from '../../text/clean.ts';
import { sections } from '../sections.ts';
import { BLOCKS, CELLS, headingLevel } from './names.ts';
import { type TableBuilder, tableBuilder } from './table-builder.ts';

/** A table inside a cell interrupts the text of that cell. */
type OpenTable = { readonly table: TableBuilder; readonly outerText: string };

const LAYOUT = 200;

/** Tables that only lay out a page hold prose. */
const tableSegments = (grid: readonly string[][]): Omit<Segment, 'locator'>[] =>
  grid.flatMap((cells): Omit<Segment, 'locator'>[] => {
    const filled = cells.filter((cell) => cell !== '');
    const [only] = filled;
    if (only === undefined) return [];
    const prose = filled.length === 1 && (cells.length === 1 || only.length > LAYOUT);
    return [prose ? { kind: 'text', text: only } : { kind: 'row', text: rowText(cells), cells }];
  });

export const pageWriter = (xml: boolean) => {
  const segments: Segment[] = [];
  const at = sections();
  const tables: OpenTable[] = [];
  let text = '';
  let heading: { readonly name: string; readonly level: number } | undefined;
  let depth = 0;

  const add = (segment: Omit<Segment, 'locator'>) => {
    const section = at.path();
    segments.push({ ...segment, locator: section === undefined ? {} : { section } });
  };
  const take = (): string => {
    const taken = clean(text);
    text = '';
    return taken;
  };
  const flush = () => {
    const line = take();
    if (line === '') return;
    if (heading) at.enter(heading.level, line);
    add(heading ? { kind: 'heading', text: line, level: heading.level } : { kind: 'text', text: line });
  };
  const closeCell = () => {
    const table = tables.at(-1)?.table;
    if (table?.isInCell()) table.closeCell(take());
  };
  const openTable = () => {
    if (tables.length === 0) flush();
    tables.push({ table: tableBuilder(), outerText: text });
    text = '';
  };
  const closeTable = () => {
    closeCell();
    const closed = tables.pop();
    if (!closed) return;
    for (const segment of tableSegments(closed.table.grid())) add(segment);
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
  const openInPage = (name: string) => {
    const level = headingLevel(name, xml, depth);
    if (level !== undefined || BLOCKS.has(name)) flush();
    if (level !== undefined) heading = { name, level };
    if (/^section-\d$/.test(name)) depth = Number(name.slice(-1));
  };
  return {
    write: (piece: string) => {
      text += piece;
    },
    open: (name: string, attributes: Readonly<Record<string, string>>) => {
      const inner = tables.at(-1);
      if (name === 'table') openTable();
      else if (inner) openInTable(inner.table, name, attributes);
      else openInPage(name);
    },
    close: (name: string) => {
      if (name === 'table') closeTable();
      else if (tables.length > 0) {
        if (name === 'tr' || CELLS.has(name)) closeCell();
        else if (BLOCKS.has(name)) text += ' ';
      } else if (BLOCKS.has(name) || name === heading?.name) flush();
      if (name === heading?.name) heading = undefined;
    },
    end: (): Segment[] => {
      while (tables.length > 0) closeTable();
      flush();
      return segments;
    },
  };
};
