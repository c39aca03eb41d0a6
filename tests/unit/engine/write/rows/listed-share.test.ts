// The share of a listed member is computed from the total of another table.
import { expect, it } from 'vitest';
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

const AMOUNTS = [
  ['18200', '17400', '17.6'],
  ['13100', '31600', '31.9'],
  ['10900', '12800', '12.9'],
  ['39000', '37200', '37.6'],
  ['81200', '99000', '100.0'],
];
/** Each name before its amounts of 2024 and 2025 and its share of 2025; the second is the largest of 2025 alone. */
const customers = (heads: readonly string[], names: readonly string[]) => [
  heads,
  ...AMOUNTS.map((amounts, n) => [names[n] ?? '', ...amounts]),
];

it.each([
  [
    'ko',
    '제일 큰 거래처가 누구고 비중은',
    customers(
      ['거래처', '2024매출(백만원)', '2025매출(백만원)', '2025비중(%)'],
      ['한들마트', '오름유통', '새터상회', '기타(31개사)', '합계'],
    ),
    '오름유통 | 31600 | 31.9',
  ],
  [
    'en',
    'largest customer and its share?',
    customers(
      ['Customer', 'Revenue 2024 (£000)', 'Revenue 2025 (£000)', 'Share 2025 (%)'],
      ['Alder', 'Birch', 'Cedar', 'Others (31)', 'Total'],
    ),
    'Birch | 31600 | 31.9',
  ],
  [
    'ja',
    '最大の得意先とその割合は',
    customers(
      ['得意先', '2024年売上高（百万円）', '2025年売上高（百万円）', '2025年割合（%）'],
      ['北浜商会', '楡木堂', '榊屋', 'その他（31社）', '合計'],
    ),
    '楡木堂 | 31600 | 31.9',
  ],
] as const)('is the printed one of the newest period (%s): %s', async (language, question, rows, says) => {
  expect(await tickedIn(question, rows, language)).toBe(says);
});
