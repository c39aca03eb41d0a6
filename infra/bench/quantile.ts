// Computes quantiles of measured values.

export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

export const median = (values: readonly number[]): number => quantile(values, 0.5);
