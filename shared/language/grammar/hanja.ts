// Reads names in Chinese characters as Koreans do: 梁山 is 양산 or 량산.

import { lazy } from '../../lazy.ts';
import hanja from '../lexicon/hanja.json' with { type: 'json' };

const READINGS = lazy(() => {
  const readings = new Map<string, readonly string[]>();
  for (const [reading, characters] of Object.entries(hanja.readings))
    for (const one of characters) readings.set(one, [...(readings.get(one) ?? []), reading]);
  return readings;
});

/** Names of places and people are not longer. */
const [MIN_LENGTH, MAX_LENGTH] = [2, 4];

/** Empty for a text with other characters. */
export const readingsOf = (text: string): readonly string[] => {
  const characters = [...text];
  if (characters.length < MIN_LENGTH || characters.length > MAX_LENGTH) return [];
  return characters.reduce<readonly string[]>(
    (before, one) => (READINGS().get(one) ?? []).flatMap((reading) => before.map((start) => start + reading)),
    [''],
  );
};
