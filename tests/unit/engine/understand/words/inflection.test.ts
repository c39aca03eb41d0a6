// Removes predicate endings from the noun that a question is about.
import { expect, it } from 'vitest';
import { isInflected, stemOf, withoutJoinedParticles } from '#functions/engine/understand/words/inflection.ts';

it.each([
  ['설립됐어', '설립'],
  ['적자였어', '적자'],
  ['위반했습니까', '위반'],
  ['거래했음', '거래'],
  ['도입하나요', '도입'],
  ['운영했던데', '운영'],
  ['満了しますか', '満了'],
  ['제기한', '제기'],
  ['설립했나', '설립'],
  ['체결된', '체결'],
  ['권한', '권한'],
  // Nouns that end like a predicate stay whole.
  ['바나나', '바나나'],
  ['브랜드', '브랜드'],
  ['단어', '단어'],
])('finds in %s the stem %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

it('does not read a predicate as a name', () => {
  expect(isInflected('늘었습니까')).toBe(true);
  for (const word of ['준수하고있는지', '변했어', '떨어졌니', '올랐는데', '좋았음'])
    expect(isInflected(word)).toBe(true);
  expect(isInflected('가람식품')).toBe(false);
});

it('separates a joining particle from the name', () => {
  expect(['한빛기계와의', '새론과의', '서비스의'].map(withoutJoinedParticles)).toEqual([
    '한빛기계',
    '새론',
    '서비스의',
  ]);
});
