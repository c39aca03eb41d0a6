// Gives what a company pays the sign that a cash flow statement prints: registers state it as a positive amount.
import type { Sheet } from './table.ts';

const OUTFLOWS: ReadonlySet<string> = new Set(['capex', 'dividends', 'buybacks']);

export const asOutflows = (sheet: Sheet): Sheet => ({
  ...sheet,
  figures: sheet.figures.map((one) =>
    OUTFLOWS.has(one.metric) && one.value > 0 ? { ...one, value: -one.value } : one,
  ),
});
