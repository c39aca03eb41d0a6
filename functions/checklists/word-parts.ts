// Tables and lines of a Word document with where each begins and ends in its XML.
import { attributesOf, type Tag, tagsOf } from '../sheets/write/tags.ts';

export type Span = { readonly start: number; readonly end: number };
export type WordCell = Span & {
  readonly row: number;
  readonly column: number;
  /** Columns of the table's grid that it covers. */
  readonly columns: number;
  /** Goes on with the cell above it. */
  readonly isContinued: boolean;
  readonly text: string;
  readonly paragraphs: readonly Span[];
};
type WordLine = Span & { readonly text: string };
export type WordParts = { readonly tables: readonly (readonly WordCell[])[]; readonly lines: readonly WordLine[] };

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decoded = (xml: string): string =>
  xml.replace(/&(#x?[0-9a-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
const trimmed = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

type OpenCell = { -readonly [K in keyof WordCell]: WordCell[K] extends readonly Span[] ? Span[] : WordCell[K] };
type State = {
  readonly xml: string;
  readonly tables: WordCell[][];
  readonly lines: WordLine[];
  /** How many tables are open: those within another belong to the cell around them. */
  depth: number;
  row: number;
  column: number;
  cell: OpenCell | undefined;
  /** Open paragraphs: a text box stands within one. */
  paragraphs: number;
  paragraphStart: number;
  textStart: number;
  text: string;
};

const valueIn = ({ xml }: State, { start, end }: Tag) => attributesOf(xml.slice(start, end)).get('w:val');

const add = (state: State, piece: string): void => {
  if (state.cell) state.cell.text += piece;
  else state.text += piece;
};

const onTable = (state: State, { kind }: Tag): void => {
  state.depth += kind === 'open' ? 1 : kind === 'close' ? -1 : 0;
  if (kind !== 'open' || state.depth !== 1) return;
  state.tables.push([]);
  state.row = 0;
};

const onRow = (state: State, { kind }: Tag): void => {
  if (kind !== 'open') return;
  state.row += 1;
  state.column = 1;
};

const onCell = (state: State, { kind, start, end }: Tag): void => {
  const { row, column, cell } = state;
  if (kind === 'open')
    state.cell = { row, column, columns: 1, isContinued: false, text: '', paragraphs: [], start: end, end };
  if (kind !== 'close' || !cell) return;
  state.tables.at(-1)?.push({ ...cell, text: trimmed(cell.text), end: start });
  state.column += cell.columns;
  state.cell = undefined;
};

const endParagraph = (state: State, end: number): void => {
  const at = { start: state.paragraphStart, end };
  if (state.depth === 1) state.cell?.paragraphs.push(at);
  if (state.depth > 0) add(state, '\n');
  else {
    state.lines.push({ ...at, text: trimmed(state.text) });
    state.text = '';
  }
};

const onParagraph = (state: State, { kind, start, end }: Tag): void => {
  if (kind !== 'close' && state.paragraphs === 0) state.paragraphStart = start;
  state.paragraphs += kind === 'open' ? 1 : kind === 'close' ? -1 : 0;
  if (kind !== 'open' && state.paragraphs === 0) endParagraph(state, end);
};

const onText = (state: State, { kind, start, end }: Tag): void => {
  if (kind === 'open') state.textStart = end;
  if (kind === 'close') add(state, decoded(state.xml.slice(state.textStart, start)));
};

type Handler = (state: State, tag: Tag) => void;
const inTable =
  (handler: Handler): Handler =>
  (state, tag) => {
    if (state.depth === 1) handler(state, tag);
  };

const HANDLERS: Readonly<Record<string, Handler>> = {
  tbl: onTable,
  tr: inTable(onRow),
  gridBefore: inTable((state, tag) => {
    state.column += Number(valueIn(state, tag) ?? 0);
  }),
  tc: inTable(onCell),
  gridSpan: inTable((state, tag) => {
    if (state.cell) state.cell.columns = Number(valueIn(state, tag) ?? 1);
  }),
  vMerge: inTable((state, tag) => {
    if (state.cell) state.cell.isContinued = valueIn(state, tag) !== 'restart';
  }),
  p: onParagraph,
  t: onText,
  tab: (state) => add(state, ' '),
  br: (state) => add(state, '\n'),
};

export const wordPartsOf = (xml: string): WordParts => {
  const state: State = {
    xml,
    tables: [],
    lines: [],
    depth: 0,
    row: 0,
    column: 1,
    cell: undefined,
    paragraphs: 0,
    paragraphStart: 0,
    textStart: 0,
    text: '',
  };
  for (const tag of tagsOf(xml)) HANDLERS[tag.name]?.(state, tag);
  return { tables: state.tables, lines: state.lines };
};
