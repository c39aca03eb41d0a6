// Yes or no first if a rule decides it from figures or words; otherwise that the documents do not say.
import { describe, expect, it } from 'vitest';
import type { Chunk } from '#functions/ports/search-index.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';

const income = tableChunk(
  [
    ['과목', '2025년', '2024년'],
    ['매출액', '438,512', '365,120'],
    ['영업이익', '58,190', '62,354'],
    ['당기순손실', '(1,614)', '(8,875)'],
  ],
  { document: '가람 사업보고서.pdf', section: '손익계산서', company: '가람', language: 'ko', unit: '(단위: 백만원)' },
);
const prose = (text: string): Chunk =>
  chunkOf(
    { text, kind: 'prose' },
    { document: '가람 사업보고서.pdf', section: '기타', company: '가람', language: 'ko' },
  );

const answerTo = async (query: string, chunks: readonly Chunk[]) => {
  const { blocks } = await askOffline(query, chunks, { now: Date.UTC(2026, 5, 1) });
  const [first] = blocks.flatMap(sentencesOf);
  const notices = blocks.flatMap((block) => (block.kind === 'notice' ? [block.code] : []));
  return { first, notices, blocks };
};

describe('the verdict', () => {
  it.each([
    ['가람 매출이 2025년에 늘었어?', '예, 늘었습니다.'],
    ['가람 매출이 2025년에 줄었나요?', '아니요, 늘었습니다.'],
    ['가람의 2025년 영업이익은 흑자야?', '예, 흑자입니다.'],
    ['가람의 2025년 당기순손실은 적자인가요?', '예, 적자입니다.'],
    ['가람의 2025년 매출액이 4,000억원을 넘었어?', '예.'],
    ['가람의 2025년 매출액이 5,000억원을 넘었나요?', '아니요.'],
  ])('of figures: %s', async (query, text) => {
    const { first } = await answerTo(query, [income]);
    expect(first).toMatchObject({ text, check: 'verified', fit: 'answers' });
    expect(first?.refs.length).toBeGreaterThan(0);
  });

  it.each(['가람 매출이 2025년에 30% 늘었어?', '가람 매출이 2025년에 두 배로 늘었어?'])(
    'is not "it rose" if the question asks by how much: %s',
    async (query) => {
      const { first } = await answerTo(query, [income]);
      expect(first?.text).not.toMatch(/^(?:예|아니요)/);
    },
  );

  it('precedes the sentence that states it', async () => {
    const { blocks } = await answerTo('가람은 약정을 위반했어?', [
      prose('가람은 2025년 3분기에 재무약정을 위반하였습니다. 주주총회는 3월에 열렸습니다.'),
    ]);
    expect(
      blocks
        .flatMap(sentencesOf)
        .map(({ text }) => text)
        .slice(0, 2),
    ).toEqual(['예.', '가람은 2025년 3분기에 재무약정을 위반하였습니다.']);
  });

  it('is undefined if the matter is only mentioned', async () => {
    const { first, blocks } = await answerTo('가람은 약정을 위반했어?', [
      prose('가람이 재무약정을 위반한 경우 대주는 기한의 이익을 상실시킬 수 있습니다.'),
    ]);
    expect(first?.text).not.toMatch(/^(?:예|아니요)/);
    expect(blocks.flatMap(sentencesOf).filter(({ check }) => check === 'verified')).toEqual([]);
  });
});
