// Random text has the length and alphabet of ids, evenly distributed.
import { expect, it } from 'vitest';
import { secureRandom } from '#functions/adapters/node/random.ts';

it.each([0, 1, 12, 16, 1000])('returns %i characters without confusable ones', (length) => {
  expect(secureRandom.text(length)).toMatch(new RegExp(`^[2-9a-hjkmnp-z]{${length}}$`));
});

it('returns every character about equally often', () => {
  const counts = new Map<string, number>();
  for (const letter of secureRandom.text(310_000)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  expect(counts.size).toBe(31);
  for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(700);
});
