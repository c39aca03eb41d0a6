// Reads the paragraphs and tables of one part of a Word document, in order.
import { clean } from '../../text/clean.ts';
import { decode } from '../../text/encoding.ts';
import type { GridCell } from '../grid.ts';
import { hiddenRuns, type StyleLook } from './hidden-runs.ts';
import { readXml } from './read-xml.ts';

export type WordBlock =
  | {
      readonly kind: 'paragraph';
      readonly text: string;
      readonly style?: string;
      readonly level?: number;
      readonly notes: readonly string[];
    }
  | { readonly kind: 'table'; readonly rows: readonly (readonly GridCell[])[] };

type Paragraph = { text: string; style?: string; level?: number; list?: string; depth?: number; notes: string[] };
/** Returns the number that Word displays before a paragraph. */
export type NumberOf = (paragraph: Pick<Paragraph, 'style' | 'list' | 'depth'>) => string;
type Cell = { text: string; span: number; continued: boolean };
type Table = { rows: Cell[][]; cell: Cell | undefined };

/** Elements that are not displayed: deleted runs, field codes and the second copy of a text box. */
const SKIPPED = new Set(['del', 'moveFrom', 'instrText', 'delText', 'Fallback', 'rPh', 'pPrChange', 'rPrChange']);

const isWords = (text: string): boolean => /\p{L}/u.test(text);

/** Pictures and shapes behind the text, and a color of the page. */
const BEHIND = /behindDoc="(?:1|true)"|<w:background\b|<v:background\b/;
const isPlain = (bytes: Uint8Array): boolean => !BEHIND.test(decode(bytes));

/** Repeats the text of vertically merged cells, so that every row names its subject. */
const placed = (rows: readonly (readonly Cell[])[]): GridCell[][] => {
  const above = new Map<number, string>();
  return rows.map((row) => {
    let column = 0;
    return row.map(({ text, span, continued }) => {
      const at = column;
      column += span;
      const words = continued ? (above.get(at) ?? '') : text;
      above.set(at, isWords(words) ? words : '');
      return { text: words, column: at, span };
    });
  });
};

export const wordBlocks = (
  bytes: Uint8Array | undefined,
  onBlock: (block: WordBlock, root: string | undefined) => void,
  numberOf: NumberOf = () => '',
  styleLooks: ReadonlyMap<string, StyleLook> = new Map(),
): void => {
  const paragraphs: Paragraph[] = [];
  const tables: Table[] = [];
  let skipped = 0;
  let inText = false;
  let note: string | undefined;
  const runs = hiddenRuns(styleLooks, () => paragraphs.at(-1)?.style, bytes !== undefined && isPlain(bytes));
  /** The open paragraph, unless the run is hidden. */
  const shown = () => (runs.isHidden() ? undefined : paragraphs.at(-1));
  const write = (text: string) => {
    const paragraph = shown();
    if (paragraph) paragraph.text += text;
  };
  const endParagraph = () => {
    const paragraph = paragraphs.pop();
    if (!paragraph) return;
    const own = clean(paragraph.text);
    // An empty list paragraph has a number too, but no text.
    const number = numberOf(paragraph);
    const text = own === '' ? '' : clean(`${number} ${own}`);
    const cell = tables.at(-1)?.cell;
    if (cell) cell.text = clean(`${cell.text} ${text}`);
    else if (text !== '') onBlock({ kind: 'paragraph', ...paragraph, text }, note);
  };
  const endTable = () => {
    const table = tables.pop();
    if (!table) return;
    const outer = tables.at(-1)?.cell;
    if (outer)
      outer.text = clean(`${outer.text} ${table.rows.map((row) => row.map(({ text }) => text).join(' ')).join(' ')}`);
    else onBlock({ kind: 'table', rows: placed(table.rows) }, note);
  };
  const opened: Readonly<Record<string, (attributes: Readonly<Record<string, string>>) => void>> = {
    p: () => paragraphs.push({ text: '', notes: [] }),
    pStyle: ({ val = '' }) => Object.assign(paragraphs.at(-1) ?? {}, { style: val }),
    outlineLvl: ({ val = '9' }) =>
      Number(val) < 9 && Object.assign(paragraphs.at(-1) ?? {}, { level: Number(val) + 1 }),
    numId: ({ val = '' }) => Object.assign(paragraphs.at(-1) ?? {}, { list: val }),
    ilvl: ({ val = '0' }) => Object.assign(paragraphs.at(-1) ?? {}, { depth: Number(val) || 0 }),
    t: () => {
      inText = true;
    },
    tab: () => write(' '),
    br: () => write(' '),
    cr: () => write(' '),
    noBreakHyphen: () => write('-'),
    footnoteReference: ({ id = '' }) => shown()?.notes.push(`footnote${id}`),
    endnoteReference: ({ id = '' }) => shown()?.notes.push(`endnote${id}`),
    tbl: () => tables.push({ rows: [], cell: undefined }),
    tr: () => tables.at(-1)?.rows.push([]),
    tc: () => {
      const table = tables.at(-1);
      if (!table) return;
      table.cell = { text: '', span: 1, continued: false };
      table.rows.at(-1)?.push(table.cell);
    },
    gridSpan: ({ val = '1' }) => {
      const cell = tables.at(-1)?.cell;
      if (cell) cell.span = Math.min(200, Math.max(1, Number(val) || 1));
    },
    vMerge: ({ val }) => {
      const cell = tables.at(-1)?.cell;
      if (cell) cell.continued = val !== 'restart';
    },
    footnote: ({ id = '' }) => {
      note = `footnote${id}`;
    },
    endnote: ({ id = '' }) => {
      note = `endnote${id}`;
    },
    comment: ({ id = '' }) => {
      note = `comment${id}`;
    },
  };
  const closed: Readonly<Record<string, () => void>> = {
    p: endParagraph,
    tbl: endTable,
    tc: () => {
      const table = tables.at(-1);
      if (table) table.cell = undefined;
    },
    t: () => {
      inText = false;
    },
  };
  readXml(bytes, {
    open: (name, attributes) => {
      if (SKIPPED.has(name)) skipped += 1;
      if (skipped > 0) return;
      runs.open(name, attributes);
      opened[name]?.(attributes);
    },
    close: (name) => {
      if (SKIPPED.has(name)) skipped -= 1;
      else if (skipped === 0) {
        runs.close(name);
        closed[name]?.();
      }
    },
    text: (text) => {
      if (inText && skipped === 0) write(text);
    },
  });
};
