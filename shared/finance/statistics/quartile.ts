// Computes quartiles by linear interpolation between closest ranks.

/**
 * The `which`-th quartile (0 least, 2 median, 4 greatest) of the values, in their own unit; their order does not matter.
 * Method: inclusive, rank (n - 1) * which / 4 counted from 0, as Excel's QUARTILE and QUARTILE.INC
 * (type 7 in Hyndman and Fan, "Sample Quantiles in Statistical Packages", The American Statistician 50, 1996).
 * Throws RangeError for no values.
 */
export const quartileOf = (values: readonly number[], which: 0 | 1 | 2 | 3 | 4): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const rank = ((sorted.length - 1) * which) / 4;
  const below = Math.floor(rank);
  const low = sorted[below];
  if (low === undefined) throw new RangeError('no values');
  const high = sorted[below + 1] ?? low;
  return low + (rank - below) * (high - low);
};
