// Drops what does not fit, and sorts the rest by fit, best first.
type Fitting<T> = { readonly one: T; readonly fit: number };

export const bestFirst = <T>(found: readonly Fitting<T>[]): T[] =>
  found
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .map(({ one }) => one);
