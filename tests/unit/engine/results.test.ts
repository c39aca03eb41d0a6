// A question for the results of a business, and nothing else, is answered by the headline figures of its income
// statement.
import { describe, expect, it } from 'vitest';
import { asksForResults } from '#functions/engine/understand/measures/result-requests.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

const NOW = Date.UTC(2026, 5, 1);
const BAKERY = { company: '다솜제과 주식회사', language: 'ko', unit: '(단위 : 백만원)', periods: ['2025', '2024'] };
const CLINIC = { company: '여울의료재단', language: 'ko', unit: '(단위 : 백만원)', periods: ['2025', '2024'] };
const CHUNKS = [
  tableChunk(
    [
      ['과목', '2025년', '2024년'],
      ['매출액', '31,640', '28,900'],
      ['매출원가', '20,100', '18,700'],
      ['영업이익', '2,410', '1,980'],
      ['당기순이익', '1,730', '1,320'],
    ],
    { ...BAKERY, section: '손익계산서' },
  ),
  tableChunk(
    [
      ['구분', '2025년', '2024년'],
      ['진료수익', '9,410', '8,820'],
      ['진료비용', '8,960', '8,470'],
    ],
    { ...CLINIC, section: '경영 실적' },
  ),
];
const ask = async (query: string): Promise<string> =>
  JSON.stringify((await askOffline(query, CHUNKS, { now: NOW })).blocks);

describe('a question for the results only', () => {
  it.each(['다솜제과 실적', '다솜제과의 실적을 알려줘', '다솜제과 경영 실적은?', '다솜제과 2025년 실적'])(
    '%s: returns the headline figures, and no other line',
    async (query) => {
      const text = await ask(query);

      for (const figure of ['31,640', '2,410', '1,730']) expect(text).toContain(figure);
      expect(text).not.toContain('20,100');
    },
  );

  it('is answered by the table of results if it has no headline figure', async () => {
    expect(await ask('여울의료재단 실적')).toContain('9,410');
  });

  it.each(['다솜제과 적자였어?', '다솜제과는 흑자야?', '다솜제과 이익은 얼마야?', 'Is 다솜제과 profitable?'])(
    '%s: returns the profits of the income statement, whichever is meant',
    async (query) => {
      const text = await ask(query);

      for (const figure of ['2,410', '1,730']) expect(text).toContain(figure);
      expect(text).not.toContain('31,640');
    },
  );

  it.each([
    ['실적', true],
    ['왜 이익이 줄었어?', true],
    ['Why did profit fall?', true],
    ['利益はなぜ減った？', true],
    ['이익 배분 기준은?', false],
    ['순이익은 얼마야?', false],
    ['2024년 실적은?', true],
    ['業績を教えて', true],
    ['financial performance', true],
    ['진료 실적은?', false],
    ['실적이 나빠진 부문은?', false],
    ['performance obligations', false],
  ])('recognizes such a question in %s: %s', (question, isOfResults) => {
    expect(asksForResults(question, [])).toBe(isOfResults);
  });
});
