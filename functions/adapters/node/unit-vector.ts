// Normalizes a vector to length 1; a vector of all zeros is unchanged.

export const unitVector = (vector: readonly number[]): number[] => {
  let squares = 0;
  for (const value of vector) squares += value * value;
  const length = Math.sqrt(squares);
  return vector.map((value) => (length > 0 ? value / length : 0));
};
