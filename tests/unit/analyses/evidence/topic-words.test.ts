// Which texts are about a topic that a person typed.
import { expect, it } from 'vitest';
import { telling } from '#functions/analyses/evidence/topic-words.ts';

it.each([
  ['depot closures', 'Three depots were closed in May.', true],
  ['kiln refurbishment', 'The kiln was refurbished over the winter.', true],
  ['depot closures', 'Three depots were painted in May.', false],
  ['냉동창고 신축', '냉동창고 신축은 10월에 다시 정한다.', true],
])('%s: %s', (topic, text, expected) => {
  expect(telling(topic)?.test(text)).toBe(expected);
});
