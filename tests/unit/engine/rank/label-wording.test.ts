// A table that prints the exact words of the question ranks before one with other words.
import { describe, expect, it } from 'vitest';
import { labelWording, wordingScore } from '#functions/engine/rank/label-wording.ts';
import { rank } from '#functions/engine/rank/rank.ts';
import { plan } from '#functions/engine/understand/plan.ts';
import { wordingOf } from '#functions/engine/understand/words/phrase.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

const planned = (query: string) => plan({ query, history: [], sources: [], now: Date.UTC(2024, 0, 1) });
const asked = planned('한빛전자 2021년 (별도)당기순이익(백만원)은 얼마인가요?');

const OF_HANBIT = { company: '한빛전자주식회사', language: 'ko', periods: ['2020', '2021'], unit: '(단위 : 백만원)' };
const statement = tableChunk(
  [['연결 손익계산서'], ['', '2021년', '2020년'], ['당기순이익', '39,907', '26,408']],
  OF_HANBIT,
);
const summary = tableChunk(
  [
    ['', '2021년', '2020년'],
    ['(연결)당기순이익(백만원)', '39,907', '26,408'],
    ['(별도)당기순이익(백만원)', '30,971', '15,615'],
  ],
  OF_HANBIT,
);

describe('the words of a question', () => {
  it('include those of basis, time and unit, which a label may contain', () => {
    expect(asked.wording).toBe('별도당기순이익백만원');
    expect(wordingOf('한빛전자 2021년 기말의 현금및현금성자산은 얼마인가요?', ['한빛전자'])).toBe(
      '기말의현금및현금성자산',
    );
  });

  it.each([
    ['(별도)당기순이익(백만원)', 1],
    ['1. (별도) 당기순이익(백만원)', 0.9],
    ['매출원가', 0],
    ['순이익', 0],
  ])('are whole, inflected, or absent in the label %s: %s', (label, score) => {
    expect(wordingScore(asked.wording, label)).toBeCloseTo(score, 5);
  });

  it('count less in a label that lacks some of them', () => {
    const part = wordingScore(asked.wording, '당기순이익(백만원)');
    expect(part).toBeGreaterThan(0.5);
    expect(part).toBeLessThan(1);
  });
});

describe('a row with exactly the requested label', () => {
  it('counts only with a figure in the requested period', () => {
    expect(labelWording(asked, summary)).toBe(1);
    expect(labelWording({ ...asked, periods: ['2018'] }, summary)).toBe(0);
    expect(labelWording({ ...asked, kind: 'text' }, summary)).toBe(0);
  });

  it('ranks its table before a statement with the metric under a shorter name', () => {
    // Prepare
    const candidates = [statement, summary].map((chunk) => ({ source: 'FILES' as const, chunk, fused: 1 }));
    // Act
    const [first] = rank({ ...asked, basis: undefined }, candidates);
    // Assess
    expect(first?.chunk.id).toBe(summary.id);
  });
});
