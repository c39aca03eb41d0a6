// Recognizes statements that the respondent confirms or qualifies: warranties, controls, covenants.
import { type GridSheet, textAt } from '../grid.ts';
import { TO_FILL } from './answer-columns.ts';
import { factsOf } from './column-facts.ts';
import { asksInWords, says } from './kind.ts';
import type { Proposal } from './layout.ts';
import type { Role } from './roles.ts';

/** Set by hand: shorter texts are names; fewer uses of columns to fill in are those of a register. */
const SHORTEST = 12;
const FEWEST_USES = 2;

const isStatement = (text: string): boolean => text.length >= SHORTEST && says(text) && !asksInWords(text);

/** Uses that the head says, or whose column still has room: what a register says of its rows is in all of them. */
const usesToFill = (sheet: GridSheet, { layout: { columns }, heads, rows }: Proposal): number => {
  // A finding has a source and a place, but neither an answer nor a state.
  if (columns.answer === undefined && columns.status === undefined) return 0;
  const own = rows.filter((row) => textAt(sheet, row, columns.question) !== '');
  const isNamed = (role: Role, column: number): boolean =>
    heads.some((one) => one.column === column && one.head.role === role && one.head.weight >= 1);
  return TO_FILL.filter((role) => {
    const column = role && role !== 'other' ? columns[role] : undefined;
    if (role === undefined || column === undefined || column <= columns.question) return false;
    return isNamed(role, column) || factsOf(sheet, own, column).filled < own.length;
  }).length;
};

/** The share of statements among the questions of a proposal, if there are columns to confirm them in. */
export const statedIn = (sheet: GridSheet, proposal: Proposal, texts: readonly string[]): number =>
  usesToFill(sheet, proposal) < FEWEST_USES ? 0 : texts.filter(isStatement).length / Math.max(1, texts.length);
