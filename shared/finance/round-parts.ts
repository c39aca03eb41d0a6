// Rounds parts for display so that they add up to their rounded total. Calculators never round.

/**
 * Rounds each part to `decimals` so that the parts add up to the rounded total: whole units go to the largest
 * remainders (Hamilton's method). A part moves by less than one unit of the last digit.
 */
export const roundParts = (parts: readonly number[], decimals = 0): readonly number[] => {
  const unit = 10 ** decimals;
  const scaled = parts.map((part) => part * unit);
  const floors = scaled.map(Math.floor);
  const total = Math.round(scaled.reduce((sum, part) => sum + part, 0));
  const left = total - floors.reduce((sum, part) => sum + part, 0);
  const rank = scaled
    .map((part, i) => ({ i, rest: part - (floors[i] ?? 0) }))
    .sort((a, b) => b.rest - a.rest || a.i - b.i);
  const raised = new Set(rank.slice(0, left).map(({ i }) => i));
  return floors.map((part, i) => (part + (raised.has(i) ? 1 : 0)) / unit);
};
