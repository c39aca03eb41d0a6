// A question for a quantity is not answered by a sentence without one, or by one of another year.
import { describe, expect, it } from 'vitest';
import { plan } from '#functions/engine/understand/plan.ts';
import { isOfOtherYear, lacksQuantity } from '#functions/engine/write/fit/quantities.ts';

const planFor = (query: string) => plan({ query, history: [], sources: [], now: Date.UTC(2024, 0, 1) });

describe('a sentence', () => {
  it.each([
    ['What was the servicing fee in 2018?', 'We charge the lender a servicing fee.', true],
    ['What was the servicing fee in 2018?', 'The servicing fee was 2,321.', false],
    ['What was the average fee for 2017 and 2018?', 'The fee was 2,321 in 2018.', true],
    ['What was the average fee for 2017 and 2018?', 'The fee was 2,300 in 2017 and 2,321 in 2018.', false],
    ['2023년 소송 충당금은 얼마인가요?', '소송 충당금은 2023년에 인식하였습니다.', true],
    ['2023年の訴訟引当金はいくらですか', '訴訟引当金は2023年に計上しました。', true],
    [
      'What was the postpaid churn rate of the retail business in the consumer segment in 2020?',
      'Churn is a rate.',
      true,
    ],
    ['2022년 상반기 모바일AP 매입액은?', '매입액은 내부거래를 포함하지 않습니다.', true],
    ['2022년 상반기 모바일AP 매입액은?', '모바일AP 가격은 전년 대비 약 58% 상승하였습니다.', true],
    ['2022년 상반기 모바일AP 매입액은?', '모바일AP 매입액은 4조 4,944억원입니다.', false],
    ['2022年の電力購入額は？', '購入額は前年比58%増加しました。', true],
    ['Why did the fee rise in 2018?', 'The fee rose because of demand.', false],
    ['When was the servicing fee of 2018 agreed?', 'It was agreed in the spring.', false],
  ])('of a quantity: %s %s', (question, text, expected) => {
    expect(lacksQuantity(planFor(question), text)).toBe(expected);
  });
  it.each([
    ['What was the legal expense in 2019?', 'Fiscal 2016 includes legal expense of $9.9 million.', true],
    ['What was the legal expense in 2019?', 'Fiscal 2019 includes $3.5 million, and fiscal 2018 $8.1 million.', false],
    ['What was the legal expense in 2019?', 'It includes legal expense of $3.5 million.', false],
    ['What is the legal expense?', 'Fiscal 2016 includes legal expense of $9.9 million.', false],
  ])('of a year: %s %s', (question, text, expected) => {
    expect(isOfOtherYear(planFor(question), text)).toBe(expected);
  });
});
