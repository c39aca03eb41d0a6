// Decides what goes into a row's cells: the answer, a dropdown value, the comment, the reference. Never writes to a
// locked cell or a formula.
import type { ReadSheet } from '#shared/model/checklist-reading.ts';
import { columnNumber, cornersOf } from '#shared/spreadsheet/a1.ts';
import { type GridSheet, textAt } from '../grid.ts';
import type { Card } from '../read/cards.ts';
import { type Filled, hasAnswer, type RowText, type Unwritten } from './row-text.ts';
import { valueFor } from './vocabulary.ts';

export type Where = {
  readonly sheet: GridSheet;
  readonly index: number;
  readonly columns: ReadSheet['columns'];
  readonly beside: number | undefined;
  /** The cards of a sheet, by the rows of the questions. */
  readonly cards: ReadonlyMap<number, Card>;
  /** By column, the value that a template has in nearly every row, which nobody chose. */
  readonly presets: ReadonlyMap<number, string>;
  /** By meaning (Yes, No, N/A), the columns of which one is marked. */
  readonly ticks: ReadonlyMap<string, number>;
  /** True if `sheet` has rows and columns swapped; the cells of rows are not swapped. */
  readonly isTransposed: boolean;
};
type Target = { readonly row: number; readonly column: number };

/** The mark in the column of the chosen answer. */
const MARK = 'X';
/** The most characters that Excel accepts in one cell. */
export const MAX_LENGTH = 32_000;

const targetOf = ({ sheet }: Where, row: number, column: number | undefined): Target | undefined => {
  if (column === undefined) return undefined;
  const merge = sheet.merges.find(
    ({ left, right, top, bottom }) => column >= left && column <= right && row >= top && row <= bottom,
  );
  return merge ? { row: merge.top, column: merge.left } : { row, column };
};

export const choicesAt = ({ sheet }: Where, { row, column }: Target) =>
  sheet.choices.find(
    ({ range }) => row >= range.top && row <= range.bottom && column >= range.left && column <= range.right,
  )?.values;

/** A numeric list value is written as a number, as choosing it in Excel does. */
const typed = (value: string): string | number => (/^-?\d{1,15}(?:\.\d+)?$/.test(value) ? Number(value) : value);

/** A generated text never replaces an entry. */
const isTaken = ({ sheet, presets }: Where, at: Target, isOwn: boolean): boolean => {
  const text = textAt(sheet, at.row, at.column);
  return !isOwn && text !== '' && text !== presets.get(at.column);
};

/** `isOwn`: text by a person, which replaces anything. */
const whyNot = (where: Where, at: Target, isOwn: boolean): Unwritten['reason'] | undefined => {
  if (where.sheet.isFormula(at.row, at.column)) return 'formula';
  if (!where.sheet.isOpen(at.row, at.column)) return 'locked';
  return isTaken(where, at, isOwn) ? 'filled' : undefined;
};

type FilledRow = { readonly filled: Filled[]; readonly unwritten?: Unwritten };

/** The person who was assigned, where the client has named nobody. */
const ownerIn = (where: Where, { owner }: RowText, n: number): Filled[] => {
  const { columns, index } = where;
  const at = targetOf(where, n, columns.owner === undefined ? undefined : columnNumber(columns.owner));
  if (owner === undefined || !at || whyNot(where, at, false) !== undefined) return [];
  return (choicesAt(where, at)?.includes(owner) ?? true) ? [{ sheet: index, ...at, value: owner }] : [];
};

const filledRow = (where: Where, row: RowText, n: number): FilledRow => {
  const { columns, index } = where;
  const filled: Filled[] = [];
  const put = (at: Target, value: string | number) =>
    filled.push({ sheet: index, ...at, value: typeof value === 'string' ? value.slice(0, MAX_LENGTH) : value });
  const left = (reason: Unwritten['reason']) => ({
    filled,
    unwritten: { id: row.id, sheet: row.sheet, cell: row.cell, reason },
  });
  const card = where.cards.get(n);
  const at = (role: keyof Card): Target | undefined => {
    const column = columns[role];
    const below = card?.[role];
    if (below !== undefined) return targetOf(where, below, columnNumber(columns.question));
    return targetOf(where, n, column === undefined ? undefined : columnNumber(column));
  };

  const answer = at('answer') ?? targetOf(where, n, where.beside);
  const comment = at('comment');
  const reference = at('reference');
  const status = at('status');
  const free = (target: Target | undefined): target is Target =>
    target !== undefined && whyNot(where, target, row.isHuman) === undefined && !choicesAt(where, target);

  const isReferenced = free(reference) && row.reference !== '';
  if (isReferenced) put(reference, row.reference);
  const text = isReferenced || row.reference === '' || row.isHuman ? row.text : `${row.text}\n[${row.reference}]`;

  const isOwn = row.isHuman || row.notApplicable;
  const choose = (target: Target | undefined): boolean => {
    const isOpen = target && whyNot(where, target, isOwn) === undefined;
    const value = isOpen ? valueFor(choicesAt(where, target) ?? [], row) : undefined;
    if (target && value !== undefined) put(target, typed(value));
    return value !== undefined;
  };
  choose(status);
  if (answer && choicesAt(where, answer)) {
    const isChosen = choose(answer);
    const isWritten = free(comment) && text !== '';
    if (isWritten) put(comment, text);
    return isChosen ? { filled } : left(whyNot(where, answer, isOwn) ?? 'outsideVocabulary');
  }
  const target = answer ?? comment;
  if (!target) return left('noCell');
  if (text === '') return { filled };
  const reason = whyNot(where, target, row.isHuman);
  if (reason) return left(reason);
  put(target, text);
  return { filled };
};

/** Marks the column of the given answer and puts its text into the comment. */
const marked = (where: Where, row: RowText, n: number): FilledRow => {
  const { answer: _, ...columns } = where.columns;
  const { filled } = filledRow({ ...where, columns }, row, n);
  const target = targetOf(where, n, where.ticks.get(valueFor([...where.ticks.keys()], row) ?? ''));
  const reason = target ? whyNot(where, target, row.isHuman || row.notApplicable) : 'outsideVocabulary';
  if (target && !reason) return { filled: [...filled, { sheet: where.index, ...target, value: MARK }] };
  return { filled, unwritten: { id: row.id, sheet: row.sheet, cell: row.cell, reason: reason ?? 'outsideVocabulary' } };
};

export const filledIn = (where: Where, row: RowText): FilledRow => {
  const corners = cornersOf(row.cell);
  const n = where.isTransposed ? corners?.left : corners?.top;
  if (n === undefined)
    return { filled: [], unwritten: { id: row.id, sheet: row.sheet, cell: row.cell, reason: 'noCell' } };
  const owner = ownerIn(where, row, n);
  if (!hasAnswer(row)) return { filled: owner };
  const made = where.ticks.size > 0 ? marked(where, row, n) : filledRow(where, row, n);
  return { ...made, filled: [...made.filled, ...owner] };
};
