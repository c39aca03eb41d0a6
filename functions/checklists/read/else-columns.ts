// Finds an answer or owner column that no sign tells: the first open one below an answer head, a choice, a party.
import { type GridSheet, textAt } from '../grid.ts';
import { isChoiceHead } from './choice-heads.ts';
import type { QuestionsBelow, Signs } from './column-signs.ts';
import { headTexts } from './header.ts';
import { isNumberOfAnswer } from './heads.ts';
import type { Columns } from './layout.ts';

type Signed = { readonly column: number; readonly signs: Signs };

/** The weight of a head known by its ending only. Set by hand, not tuned on a set. */
const UNSURE = 0.2;

/** A status column with choices is the answer column if there is no other and no word calls it a state. */
const withChoice = (columns: Columns, all: readonly Signed[], question: number): Columns => {
  const { status, ...others } = columns;
  const signs = all.find(({ column }) => column === status)?.signs;
  // "有無": whether a document is available.
  const isState = (signs?.['head:status'] ?? 0) > UNSURE || signs?.['clue:status'] === 1 || signs?.choice === 1;
  if (columns.answer !== undefined || status === undefined || isState || status < question || signs?.chosen !== 1)
    return columns;
  return { ...others, answer: status };
};

/** "Done (O/X)" beside the words, or "no. of the answer": what is chosen is the answer, the words explain it. */
const isChosenIn = (text: string, { comment }: Columns, signs: Signs): boolean => {
  if (isNumberOfAnswer(text)) return signs.empty === 1 || signs.codes === 1;
  const isOther = signs['named:other'] === 1 || signs['clue:other'] === 1 || signs.ofAsker === 1;
  return comment !== undefined && !isOther && isChoiceHead(text);
};

const isNamed = (signs: Signs): boolean => signs['named:answer'] === 1 && signs.ofAsker === 0;

/** "Target's R&R": a head of the respondent that names persons, if no other does. */
export const withOwner = (columns: Columns, all: readonly Signed[]): Columns => {
  const owner = all.find(({ signs }) => signs['named:owner'] === 1 && signs.ofRespondent === 1 && signs.judge === 0);
  return columns.owner === undefined && owner ? { ...columns, owner: owner.column } : columns;
};

export const withAnswer = (sheet: GridSheet, list: QuestionsBelow, best: Columns, all: readonly Signed[]): Columns => {
  const columns = withChoice(best, all, list.question);
  if (columns.answer !== undefined) return columns;
  const taken = new Set(Object.values(columns));
  const free = all.filter(
    ({ column }) => column > list.question && !taken.has(column) && !sheet.isHiddenColumn(column),
  );
  const named = free.filter(({ signs }) => isNamed(signs));
  const isOpen = ({ column }: Signed) => list.rows.some((row) => textAt(sheet, row, column) === '');
  const heads = headTexts(sheet, list.headerRow);
  const found =
    named.find(isOpen) ??
    named[0] ??
    free.find(({ column, signs }) => isChosenIn(heads.get(column) ?? '', columns, signs));
  return found ? { ...columns, answer: found.column } : columns;
};
