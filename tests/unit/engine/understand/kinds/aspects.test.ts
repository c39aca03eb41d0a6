// Which aspect of its subject a question asks for, and which words name the subject.
import { describe, expect, it } from 'vitest';
import { asksForProse, futureWords, isOfMore, lacksRule } from '#functions/engine/understand/kinds/aspects.ts';
import { contentWords } from '#functions/engine/understand/words/content-words.ts';

describe('the requested aspect', () => {
  it.each([
    ['최저임금 인상 영향은?', ['최저임금']],
    ['시급제 비율은?', ['시급제']],
    ['What is the impact of a minimum wage increase?', ['minimum', 'wage']],
  ])('is not a word of the answer: %s', (question, words) => {
    expect(contentWords(question, [])).toEqual(words);
  });

  it('is not a figure if a policy or an effect is requested', () => {
    expect(asksForProse('배당정책은?')).toBe(true);
    expect(asksForProse('What was effect of exchange rate changes on cash in 2025?')).toBe(false);
  });

  it('is in the future if a target or plan is requested', () => {
    expect(futureWords('2026년 매출 목표는?')).toEqual(['목표']);
    expect(futureWords('How are the pension plans funded?')).toEqual([]);
  });
});

describe('a sentence with another aspect', () => {
  it('states a single act and not a policy', () => {
    expect(lacksRule('What is the dividend policy?', 'We paid dividends of $43 million.')).toBe(true);
    expect(lacksRule('配当方針は?', '配当性向35%を方針とします。')).toBe(false);
  });

  it('states how many are added, not how many exist', () => {
    expect(isOfMore('점포는 몇 개야?', '점포 3곳을 추가로 연다.')).toBe(true);
    expect(isOfMore('점포를 몇 개 추가하나요?', '점포 3곳을 추가로 연다.')).toBe(false);
  });
});
