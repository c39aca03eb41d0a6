// Reads the lines of a table's passage with their figures by column; wrapped labels are joined.
import type { StatementColumn, StatementLine } from '#shared/model/statement.ts';
import type { Chunk } from '../../../ports/search-index.ts';
import { type Line, readLines } from '../cells.ts';
import { isAmount } from './columns.ts';
import { notesAt } from './note-column.ts';
import { printedNumber } from './numbers.ts';
import { isCaption, isOverColumns } from './titles.ts';

export type RawLine = Omit<StatementLine, 'concept' | 'isPlain'>;

const MARK = /^\(?(?:[a-z]|\d|\*)\)?$|^\(?continued\)?$|^- continued -$/i;
const OPEN_END = /(?:,|\b(?:and|or|of|the|to|at|from|in|by|for|with|net|issued|purchases))$/i;
const isOpen = (text: string): boolean =>
  OPEN_END.test(text) || (text.match(/[(（]/g)?.length ?? 0) > (text.match(/[)）]/g)?.length ?? 0);
const isRest = (text: string): boolean => /^[\p{Ll}\d)$]/u.test(text) && !/^[\d]+[.)]\s/.test(text);

type Cells = readonly RawLine['figures'][number][];

/** Full rows give the cell index of each column, by which rows with gaps are read. */
const placesOf = (lines: readonly Line[], width: number): ReadonlyMap<number, number> => {
  const places = new Map<number, number>();
  for (const { values } of lines)
    if (values.length === width) for (const [column, { index }] of values.entries()) places.set(index, column);
  return places;
};

const figureOf = (text: string) => {
  const value = printedNumber(text);
  return value === undefined ? null : { value, shown: text };
};

const figuresOf = ({ values }: Line, width: number, places: ReadonlyMap<number, number>): Cells | undefined => {
  if (values.length === width) return values.map(({ text }) => figureOf(text));
  // A column of notes before the amounts.
  if (values.length === width + 1 && /^\d{1,2}$/.test(values[0]?.text ?? ''))
    return values.slice(1).map(({ text }) => figureOf(text));
  const own = values.map(({ index }) => places.get(index));
  if (values.length > width || own.some((place) => place === undefined) || new Set(own).size !== own.length)
    return undefined;
  return Array.from({ length: width }, (_, column) => {
    const at = own.indexOf(column);
    return at < 0 ? null : figureOf(values[at]?.text ?? '');
  });
};

const NO_LINE: Line = { start: 0, end: 0, cells: [], label: ' ', values: [], unit: '' };

type Label = { readonly text: string; readonly start: number; readonly end: number };
/** The position of a label that begins before the table. */
const OUTSIDE = -1;

/** Labels without figures wait for the line that they begin or introduce. */
const waiting = (pending: readonly Label[], { label: text, start, end }: Line): Label[] => {
  const before = pending.at(-1);
  return before && before.start !== OUTSIDE && /^\p{Ll}/u.test(text)
    ? [...pending.slice(0, -1), { text: `${before.text} ${text}`, start: before.start, end }]
    : [...pending, { text, start, end }];
};

/** Waiting text is either the beginning of the label or a heading of the lines below. */
const joined = (
  pending: readonly Label[],
  line: Line,
): { readonly label: Label; readonly headings: readonly Label[] } => {
  let label: Label = { text: line.label, start: line.start, end: line.end };
  let headings = pending;
  for (let before = headings.at(-1); before && (isRest(label.text) || isOpen(before.text)); before = headings.at(-1)) {
    const start = before.start === OUTSIDE ? label.start : before.start;
    label = { ...label, text: `${before.text} ${label.text}`.trim(), start };
    headings = headings.slice(0, -1);
  }
  return { label, headings: headings.filter(({ start, text }) => start !== OUTSIDE && !isCaption(text)) };
};

/** The start of the header; text above it is no heading of a line. */
const headingAt = (lines: readonly Line[]): number =>
  lines.find(({ cells, values }) => values.length === 0 && cells.length > 1)?.start ?? 0;

/** Whether the line is one text, which may span the label columns before the first figure. */
const isLabel = ({ cells, label }: Line, firstFigure: number): boolean =>
  cells.every(({ text, index }) => text === cells[0]?.text && (index === 0 || index < firstFigure)) &&
  !MARK.test(label) &&
  !isOverColumns(label);

export type Layout = {
  readonly columns: readonly StatementColumn[];
  /** Cell indexes that are left out: another currency, the budget beside the year. */
  readonly setAside: ReadonlySet<number>;
};

/** `lead` is the end of the text before the table, which may begin the first label. */
export const linesOf = (chunk: Chunk, { columns, setAside }: Layout, lead = '', isFirst = false): RawLine[] => {
  const printed = readLines(chunk.text).filter(({ cells }) => cells.length > 0);
  const notes = notesAt(printed);
  const lines = printed.map((line) => ({
    ...line,
    values: line.values.filter((value) => isAmount(value) && value.index !== notes && !setAside.has(value.index)),
  }));
  const places = placesOf(lines, columns.length);
  const firstFigure = Math.min(...places.keys());
  const { seq } = chunk;
  const from = isFirst ? headingAt(lines) : 0;
  const found: RawLine[] = [];
  let section = '';
  let pending: readonly Label[] = lead === '' ? [] : [{ text: lead, start: OUTSIDE, end: OUTSIDE }];
  const head = (headings: readonly Label[]) => {
    for (const { text, start, end } of headings) found.push({ label: text, section: '', figures: [], seq, start, end });
    section = headings.at(-1)?.text ?? section;
  };
  for (const line of lines) {
    if (line.values.length === 0) {
      if (line.start >= from && isLabel(line, firstFigure)) pending = waiting(pending, line);
      continue;
    }
    const figures = figuresOf(line, columns.length, places);
    const { label, headings } = joined(pending, line);
    pending = [];
    if (figures === undefined || figures.every((figure) => figure === null)) continue;
    head(headings);
    found.push({ label: label.text, section, figures: [...figures], seq, start: label.start, end: line.end });
  }
  head(joined(pending, NO_LINE).headings);
  return found;
};
