// Recognizes statements that the respondent confirms or qualifies: warranties, controls, covenants.
import { TO_FILL } from './answer-columns.ts';
import { asksInWords, says } from './kind.ts';
import type { Proposal } from './layout.ts';

/** Set by hand: shorter texts are names; fewer uses of columns to fill in are those of a register. */
const SHORTEST = 12;
const FEWEST_USES = 2;

const isStatement = (text: string): boolean => text.length >= SHORTEST && says(text) && !asksInWords(text);

const usesToFill = ({ layout: { columns } }: Proposal): number =>
  TO_FILL.filter((role) => role && role !== 'other' && (columns[role] ?? 0) > columns.question).length;

/** The share of statements among the questions of a proposal, if there are columns to confirm them in. */
export const statedIn = (proposal: Proposal, texts: readonly string[]): number =>
  usesToFill(proposal) < FEWEST_USES ? 0 : texts.filter(isStatement).length / Math.max(1, texts.length);
