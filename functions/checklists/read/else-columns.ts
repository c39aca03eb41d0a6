// Finds an answer or owner column that signs do not identify: the first open one below an answer head, a choice, a
// grade or a party.
import { type GridSheet, textAt } from '../grid.ts';
import { isChoiceHead } from './choice-heads.ts';
import type { QuestionsBelow, Signs } from './column-signs.ts';
import { areStates } from './entry-signs.ts';
import { headTexts } from './header.ts';
import { isNumberOfAnswer } from './heads.ts';
import type { Columns } from './layout.ts';

export type Signed = { readonly column: number; readonly signs: Signs };

/** The weight of a head known by its ending only. Set by hand, not tuned on a set. */
const UNSURE = 0.2;
/** The share of entries that makes a column one of states. Set by hand, not tuned on a set. */
const STATES = 0.5;

/** "충족여부" ("met or not") asks for an answer, unless the entries are states. */
const isAnswerHead = (signs: Signs): boolean => signs['head:answer'] !== undefined && (signs.states ?? 0) < STATES;

/** A status column is the answer column if there is no other, and its choices or head do not make it one of states. */
const withChoice = (columns: Columns, all: readonly Signed[], question: number): Columns => {
  const { status, ...others } = columns;
  const signs = all.find(({ column }) => column === status)?.signs;
  if (columns.answer !== undefined || status === undefined || signs === undefined || status < question) return columns;
  // "有無": whether a document is available.
  const isState = (signs['head:status'] ?? 0) > UNSURE || signs['clue:status'] === 1 || signs.choice === 1;
  const isChosen = signs.chosen === 1 && !isState;
  return isChosen || isAnswerHead(signs) ? { ...others, answer: status } : columns;
};

/** "Done (O/X)" beside the words, or "no. of the answer": what is chosen is the answer, the words explain it. */
const isChosenIn = (text: string, { comment }: Columns, signs: Signs): boolean => {
  if (isNumberOfAnswer(text)) return signs.empty === 1 || signs.codes === 1;
  const isOther = signs['named:other'] === 1 || signs['clue:other'] === 1 || signs.ofAsker === 1;
  return comment !== undefined && !isOther && isChoiceHead(text);
};

/** A dropdown without states below an unknown head takes the finding on the question. */
const isGraded = (sheet: GridSheet, column: number, signs: Signs): boolean => {
  const isKnown = Object.keys(signs).some((sign) => sign.startsWith('head:')) || signs.ofAsker === 1;
  const isOfState = signs['clue:status'] === 1 || signs['clue:other'] === 1 || signs['clue:owner'] === 1;
  const values = sheet.choices.filter(({ range }) => range.left <= column && column <= range.right);
  return signs.chosen === 1 && !isKnown && !isOfState && !values.some((one) => areStates(one.values));
};

/** "Score (0-10)", if it is the only scale and still open: several rate a risk, and a full one weighs questions. */
const onlyScale = (free: readonly Signed[], isOpen: (one: Signed) => boolean): Signed | undefined => {
  const [scale, ...others] = free.filter(({ signs }) => signs.scale === 1 && signs.ofAsker === 0);
  return scale && others.length === 0 && isOpen(scale) ? scale : undefined;
};

const isNamed = (signs: Signs): boolean => signs['named:answer'] === 1 && signs.ofAsker === 0;

/** "Target's R&R": a head of the respondent that names persons, if no other does. */
export const withOwner = (columns: Columns, all: readonly Signed[]): Columns => {
  const owner = all.find(({ signs }) => signs['named:owner'] === 1 && signs.ofRespondent === 1 && signs.judge === 0);
  return columns.owner === undefined && owner ? { ...columns, owner: owner.column } : columns;
};

export const freeAfter = (sheet: GridSheet, columns: Columns, all: readonly Signed[], question: number): Signed[] => {
  const taken = new Set(Object.values(columns));
  return all.filter(({ column }) => column > question && !taken.has(column) && !sheet.isHiddenColumn(column));
};

/** With a choice and words beside it, the choice is the answer: "該当(○/×)" before "例外". */
const choiceFirst = (sheet: GridSheet, list: QuestionsBelow, columns: Columns, all: readonly Signed[]): Columns => {
  const { answer, comment } = columns;
  const heads = headTexts(sheet, list.headerRow);
  const isChoice = (column: number) => isChoiceHead(heads.get(column) ?? '');
  if (answer === undefined || comment !== undefined || isChoice(answer)) return columns;
  const chosen = freeAfter(sheet, columns, all, list.question).find(
    ({ column, signs }) => column < answer && isChoice(column) && signs['head:answer'] !== undefined,
  );
  return chosen ? { ...columns, answer: chosen.column, comment: answer } : columns;
};

export const withAnswer = (sheet: GridSheet, list: QuestionsBelow, best: Columns, all: readonly Signed[]): Columns => {
  const columns = withChoice(best, all, list.question);
  if (columns.answer !== undefined) return choiceFirst(sheet, list, columns, all);
  const free = freeAfter(sheet, columns, all, list.question);
  const named = free.filter(({ signs }) => isNamed(signs));
  const isOpen = ({ column }: Signed) => list.rows.some((row) => textAt(sheet, row, column) === '');
  const heads = headTexts(sheet, list.headerRow);
  const found =
    named.find(isOpen) ??
    named[0] ??
    free.find(({ column, signs }) => isChosenIn(heads.get(column) ?? '', columns, signs)) ??
    free.find(({ column, signs }) => isGraded(sheet, column, signs)) ??
    onlyScale(free, isOpen);
  return found ? { ...columns, answer: found.column } : columns;
};
