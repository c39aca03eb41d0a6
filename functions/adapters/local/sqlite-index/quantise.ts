// Normalizes vectors, and quantizes them to 8 bits with the largest error this can cause in a dot product.

export const unit = (vector: ArrayLike<number>): Float32Array => {
  let squares = 0;
  for (let i = 0; i < vector.length; i += 1) squares += (vector[i] ?? 0) ** 2;
  const scale = squares > 0 ? 1 / Math.sqrt(squares) : 0;
  const scaled = new Float32Array(vector.length);
  for (let i = 0; i < vector.length; i += 1) scaled[i] = (vector[i] ?? 0) * scale;
  return scaled;
};

export const dot = (a: Float32Array, b: Float32Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
};

/** Writes integers up to `most` into `out`; returns the size of one step and the length of the rounding error. */
export const quantise = (
  vector: Float32Array,
  most: number,
  out: Int8Array | Int16Array,
): { readonly step: number; readonly error: number } => {
  let largest = 0;
  for (let i = 0; i < vector.length; i += 1) largest = Math.max(largest, Math.abs(vector[i] ?? 0));
  const step = largest > 0 ? largest / most : 1;
  let squares = 0;
  for (let i = 0; i < vector.length; i += 1) {
    const value = vector[i] ?? 0;
    const rounded = Math.round(value / step);
    out[i] = rounded;
    squares += (value - rounded * step) ** 2;
  }
  return { step, error: Math.sqrt(squares) };
};
