// Turns a table figure into an answer cell, verified if its scale is stated.
import type { Check, Finding } from '#shared/report/blocks.ts';
import type { Passage } from '../../evidence.ts';
import { measureAt } from '../../tables/measure.ts';
import { readTable } from '../../tables/read-table.ts';
import type { Row, Value } from '../../tables/table.ts';
import { cellTieOut } from '../../verify/tie-out-findings.ts';

export type FigureCell = {
  readonly text: string;
  readonly refs: number[];
  readonly check: Check;
  readonly findings?: Finding[];
};

export const figureCell = ({ chunk }: Passage, row: Row, value: Value, n: number): FigureCell => {
  const { text } = value;
  const clashes = cellTieOut({ chunk, start: value.start, end: value.end }, text);
  if (clashes.length > 0) return { text, refs: [n], check: 'uncertain', findings: clashes };
  const isStated = !/\d/.test(text) || measureAt({ row, value, chunk })?.isScaled === true;
  return isStated
    ? { text, refs: [n], check: 'verified' }
    : { text, refs: [n], check: 'uncertain', findings: [{ code: 'scaleUnknown', about: text }] };
};

/** A cell for comparison: cited, without a tick of its own. */
export const compared = ({ text, refs }: FigureCell): Pick<FigureCell, 'text' | 'refs'> => ({ text, refs });

/** Returns a table cell, which may also be text. */
export const lineCell = (passage: Passage, start: number, text: string, n: number): FigureCell => {
  const row = readTable(passage.chunk).rows.find((one) => one.start === start);
  const value = row?.values.find((one) => one.text === text);
  return row && value ? figureCell(passage, row, value, n) : { text, refs: [n], check: 'verified' };
};
