// A rent or deposit by its name, from the one line of a contract that covers the whole question.
import { expect, it } from 'vitest';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

const NOW = Date.UTC(2026, 5, 1);
const lease = chunkOf(
  {
    text: [
      '임대인 청솔개발 주식회사, 임차인 오름제지 주식회사',
      '제1조 (목적물) 오송읍 공장 4,100㎡',
      '제3조 (차임) 월 3,800만원으로 하고 매월 말일에 지급한다.',
      '제4조 (보증금) 임차인은 보증금 4억원을 지급한다.',
      '제7조 (중도해지) 임차인은 해지할 수 있으며, 이 경우 차임 3개월분을 위약금으로 지급한다.',
    ].join('\n'),
  },
  { document: '오름제지_공장_임대차계약서.txt', language: 'ko' },
);

it.each([
  ['What is the factory rent?', '3,800만원'],
  ['工場の賃料はいくらですか', '3,800만원'],
  ['What is the deposit for the factory?', '4억원'],
])('%s', async (question, figure) => {
  expect(tickedIn(await askOffline(question, [lease], { now: NOW }))).toContain(figure);
});

it('is not returned for another sum', async () => {
  expect(tickedIn(await askOffline('What is the insurance premium of the factory?', [lease], { now: NOW }))).toBe('');
});
