// Finds the layout of a sheet by rules, as one of several signs: the first clear header with the question column below
// it, or else a shape.
import { type GridSheet, textAt } from '../grid.ts';
import { emptyDetails, isFree, NAMED, TO_FILL } from './answer-columns.ts';
import { assigned } from './assigned.ts';
import { isBodyRow } from './body-rows.ts';
import { type ColumnFacts, columnsIn, factsOf, hasChoices, isProse, rowsAfter } from './column-facts.ts';
import { isCodeLike } from './entry-codes.ts';
import { type ColumnHead, headerScore, headsIn, isEarly, repeatsHeader } from './header.ts';
import type { Layout } from './layout.ts';
import { likelyHeadsIn } from './likely-heads.ts';
import { isCode, isNumbered } from './numbering.ts';
import { isRegister } from './register.ts';
import { byAsking, byCodes } from './shapes.ts';
import { byChoices, byEmptiness, byEntities } from './to-fill.ts';

/** The share of numbered lines below a title. Set by hand, not tuned on a set. */
const MOSTLY_NUMBERED = 0.7;
/** Fewer lines below a single head, or a smaller share of questions, make a cover. Set by hand, not tuned on a set. */
const FEWEST_LINES = 5;
/** The number of cells of a row wider than a single head. Set by hand, not tuned on a set. */
const WIDE = 3;
const ASKING = 0.3;
/** For a column under a head with another use; headings may be in between. Set by hand, not tuned on a set. */
const MOSTLY_FILLED = 0.6;
const MOSTLY_ASKING = 0.5;

/** A register repeats the kinds of its entries, which may read like requests. */
const isMostlyQuestions = ({ asking, distinct }: ColumnFacts): boolean => asking >= 0.3 && distinct >= 0.5;

/** The heads of a row, with empty details read as answers. */
export const headsWithDetails = (
  sheet: GridSheet,
  found: readonly ColumnHead[],
  rows: readonly number[],
): ColumnHead[] => {
  const first = found.find(({ column, head }) => head.role === 'question' && factsOf(sheet, rows, column).filled > 0);
  const details = first ? emptyDetails(sheet, found, rows, first.column) : [];
  return found.map((one) =>
    details.includes(one.column) ? { ...one, head: { role: 'answer', weight: NAMED } as const } : one,
  );
};

/** "4.1" below "Requirement" is a number. */
const areCodes = (sheet: GridSheet, rows: readonly number[], column: number): boolean => {
  const texts = rows.map((row) => textAt(sheet, row, column)).filter((text) => text !== '');
  return texts.filter((text) => isCode(text) || (isCodeLike(text) && /\d/.test(text))).length > texts.length / 2;
};

const questionColumn = (
  sheet: GridSheet,
  found: readonly ColumnHead[],
  rows: readonly number[],
): number | undefined => {
  const rank = ({ column, head }: ColumnHead): number => {
    const { filled, length, asking, wording } = factsOf(sheet, rows, column);
    const named = Math.min(head.weight, NAMED) * 10;
    return filled === 0 || areCodes(sheet, rows, column)
      ? 0
      : named + asking * 4 + wording * 4 + Math.min(length, 60) / 12 + (filled / rows.length) * 6;
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
  const toFill = found.filter(
    ({ column, head }) => TO_FILL.includes(head.role) && factsOf(sheet, rows, column).filled === 0,
  );
  const isOpen = hasAnswers || toFill.length > 1;
  if (best && (best.weight > 1 || isOpen || isMostlyQuestions(factsOf(sheet, rows, best.column)))) return best.column;
  const isNamed = found.some(({ head }) => head.role === 'question' && head.weight >= NAMED);
  if (
    !hasAnswers &&
    !isNamed &&
    !found.some(({ column, head }) => head.role === 'answer' && hasChoices(sheet, rows, column))
  )
    return undefined;
  // There is an answer column but no question head: takes the column that reads like questions. A column filled with
  // questions in every row is the question column, whatever its head.
  const isTaken = ({ column, head: { role } }: ColumnHead): boolean => {
    if (role === 'question') return areCodes(sheet, rows, column);
    const { filled, asking } = factsOf(sheet, rows, column);
    return filled < rows.length * MOSTLY_FILLED || asking < MOSTLY_ASKING;
  };
  const taken = new Set(found.filter(isTaken).map(({ column }) => column));
  return columnsIn(sheet, rows)
    .filter((column) => !taken.has(column))
    .map((column) => ({ column, facts: factsOf(sheet, rows, column) }))
    .filter(({ facts }) => isProse(facts, rows.length))
    .sort((a, b) => b.facts.asking - a.facts.asking || b.facts.length - a.facts.length)[0]?.column;
};

/** Applies the heads to the columns beside questions that were found by shape. */
const withHeads = (sheet: GridSheet, layout: Layout): Layout => {
  const { headerRow, columns } = layout;
  const rows = rowsAfter(sheet, headerRow);
  const named = assigned(sheet, headsIn(sheet, headerRow), { headerRow, rows }, columns.question);
  // An empty column is not for answers if another one is for the words.
  const { answer, ...rest } = columns;
  const isElsewhere = named.columns.comment !== undefined && answer !== undefined && isFree(sheet, rows, answer);
  const own = isElsewhere ? rest : columns;
  return { headerRow, columns: { ...own, ...named.columns }, otherAnswers: named.otherAnswers };
};

/** A single text with space below it, or a longer phrase above numbered lines. */
export const isTitle = (sheet: GridSheet, row: number, [first, ...others]: readonly ColumnHead[]): boolean => {
  if (sheet.rows.get(row)?.size !== 1 || !first || others.length > 0) return false;
  if ((sheet.rows.get(row + 1)?.size ?? 0) === 0) return true;
  const below = rowsAfter(sheet, row);
  if (below.slice(0, FEWEST_LINES).some((one) => (sheet.rows.get(one)?.size ?? 0) >= WIDE)) return true;
  const texts = below.map((one) => textAt(sheet, one, first.column));
  const isShort = below.length < FEWEST_LINES && factsOf(sheet, below, first.column).asking < ASKING;
  if (isShort) return true;
  return first.head.weight <= NAMED && texts.filter(isNumbered).length >= texts.length * MOSTLY_NUMBERED;
};

type Scored = { readonly layout: Layout; readonly score: number; readonly isWhole: boolean };

/** A later row must score this many times a complete header; else it is the header of a further table. Set by hand. */
const LATER = 3;

/** A question head, and a column to fill in after it. */
const isWhole = (heads: readonly ColumnHead[], question: number): boolean =>
  heads.some(({ column, head }) => column === question && head.role === 'question' && head.weight >= NAMED) &&
  heads.some(({ column, head }) => column > question && TO_FILL.includes(head.role));

/** The best header among the first rows, by the heads that are known. */
const byHeads = (sheet: GridSheet, headsOf: (sheet: GridSheet, row: number) => ColumnHead[]): Layout | undefined => {
  let best: Scored | undefined;
  for (const row of [...sheet.rows.keys()].filter((one) => isEarly(sheet, one)).sort((a, b) => a - b)) {
    const found = headsOf(sheet, row);
    if (found.length === 0 || isBodyRow(sheet, row)) continue;
    const rows = rowsAfter(sheet, row).filter((below) => !repeatsHeader(sheet, row, below));
    const heads = headsWithDetails(sheet, found, rows);
    const score = headerScore(heads, sheet.rows.get(row)?.size ?? 0);
    if (score < 4 || (best && score <= best.score * (best.isWhole ? LATER : 1)) || isTitle(sheet, row, found)) continue;
    const question = questionColumn(sheet, heads, rows);
    if (question === undefined) continue;
    const { gain: _gain, ...beside } = assigned(sheet, found, { headerRow: row, rows }, question);
    const layout = { headerRow: row, ...beside };
    best = { layout, score, isWhole: isWhole(heads, question) };
  }
  return best?.layout;
};

const byShape = (sheet: GridSheet): Layout | undefined =>
  byCodes(sheet) ?? byEntities(sheet) ?? byAsking(sheet) ?? byChoices(sheet) ?? byEmptiness(sheet);

/** `undefined` if the rules find no questions. */
export const ruledLayout = (sheet: GridSheet): Layout | undefined => {
  const headed = byHeads(sheet, headsIn);
  if (headed) return isRegister(sheet, headed) ? undefined : headed;
  const shaped = byShape(sheet);
  if (shaped) {
    if (isRegister(sheet, shaped)) return undefined;
    return shaped.headerRow > 0 ? withHeads(sheet, shaped) : shaped;
  }
  const likely = byHeads(sheet, likelyHeadsIn);
  return likely && !isRegister(sheet, likely) ? likely : undefined;
};
