// The members of a table: their shares in the total, and which of them grew most, over made-up tables of several
// trades.
import { describe, expect, it } from 'vitest';
import type { Chunk } from '#functions/ports/search-index.ts';
import type { Answer, Sentence } from '#shared/report/blocks.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';

const ask = (query: string, chunks: readonly Chunk[]) => askOffline(query, chunks, { now: Date.UTC(2026, 5, 1) });
const sentencesOf = ({ blocks }: Answer): readonly Sentence[] =>
  blocks.flatMap((block) => (block.kind === 'text' ? block.sentences : []));

const HOTEL = { company: '해솔리조트 주식회사', document: '해솔리조트_사업보고서.pdf', language: 'ko' };
const rooms = tableChunk(
  [
    ['사업 부문별 매출'],
    ['', '2025년', '2024년'],
    ['객실', '6,000', '5,000'],
    ['식음', '2,500', '2,400'],
    ['골프', '1,500', '1,600'],
    ['합계', '10,000', '9,000'],
  ],
  { ...HOTEL, section: '사업 부문별 매출', unit: '(단위 : 백만원)', periods: ['2024', '2025'] },
);
const staff = tableChunk(
  [
    ['부서별 직원 현황'],
    ['구분', '2025년', '2024년'],
    ['객실 관리', '310', '290'],
    ['조리', '120', '118'],
    ['코스 관리', '45', '47'],
    ['합계', '475', '455'],
  ],
  { ...HOTEL, section: '임직원 현황', unit: '(단위 : 명)', periods: ['2024', '2025'] },
);

const PAINT = {
  company: '蒼海塗料株式会社',
  document: '蒼海塗料_有価証券報告書.pdf',
  language: 'ja',
  unit: '（単位：百万円）',
};
/** Neither heading nor caption mentions sales; only the total shows that the table divides them. */
const segments = tableChunk(
  [
    ['セグメント', '2025年3月期', '2024年3月期'],
    ['建築用', '30,000', '28,000'],
    ['船舶用', '15,000', '12,000'],
    ['家庭用', '5,000', '5,100'],
    ['合計', '50,000', '45,100'],
  ],
  { ...PAINT, section: '経営成績の分析', periods: ['2024-03', '2025-03'] },
);
const statement = tableChunk(
  [
    ['科目', '2025年3月期', '2024年3月期'],
    ['売上高', '50,000', '45,100'],
    ['売上原価', '33,000', '30,000'],
    ['営業利益', '4,000', '3,500'],
  ],
  { ...PAINT, section: '連結損益計算書', periods: ['2024-03', '2025-03'] },
);

describe('a share', () => {
  it.each([
    ['객실 비중?', [rooms, staff], '60.0%'],
    ['골프 매출 비중은?', [rooms, staff], '15.0%'],
    ['船舶用の割合は？', [segments, statement], '30.0%'],
  ])("of one member is computed from its table's total: %s", async (query, chunks, expected) => {
    const [sentence, ...others] = sentencesOf(await ask(query, chunks));
    expect(sentence).toMatchObject({ check: 'verified', fit: 'answers' });
    expect(sentence?.text).toContain(expected);
    expect(others).toEqual([]);
  });
  it('is not used if another measure of the member is requested', async () => {
    const sentences = sentencesOf(await ask('객실 고객 중 외국인 비중은?', [rooms, staff]));
    expect(sentences.filter(({ check }) => check === 'verified')).toEqual([]);
  });
  it('is returned for each segment if only the total states what is divided', async () => {
    const sentences = sentencesOf(await ask('セグメント別売上高は？', [segments, statement]));
    expect(sentences.map(({ check }) => check)).toEqual(['verified', 'verified', 'verified']);
  });
});

describe('growth', () => {
  it.each([
    ['가장 빨리 성장한 부문은?', [rooms, staff], '객실', '20.0%'],
    ['매출이 가장 많이 줄어든 부문은?', [rooms, staff], '골프', '6.3%'],
    ['売上高が最も伸びたセグメントは？', [segments, statement], '船舶用', '25.0%'],
  ])('of members is computed if no column prints it: %s', async (query, chunks, name, percent) => {
    const [sentence, ...others] = sentencesOf(await ask(query, chunks));
    expect(sentence).toMatchObject({ check: 'verified', fit: 'answers' });
    expect(sentence?.text).toContain(name);
    expect(sentence?.text).toContain(percent);
    expect(others).toHaveLength(2);
  });
  it('is not stated without a year to compare with', async () => {
    const text = chunkOf({ text: '객실 부문은 성장하고 있습니다.' }, HOTEL);
    const sentences = sentencesOf(await ask('가장 빨리 성장한 부문은?', [text]));
    expect(sentences.filter(({ text: one }) => /가장 많이/.test(one))).toEqual([]);
  });
});

it('finds the department with most employees in the table of employees', async () => {
  const [sentence] = sentencesOf(await ask('직원이 가장 많은 부서는?', [rooms, staff]));
  expect(sentence?.text).toContain('객실 관리');
  expect(sentence?.check).toBe('verified');
});
