// Table rows that answer a question, with their column headings.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { isTotalOf, totalPlaces } from '#shared/language/lexicon/totals.ts';
import type { Block, Finding } from '#shared/report/blocks.ts';
import type { Passage } from '../../evidence.ts';
import { isOfChange } from '../../tables/column-fit.ts';
import { isRowOfOtherCount } from '../../tables/count-of-cell.ts';
import { readTable } from '../../tables/read-table.ts';
import { terms } from '../../terms.ts';
import { hasWanted } from '../../understand/kinds/answer-type.ts';
import { togetherPlaces } from '../../understand/kinds/sum-requests.ts';
import { asksGrowth } from '../../understand/periods/find-periods.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { blank } from '../../understand/words/blank.ts';
import type { Citations } from '../citations.ts';
import { lineCell } from '../figures/figure-cell.ts';
import { isOfCompany } from '../figures/pick-figure.ts';
import { coverageOver, type Wording } from '../fit/coverage.ts';
import { fitted, rowFindings } from '../fit/fit.ts';
import { isOfOtherYear } from './other-year.ts';

const LOOKED_AT = 12;
const MAX_ROWS = 8;
const MAX_CELLS = 8;
/**
 * Least share of the question that a row and its headings must cover to be shown; `rowFindings` decides the tick. On
 * ko-pages and ja-pages 0.4, 0.6 and 0.8 give the same answers.
 */
const MIN_COVERAGE = 0.6;

export type Line = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly cells: readonly string[];
};
export type Rows = { readonly passage: Passage; readonly header: readonly string[]; readonly rows: readonly Line[] };

const linesOf = (text: string): Line[] => {
  let at = 0;
  return text.split('\n').map((line) => {
    const start = at;
    at += line.length + 1;
    return { text: line, start, end: start + line.length, cells: line.split('\t').map((cell) => cell.trim()) };
  });
};

/** "Share of revenue FY2025" is a column head, not data. */
const isDatum = (cell: string): boolean =>
  /\d/.test(blank(cell, periodsIn(cell))) && !/^(?:제\s?\d+\s?기|FY)?.{0,4}(?:19|20)\d\d/.test(cell);

/** Running text that the layout put beside a table is not a row label. */
const isLabel = (cell: string): boolean => cell !== '' && !/[。、]|[\p{Ll}다]\.$/u.test(cell);
const hasData = (cells: readonly string[]): boolean => cells.slice(1).some((cell) => cell !== '');

/** The header is the first line of cells; tables with several header lines are left to the figure writer. */
const tableOf = (passage: Passage): Rows | undefined => {
  const lines = linesOf(passage.chunk.text).filter(({ cells }) => cells.length > 1 && cells.length <= MAX_CELLS);
  const [header, ...rows] = lines;
  const labels = header?.cells.filter((cell) => cell !== '') ?? [];
  if (!header || header.cells.slice(1).some(isDatum) || new Set(labels).size < header.cells.length - 1)
    return undefined;
  const same = rows.filter(
    ({ cells }) => cells.length === header.cells.length && isLabel(cells[0] ?? '') && hasData(cells),
  );
  return same.length > 0 ? { passage, header: header.cells, rows: same } : undefined;
};

export const wordingOf = ({ passage, header }: Rows, row: Line): Wording => {
  const { section, document } = passage.chunk.context;
  const text = [document, section, ...header, row.text].join(' ');
  return { text, words: new Set(terms(text)), section };
};

/** The wording of one cell: its row's names and its column's head. */
const cellWording = ({ passage, header }: Rows, { cells }: Line, column: number): Wording => {
  const { section, document } = passage.chunk.context;
  const names = cells.filter((cell, at) => at === 0 || !isDatum(cell));
  const text = [document, section, header[0], header[column], ...names, cells[column]].join(' ');
  return { text, words: new Set(terms(text)), section };
};

const countsOther = (plan: Plan, { chunk }: Passage, { start }: Line): boolean =>
  readTable(chunk).rows.some((row) => row.start === start && isRowOfOtherCount(plan.question, chunk, row));

/** One row of a list is not the total. */
const isPartOfTotal = ({ question }: Plan, { cells }: Line): boolean =>
  totalPlaces(question).length + togetherPlaces(question).length > 0 && !cells.some(isTotalOf);

/** Growth needs two periods side by side, or a column of changes. */
const lacksChange = ({ question }: Plan, header: readonly string[]): boolean =>
  asksGrowth(question) &&
  new Set(header.flatMap((cell) => periodsIn(cell).map(({ key }) => key))).size < 2 &&
  !header.some(isOfChange);

const blockOf = (plan: Plan, table: Rows, citations: Citations): Block => ({
  kind: 'table',
  ...(table.passage.chunk.context.section
    ? { caption: table.passage.chunk.context.section.split(' > ').at(-1) ?? '' }
    : {}),
  columns: table.header.map((label) => ({ label })),
  rows: table.rows.map((row) => {
    const { cells, start, end } = row;
    const { n } = citations.cite(table.passage, start, end);
    const isOff =
      countsOther(plan, table.passage, row) ||
      isPartOfTotal(plan, row) ||
      isOfOtherYear(plan, table.header) ||
      lacksChange(plan, table.header);
    const nearOf = (column: number): Finding[] =>
      isOff ? [{ code: 'offQuestion' }] : rowFindings(plan, cellWording(table, row, column), cells[0] ?? '');
    return cells.map((text, column) =>
      column === 0 || text === '' ? { text } : fitted(lineCell(table.passage, start, text, n), nearOf(column)),
    );
  }),
});

export const headedTables = (passages: readonly Passage[]): Rows[] =>
  passages.filter(({ chunk }) => chunk.kind === 'table').flatMap((passage) => tableOf(passage) ?? []);

/** The first table of a section on the request. */
export const tablesOf = (plan: Plan, passages: readonly Passage[], citations: Citations): Block[] =>
  headedTables(passages)
    .slice(0, 1)
    .map((table) => blockOf(plan, { ...table, rows: table.rows.slice(0, MAX_ROWS) }, citations));

/** Rows whose own cells name part of the request, under headers that name the rest. */
export const rowBlocks = (plan: Plan, passages: readonly Passage[], citations: Citations): Block[] => {
  const found = headedTables(passages.filter((passage) => isOfCompany(plan, passage)).slice(0, LOOKED_AT));
  const all = found.flatMap((table) => table.rows.map((row) => wordingOf(table, row)));
  const cover = coverageOver(plan, all);
  if (!cover || plan.words.length === 0) return [];
  const names = (row: Line) => {
    const own = new Set(terms(row.text));
    return plan.words.some((word) => own.has(word) || row.text.toLowerCase().includes(word));
  };
  return found
    .map((table) => ({
      ...table,
      rows: table.rows
        .filter((row) => names(row) && hasWanted(plan.wanted, row.text) && !countsOther(plan, table.passage, row))
        .filter((row) => {
          const { share, lacksRare } = cover(wordingOf(table, row));
          return share >= MIN_COVERAGE && !lacksRare;
        })
        .slice(0, MAX_ROWS),
    }))
    .filter(({ rows }) => rows.length > 0)
    .slice(0, 1)
    .map((table) => blockOf(plan, table, citations));
};
