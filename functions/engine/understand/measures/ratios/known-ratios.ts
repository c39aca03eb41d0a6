// The table of ratios and sums that are known by name.
import lexicon from '#shared/language/lexicon/ratios.json' with { type: 'json' };
import { type Ratio, ratio } from './ratio.ts';

export const RATIOS: readonly Ratio[] = lexicon.ratios.map(ratio);

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
