// Header row and columns of a sheet: by the words of the heads, by the cells below them, by dropdowns and emptiness.
import { columnName } from '#shared/spreadsheet/a1.ts';
import { type GridSheet, textAt } from '../grid.ts';
import { type ColumnFacts, columnsIn, factsOf, hasChoices, isProse, rowsAfter } from './column-facts.ts';
import { type ColumnHead, columnsOfRole, HEADER_ROWS, headerScore, headsIn, repeatsHeader } from './header.ts';
import type { Role } from './heads.ts';
import type { Columns, Layout } from './layout.ts';
import { isNumbered } from './numbering.ts';
import { isRegister } from './register.ts';
import { byAsking, byCodes } from './shapes.ts';
import { byChoices, byEmptiness } from './to-fill.ts';

type Given = { readonly question: number; readonly column: number };

/** A column filled in this share of the rows has been answered. */
const FULL = 0.8;
/** From this weight on a head names the questions; of several, the one whose cells read like them counts. */
const NAMED = 2;
/** Share of the lines below a title. Set by hand, no set chose it. */
const MOSTLY_NUMBERED = 0.7;

/** A register repeats the kinds of its entries, which may read like requests. */
const isMostlyQuestions = ({ asking, distinct }: ColumnFacts): boolean => asking >= 0.3 && distinct >= 0.5;

/** "Details" beside the questions with nothing in them are the answers. */
const emptyDetails = (sheet: GridSheet, heads: readonly ColumnHead[], rows: readonly number[], question: number) =>
  heads
    .filter(({ column, head }) => head.role === 'question' && head.weight < NAMED && column > question)
    .map(({ column }) => column)
    .filter((column) => factsOf(sheet, rows, column).filled === 0);

/** The heads of a row, those of empty details among them as what they are: answers. */
const headsWithDetails = (sheet: GridSheet, found: readonly ColumnHead[], rows: readonly number[]): ColumnHead[] => {
  const first = found.find(({ column, head }) => head.role === 'question' && factsOf(sheet, rows, column).filled > 0);
  const details = first ? emptyDetails(sheet, found, rows, first.column) : [];
  return found.map((one) =>
    details.includes(one.column) ? { ...one, head: { role: 'answer', weight: NAMED } as const } : one,
  );
};

const questionColumn = (
  sheet: GridSheet,
  found: readonly ColumnHead[],
  rows: readonly number[],
): number | undefined => {
  const rank = ({ column, head }: ColumnHead): number => {
    const { filled, length, asking, wording } = factsOf(sheet, rows, column);
    const named = Math.min(head.weight, NAMED) * 10;
    return filled === 0 ? 0 : named + asking * 4 + wording * 4 + Math.min(length, 60) / 12 + (filled / rows.length) * 6;
  };
  const named = found
    .filter(({ head }) => head.role === 'question')
    .map((one) => ({ column: one.column, rank: rank(one), weight: one.head.weight }))
    .filter((one) => one.rank > 0)
    .sort((a, b) => b.rank - a.rank || a.column - b.column);
  const [best] = named;
  const isCommented = found.some(({ head }) => head.role === 'comment' && head.weight > 1);
  const hasAnswers = found.some(
    ({ column, head: { role, weight } }) =>
      weight > 1 && (role === 'answer' || (role === 'status' && (isCommented || hasChoices(sheet, rows, column)))),
  );
  if (best && (best.weight > 1 || hasAnswers || isMostlyQuestions(factsOf(sheet, rows, best.column))))
    return best.column;
  if (!hasAnswers && !found.some(({ column, head }) => head.role === 'answer' && hasChoices(sheet, rows, column)))
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
  return columnsOfRole(heads, 'answer')
    .filter((column) => !rows.every((row) => sheet.isFormula(row, column)))
    .sort((a, b) => rank(a) - rank(b));
};

/** What stands filled before the questions says where they belong, and waits for no entry. */
const isGiven = (sheet: GridSheet, rows: readonly number[], { question, column }: Given): boolean =>
  column < question && factsOf(sheet, rows, column).filled >= rows.length / 2;

const isMergedDown = (sheet: GridSheet, column: number): boolean =>
  sheet.merges.some(({ left, right, top, bottom }) => left === column && right === column && bottom > top + 1);

/** Folders of a data room are its sections where nothing else says them, and so is what names several questions. */
const sectionColumns = (sheet: GridSheet, heads: readonly ColumnHead[], rows: readonly number[], question: number) => {
  const named = columnsOfRole(heads, 'section');
  if (named.length > 0) return named;
  const isOfSeveral = (column: number): boolean =>
    isGiven(sheet, rows, { question, column }) && factsOf(sheet, rows, column).distinct < 1;
  const folders = columnsOfRole(heads, 'reference').filter(isOfSeveral);
  if (folders.length > 0) return folders;
  return columnsOfRole(heads, 'question').filter(
    (column) => isOfSeveral(column) || (column < question && isMergedDown(sheet, column)),
  );
};

const assigned = (sheet: GridSheet, found: readonly ColumnHead[], rows: readonly number[], question: number) => {
  const left = found.filter(({ column }) => column !== question);
  const questionRows = rows.filter((row) => textAt(sheet, row, question) !== '');
  const answers = answerColumns(sheet, left, questionRows);
  if (answers.length === 0) answers.push(...chosenFrom(sheet, found, rows, question));
  if (answers.length === 0) answers.push(...emptyDetails(sheet, left, questionRows, question));
  // Of two columns of remarks the first is for whoever is asked.
  const remarks = columnsOfRole(left, 'comment').sort((a, b) => a - b);
  const areOpen = remarks.length > 1 && remarks.every((column) => factsOf(sheet, questionRows, column).filled === 0);
  if (answers.length === 0 && areOpen) answers.push(...remarks.slice(0, 1));
  const [answer, ...others] = answers;
  // Beside a column to choose in, another one for the answer is the place of its words.
  const words =
    answer !== undefined && hasChoices(sheet, rows, answer)
      ? others.find((one) => isFree(sheet, questionRows, one))
      : undefined;
  const otherAnswers = others.filter((column) => column !== words);
  const first = (role: Role): number | undefined => {
    if (role === 'comment' && words !== undefined) return words;
    if (role === 'section') return sectionColumns(sheet, left, questionRows, question)[0];
    const named = columnsOfRole(left, role).filter((column) => column !== answer);
    return role === 'reference'
      ? named.find((column) => !isGiven(sheet, questionRows, { question, column }))
      : named[0];
  };
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

/** What the heads say of the columns beside questions that are known by their shape. */
const withHeads = (sheet: GridSheet, layout: Layout): Layout => {
  const { headerRow, columns } = layout;
  const named = assigned(sheet, headsIn(sheet, headerRow), rowsAfter(sheet, headerRow), columns.question);
  return { headerRow, columns: { ...columns, ...named.columns }, otherAnswers: named.otherAnswers };
};

/** Alone in its row, with room below it, or a longer phrase above lines that are numbered. */
const isTitle = (sheet: GridSheet, row: number, [first, ...others]: readonly ColumnHead[]): boolean => {
  if (sheet.rows.get(row)?.size !== 1 || !first || others.length > 0) return false;
  if ((sheet.rows.get(row + 1)?.size ?? 0) === 0) return true;
  const texts = rowsAfter(sheet, row).map((below) => textAt(sheet, below, first.column));
  return first.head.weight <= NAMED && texts.filter(isNumbered).length >= texts.length * MOSTLY_NUMBERED;
};

/** Undefined for a sheet of no questions. */
export const layoutOf = (sheet: GridSheet): Layout | undefined => {
  let best: { readonly layout: Layout; readonly score: number } | undefined;
  for (const row of [...sheet.rows.keys()].filter((one) => one <= HEADER_ROWS).sort((a, b) => a - b)) {
    const found = headsIn(sheet, row);
    if (found.length === 0) continue;
    const rows = rowsAfter(sheet, row).filter((below) => !repeatsHeader(sheet, row, below));
    const heads = headsWithDetails(sheet, found, rows);
    const score = headerScore(heads, sheet.rows.get(row)?.size ?? 0);
    if (score < 4 || (best && score <= best.score) || isTitle(sheet, row, found)) continue;
    const question = questionColumn(sheet, heads, rows);
    if (question === undefined) continue;
    const layout = { headerRow: row, ...assigned(sheet, found, rows, question) };
    best = { layout, score };
  }
  if (best && isRegister(sheet, best.layout)) return undefined;
  const shaped = best ? undefined : (byCodes(sheet) ?? byAsking(sheet) ?? byChoices(sheet) ?? byEmptiness(sheet));
  if (shaped && isRegister(sheet, shaped)) return undefined;
  return shaped && shaped.headerRow > 0 ? withHeads(sheet, shaped) : (best?.layout ?? shaped);
};

export const columnNames = (columns: Columns & { readonly question: number }) =>
  Object.fromEntries(Object.entries(columns).map(([role, column]) => [role, columnName(column)])) as {
    question: string;
  } & { [R in keyof Columns]?: string };
