// Matches a company name in the script of another language, but not words with a merely similar sound.
import { expect, it } from 'vitest';
import { soundPlaces } from '#functions/engine/understand/names/name-sounds.ts';

it.each([
  ['Calder', '칼더의 매출은?'],
  ['Calder', 'カルダーの売上高は？'],
  ['Adelby', '애들비의 매출은?'],
])('recognizes %s in %s', (name, question) => {
  expect(soundPlaces(name, question)).toHaveLength(1);
});

it('recognizes no name in a word with the same three consonants but other vowels', () => {
  expect(soundPlaces('Calder', '클라우드 매출은?')).toEqual([]);
});
