// Holds the changes that remain to be written, by row or column number.
export type Pending<T> = {
  /** Takes all changes before a number. */
  before(number: number): readonly (readonly [number, T])[];
  take(number: number): T | undefined;
  isEmpty(): boolean;
};

export const pending = <T>(all: ReadonlyMap<number, T> | undefined): Pending<T> => {
  const left = [...(all ?? [])].sort(([a], [b]) => a - b);
  let at = 0;
  return {
    before: (number) => {
      const from = at;
      while ((left[at]?.[0] ?? number) < number) at += 1;
      return left.slice(from, at);
    },
    take: (number) => {
      const next = left[at];
      if (next?.[0] !== number) return undefined;
      at += 1;
      return next[1];
    },
    isEmpty: () => at === left.length,
  };
};
