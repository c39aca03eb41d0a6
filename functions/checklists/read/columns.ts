// Header row and columns of a sheet: by the words of the heads, by the cells below them, by dropdowns and emptiness.
import { columnName } from '#shared/spreadsheet/a1.ts';
import { type GridSheet, textAt } from '../grid.ts';
import { type ColumnFacts, columnsIn, factsOf, hasChoices, isProse, rowsAfter } from './column-facts.ts';
import { type ColumnHead, columnsOfRole, headerScore, headsIn } from './header.ts';
import type { Role } from './heads.ts';
import type { Columns, Layout } from './layout.ts';
import { byAsking, byCodes } from './shapes.ts';

const SEARCHED = 30;
/** A column filled in this share of the rows has been answered. */
const FULL = 0.8;

/** A register repeats the kinds of its entries, which may read like requests. */
const isMostlyAsked = ({ asking, distinct }: ColumnFacts): boolean => asking >= 0.3 && distinct >= 0.5;

const questionColumn = (
  sheet: GridSheet,
  found: readonly ColumnHead[],
  rows: readonly number[],
): number | undefined => {
  const rank = ({ column, head }: ColumnHead): number => {
    const { filled, length, asking } = factsOf(sheet, rows, column);
    return filled === 0 ? 0 : head.weight * 10 + asking * 8 + Math.min(length, 60) / 12 + (filled / rows.length) * 6;
  };
  const named = found
    .filter(({ head }) => head.role === 'question')
    .map((one) => ({ column: one.column, rank: rank(one), weight: one.head.weight }))
    .filter((one) => one.rank > 0)
    .sort((a, b) => b.rank - a.rank || a.column - b.column);
  const [best] = named;
  const isCommented = found.some(({ head }) => head.role === 'comment' && head.weight > 1);
  const isAsked = found.some(
    ({ column, head: { role, weight } }) =>
      weight > 1 && (role === 'answer' || (role === 'status' && (isCommented || hasChoices(sheet, rows, column)))),
  );
  if (best && (best.weight > 1 || isAsked || isMostlyAsked(factsOf(sheet, rows, best.column)))) return best.column;
  if (!isAsked && !found.some(({ column, head }) => head.role === 'answer' && hasChoices(sheet, rows, column)))
    return undefined;
  // An answer is asked for, and nothing says by what: by the column that reads like questions.
  const taken = new Set(found.filter(({ head }) => head.role !== 'question').map(({ column }) => column));
  return columnsIn(sheet, rows)
    .filter((column) => !taken.has(column))
    .map((column) => ({ column, facts: factsOf(sheet, rows, column) }))
    .filter(({ facts }) => isProse(facts, rows.length))
    .sort((a, b) => b.facts.asking - a.facts.asking || b.facts.length - a.facts.length)[0]?.column;
};

/** Columns whose cells are chosen from a list, under heads that say nothing else. */
const chosenFrom = (
  sheet: GridSheet,
  found: readonly ColumnHead[],
  rows: readonly number[],
  question: number,
): number[] => {
  const taken = new Set(found.map(({ column }) => column));
  return columnsIn(sheet, [...rows, ...(found.length > 0 ? [rows[0] ?? 0] : [])]).filter(
    (column) => column > question && !taken.has(column) && hasChoices(sheet, rows, column),
  );
};

/** Nothing is chosen there, and most of it is empty. */
const isFree = (sheet: GridSheet, rows: readonly number[], column: number): boolean =>
  !hasChoices(sheet, rows, column) && factsOf(sheet, rows, column).filled < rows.length / 2;

/** Those to choose in first; what another respondent has filled in last. */
const answerColumns = (sheet: GridSheet, heads: readonly ColumnHead[], rows: readonly number[]): number[] => {
  const isFull = (column: number) => factsOf(sheet, rows, column).filled >= rows.length * FULL;
  const rank = (column: number) => Number(isFull(column)) * 2 - Number(hasChoices(sheet, rows, column));
  return columnsOfRole(heads, 'answer').sort((a, b) => rank(a) - rank(b) || a - b);
};

const assigned = (sheet: GridSheet, found: readonly ColumnHead[], rows: readonly number[], question: number) => {
  const left = found.filter(({ column }) => column !== question);
  const questionRows = rows.filter((row) => textAt(sheet, row, question) !== '');
  const answers = answerColumns(sheet, left, questionRows);
  if (answers.length === 0) answers.push(...chosenFrom(sheet, found, rows, question));
  const [answer, ...others] = answers;
  // Beside a column to choose in, another one for the answer is the place of its words.
  const words =
    answer !== undefined && hasChoices(sheet, rows, answer)
      ? others.find((one) => isFree(sheet, questionRows, one))
      : undefined;
  const otherAnswers = others.filter((column) => column !== words);
  const first = (role: Role): number | undefined =>
    role === 'comment' && words !== undefined ? words : columnsOfRole(left, role)[0];
  const columns: Columns & { question: number } = {
    question,
    ...Object.fromEntries(
      (['comment', 'reference', 'status', 'section', 'owner'] as const).flatMap((role) => {
        const column = first(role);
        return column === undefined ? [] : [[role, column]];
      }),
    ),
    ...(answer === undefined ? {} : { answer }),
  };
  return { columns, otherAnswers };
};

/** Undefined for a sheet of no questions. */
export const layoutOf = (sheet: GridSheet): Layout | undefined => {
  let best: { readonly layout: Layout; readonly score: number } | undefined;
  for (const row of [...sheet.rows.keys()].filter((one) => one <= SEARCHED).sort((a, b) => a - b)) {
    const found = headsIn(sheet, row);
    const score = headerScore(found, sheet.rows.get(row)?.size ?? 0);
    if (score < 4 || (best && score <= best.score)) continue;
    const rows = rowsAfter(sheet, row);
    const question = questionColumn(sheet, found, rows);
    if (question === undefined) continue;
    const layout = { headerRow: row, ...assigned(sheet, found, rows, question) };
    best = { layout, score };
  }
  return best?.layout ?? byCodes(sheet) ?? byAsking(sheet);
};

export const columnNames = (columns: Columns & { readonly question: number }) =>
  Object.fromEntries(Object.entries(columns).map(([role, column]) => [role, columnName(column)])) as {
    question: string;
  } & { [R in keyof Columns]?: string };
