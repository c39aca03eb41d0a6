// Reads cards: the labels "Question", "Answer" and "Evidence" below each other, with their contents to the right.
import { type GridSheet, textAt } from '../grid.ts';
import heads from '../words/heads.json' with { type: 'json' };
import { NAMED } from './answer-columns.ts';
import { columnsIn, rowsAfter } from './column-facts.ts';
import { headOf } from './heads.ts';
import type { Columns } from './layout.ts';
import type { Role } from './roles.ts';

const PLACES = ['answer', 'comment', 'reference', 'status'] as const;
/** The rows of a card's fields. */
export type Card = { readonly [P in (typeof PLACES)[number]]?: number };
export type Cards = {
  /** The column of the labels' contents. */
  readonly column: number;
  /** By the rows of their questions. */
  readonly cards: ReadonlyMap<number, Card>;
};

const MAX_LABEL_LENGTH = 30;
/** "Question 3": the label contains the number of the card. */
const COUNT = /\s*[\d.)-]+$/;
/**
 * The least share of rows that must be labels of a single card, since no other card repeats them. Set by hand, not
 * tuned on a set.
 */
const LABELS = 0.6;

/** "Q1" above "A1". */
const initialRole = (text: string): Role | undefined => {
  const initial = text.normalize('NFKC').toLowerCase();
  return (['question', 'answer'] as const).find((role) => heads.cardLetters[role].includes(initial));
};

type Label = { readonly row: number; readonly role: Role };

const labelsIn = (sheet: GridSheet, rows: readonly number[], column: number): Label[] =>
  rows.flatMap((row) => {
    const text = textAt(sheet, row, column).replace(COUNT, '');
    const named = initialRole(text);
    if (named) return [{ row, role: named }];
    const head = text.length > MAX_LABEL_LENGTH ? undefined : headOf(text);
    return head && head.weight >= NAMED ? [{ row, role: head.role }] : [];
  });

const cardOf = (labels: readonly Label[], from: number, to: number): Card => {
  const own = labels.filter(({ row }) => row > from && row < to);
  return Object.fromEntries(
    PLACES.flatMap((role) => {
      const label = own.find((one) => one.role === role);
      return label ? [[role, label.row]] : [];
    }),
  );
};

const cardsBeside = (sheet: GridSheet, rows: readonly number[], label: number): Cards | undefined => {
  const labels = labelsIn(sheet, rows, label);
  // A title with the word "questions" has no text beside it.
  const hasText = (row: number) => [...(sheet.rows.get(row)?.keys() ?? [])].some((one) => one > label);
  const questionRows = labels.filter(({ row, role }) => role === 'question' && hasText(row)).map(({ row }) => row);
  const column = columnsIn(sheet, rows).find(
    (one) => one > label && questionRows.every((row) => textAt(sheet, row, one) !== ''),
  );
  if (questionRows.length === 0 || column === undefined) return undefined;
  const cards = new Map(
    questionRows.map((row, n) => [row, cardOf(labels, row, questionRows[n + 1] ?? Number.POSITIVE_INFINITY)]),
  );
  const isAnswered = [...cards.values()].every(({ answer }) => answer !== undefined);
  const texts = rows.filter((row) => textAt(sheet, row, label) !== '');
  const isOne = questionRows.length === 1 && (sheet.width === undefined || labels.length < texts.length * LABELS);
  return isAnswered && !isOne ? { column, cards } : undefined;
};

/** Several cards of a sheet, or the single one of a document's table. */
export const cardsIn = (sheet: GridSheet): Cards | undefined => {
  const rows = rowsAfter(sheet, 0);
  for (const label of columnsIn(sheet, rows)) {
    const found = cardsBeside(sheet, rows, label);
    if (found) return found;
  }
  return undefined;
};

/** The cards of a sheet without answer columns. */
export const cardsOf = (
  sheet: GridSheet,
  headerRow: number,
  { question, answer, comment }: Columns & { readonly question: number },
): ReadonlyMap<number, Card> => {
  const found = headerRow === 0 && answer === undefined && comment === undefined ? cardsIn(sheet) : undefined;
  return found?.column === question ? found.cards : new Map();
};
