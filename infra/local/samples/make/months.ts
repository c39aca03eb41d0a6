// Distributes a sample year over months, with more towards its end.
const SEASONS = [0.074, 0.071, 0.08, 0.081, 0.083, 0.082, 0.084, 0.083, 0.087, 0.089, 0.098];

/** Twelve months that add up to the year exactly. */
export const months = (total: number): number[] => {
  const first = SEASONS.map((part) => Math.round(total * part));
  return [...first, total - first.reduce((sum, month) => sum + month, 0)];
};
