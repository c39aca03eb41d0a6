// Reads tables and lines of a Word document, with the positions of each in its XML.
import { type Tag, tagsOf } from '../sheets/write/tags.ts';
import { CONTROL_HANDLERS } from './word-controls.ts';
import { add, decoded, type Handler, isOff, type State, trimmed, valueIn, type WordParts } from './word-state.ts';

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
  const { paragraph, cell, depth } = state;
  if (!paragraph) return;
  const { start, style, isEntry } = paragraph;
  const text = trimmed(paragraph.text);
  if (depth === 1) cell?.paragraphs.push({ start, end, text, control: state.inline ?? state.controls.at(-1) });
  if (cell) cell.text += `${paragraph.text}\n`;
  if (depth === 0) state.lines.push({ start, end, text, style, isEntry });
  state.inline = undefined;
  state.paragraph = undefined;
};

const onParagraph = (state: State, { kind, start, end }: Tag): void => {
  if (kind !== 'close') state.paragraph = { start, text: '', style: '', isEntry: false };
  if (kind !== 'open') endParagraph(state, end);
};

const onRun = (state: State, { kind }: Tag): void => {
  state.isInRun = kind === 'open';
  state.isHidden = false;
};

const onText = (state: State, { kind, start, end }: Tag): void => {
  if (kind === 'open') state.textStart = end;
  if (kind === 'close') add(state, decoded(state.xml.slice(state.textStart, start)));
};

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
  pStyle: (state, tag) => {
    if (state.paragraph) state.paragraph.style = valueIn(state, tag) ?? '';
  },
  numId: (state, tag) => {
    if (state.paragraph) state.paragraph.isEntry = valueIn(state, tag) !== '0';
  },
  ...CONTROL_HANDLERS,
  r: onRun,
  vanish: (state, tag) => {
    state.isHidden ||= state.isInRun && !isOff(valueIn(state, tag));
  },
  t: onText,
  tab: (state) => add(state, ' '),
  br: (state) => add(state, '\n'),
};

/** Text boxes, and the fallback form of drawings: not part of the paragraph that contains them. */
const ASIDE: readonly string[] = ['txbxContent', 'Fallback'];

export const wordPartsOf = (xml: string): WordParts => {
  const state: State = {
    xml,
    tables: [],
    lines: [],
    controls: [],
    inline: undefined,
    depth: 0,
    row: 0,
    column: 1,
    cell: undefined,
    paragraph: undefined,
    textStart: 0,
    isInRun: false,
    isHidden: false,
  };
  let aside = 0;
  for (const tag of tagsOf(xml)) {
    if (ASIDE.includes(tag.name)) aside += tag.kind === 'open' ? 1 : tag.kind === 'close' ? -1 : 0;
    else if (aside === 0) HANDLERS[tag.name]?.(state, tag);
  }
  return { tables: state.tables, lines: state.lines };
};
