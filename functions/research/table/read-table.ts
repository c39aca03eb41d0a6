// Reads a table chunk into rows whose values know their column and its periods.
import { type Measure, measureOf } from '#shared/finance-language/units.ts';
import type { Chunk } from '../../ports/index-port.ts';
import { type Cell, type Line, periodsOfCell, readLines } from './cells.ts';
import { resolveTerms, type Terms, termsIn } from './fiscal-terms.ts';
import { withQuarters } from './quarter-columns.ts';

type Column = {
  readonly label: string;
  readonly periods: readonly string[];
  /** What the heading says besides periods: a segment, a total, a change. */
  readonly about: string;
};
export type Value = Cell & { readonly column: Column | undefined };
export type Row = {
  readonly label: string;
  /** The label line above that opens a group: `Revenue:`. */
  readonly section: string;
  readonly start: number;
  readonly end: number;
  readonly values: readonly Value[];
  readonly measure: Measure | undefined;
  /** Periods that the label itself names, in tables that list periods downwards. */
  readonly periods: readonly string[];
};
export type Table = { readonly rows: readonly Row[]; readonly columns: readonly Column[]; readonly terms: Terms };

/** Columns by position among the values, and by cell number where header and row have the same cells. */
type Header = {
  readonly columns: readonly Column[];
  readonly byIndex: ReadonlyMap<number, Column>;
  readonly cells: number;
};
const PERIOD_WORDS =
  /^(?:as of|(?:fiscal )?years?|(?:fiscal )?(?:year|months|weeks|quarter)s? ended|at|for the|三|3か月|累計|누적|3개월)\b/i;
/** This year and the ones before it: the columns say which those are. */
const RELATIVE = /^(?:당\s?기|전\s?기|전전\s?기|당기말|전기말|전전기말|当期|前期|前々期|当事業年度|前事業年度)$/;
const NO_HEADER: Header = { columns: [], byIndex: new Map(), cells: 0 };

/** Some tables print their heading without the column of labels: its cells are as many as the values below them. */
const LEAST_WIDTH = 3;
const CORNER =
  /^\W*$|구\s?분|과\s?목|항\s?목|계정|단위|내\s?용|区分|科目|項目|単位|摘要|\b(?:in|except|items?|description|name)\b/i;
const isWithoutCorner = (lines: readonly Line[], below: readonly Cell[]): boolean => {
  const wide = lines.find(({ cells }) => cells.length === below.length);
  const last = Math.max(...lines.flatMap(({ cells }) => cells.map(({ index }) => index)));
  return (
    wide !== undefined &&
    wide.cells.length >= LEAST_WIDTH &&
    last === below.length - 1 &&
    below[0]?.index === 1 &&
    !lines.some(({ cells: [first] }) => first?.index === 0 && CORNER.test(first.text))
  );
};

const headed = (line: Line): readonly Cell[] => {
  const [first, ...rest] = line.cells;
  // The corner above the labels: 구분, 과목, (In millions).
  const isCorner = first && first.index === 0 && periodsOfCell(first.text).length === 0;
  return isCorner && rest.length > 0 ? rest : line.cells;
};

const columnOf = (texts: readonly string[], terms: Terms): Column => ({
  label: texts.join(' ').trim(),
  periods: [...new Set(texts.flatMap((text) => periodsOfCell(text).map(({ key }) => key)))].flatMap((key) =>
    resolveTerms(key, terms),
  ),
  about: texts
    .filter((text) => periodsOfCell(text).length === 0 && !PERIOD_WORDS.test(text) && !RELATIVE.test(text))
    .join(' ')
    .trim(),
});

/** A single cell that lists several periods stands for as many columns. */
const spread = (cell: Cell): string[] => {
  const periods = periodsOfCell(cell.text);
  return periods.length > 1 ? periods.map(({ start, end }) => cell.text.slice(start, end)) : [cell.text];
};

/** (Unaudited), a unit: what opens no group. */
const CAPTION = /^\([^)]*\)$|단위|単位|\bin (?:thousands|millions|billions)\b/i;

const hasPeriod = (line: Line): boolean => line.cells.some((cell) => periodsOfCell(cell.text).length > 0);

/** What heads a second column of labels heads no figures: 주식의 종류 before 제53기. */
const besideLabels =
  (first: number) =>
  (cells: readonly Cell[]): readonly Cell[] =>
    cells.filter(
      ({ index, text }) => index === 0 || index >= first || periodsOfCell(text).length > 0 || PERIOD_WORDS.test(text),
    );

/** Header lines read downwards: the widest one gives the columns, narrower ones above span them evenly. */
const headerOf = (lines: readonly Line[], below: readonly Cell[], terms: Terms): Header => {
  const cellsOf = isWithoutCorner(lines, below) ? ({ cells }: Line) => cells : headed;
  const rows = lines.map(cellsOf).filter((cells) => cells.length > 0);
  const wide = lines.filter((line) => line.cells.length > 1);
  // A lone dated line above columns that have their own periods is a caption.
  const isCaptioned = wide.some(hasPeriod);
  const withPeriods = lines.filter((line) => line.cells.length > 1 || (hasPeriod(line) && !isCaptioned)).map(cellsOf);
  const widest = [...(withPeriods.length > 0 ? withPeriods : rows)].sort((a, b) => b.length - a.length)[0];
  if (!widest) return NO_HEADER;
  const width =
    widest.length === 1 ? spread(widest[0] ?? { text: '', start: 0, end: 0, index: 0 }).length : widest.length;
  const first = widest[0]?.index ?? 0;
  const isAtColumn = ({ index }: Cell) => widest.some((cell) => cell.index === index);
  const texts = Array.from({ length: width }, (_, i) =>
    withPeriods.map(besideLabels(first)).flatMap((cells) => {
      const parts = cells.length === 1 && width > 1 ? cells.flatMap(spread) : cells.map((cell) => cell.text);
      // Cells that span nothing evenly stand above the columns whose places they have.
      if (parts.length > 1 && width % parts.length !== 0 && cells.every(isAtColumn))
        return cells.find(({ index }) => index === widest[i]?.index)?.text ?? [];
      if (parts.length === 0 || width % parts.length !== 0) return [];
      return parts[Math.floor((i * parts.length) / width)] ?? [];
    }),
  );
  const columns = texts.map((parts) => columnOf(parts, terms));
  const byIndex = new Map(
    widest.length === columns.length
      ? widest
          .map((cell, i) => [cell.index, columns[i]] as const)
          .filter((pair): pair is readonly [number, Column] => pair[1] !== undefined)
      : [],
  );
  return { columns, byIndex, cells: widest.length };
};

const columnAt = (header: Header, values: readonly Cell[], i: number): Column | undefined => {
  const { columns, byIndex } = header;
  const value = values[i];
  if (!value || columns.length === 0) return undefined;
  if (values.length === columns.length) return columns[i];
  if (values.every((cell) => byIndex.has(cell.index))) return byIndex.get(value.index);
  if (values.length % columns.length === 0) return columns[Math.floor((i * columns.length) / values.length)];
  // A column of notes before the amounts has no heading of its own.
  if (values.length === columns.length + 1) return i === 0 ? undefined : columns[i - 1];
  return undefined;
};

/** However an amount is dressed, the line that has it heads nothing. */
const AMOUNT = /\d,\d{3}(?!\d)/;
const hasAmount = (line: Line): boolean => line.cells.length > 1 && line.cells.some(({ text }) => AMOUNT.test(text));

const isHeader = (line: Line): boolean =>
  line.values.length === 0 && line.cells.length > 0 && (line.cells.length > 1 || hasPeriod(line)) && !hasAmount(line);

/** Of the rows below a heading the one with most values: others leave columns empty. */
const fullest = (lines: readonly Line[], from: number): readonly Cell[] => {
  let values: readonly Cell[] = [];
  for (const line of lines.slice(from)) {
    if (isHeader(line)) break;
    if (line.values.length > values.length) values = line.values;
  }
  return values;
};

const rowOf = (line: Line, header: Header, section: string, terms: Terms): Row => ({
  label: line.label,
  section,
  start: line.start,
  end: line.end,
  values: line.values.map((cell, i) => ({ ...cell, column: columnAt(header, line.values, i) })),
  measure: measureOf(/\(([^)]*)\)/.exec(line.label)?.[1]),
  periods: periodsOfCell(line.label).flatMap(({ key }) => resolveTerms(key, terms)),
});

const read = (chunk: Pick<Chunk, 'text'>, terms: Terms): Table => {
  const rows: Row[] = [];
  const columns: Column[] = [];
  let pending: Line[] = [];
  let header = NO_HEADER;
  let section = '';
  const lines = readLines(chunk.text);
  for (const [i, line] of lines.entries()) {
    if (isHeader(line)) pending.push(line);
    else if (line.values.length === 0) section = CAPTION.test(line.label) ? section : line.label;
    else {
      if (pending.length > 0) {
        header = headerOf(pending, fullest(lines, i), terms);
        columns.push(...header.columns);
        pending = [];
      }
      rows.push(rowOf(line, header, section, terms));
    }
  }
  return { rows, columns, terms };
};

const named = (table: Table, chunk: Pick<Chunk, 'text' | 'context'>): Table => {
  const columns = withQuarters(table.columns, chunk);
  const own = new Map(table.columns.map((column, i) => [column, columns[i]]));
  const rows = table.rows.map((row) => ({
    ...row,
    values: row.values.map((value) => ({ ...value, column: value.column && (own.get(value.column) ?? value.column) })),
  }));
  return { ...table, columns, rows };
};

const READ = new WeakMap<object, Table>();

/** `known` says in which years fiscal terms (제53기) fall, as far as other passages of the document tell. */
export const readTable = (chunk: Pick<Chunk, 'text' | 'context'>, known?: Terms): Table => {
  const cached = READ.get(chunk);
  if (cached && (known === undefined || known === cached.terms)) return cached;
  const own = termsIn(chunk.text, chunk.context.periods);
  const table = named({ ...read(chunk, new Map([...own, ...(known ?? [])])), terms: known ?? own }, chunk);
  READ.set(chunk, table);
  return table;
};
