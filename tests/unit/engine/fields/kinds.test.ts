// A statement without a value of the requested kind is not an answer.
import { expect, it } from 'vitest';
import { lacksKind, statesSum } from '#functions/engine/fields/kinds.ts';
import { plan } from '#functions/engine/understand/plan.ts';

const lacking = (query: string, text: string, around = ''): boolean =>
  lacksKind(plan({ query, history: [], sources: [], now: Date.UTC(2026, 0, 1) }), text, around);

it.each([
  ['How many contracts end in 2026?', 'Contracts brought in income of £9.4 million in 2026.'],
  ['How many customers does it have?', 'Customers paid £14 million within 30 days.'],
  ['협력사는 몇 곳인가요?', '협력사에 42억원을 30일 안에 지급한다.'],
  ['取引先は何社ですか', '取引先への支払は12億円である。'],
  ['Who runs the yard?', 'The yard is run by a manager on site.'],
  ['When does the lease end?', 'The lease began on 1 March 2021.'],
  ['임대차 계약은 언제 끝나나요?', '임대차 계약은 2021년 3월에 체결하였다.'],
  ['What percentage of sales is exported?', 'Exports came to £14 million.'],
])('%s: refuses "%s"', (query, text) => {
  expect(lacking(query, text)).toBe(true);
});

it.each([
  ['How many contracts end in 2026?', 'Fourteen contracts worth £9.4 million end in 2026.'],
  ['How many people work here?', 'At the end of 2025 the group had 1,204 people.'],
  ['협력사는 몇 곳인가요?', '협력사 38곳에 42억원을 지급한다.'],
  ['Who runs the yard?', 'The yard is run by Ada Holm.'],
  ['When does the lease end?', 'The lease ends on 1 March 2031.'],
  ['임대차 계약은 언제 끝나나요?', '임대차 기간은 2021년 3월 1일부터 2031년 2월 28일까지로 한다.'],
  ['What percentage of sales is exported?', 'Exports came to 31% of sales.'],
])('%s: accepts "%s"', (query, text) => {
  expect(lacking(query, text)).toBe(false);
});

it.each([
  ['salary', '백도연 이사는 이사회 12회 중 1회 반대하였다.', false],
  ['salary', '백도연 이사의 연봉은 1억 2,000만원이다.', true],
  ['holding', 'Ada Holm has been a director since 2019.', false],
  ['holding', 'Ada Holm holds 31.5% of the company.', true],
  ['holding', '강도윤은 12,500주를 보유한다.', true],
  ['fine', 'The authority imposed a fine after 3 inspections.', false],
  ['fine', '課徴金1億2,000万円の納付を命じられた。', true],
])('finds a sum of the kind %s in "%s": %s', (sum, text, isIn) => {
  expect(statesSum([sum], text)).toBe(isIn);
});
