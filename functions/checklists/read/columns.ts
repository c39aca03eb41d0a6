// Header row and columns of a sheet: by the words of the heads, by the cells below them, by dropdowns and emptiness.
import { columnName } from '#shared/spreadsheet/a1.ts';
import { type GridSheet, textAt } from '../grid.ts';
import { answerColumns, emptyDetails, emptyDocuments, isFree, NAMED } from './answer-columns.ts';
import { type ColumnFacts, columnsIn, factsOf, hasChoices, isProse, rowsAfter } from './column-facts.ts';
import { type ColumnHead, columnsOfRole, HEADER_ROWS, headerScore, headsIn, repeatsHeader } from './header.ts';
import type { Role } from './heads.ts';
import type { Columns, Layout } from './layout.ts';
import { isNumbered } from './numbering.ts';
import { isRegister } from './register.ts';
import { byAsking, byCodes } from './shapes.ts';
import { besideIn } from './side-heads.ts';
import { byChoices, byEmptiness, byEntities } from './to-fill.ts';

type Given = { readonly question: number; readonly column: number };

/** Share of the lines below a title. Set by hand, no set chose it. */
const MOSTLY_NUMBERED = 0.7;
/** Fewer lines below a head that stands alone, of which fewer ask, are a cover. Set by hand, no set chose it. */
const FEWEST_LINES = 5;
/** Cells of a row that is wider than a head alone. Set by hand, no set chose it. */
const WIDE = 3;
const ASKING = 0.3;
/** Set by hand, no set chose it. */
const OF_SEVERAL = 0.7;
const SHORTEST_TOPIC = 4;

/** A register repeats the kinds of its entries, which may read like requests. */
const isMostlyQuestions = ({ asking, distinct }: ColumnFacts): boolean => asking >= 0.3 && distinct >= 0.5;

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
  const topics = columnsOfRole(heads, 'question').filter(
    (column) => isOfSeveral(column) || (column < question && isMergedDown(sheet, column)),
  );
  if (topics.length > 0) return topics;
  // Under a head that says nothing, what several questions share is longer than a mark or a code.
  const known = new Set(heads.map(({ column }) => column));
  return columnsIn(sheet, rows).filter((column) => {
    const { filled, length, distinct } = factsOf(sheet, rows, column);
    const areSeveral = distinct <= OF_SEVERAL && filled * distinct >= 2;
    return !known.has(column) && isOfSeveral(column) && areSeveral && length >= SHORTEST_TOPIC;
  });
};

type Below = { readonly headerRow: number; readonly rows: readonly number[] };

const assigned = (sheet: GridSheet, found: readonly ColumnHead[], { headerRow, rows }: Below, question: number) => {
  const left = found.filter(({ column }) => column !== question);
  const questionRows = rows.filter((row) => textAt(sheet, row, question) !== '');
  const list = { headerRow, question, left, found, rows, questionRows };
  const [answer, ...others] = answerColumns(sheet, list);
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
    if (role !== 'reference') return named[0];
    const open = named.find((column) => !isGiven(sheet, questionRows, { question, column }));
    return open ?? emptyDocuments(sheet, list).find((column) => column !== answer);
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
  const named = assigned(
    sheet,
    headsIn(sheet, headerRow),
    { headerRow, rows: rowsAfter(sheet, headerRow) },
    columns.question,
  );
  return { headerRow, columns: { ...columns, ...named.columns }, otherAnswers: named.otherAnswers };
};

/** Alone in its row, with room below it, or a longer phrase above lines that are numbered. */
const isTitle = (sheet: GridSheet, row: number, [first, ...others]: readonly ColumnHead[]): boolean => {
  if (sheet.rows.get(row)?.size !== 1 || !first || others.length > 0) return false;
  if ((sheet.rows.get(row + 1)?.size ?? 0) === 0) return true;
  const below = rowsAfter(sheet, row);
  if (below.slice(0, FEWEST_LINES).some((one) => (sheet.rows.get(one)?.size ?? 0) >= WIDE)) return true;
  const texts = below.map((one) => textAt(sheet, one, first.column));
  const isShort = below.length < FEWEST_LINES && factsOf(sheet, below, first.column).asking < ASKING;
  if (isShort) return true;
  return first.head.weight <= NAMED && texts.filter(isNumbered).length >= texts.length * MOSTLY_NUMBERED;
};

/** Undefined for a sheet of no questions. */
export const layoutOf = (sheet: GridSheet): Layout | undefined => {
  const beside = besideIn(sheet);
  if (beside) return { headerRow: 0, columns: { question: beside.column }, otherAnswers: [] };
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
    const layout = { headerRow: row, ...assigned(sheet, found, { headerRow: row, rows }, question) };
    best = { layout, score };
  }
  if (best && isRegister(sheet, best.layout)) return undefined;
  const shaped = best
    ? undefined
    : (byCodes(sheet) ?? byEntities(sheet) ?? byAsking(sheet) ?? byChoices(sheet) ?? byEmptiness(sheet));
  if (shaped && isRegister(sheet, shaped)) return undefined;
  return shaped && shaped.headerRow > 0 ? withHeads(sheet, shaped) : (best?.layout ?? shaped);
};

export const columnNames = (columns: Columns & { readonly question: number }) =>
  Object.fromEntries(Object.entries(columns).map(([role, column]) => [role, columnName(column)])) as {
    question: string;
  } & { [R in keyof Columns]?: string };
