// Splits a question that asks several things of one subject.
import { describe, expect, it } from 'vitest';
import { joinedHalves } from '#functions/engine/understand/joined-halves.ts';

const questionsIn = (question: string) => joinedHalves(question).map((half) => half.question);

describe('joined items', () => {
  it.each([
    ['양산 공장의 투자금액과 준공 시기는?', ['양산 공장의 투자금액은?', '양산 공장의 준공 시기는?']],
    ['사채 발행 규모, 만기와 금리는?', ['사채 발행 규모는?', '사채 발행 만기는?', '사채 발행 금리는?']],
    ['染色事業の譲渡先と譲渡価額は?', ['染色事業の譲渡先は?', '染色事業の譲渡価額は?']],
    [
      'What is the premium and the deductible of the policy?',
      ['What is the premium of the policy?', 'What is the deductible of the policy?'],
    ],
  ])('%s', (question, halves) => {
    expect(questionsIn(question)).toEqual(halves);
  });
});

describe('joined clauses', () => {
  it.each([
    ['펌프는 누가 공급하고 보증기간은 얼마나 되나?', ['펌프는 누가 공급하고?', '보증기간은 얼마나 되나?']],
    ['賠償の上限はいくらで、例外は何ですか?', ['賠償の上限はいくら?', '例外は何ですか?']],
    ['When does the lease end and can it be renewed?', ['When does the lease end?', 'can it be renewed?']],
  ])('%s', (question, halves) => {
    expect(questionsIn(question)).toEqual(halves);
  });

  it('keep the subject of the first', () => {
    expect(joinedHalves('펌프는 누가 공급하고 보증기간은 얼마나 되나?').at(1)?.subject).toBe('펌프');
  });
});

it.each([
  '2023년과 2024년 매출은?',
  '가온과 나루의 차이는?',
  'What is the change in revenue between 2024 and 2025?',
  'Who supplies the pumps?',
  '한솔의 이사회와 지배구조는 어떠한가?',
  '한솔의 매출과 비용은 안정적인가?',
])('keeps one question whole: %s', (question) => {
  expect(joinedHalves(question)).toEqual([]);
});
