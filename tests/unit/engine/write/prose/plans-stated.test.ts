// The plans for a year are the sentences about its future events.
import { expect, it } from 'vitest';
import { sentencesOf } from '#shared/report/visit.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const NOW = { now: Date.UTC(2026, 0, 1) };
const interview = chunkOf(
  {
    text: '2026년에는 안성에 두 번째 공장을 열 계획이다. 2025년 매출은 늘었다.',
    fileId: 'fil_000000000001_0000000000000001',
  },
  { document: 'halden-interview.md', section: '경영진 인터뷰', language: 'ko' },
);
const report = chunkOf(
  {
    text: 'Revenue for the year to March 2026 was lower. In 2026 the company plans to double its sales team.',
    fileId: 'fil_000000000001_0000000000000002',
  },
  { document: 'halden-report.pdf', language: 'en' },
);

it.each([
  [
    '2026년 계획은?',
    ['2026년에는 안성에 두 번째 공장을 열 계획이다.', 'In 2026 the company plans to double its sales team.'],
  ],
  ['경영진 인터뷰에서 말한 2026년 계획은?', ['2026년에는 안성에 두 번째 공장을 열 계획이다.']],
])('%s', async (question, plans) => {
  const { blocks } = await askOffline(question, [interview, report], NOW);
  const ticked = blocks.flatMap(sentencesOf).filter(({ check, fit }) => check === 'verified' && fit === 'answers');
  expect(ticked.map(({ text }) => text).sort()).toEqual([...plans].sort());
});
