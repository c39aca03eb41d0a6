// The sum of the largest entries of a list, with their share of the total if requested.
import { describe, expect, it } from 'vitest';
import type { Chunk } from '#functions/ports/search-index.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';

const NOW = Date.UTC(2026, 5, 1);
const clinics = [
  tableChunk(
    [
      ['Client', 'Type', 'Revenue 2025 (£ thousand)'],
      ['Petguard', 'Insurer', '2,500'],
      ['Equine Trust', 'Charity', '3,125'],
      ['Kennels', 'Boarding', '620'],
      ['Wildlife Park', 'Zoo', '1,875'],
    ],
    { document: 'Corporate clients.csv', language: 'en' },
  ),
  tableChunk(
    [
      ['£ million', '2025', '2024'],
      ['Revenue', '125.0', '112.6'],
      ['Operating profit', '13.5', '13.9'],
    ],
    { document: 'Annual report.md', section: 'Consolidated income statement', language: 'en', unit: '(£ million)' },
  ),
];
const brewer = [
  tableChunk(
    [
      ['거래처', '2025년 매출(백만원)', '계약 만료일'],
      ['한들마트', '4,200', '2027-02-28'],
      ['오름유통', '3,100', '2026-06-30'],
      ['새터상회', '900', '2026-12-31'],
    ],
    { document: '이슬양조_거래처.csv', language: 'ko' },
  ),
];

const answerTo = async (question: string, chunks: readonly Chunk[]) => {
  const { blocks } = await askOffline(question, chunks, { now: NOW });
  const [first] = blocks.flatMap(sentencesOf);
  const names = blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map(([cell]) => cell?.text) : []));
  return { first, names };
};

describe('the largest items of a list', () => {
  it('are added up', async () => {
    const { first, names } = await answerTo('상위 2개 거래처 매출 합계는?', brewer);
    expect(first).toMatchObject({ check: 'verified', fit: 'answers' });
    expect(first?.text).toContain('7,300백만원입니다(4,200백만원 + 3,100백만원)');
    expect(names).toEqual(['한들마트', '오름유통']);
  });

  it('are stated as a share of the whole', async () => {
    const { first, names } = await answerTo('What share of revenue do the top three clients make up?', clinics);
    expect(first).toMatchObject({ check: 'verified', fit: 'answers' });
    expect(first?.text).toContain('6.0% of revenue of £125.0 million');
    expect(names).toEqual(['Equine Trust', 'Petguard', 'Wildlife Park']);
  });

  it('have no share if no document states the whole', async () => {
    const { first } = await answerTo('상위 2개 거래처 매출 비중은?', brewer);
    expect(first?.text ?? '').not.toContain('%');
  });

  it('are taken from a sentence about exactly as many', async () => {
    const stated = chunkOf(
      { text: '매출 상위 2개 거래처의 비중은 81.0%입니다.' },
      { document: '이슬양조_보고서.md', section: '주요 거래처', language: 'ko' },
    );
    const { first } = await answerTo('상위 2개 거래처 매출 비중은?', [...brewer, stated]);
    expect(first?.text).toContain('81.0%');
  });
});
