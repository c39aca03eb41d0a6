// The table of ratios and sums that are known by name.
import lexicon from '#shared/language/lexicon/ratios.json' with { type: 'json' };
import type { Language } from '#shared/model/enums.ts';
import { type Ratio, type RatioRow, ratio } from './ratio.ts';

const ROWS: readonly RatioRow[] = lexicon.ratios;
export const RATIOS: readonly Ratio[] = ROWS.map(ratio);

/** A ratio that a language states as a multiple: a current ratio of 1.88x is 유동비율 188 %. */
export const inLanguage = (one: Ratio, language: Language): Ratio => {
  const row = ROWS.find(({ id }) => id === one.id);
  if (!row?.timesIn?.includes(language)) return one;
  const { unit, printed } = ratio({ ...row, unit: 'times' });
  return { ...one, unit, ...(one.printed && printed ? { printed } : {}) };
};

export const ratiosIn = (...groups: readonly string[]): readonly Ratio[] => {
  const ids = new Set(lexicon.ratios.filter(({ group }) => groups.includes(group)).map(({ id }) => id));
  return RATIOS.filter(({ id }) => ids.has(id));
};

/** The sum that replaces a line of this id if no row prints it. */
export const ratioNamed = (id: string): Ratio | undefined => RATIOS.find((one) => one.id === id);

/**
 * Liabilities and equity in parts, to compare with assets that a question adds up from current and non-current ones.
 */
export const LIABILITIES_IN_PARTS: Ratio = ratio(lexicon.liabilitiesInParts);
