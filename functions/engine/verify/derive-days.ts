// Recognizes days of a balance, or of the average of two, computed from figures of the same sentence.
import type { Figure } from '#shared/language/grammar/figures.ts';
import { near, shown } from './computed-figure.ts';

/** Converts balances to days: 62,473 ÷ 438,512 × 365. */
export const DAYS_OF_YEAR = 365;

/** The average of a and b, ÷ c × 365, or c ÷ it × 365. */
const ofMean = (stated: Figure, amounts: readonly Figure[]): string | undefined => {
  for (const [n, a] of amounts.entries())
    for (const b of amounts.slice(n + 1))
      for (const c of amounts) {
        if (c === a || c === b || a.unit !== b.unit || a.unit !== c.unit) continue;
        const half = (a.value + b.value) / 2;
        const mean = `((${shown(a)} + ${shown(b)}) ÷ 2)`;
        if (near(stated, (half / c.value) * DAYS_OF_YEAR))
          return `${mean} ÷ ${shown(c)} × ${DAYS_OF_YEAR} = ${shown(stated)}`;
        if (half !== 0 && near(stated, (c.value / half) * DAYS_OF_YEAR))
          return `${shown(c)} ÷ ${mean} × ${DAYS_OF_YEAR} = ${shown(stated)}`;
      }
  return undefined;
};

/** a ÷ b × 365 in days, if the sentence writes out 365. */
export const ofDays = (stated: Figure, operands: readonly Figure[]): string | undefined => {
  const isWritten = operands.some(({ value, unit }) => value === DAYS_OF_YEAR && unit === undefined);
  if (!isWritten || stated.unit !== undefined) return undefined;
  const amounts = operands.filter(({ unit, value }) => unit !== undefined && value !== 0);
  for (const a of amounts)
    for (const b of amounts)
      if (a !== b && a.unit === b.unit && near(stated, (a.value / b.value) * DAYS_OF_YEAR))
        return `${shown(a)} ÷ ${shown(b)} × ${DAYS_OF_YEAR} = ${shown(stated)}`;
  return ofMean(stated, amounts);
};
