// Which texts are about a topic that a person typed.
import { expect, it } from 'vitest';
import { telling } from '#functions/analyses/evidence/topic-words.ts';

it.each([
  ['depot closures', 'Three depots were closed in May.', true],
  ['kiln refurbishment', 'The kiln was refurbished over the winter.', true],
  ['depot closures', 'Three depots were painted in May.', false],
  ['냉동창고 신축', '냉동창고 신축은 10월에 다시 정한다.', true],
  ['the fire at the Hull depot', 'The depot in Hull was shut after the fire.', true],
  ['the fire at the Hull depot', 'The depot at the quay was painted.', false],
  ['창고 지붕 붕괴사고', '창고 지붕이 눈에 무너진 사고가 있었다.', true],
  ['湾岸第三倉庫', '第三倉庫は2026年9月に着工する。', true],
  ['湾岸倉庫', '倉庫は2棟ある。', false],
])('%s: %s', (topic, text, expected) => {
  expect(telling(topic)?.test(text)).toBe(expected);
});
