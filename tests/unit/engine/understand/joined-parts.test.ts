// A figure and a subject that are asked for together are two questions; anything less plain is one.
import { expect, it } from 'vitest';
import { questionParts } from '#functions/engine/understand/question-parts.ts';

it.each([
  ['매출과 주요 경쟁사는?', ['매출?', '주요 경쟁사는?']],
  ['직원 수와 주요 고객은?', ['직원 수?', '주요 고객은?']],
  ['青海製薬の売上高とリスクは？', ['青海製薬の売上高?', 'リスクは？']],
  ['What are its revenue and main risks?', ['What are its revenue?', 'main risks?']],
])('%s asks two things', (question, parts) => {
  expect(questionParts(question)).toEqual(parts);
});

it.each([
  '매출과 영업이익은?',
  '매출 상위 고객과의 계약 조건은?',
  '고객과 매출의 관계는?',
  'How do risks and revenue growth interact?',
  '売上高と営業利益は？',
])('%s asks one', (question) => {
  expect(questionParts(question)).toEqual([question]);
});
