// Parses a table chunk into rows whose values know their column and its periods.
import { measureOf } from '#shared/language/grammar/units.ts';
import { conceptsNamed } from '#shared/language/lexicon/statement-lines.ts';
import { isTotalOf } from '#shared/language/lexicon/totals.ts';
import type { Chunk } from '../../ports/search-index.ts';
import { type Cell, type Line, periodsOfCell, readLines } from './cells.ts';
import { type Column, columnAt, type Header, hasPeriod, headerOf, NO_HEADER } from './columns.ts';
import { resolveTerms, type Terms, termsIn } from './fiscal-terms.ts';
import { withPartsOfMeasures } from './parts-of-measure.ts';
import { columnsAsRows } from './periods-down.ts';
import { withQuarters } from './quarter-columns.ts';
import { withReported } from './reported-columns.ts';
import { type Stated, unitOver } from './stated-unit.ts';
import type { Row, Table } from './table.ts';
import { unitColumnOf } from './unit-column.ts';
import { withTotals } from './unlabelled-totals.ts';

/** (Unaudited), a unit: lines that begin no group. */
const CAPTION = /^\([^)]*\)$|단위|単位|\bin (?:thousands|millions|billions)\b/i;

/** A line with an amount in any form is no header. */
const AMOUNT = /\d,\d{3}(?!\d)/;
const hasAmount = (line: Line): boolean => line.cells.length > 1 && line.cells.some(({ text }) => AMOUNT.test(text));

const isHeader = (line: Line): boolean =>
  line.values.length === 0 && line.cells.length > 0 && (line.cells.length > 1 || hasPeriod(line)) && !hasAmount(line);

/** A label over several label columns is printed in each of them. */
const isRepeatedLabel = ({ cells }: Line, below: readonly Cell[]): boolean =>
  cells.every(({ text, index }) => text === cells[0]?.text && index < (below[0]?.index ?? 0));

/** The row with most values below a heading, since others leave columns empty. */
const fullest = (lines: readonly Line[], from: number): readonly Cell[] => {
  let values: readonly Cell[] = [];
  for (const line of lines.slice(from)) {
    if (isHeader(line)) break;
    if (line.values.length > values.length) values = line.values;
  }
  return values;
};

/** The context above the figures: the lines of one heading, from the last stated unit on. */
type Above = {
  readonly header: Header;
  readonly section: string;
  readonly group: string;
  readonly caption: Stated | undefined;
};

const rowOf = (line: Line, { header, section, group, caption }: Above, terms: Terms): Row => ({
  label: line.label,
  section,
  group,
  start: line.start,
  end: line.end,
  values: line.values.map((cell, i) => ({ ...cell, column: columnAt(header, line.values, i) })),
  unit: line.unit,
  measure: measureOf(/\(([^)]*)\)/.exec(line.label)?.[1]),
  caption,
  periods: periodsOfCell(line.label).flatMap(({ key }) => resolveTerms(key, terms)),
});

/** Totals above their parts, and concepts that end the last group. */
const OVER_PARTS = ['currentAssets', 'nonCurrentAssets', 'currentLiabilities', 'nonCurrentLiabilities'];
const ENDS_PARTS = ['totalAssets', 'totalLiabilities', 'equity', 'parentEquity', 'liabilitiesAndEquity'];
const groupAfter = ({ label }: Line, group: string): string => {
  const [concept = ''] = conceptsNamed(label);
  if (OVER_PARTS.includes(concept)) return isTotalOf(label) ? '' : label;
  return ENDS_PARTS.includes(concept) ? '' : group;
};

const cornerOf = ({ cells: [first] }: Line): string => (first?.index === 0 ? first.text : '');

const read = (chunk: Pick<Chunk, 'text'>, terms: Terms): Table => {
  const rows: Row[] = [];
  const columns: Column[] = [];
  let pending: Line[] = [];
  let header = NO_HEADER;
  let section = '';
  let group = '';
  let caption: Stated | undefined;
  const lines = readLines(chunk.text, unitColumnOf(readLines(chunk.text)));
  for (const [i, line] of lines.entries()) {
    if (line.values.length === 0)
      caption =
        unitOver(
          line.cells.map(({ text }) => text),
          cornerOf(line),
        ) ?? caption;
    if (isHeader(line) && (hasPeriod(line) || !isRepeatedLabel(line, fullest(lines, i + 1)))) pending.push(line);
    else if (line.values.length === 0) section = CAPTION.test(line.label) ? section : line.label;
    else {
      if (pending.length > 0) {
        header = headerOf(pending, fullest(lines, i), terms);
        columns.push(...header.columns);
        pending = [];
      }
      rows.push(rowOf(line, { header, section, group, caption }, terms));
      group = groupAfter(line, group);
    }
  }
  const all = withTotals(rows);
  return { rows: [...all, ...columnsAsRows(all)], columns, terms };
};

const named = (table: Table, chunk: Pick<Chunk, 'text' | 'context'>): Table => {
  const columns = withReported(withQuarters(table.columns, chunk), chunk);
  const own = new Map(table.columns.map((column, i) => [column, columns[i]]));
  const rows = table.rows.map((row) => ({
    ...row,
    values: row.values.map((value) => ({ ...value, column: value.column && (own.get(value.column) ?? value.column) })),
  }));
  return withPartsOfMeasures({ ...table, columns, rows }, chunk);
};

const READ = new WeakMap<object, Table>();

/** `known` maps fiscal terms (제53기) to years, from other passages of the document. */
export const readTable = (chunk: Pick<Chunk, 'text' | 'context'>, known?: Terms): Table => {
  const cached = READ.get(chunk);
  if (cached && (known === undefined || known === cached.terms)) return cached;
  const own = termsIn(chunk.text, chunk.context.periods);
  const table = named({ ...read(chunk, new Map([...own, ...(known ?? [])])), terms: known ?? own }, chunk);
  READ.set(chunk, table);
  return table;
};
