// The share of a listed member is computed from the total of another table.
import { expect, it } from 'vitest';
import { sentencesOf } from '#shared/report/visit.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';

const NOW = Date.UTC(2026, 5, 1);
const chunks = [
  tableChunk(
    [
      ['거래처', '2025년 매출(백만원)', '계약 만료일'],
      ['한들마트', '4,200', '2027-02-28'],
      ['오름유통', '3,100', '2026-06-30'],
      ['새터상회', '900', '2026-12-31'],
    ],
    { document: '이슬양조_거래처.csv', language: 'ko' },
  ),
  tableChunk(
    [
      ['과목', '2025년', '2024년'],
      ['매출액', '21,000', '19,500'],
      ['영업이익', '1,900', '1,700'],
    ],
    { document: '이슬양조_사업보고서.md', section: '손익계산서', language: 'ko', unit: '(단위: 백만원)' },
  ),
  chunkOf(
    { text: '평균 근속연수는 5.1년이고 1인당 평균 급여는 4,720만원이다.' },
    { document: '이슬양조_인사.md', section: '처우', language: 'ko' },
  ),
  tableChunk(
    [
      ['부문', '2025년'],
      ['생산', '214명'],
      ['영업', '52명'],
      ['합계', '266명'],
    ],
    { document: '이슬양조_인사.md', section: '임직원 수', language: 'ko' },
  ),
];
const tickedFor = async (question: string) => {
  const { blocks } = await askOffline(question, chunks, { now: NOW });
  const sentences = blocks.flatMap(sentencesOf).filter(({ check, fit }) => check === 'verified' && fit !== 'near');
  const cells = blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flat() : []));
  return [...sentences, ...cells.filter(({ check }) => check === 'verified')].map(({ text }) => text).join('\n');
};

it('is returned with its formula', async () => {
  expect(await tickedFor('오름유통 매출 비중은?')).toContain('14.8%입니다: 오름유통 3,100백만원 ÷ 매출액 21,000백만원');
});

it('is returned beside other requested values of that row only', async () => {
  const ticked = await tickedFor('오름유통 매출 비중과 계약 만료일');
  expect(ticked).toContain('14.8%');
  expect(ticked).toContain('2026-06-30');
  expect(ticked).not.toContain('2027-02-28');
});

it('is not returned for a name that the list lacks', async () => {
  expect(await tickedFor('바람상사 매출 비중은?')).toBe('');
});

it('is not computed for a figure and a sentence requested together', async () => {
  const ticked = await tickedFor('임직원 수와 평균 근속연수는?');
  expect(ticked).toContain('266명');
  expect(ticked).toContain('5.1년');
});

it.each(['가장 큰 거래처와 그 비중은?', '매출 비중이 가장 큰 거래처는?'])(
  'is that of the largest: %s',
  async (question) => {
    expect(await tickedFor(question)).toMatch(/한들마트.*20\.0%/s);
  },
);
