// Positions of rows or columns: starts, sizes and hit testing, for a million of them without a list.
type Run = readonly [from: number, to: number, size: number];
type Stretch = { readonly from: number; readonly to: number; readonly size: number; readonly start: number };

export type Axis = {
  readonly count: number;
  readonly total: number;
  start(n: number): number;
  size(n: number): number;
  at(pixel: number): number;
};

const stretches = (runs: readonly Run[], standard: number, count: number): Stretch[] => {
  const all: Stretch[] = [];
  let next = 1;
  let start = 0;
  const add = (from: number, to: number, size: number) => {
    if (to < from) return;
    all.push({ from, to, size, start });
    start += (to - from + 1) * size;
    next = to + 1;
  };
  for (const [from, to, size] of runs.toSorted(([a], [b]) => a - b)) {
    if (from > count) break;
    add(next, from - 1, standard);
    add(Math.max(from, next), Math.min(to, count), size);
  }
  add(next, count, standard);
  return all;
};

/** The last stretch for which `isBefore` is true. */
const find = (all: readonly Stretch[], isBefore: (stretch: Stretch) => boolean): Stretch | undefined => {
  let [low, high] = [0, all.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const stretch = all[middle];
    if (stretch && isBefore(stretch)) low = middle;
    else high = middle - 1;
  }
  return all[low];
};

export const axisOf = (runs: readonly Run[], standard: number, count: number): Axis => {
  const all = stretches(runs, standard, count);
  const last = all.at(-1);
  const total = last ? last.start + (last.to - last.from + 1) * last.size : 0;
  const holding = (n: number) => find(all, ({ from }) => from <= n);
  return {
    count,
    total,
    start: (n) => {
      const stretch = holding(n);
      return stretch ? stretch.start + (Math.min(n, stretch.to + 1) - stretch.from) * stretch.size : 0;
    },
    size: (n) => holding(n)?.size ?? standard,
    at: (pixel) => {
      const stretch = find(all, ({ start }) => start <= pixel);
      if (!stretch) return 1;
      const within = stretch.size === 0 ? 0 : Math.floor((pixel - stretch.start) / stretch.size);
      return Math.max(1, Math.min(stretch.from + within, stretch.to, count));
    },
  };
};
