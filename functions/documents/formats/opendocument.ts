// Extracts OpenDocument: flowing text, sheets with rows and ranges, and slides of presentations, in one walk.
import type { Segment } from '#shared/model/file.ts';
import { DocumentRefused } from '../refused.ts';
import { clean } from '../text/clean.ts';
import type { Extraction, Source } from './extraction.ts';
import { type Flow, flow } from './flow.ts';
import { readXml, type Visitor } from './ooxml/read-xml.ts';
import { hiddenInSheets } from './opendocument-hidden.ts';
import { cellCounter, sheetSegments } from './sheet-segments.ts';

type Attributes = Readonly<Record<string, string>>;

const UNSEEN = new Set(['annotation', 'tracked-changes', 'forms', 'desc', 'title']);
/** Elements that a style or an attribute can hide. */
const HIDEABLE = new Set(['section', 'p', 'h', 'span']);
const MAX_REPEATS = 1_000;
const repeated = (value: string | undefined): number => Math.max(1, Number(value) || 1);

/** Tells which elements are hidden, by themselves or by a style, which the file defines first. */
const hiding = () => {
  const styles = new Set<string>();
  let style = '';
  return (name: string, attributes: Attributes): boolean => {
    if (name === 'style') style = attributes.name ?? '';
    if (name === 'text-properties' && attributes.display === 'none') styles.add(style);
    return attributes.display === 'none' || styles.has(attributes['style-name'] ?? '');
  };
};

/** Collects paragraphs, with elements for spaces expanded and hidden content left out. */
const paragraphs = (onParagraph: (text: string, level: number | undefined) => void): Required<Visitor> => {
  const open: { text: string; level: number | undefined }[] = [];
  let unseen = 0;
  const isHidden = hiding();
  /** Of each open element that can be hidden, whether it is. */
  const hidden: boolean[] = [];
  const write = (text: string) => {
    const last = open.at(-1);
    if (last && unseen === 0) last.text += text;
  };
  const hide = (isUnseen: boolean) => {
    hidden.push(isUnseen);
    if (isUnseen) unseen += 1;
  };
  return {
    open: (name, attributes) => {
      const isUnseen = isHidden(name, attributes);
      if (HIDEABLE.has(name)) hide(isUnseen);
      if (UNSEEN.has(name)) unseen += 1;
      else if (name === 'h') open.push({ text: '', level: Math.min(6, repeated(attributes['outline-level'])) });
      else if (name === 'p') open.push({ text: '', level: undefined });
      else if (name === 's' || name === 'tab' || name === 'line-break') write(' ');
    },
    close: (name) => {
      if (UNSEEN.has(name)) unseen -= 1;
      const ended = name === 'p' || name === 'h' ? open.pop() : undefined;
      if (ended && unseen === 0) onParagraph(ended.text, ended.level);
      if (HIDEABLE.has(name) && hidden.pop()) unseen -= 1;
    },
    text: write,
  };
};

const both = (a: Required<Visitor>, b: Visitor): Visitor => ({
  open: (name, attributes) => {
    a.open(name, attributes);
    b.open?.(name, attributes);
  },
  close: (name) => {
    a.close(name);
    b.close?.(name);
  },
  text: a.text,
});

const tables = (out: Flow): Visitor => ({
  open: (name, attributes) => {
    if (name === 'table') out.openTable();
    else if (name === 'table-row') out.openRow();
    else if (name === 'table-cell')
      out.openCell({
        span: Number(attributes['number-columns-spanned'] ?? 1),
        rows: Number(attributes['number-rows-spanned'] ?? 1),
      });
  },
  close: (name) => {
    if (name === 'table-cell') out.closeCell();
    else if (name === 'table') out.closeTable();
  },
});

const readFlow = (content: Uint8Array): Extraction => {
  let slide = 0;
  let first = false;
  const out = flow(() => (slide === 0 ? {} : { slide }));
  const words = paragraphs((text, level) => {
    const title = slide > 0 && first && clean(text) !== '';
    out.paragraph(text, title ? 1 : level);
    if (title) first = false;
  });
  const pages: Visitor = {
    open: (name) => {
      if (name !== 'page') return;
      slide += 1;
      first = true;
    },
  };
  const inTables = tables(out);
  readXml(
    content,
    both(words, {
      open: (name, attributes) => {
        pages.open?.(name, attributes);
        inTables.open?.(name, attributes);
      },
      close: (name) => inTables.close?.(name),
    }),
  );
  return slide > 0 ? { segments: out.end(), pages: slide } : { segments: out.end() };
};

type OpenSheet = {
  readonly name: string;
  readonly rows: { row: number; cells: Map<number, string>; hasHidden: boolean }[];
  row: number;
  repeat: number;
  column: number;
  cell: string;
  width: number;
};

const readSheets = (content: Uint8Array): Extraction => {
  const segments: Segment[] = [];
  const onCell = cellCounter();
  const hidden = hiddenInSheets();
  let sheet: OpenSheet | undefined;
  let pages = 0;
  const words = paragraphs((text) => {
    if (sheet) sheet.cell = clean(`${sheet.cell} ${text}`);
  });
  const endCell = ({ rows, row, column, cell, width }: OpenSheet) => {
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
        } else if (sheet && (name === 'table-cell' || name === 'covered-table-cell')) openCell(sheet, attributes);
      },
      close: (name) => {
        if (!sheet) return;
        if (name === 'table-cell' || name === 'covered-table-cell') {
          endCell(sheet);
          sheet.column += sheet.width;
        } else if (name === 'table-row') endRow(sheet);
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

export const extractOpenDocument = ({ zip }: Source): Extraction => {
  const content = zip?.read('content.xml');
  if (!zip || !content) throw new DocumentRefused('damaged');
  const type = new TextDecoder().decode(zip.read('mimetype'));
  return type.includes('spreadsheet') ? readSheets(content) : readFlow(content);
};
