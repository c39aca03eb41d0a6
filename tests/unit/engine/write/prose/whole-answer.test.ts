// Prose is ticked only if it states a requested difference, and mentions each of several listed things.
import { describe, expect, it } from 'vitest';
import { plan } from '#functions/engine/understand/plan.ts';
import { answersWhole } from '#functions/engine/write/prose/whole-answer.ts';

const planOf = (query: string) => plan({ query, history: [], sources: [], now: 0 });
const heard = (text: string) => ({ text, words: new Set(text.toLowerCase().split(/[^\p{L}]+/u)), section: undefined });
const isWhole = (question: string, ...texts: readonly string[]) => answersWhole(planOf(question), texts.map(heard));

describe('a difference', () => {
  it.each([
    ['What is the difference between a lease and a licence?', 'A lease follows a licence in most cases.'],
    ['품질보증과 품질관리의 차이는?', '품질관리는 품질보증 다음에 시행합니다.'],
    ['元請けと下請けの違いは？', '下請けは元請けの次に契約します。'],
  ])('is not answered with an order: %s', (question, text) => {
    expect(isWhole(question, text)).toBe(false);
  });
  it.each([
    ['What is the difference between a lease and a licence?', 'A lease gives possession, whereas a licence does not.'],
    ['품질보증과 품질관리의 차이는?', '품질보증은 예방인 반면 품질관리는 검사입니다.'],
    ['元請けと下請けの違いは？', '元請けは発注者と契約し、一方、下請けは元請けと契約します。'],
  ])('is answered with a comparison: %s', (question, text) => {
    expect(isWhole(question, text)).toBe(true);
  });
});

describe('a list', () => {
  const QUESTION = '育苗、剪定、および収穫の目的は？';
  it('is not answered with a statement about one item only', () => {
    expect(isWhole(QUESTION, '収穫は出荷のために行います。')).toBe(false);
  });
  it('is answered with sentences about each item', () => {
    expect(isWhole(QUESTION, '育苗は苗を育てるため、剪定は形を整えるためです。', '収穫は出荷のためです。')).toBe(true);
  });
});
