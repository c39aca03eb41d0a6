// Header row and columns of a sheet: by the words of the heads, by the cells below them, by dropdowns and emptiness.
import { columnName } from '#shared/spreadsheet/a1.ts';
import { type GridSheet, textAt } from '../grid.ts';
import { type Head, headOf, type Role } from './heads.ts';
import { asks } from './kind.ts';

export type Columns = { readonly [R in Exclude<Role, 'other'>]?: number };
export type Layout = {
  /** 0 where there is none. */
  readonly headerRow: number;
  readonly columns: Columns & { readonly question: number };
  /** Further columns with the head of an answer. */
  readonly otherAnswers: readonly number[];
};

const SEARCHED = 30;
const LOOKED_AT = 400;
const MOST_COLUMNS = 60;

type Below = { readonly filled: number; readonly length: number; readonly asking: number; readonly distinct: number };

const rowsAfter = (sheet: GridSheet, row: number): number[] =>
  [...sheet.rows.keys()]
    .filter((one) => one > row)
    .sort((a, b) => a - b)
    .slice(0, LOOKED_AT);

const columnsIn = (sheet: GridSheet, rows: readonly number[]): number[] =>
  [...new Set(rows.flatMap((row) => [...(sheet.rows.get(row)?.keys() ?? [])]))]
    .filter((column) => !sheet.isHiddenColumn(column))
    .sort((a, b) => a - b)
    .slice(0, MOST_COLUMNS);

const below = (sheet: GridSheet, rows: readonly number[], column: number): Below => {
  const texts = rows.map((row) => textAt(sheet, row, column)).filter((text) => text !== '');
  const count = Math.max(1, texts.length);
  return {
    filled: texts.length,
    length: texts.reduce((sum, text) => sum + Math.min(text.length, 300), 0) / count,
    asking: texts.filter(asks).length / count,
    distinct: new Set(texts).size / count,
  };
};

type Found = { readonly column: number; readonly head: Head };

const headsIn = (sheet: GridSheet, row: number): Found[] =>
  [...(sheet.rows.get(row) ?? [])].flatMap(([column, text]) => {
    const head = sheet.isHiddenColumn(column) ? undefined : headOf(text);
    return head ? [{ column, head }] : [];
  });

/** Each role counts once: a row of data that repeats a word is no header. */
const scoreOf = (found: readonly Found[], cells: number): number => {
  const best = new Map<Role, number>();
  for (const { head } of found) best.set(head.role, Math.max(best.get(head.role) ?? 0, head.weight));
  const sum = [...best].reduce(
    (total, [role, weight]) => total + weight * (role === 'question' ? 2 : role === 'other' ? 0.5 : 1),
    0,
  );
  return sum * (0.5 + found.length / Math.max(1, cells) / 2);
};

const ofRole = (found: readonly Found[], role: Role): number[] =>
  found
    .filter(({ head }) => head.role === role)
    .sort((a, b) => b.head.weight - a.head.weight || a.column - b.column)
    .map(({ column }) => column);

const hasChoices = (sheet: GridSheet, rows: readonly number[], column: number): boolean => {
  const ranges = sheet.choices.filter(({ range }) => column >= range.left && column <= range.right);
  const inside = rows.filter((row) => ranges.some(({ range }) => row >= range.top && row <= range.bottom)).length;
  return inside >= Math.max(1, rows.length / 2);
};

/** Long texts, nearly all of them different. */
const isProse = ({ filled, length, distinct }: Below, rows: number): boolean =>
  filled >= 2 && filled >= rows * 0.3 && length >= 12 && distinct >= 0.7;

const questionColumn = (sheet: GridSheet, found: readonly Found[], rows: readonly number[]): number | undefined => {
  const rank = ({ column, head }: Found): number => {
    const { filled, length, asking } = below(sheet, rows, column);
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
  if (best && (best.weight > 1 || isAsked || below(sheet, rows, best.column).asking >= 0.3)) return best.column;
  if (!isAsked && !found.some(({ column, head }) => head.role === 'answer' && hasChoices(sheet, rows, column)))
    return undefined;
  // An answer is asked for, and nothing says by what: by the column that reads like questions.
  const taken = new Set(found.filter(({ head }) => head.role !== 'question').map(({ column }) => column));
  return columnsIn(sheet, rows)
    .filter((column) => !taken.has(column))
    .map((column) => ({ column, facts: below(sheet, rows, column) }))
    .filter(({ facts }) => isProse(facts, rows.length))
    .sort((a, b) => b.facts.asking - a.facts.asking || b.facts.length - a.facts.length)[0]?.column;
};

/** Columns whose cells are chosen from a list, under heads that say nothing else. */
const chosenFrom = (sheet: GridSheet, found: readonly Found[], rows: readonly number[], question: number): number[] => {
  const taken = new Set(found.map(({ column }) => column));
  return columnsIn(sheet, [...rows, ...(found.length > 0 ? [rows[0] ?? 0] : [])]).filter(
    (column) => column > question && !taken.has(column) && hasChoices(sheet, rows, column),
  );
};

const assigned = (sheet: GridSheet, found: readonly Found[], rows: readonly number[], question: number) => {
  const left = found.filter(({ column }) => column !== question);
  const answers = ofRole(left, 'answer').sort(
    (a, b) => Number(hasChoices(sheet, rows, b)) - Number(hasChoices(sheet, rows, a)) || a - b,
  );
  if (answers.length === 0) answers.push(...chosenFrom(sheet, found, rows, question));
  const [answer, ...otherAnswers] = answers;
  const first = (role: Role): number | undefined => ofRole(left, role)[0];
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

const CODE = /^(?:[A-Z]{1,8}[-. ]?)?\d{1,4}(?:[.-]\d{1,4})*$/i;
const MOST_CODES = 0.5;

/** A column of codes with texts beside it, and a column somewhere under the head of an answer. */
const byCodes = (sheet: GridSheet): Layout | undefined => {
  const rows = rowsAfter(sheet, 0);
  const columns = columnsIn(sheet, rows);
  const coded = columns
    .map((column) => ({ column, own: rows.filter((row) => CODE.test(textAt(sheet, row, column))) }))
    .find(({ own }) => own.length >= 5 && own.length >= rows.length * MOST_CODES);
  if (!coded) return undefined;
  const question = columns.find((column) => {
    const { filled, length } = below(sheet, coded.own, column);
    return column > coded.column && filled >= coded.own.length * 0.8 && length >= 8;
  });
  const answer = rows
    .flatMap((row) => headsIn(sheet, row))
    .find(({ head }) => head.role === 'answer' && head.weight > 1);
  if (question === undefined || !answer || answer.column <= question) return undefined;
  return { headerRow: 0, columns: { question, answer: answer.column }, otherAnswers: [] };
};

/** Questions that no head announces: a column in which most texts ask. */
const byShape = (sheet: GridSheet): Layout | undefined => {
  const rows = rowsAfter(sheet, 0);
  const asking = columnsIn(sheet, rows)
    .map((column) => ({ column, facts: below(sheet, rows, column) }))
    .filter(({ facts }) => facts.filled >= 3 && facts.asking >= 0.5)
    .sort((a, b) => b.facts.asking * b.facts.filled - a.facts.asking * a.facts.filled)[0];
  if (!asking) return undefined;
  const { column } = asking;
  const [first] = rows.filter((row) => textAt(sheet, row, column) !== '');
  const head = first !== undefined && first <= SEARCHED ? textAt(sheet, first, column) : '';
  const isHead = head !== '' && head.length <= 30 && !asks(head);
  const answer = columnsIn(sheet, rows).find((one) => one > column && hasChoices(sheet, rows, one));
  return {
    headerRow: isHead && first !== undefined ? first : 0,
    columns: { question: column, ...(answer === undefined ? {} : { answer }) },
    otherAnswers: [],
  };
};

/** Undefined for a sheet of no questions. */
export const layoutOf = (sheet: GridSheet): Layout | undefined => {
  let best: { readonly layout: Layout; readonly score: number } | undefined;
  for (const row of [...sheet.rows.keys()].filter((one) => one <= SEARCHED).sort((a, b) => a - b)) {
    const found = headsIn(sheet, row);
    const score = scoreOf(found, sheet.rows.get(row)?.size ?? 0);
    if (score < 4 || (best && score <= best.score)) continue;
    const rows = rowsAfter(sheet, row);
    const question = questionColumn(sheet, found, rows);
    if (question === undefined) continue;
    const layout = { headerRow: row, ...assigned(sheet, found, rows, question) };
    best = { layout, score };
  }
  return best?.layout ?? byCodes(sheet) ?? byShape(sheet);
};

export const columnNames = (columns: Columns & { readonly question: number }) =>
  Object.fromEntries(Object.entries(columns).map(([role, column]) => [role, columnName(column)])) as {
    question: string;
  } & { [R in keyof Columns]?: string };
