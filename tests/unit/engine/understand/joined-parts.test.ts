// A figure and a subject, or a printed and a computed figure, asked for together are two questions; anything less plain is one.
import { expect, it } from 'vitest';
import { questionParts } from '#functions/engine/understand/question-parts.ts';

it.each([
  ['매출과 주요 경쟁사는?', ['매출?', '주요 경쟁사는?']],
  ['직원 수와 주요 고객은?', ['직원 수?', '주요 고객은?']],
  ['青海製薬の売上高とリスクは？', ['青海製薬の売上高?', 'リスクは？']],
  ['What are its revenue and main risks?', ['What are its revenue?', 'main risks?']],
  ['해든식품의 2025년 매출과 영업이익률은?', ['해든식품의 2025년 매출?', '영업이익률은?']],
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
])('%s asks one', (question) => {
  expect(questionParts(question)).toEqual([question]);
});
