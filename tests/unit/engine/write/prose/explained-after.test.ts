// A reason may be in the sentence after the one that states the effect.
import { expect, it } from 'vitest';
import { sentencesOf } from '#shared/report/visit.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const NOW = { now: Date.UTC(2026, 0, 1) };
const ticked = async (question: string, text: string, language: string) => {
  const { blocks } = await askOffline(question, [chunkOf({ text }, { language })], NOW);
  const all = blocks.flatMap(sentencesOf).filter(({ check, fit }) => check === 'verified' && fit !== 'near');
  return all.map((one) => one.text);
};

it.each([
  ['가마 가동을 중단한 이유는?', '가마의 가동을 3월에 중단했다.', '굴뚝을 교체해야 했기 때문이다.', 'ko'],
  ['Why was the kiln closed?', 'The kiln was closed in March.', 'This was due to a crack in the chimney.', 'en'],
])('%s is answered by both', async (question, event, reason, language) => {
  expect(await ticked(question, `${event} ${reason} 24 people work there.`, language)).toEqual([event, reason]);
});

it('is not explained if the sentence before states something else', async () => {
  expect(await ticked('가마 가동을 중단한 이유는?', '직원은 늘었다. 굴뚝을 교체해야 했기 때문이다.', 'ko')).toEqual([]);
});
