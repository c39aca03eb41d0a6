// Sizes of generated structures: most are small, a few as large as an attacker would make them.
import type { Chance } from '../random.ts';

export const sizeOf = (chance: Chance, most: number): number => {
  // Shares of the largest size: six in seven files cost the parser little, one in fifty-six costs the most it may.
  const share = chance.pick([1e-4, 1e-3, 1e-3, 1e-2, 1e-2, 0.1, chance.int(8) === 0 ? 1 : 0.03]);
  return 1 + chance.int(Math.max(2, Math.round(most * share)));
};
