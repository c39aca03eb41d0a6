// Matches a company name in the script of another language, but not words with a merely similar sound.
import { expect, it } from 'vitest';
import { soundPlaces } from '#functions/engine/understand/names/name-sounds.ts';

it.each([
  ['Calder', '칼더의 매출은?'],
  ['Calder', 'カルダーの売上高は？'],
  ['Adelby', '애들비의 매출은?'],
])('hears %s in %s', (name, question) => {
  expect(soundPlaces(name, question)).toHaveLength(1);
});

it('hears no name in a word that has other vowels between the same three consonants', () => {
  expect(soundPlaces('Calder', '클라우드 매출은?')).toEqual([]);
});
