// The share of a listed member is computed from the total of another table.
import { describe, expect, it } from 'vitest';
import type { Language } from '#shared/model/enums.ts';
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

const tickedIn = async (
  question: string,
  rows: readonly (readonly string[])[],
  language: Language,
): Promise<string> => {
  const list = tableChunk(
    rows.map((row) => [...row]),
    { document: 'list.csv', language },
  );
  const { blocks } = await askOffline(question, [list], { now: NOW });
  return blocks
    .flatMap((block) => (block.kind === 'table' ? block.rows : []))
    .filter((row) => row.some(({ check, fit }) => check === 'verified' && fit !== 'near'))
    .map((row) => row.map(({ text }) => text).join(' | '))
    .join('\n');
};

describe('where the list prints shares, is the row of the newest period', () => {
  it.each([
    {
      language: 'ko' as const,
      ask: '제일 큰 거래처가 누구고 비중은',
      rows: [
        ['거래처', '2024매출(백만원)', '2025매출(백만원)', '2025비중(%)'],
        ['한들마트', '18200', '17400', '17.6'],
        ['오름유통', '13100', '31600', '31.9'],
        ['새터상회', '10900', '12800', '12.9'],
        ['기타(31개사)', '39000', '37200', '37.6'],
        ['합계', '81200', '99000', '100.0'],
      ],
      says: '오름유통 | 31600 | 31.9',
    },
    {
      language: 'en' as const,
      ask: 'largest customer and its share?',
      rows: [
        ['Customer', 'Revenue 2024 (£000)', 'Revenue 2025 (£000)', 'Share 2025 (%)'],
        ['Alder', '18200', '17400', '17.6'],
        ['Birch', '13100', '31600', '31.9'],
        ['Cedar', '10900', '12800', '12.9'],
        ['Others (31)', '39000', '37200', '37.6'],
        ['Total', '81200', '99000', '100.0'],
      ],
      says: 'Birch | 31600 | 31.9',
    },
    {
      language: 'ja' as const,
      ask: '最大の得意先とその割合は',
      rows: [
        ['得意先', '2024年売上高（百万円）', '2025年売上高（百万円）', '2025年割合（%）'],
        ['北浜商会', '18200', '17400', '17.6'],
        ['楡木堂', '13100', '31600', '31.9'],
        ['榊屋', '10900', '12800', '12.9'],
        ['その他（31社）', '39000', '37200', '37.6'],
        ['合計', '81200', '99000', '100.0'],
      ],
      says: '楡木堂 | 31600 | 31.9',
    },
  ])('$ask', async ({ ask, rows, language, says }) => {
    expect(await tickedIn(ask, rows, language)).toBe(says);
  });
});
