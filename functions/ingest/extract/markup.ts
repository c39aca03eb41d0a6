// Reads HTML and the filings' XML dialects in one pass: blocks, headings, tables; nothing that a reader would not see.
import { Parser } from 'htmlparser2';
import type { Segment } from '#shared/model/file.ts';
import { rowText } from '../chunk/cells.ts';
import { Refused } from '../refused.ts';
import { clean } from '../text/clean.ts';
import { type GridCell, gridOf } from './grid.ts';
import { sections } from './sections.ts';

const SKIPPED = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'math',
  'iframe',
  'object',
  'ix:header',
  'select',
  'title',
]);
const BLOCKS = new Set(
  'p div section article header footer main nav aside ul ol li dl dt dd blockquote pre address form fieldset figure figcaption hr br body html tr table caption center cover library summary span-block'.split(
    ' ',
  ),
);
const HEADINGS: Readonly<Record<string, number>> = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 };
/** DART's own names for cells and titles. */
const CELLS = new Set(['td', 'th', 'te', 'tu']);
const VOID = new Set([
  'br',
  'hr',
  'img',
  'input',
  'meta',
  'link',
  'col',
  'wbr',
  'area',
  'base',
  'embed',
  'source',
  'track',
]);
const DEEPEST = 5_000;
const WIDEST = 500;

const isHidden = (attributes: Readonly<Record<string, string>>): boolean =>
  'hidden' in attributes || /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attributes.style ?? '');

type Table = {
  rows: GridCell[][];
  carried: Map<number, { text: string; rows: number; span: number }>;
  outer: string;
  outerCell: { span: number; rows: number } | undefined;
};
type Open = { readonly name: string; readonly hidden: boolean };

const spanOf = (value: string | undefined): number =>
  Math.min(WIDEST, Math.max(1, Number.parseInt(value ?? '1', 10) || 1));

export const readMarkup = (source: string, { xml = false }: { readonly xml?: boolean } = {}): Segment[] => {
  const segments: Segment[] = [];
  const at = sections();
  const tables: Table[] = [];
  const open: Open[] = [];
  let text = '';
  let heading: number | undefined;
  let hidden = 0;
  let cell: { span: number; rows: number } | undefined;
  let depth = 0;

  const add = (segment: Omit<Segment, 'locator'>) => {
    const section = at.path();
    segments.push({ ...segment, locator: section === undefined ? {} : { section } });
  };
  const flush = () => {
    const line = clean(text);
    text = '';
    if (line === '') return;
    if (heading === undefined) add({ kind: 'text', text: line });
    else {
      at.enter(heading, line);
      add({ kind: 'heading', text: line, level: heading });
    }
  };
  const carry = (table: Table, row: GridCell[], column: number): number => {
    let free = column;
    for (let above = table.carried.get(free); above; above = table.carried.get(free)) {
      row.push({
        text: /\d/.test(above.text) && !/[\p{L}]/u.test(above.text) ? '' : above.text,
        column: free,
        span: above.span,
      });
      if (above.rows <= 1) table.carried.delete(free);
      else table.carried.set(free, { ...above, rows: above.rows - 1 });
      free += above.span;
    }
    return free;
  };
  const next = (row: readonly GridCell[]) => row.reduce((end, { column, span }) => Math.max(end, column + span), 0);
  const closeCell = () => {
    const table = tables.at(-1);
    const row = table?.rows.at(-1);
    if (!cell || !table || !row) return;
    const column = carry(table, row, next(row));
    const content = clean(text);
    row.push({ text: content, column, span: cell.span });
    if (cell.rows > 1) table.carried.set(column, { text: content, rows: cell.rows - 1, span: cell.span });
    text = '';
    cell = undefined;
  };
  const closeTable = () => {
    closeCell();
    const table = tables.pop();
    if (!table) return;
    for (const cells of gridOf(table.rows)) {
      const filled = cells.filter((one) => one !== '');
      const [only] = filled;
      // Tables that only lay out a page hold prose.
      if (filled.length === 1 && only && (cells.length === 1 || only.length > 200)) add({ kind: 'text', text: only });
      else if (filled.length > 0) add({ kind: 'row', text: rowText(cells), cells });
    }
    text = table.outer;
    cell = table.outerCell;
  };
  const enter = (name: string, attributes: Readonly<Record<string, string>>) => {
    const level =
      HEADINGS[name] ?? (xml && (name === 'title' || name === 'cover-title') ? Math.max(1, depth) : undefined);
    if (/^section-\d$/.test(name)) depth = Number(name.slice(-1));
    if (name === 'table') {
      if (tables.length === 0) flush();
      tables.push({ rows: [], carried: new Map(), outer: text, outerCell: cell });
      text = '';
      cell = undefined;
    } else if (name === 'tr') {
      closeCell();
      const row: GridCell[] = [];
      tables.at(-1)?.rows.push(row);
    } else if (CELLS.has(name) && tables.length > 0) {
      closeCell();
      if (tables.at(-1)?.rows.length === 0) tables.at(-1)?.rows.push([]);
      cell = { span: spanOf(attributes.colspan), rows: spanOf(attributes.rowspan) };
    } else if (tables.length > 0) {
      if (BLOCKS.has(name)) text += ' ';
    } else if (level !== undefined) {
      flush();
      heading = level;
    } else if (BLOCKS.has(name)) flush();
  };
  const leave = (name: string) => {
    if (CELLS.has(name) || name === 'tr') closeCell();
    else if (name === 'table') closeTable();
    else if (tables.length > 0) {
      if (BLOCKS.has(name)) text += ' ';
    } else if (heading !== undefined && (name in HEADINGS || name.endsWith('title'))) {
      flush();
      heading = undefined;
    } else if (BLOCKS.has(name)) flush();
  };

  const parser = new Parser(
    {
      onopentag: (raw, attributes) => {
        const name = raw.toLowerCase();
        const hides = (SKIPPED.has(name) && !(xml && name === 'title')) || isHidden(attributes);
        if (!VOID.has(name) || xml) {
          open.push({ name, hidden: hides });
          if (open.length > DEEPEST) throw new Refused('damaged');
          if (hides) hidden += 1;
        }
        if (hidden === 0 && !hides) enter(name, attributes);
      },
      ontext: (data) => {
        if (hidden === 0) text += data;
      },
      onclosetag: (raw) => {
        const name = raw.toLowerCase();
        if (VOID.has(name) && !xml) return;
        const closed = open.pop();
        if (hidden === 0) leave(name);
        if (closed?.hidden) hidden -= 1;
      },
    },
    { xmlMode: xml, decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.write(source);
  parser.end();
  while (tables.length > 0) closeTable();
  flush();
  return segments;
};
