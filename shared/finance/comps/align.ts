// Aligns periods to comparable twelve months: the last twelve, or the target's fiscal year.
import { add, divide, multiply, type Operand, subtract } from '../workbook/expression.ts';
import type { Company, CompsInput, Periods } from './input.ts';

/** Months of the following fiscal year within the target's year. */
export const monthsAfter = ({ target }: CompsInput, { yearEnd }: Company): number =>
  (target.yearEnd - yearEnd + 12) % 12;

type Aligned = {
  readonly basis: CompsInput['basis'];
  readonly isPastYear: boolean;
  readonly periods: Periods;
  /** The prefix of the ids of the period cells: `<id>.fiscalYear` and so on. */
  readonly id: string;
  /** The cell with the number of months of the following year. */
  readonly months: string;
};

/**
 * Last twelve months = fiscal year + year to date - year to date of the prior year.
 * Calendarised = (12 - m) / 12 x fiscal year + m / 12 x following fiscal year, where m months of the latter are in the
 * target's year.
 * Rosenbaum and Pearl, Investment Banking, ch. 1.
 */
export const alignedMetric = ({ basis, isPastYear, periods, id, months }: Aligned): Operand => {
  if (basis === 'lastTwelveMonths')
    return isPastYear ? subtract(add(`${id}.fiscalYear`, `${id}.currentPart`), `${id}.priorPart`) : `${id}.fiscalYear`;
  if (!periods.nextFiscalYear) return `${id}.fiscalYear`;
  return add(
    multiply(`${id}.fiscalYear`, divide(subtract(12, months), 12)),
    multiply(`${id}.nextFiscalYear`, divide(months, 12)),
  );
};
