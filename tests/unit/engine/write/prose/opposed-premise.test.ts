// A question why a figure rose that fell is corrected by the two figures; neither they nor the causes of the fall are
// ticked.
import { describe, expect, it } from 'vitest';
import type { Chunk } from '#functions/ports/search-index.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';

const NOW = Date.UTC(2026, 5, 1);
const KOREAN = { document: '마루제지_사업보고서.md', language: 'ko' } as const;
const mill = [
  tableChunk(
    [
      ['과목', '2025년', '2024년'],
      ['매출액', '117,000', '105,800'],
      ['영업이익', '8,190', '9,522'],
    ],
    { ...KOREAN, section: '연결 손익계산서', unit: '(단위: 백만원)' },
  ),
  chunkOf(
    { text: '영업이익은 8,190백만원으로 전년보다 14.0% 감소하였다. 펄프 가격이 오른 것이 주된 원인이다.' },
    { ...KOREAN, section: '실적' },
  ),
];
const ENGLISH = { document: 'Alder Bakeries report.md', language: 'en' } as const;
const bakery = [
  tableChunk(
    [
      ['£ million', '2025', '2024'],
      ['Revenue', '125.0', '112.6'],
      ['Operating profit', '13.5', '13.9'],
    ],
    { ...ENGLISH, section: 'Consolidated income statement', unit: '(£ million)' },
  ),
  chunkOf(
    { text: 'Operating profit decreased to £13.5 million because flour prices rose.' },
    { ...ENGLISH, section: 'Review' },
  ),
];
const JAPANESE = { document: '浜風フェリー_報告書.md', language: 'ja' } as const;
const ferry = [
  tableChunk(
    [
      ['科目', '2025年3月期', '2024年3月期'],
      ['売上高', '94,050', '87,800'],
      ['営業利益', '6,395', '5,443'],
    ],
    { ...JAPANESE, section: '連結損益計算書', unit: '(単位: 百万円)' },
  ),
];

const answerTo = async (question: string, chunks: readonly Chunk[]) => {
  const { blocks } = await askOffline(question, chunks, { now: NOW });
  const [first, ...others] = blocks.flatMap(sentencesOf);
  return { first, others };
};
const isTicked = ({ check, fit }: { readonly check: string; readonly fit?: string | undefined }): boolean =>
  check === 'verified' && fit !== 'near';

describe('a premise contradicted by figures', () => {
  it.each([
    ['영업이익이 늘어난 이유는?', mill, '영업이익은 2024년 9,522백만원에서 2025년 8,190백만원으로 줄었습니다.'],
    [
      'Why did operating profit rise?',
      bakery,
      'In 2024, operating income was £13.9 million; in 2025, it fell to £13.5 million.',
    ],
    [
      '営業利益が減った理由は？',
      ferry,
      '営業利益は2024年3月期の5,443百万円から2025年3月期の6,395百万円へ増加しました。',
    ],
  ])('is corrected with the two figures, without a tick: %s', async (question, chunks, text) => {
    const { first, others } = await answerTo(question, chunks);
    expect(first).toMatchObject({ text, fit: 'near' });
    expect(others.filter(isTicked)).toEqual([]);
  });

  it.each([
    ['영업이익률이 오른 이유', mill, '9.0%', '7.0%'],
    ['Why did the operating margin increase?', bakery, '12.3%', '10.8%'],
  ])('states computed shares with their formula: %s', async (question, chunks, ...shares) => {
    const { first } = await answerTo(question, chunks);
    expect(first).toMatchObject({ fit: 'near' });
    for (const share of shares) expect(first?.text).toContain(share);
  });

  it('is left out if the figure moved as the question states', async () => {
    const { first, others } = await answerTo('영업이익이 감소한 이유는?', mill);
    expect([first, ...others].flatMap((one) => (one && isTicked(one) ? [one.text] : []))).toContain(
      '펄프 가격이 오른 것이 주된 원인이다.',
    );
  });
});
