// Seeded randomness, so that a failure can be reproduced.

export type Chance = {
  /** An integer from 0 to below `below`. */
  int(below: number): number;
  pick<T>(from: readonly T[]): T;
};

export const chance = (seed: number): Chance => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (below: number) => Math.floor(next() * Math.max(1, below));
  return { int, pick: (from) => from[int(from.length)]! };
};
