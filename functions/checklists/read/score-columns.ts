// Assigns uses to the columns beside the questions: the best combination with at most one column per use.
import type { GridSheet } from '../grid.ts';
import uses from '../words/column-uses.json' with { type: 'json' };
import { columnsIn, MAX_COLUMNS } from './column-facts.ts';
import { type QuestionsBelow, type Signs, signsOf } from './column-signs.ts';
import { withAnswer, withOwner } from './else-columns.ts';
import { withBasis, withComment } from './else-words.ts';
import { headTexts } from './header.ts';
import type { Columns } from './layout.ts';

export const USES = ['answer', 'comment', 'reference', 'status', 'section', 'owner'] as const;
export type Use = (typeof USES)[number];
/** The gain of a column with a use over none. */
type Gain = { readonly column: number; readonly gain: number };
type Choice = { readonly columns: Columns; readonly gain: number };

/** The weight of each sign of a column for a use. */
export type Weights = Readonly<Record<Use, Readonly<Record<string, number>>>>;

const gainOf = (signs: Signs, weights: Weights[Use]): number =>
  Object.entries(signs).reduce((sum, [sign, value]) => sum + value * (weights[sign] ?? 0), 0);

const hiddenBefore = (sheet: GridSheet, question: number): number[] =>
  Array.from({ length: question - 1 }, (_, n) => n + 1).filter((column) => sheet.isHiddenColumn(column));

/** A column before the questions whose every entry is beside none holds the headings above them. */
const holdsHeadings = (sheet: GridSheet, headerRow: number, question: number, column: number): boolean => {
  const filled = [...sheet.rows].filter(([row, cells]) => row > headerRow && cells.has(column));
  return column < question && filled.length > 0 && filled.every(([, cells]) => !cells.has(question));
};

export const candidateColumns = (sheet: GridSheet, { headerRow, question, rows }: QuestionsBelow): number[] =>
  [
    ...new Set([
      ...columnsIn(sheet, rows),
      ...headTexts(sheet, headerRow).keys(),
      ...sheet.choices.map(({ range }) => range.left),
      ...hiddenBefore(sheet, question),
    ]),
  ]
    .filter((column) => column !== question && !holdsHeadings(sheet, headerRow, question, column))
    .sort((a, b) => a - b)
    .slice(0, MAX_COLUMNS);

/** "Reason for request" takes no answer, unless the column is for a company or has values to choose from. */
const isNamedOther = (signs: Signs): boolean =>
  signs['named:other'] === 1 && signs.chosen === 0 && signs.entity === 0 && signs.tick === 0;

/**
 * Answers come after the questions unless the head names them. A head for a person or for a follow-up has no other use.
 */
const isOfHead = (use: Use, column: number, signs: Signs, question: number): boolean => {
  if (signs['named:owner'] !== undefined || signs.agent === 1) return use === 'owner';
  // "Department" may name the section instead.
  if (signs['head:owner'] !== undefined) return use === 'owner' || use === 'section';
  if (signs.followUp === 1) return use === 'status';
  if (use === 'owner') return signs['named:other'] === undefined;
  if (use === 'reference') return signs['head:comment'] === undefined && signs['named:answer'] === undefined;
  // Marks are no words.
  if (use === 'comment' && signs.marks === 1) return signs['head:comment'] !== undefined;
  // A second column of files holds no words.
  if (use === 'comment') return signs['named:reference'] === undefined;
  // A second answer column is not a state ("good" beside "poor"), unless its entries are ("answered", "pending").
  if (use === 'status') return signs['head:answer'] === undefined || signs.choice === 1 || signs.stateOfReply === 1;
  // The columns of several companies are the answers, not a choice beside them.
  if (use === 'answer' && signs.besideSeveral === 1 && signs['head:answer'] === undefined) return false;
  if (use !== 'answer' || (column > question && !isNamedOther(signs))) return true;
  // Before the questions it is still open; else "good", "fair", "poor" are explained by the texts beside them.
  return signs['head:answer'] !== undefined && (column > question || signs.filled !== 1);
};

/** "1.1", "A-2" number the rows, whatever the head is. */
const isNumbers = (signs: Signs): boolean =>
  signs.codes === 1 && signs.topic === 0 && signs['named:section'] === undefined;

/** A head "3" is a step of a scale to be marked. Cells such as "high" rate a row, unless the head has the use. */
const isOfCells = (use: Use, signs: Signs): boolean => {
  if (signs.levels === 1) return signs[`head:${use}`] !== undefined;
  if (use === 'section') return !isNumbers(signs) && signs.empty !== 1;
  return use === 'answer' || signs.numeral !== 1;
};

/** A hidden column may name the sections but takes no entries. */
const mayTake = (use: Use, column: number, signs: Signs, { question, isHidden }: Where): boolean =>
  isHidden(column) ? use === 'section' : isOfHead(use, column, signs, question) && isOfCells(use, signs);

export type Where = { readonly question: number; isHidden(column: number): boolean };
export type Signed = { readonly column: number; readonly signs: Signs };
type Gains = ReadonlyMap<Use, readonly Gain[]>;

const gainsIn = (all: readonly Signed[], where: Where, weights: Weights): Gains => {
  const of = (use: Use): Gain[] =>
    all
      .filter(({ column, signs }) => mayTake(use, column, signs, where))
      .map(({ column, signs }) => ({ column, gain: gainOf(signs, weights[use]) }))
      .filter(({ gain }) => gain > 0)
      .sort((a, b) => b.gain - a.gain)
      // The other uses need fewer candidates.
      .slice(0, USES.length);
  return new Map(USES.map((use) => [use, of(use)]));
};

const bestOf = (gains: Gains, [use, ...others]: readonly Use[], taken: ReadonlySet<number>): Choice => {
  if (use === undefined) return { columns: {}, gain: 0 };
  let best = bestOf(gains, others, taken);
  for (const { column, gain } of gains.get(use) ?? []) {
    if (taken.has(column)) continue;
    const rest = bestOf(gains, others, new Set([...taken, column]));
    if (rest.gain + gain > best.gain) best = { columns: { ...rest.columns, [use]: column }, gain: rest.gain + gain };
  }
  return best;
};

export const bestColumns = (all: readonly Signed[], where: Where, weights: Weights): Choice =>
  bestOf(gainsIn(all, where, weights), USES, new Set());

const isClue = (sign: string): boolean => sign.startsWith('clue:');
const hasClue = ({ signs }: Signed): boolean => Object.keys(signs).some(isClue);
const withoutClues = (signs: Signs): Signs =>
  Object.fromEntries(Object.entries(signs).filter(([sign]) => !isClue(sign)));

export const scoredColumns = (sheet: GridSheet, list: QuestionsBelow) => {
  const all = candidateColumns(sheet, list).map((column) => ({ column, signs: signsOf(sheet, list, column) }));
  const where = { question: list.question, isHidden: sheet.isHiddenColumn };
  const best = bestColumns(all, where, uses.weights);
  // Clues from single words separate uses but do not count for a header.
  const { gain } = all.some(hasClue)
    ? bestColumns(
        all.map(({ column, signs }) => ({ column, signs: withoutClues(signs) })),
        where,
        uses.weights,
      )
    : best;
  const answered = withAnswer(sheet, list, best.columns, all);
  const columns = withOwner(withComment(sheet, list, withBasis(sheet, list, answered, all), all), all);
  const taken = new Set(Object.values(columns));
  const others = all.filter(({ column, signs }) => !taken.has(column) && (signs['named:answer'] ?? signs.entity) === 1);
  return { columns, gain, otherAnswers: others.map(({ column }) => column) };
};
