// Brings a vector to length 1; one of all zeros stays as it is.

export const unitVector = (vector: readonly number[]): number[] => {
  let squares = 0;
  for (const value of vector) squares += value * value;
  const length = Math.sqrt(squares);
  return vector.map((value) => (length > 0 ? value / length : 0));
};
