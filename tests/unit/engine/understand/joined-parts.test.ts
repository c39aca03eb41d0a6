// A figure and a subject, or a printed and a computed figure, asked together are two questions; less clear cases stay
// one.
import { expect, it } from 'vitest';
import { plan } from '#functions/engine/understand/plan.ts';
import { questionParts } from '#functions/engine/understand/question-parts.ts';
import { stopwatch } from '#tests/helpers/stopwatch.ts';

it.each([
  ['매출과 주요 경쟁사는?', ['매출?', '주요 경쟁사는?']],
  ['직원 수와 주요 고객은?', ['직원 수?', '주요 고객은?']],
  ['青海製薬の売上高とリスクは？', ['青海製薬の売上高?', 'リスクは？']],
  ['What are its revenue and main risks?', ['What are its revenue?', 'main risks?']],
  ['해든식품의 2025년 매출과 영업이익률은?', ['해든식품의 2025년 매출?', '영업이익률은?']],
  ['2025년 매출과 고객 집중도는?', ['2025년 매출?', '고객 집중도는?']],
  ['2025年の売上高と顧客集中度は？', ['2025年の売上高?', '顧客集中度は？']],
  ['누리봄상조의 2025년 누적 영업이익과 고객 집중도는?', ['누리봄상조의 2025년 누적 영업이익?', '고객 집중도는?']],
  ['売上高と営業利益率は？', ['売上高?', '営業利益率は？']],
  [
    "What was Maple Tools' net income and free cash flow in 2025?",
    ["What was Maple Tools' net income (2025)?", 'free cash flow in 2025?'],
  ],
])('%s asks two things', (question, parts) => {
  expect(questionParts(question)).toEqual(parts);
});

it.each([
  '매출과 영업이익은?',
  '매출 상위 고객과의 계약 조건은?',
  '고객과 매출의 관계는?',
  'How do risks and revenue growth interact?',
  '売上高と営業利益は？',
  'gross margin and operating margin?',
  'What is the ratio of debt and equity to total assets?',
])('%s asks one thing', (question) => {
  expect(questionParts(question)).toEqual([question]);
});

it('reads a long question with many joints only a few times', () => {
  const asks =
    '매출액과 영업이익 그리고 당기순이익, 전년 대비 증감과 고객 집중도, 차입금의 금리와 소송 현황, 가장 큰 위험을 설명하고 ';
  const question = `${asks.repeat(20)}알려 주세요.`;
  const timeOf = (read: () => unknown) => {
    const time = stopwatch();
    read();
    return time();
  };
  const once = timeOf(() => plan({ query: question, history: [], sources: [], now: 0 }));

  expect(timeOf(() => questionParts(question))).toBeLessThan(100 + 8 * once);
});

it.each([
  ['송림제과 2025년 연구개발비는 총 얼마이고 매출 대비 몇 %인가?', 2],
  ['송림제과 2025년 연구개발비는 얼마이고 대표이사는 누구인가요?', 2],
  ['임대료 청구 금액은 얼마이고 총액 대비 몇 %인가?', 1],
  ['매출액은 얼마이고 영업이익률은 몇 %인가?', 2],
])('separates two figures, but not a figure from an unnamed comparison: %s', (question, count) => {
  expect(questionParts(question)).toHaveLength(count);
});

it('repeats the figure of the first part if the second only names a comparison', () => {
  expect(questionParts('송림제과 2025년 순차입금은 얼마이고 EBITDA 대비 몇 배인가?')).toEqual([
    '송림제과 2025년 순차입금은 얼마',
    '송림제과 2025년 EBITDA 대비 순차입금은 몇 배인가?',
  ]);
});
