// A line that states another kind of thing than the requested one has no tick, whichever rule ticked it.
import { expect, it } from 'vitest';
import { plan } from '#functions/engine/understand/plan.ts';
import { isOfOtherKind } from '#functions/engine/write/fit/other-kind.ts';

const judged = (query: string, text: string): boolean =>
  isOfOtherKind(plan({ query, history: [], sources: [], now: Date.UTC(2026, 0, 1) }), text);

it.each([
  ['근로시간 면제자는 몇 명이야?', '주간 근로시간은 38시간으로 한다.'],
  ['가맹점은 몇 곳인가요?', '올해 가맹점을 20곳 더 낸다.'],
  ['아파트를 점검한 곳은 어디인가요?', '점검기간 2024년 11월 4일 ~ 11월 22일'],
  ['When does the side letter end?', 'Date: 27 June 2025'],
  ['What did the study cost?', 'Primary: change in cough frequency at week 12'],
  ['퇴직금 지급률은?', '퇴직 직전 3개월의 평균 보수에 근속연수를 곱한 금액으로 한다.'],
  ['김해 센터의 월 임대료는?', '센터 연면적(㎡) 임대율(%) 월 임대료(백만원)'],
  ['Who owns the weir?', 'The permit lets the mill draw water at the weir.'],
  ['How much did crawler cranes earn?', 'The fleet numbers 214 cranes.'],
  ['What rent does the printer pay?', 'The rent is capped at 4% a year.'],
])('%s: refuses %s', (query, text) => {
  expect(judged(query, text)).toBe(true);
});

it.each([
  ['근로시간 면제자는 몇 명이야?', '근로시간 면제자는 3명으로 한다.'],
  ['When does the side letter end?', 'The side letter ends on 27 June 2027.'],
  ['What did the study cost?', 'The study cost EUR 4.2 million.'],
  ['퇴직금 지급률은?', '대표이사의 지급률은 3배로 한다.'],
  ['수원점 면적은 얼마야?', '수원점은 240㎡이다.'],
  ['Who owns the weir?', 'The weir belongs to Arden Estates.'],
  ['What rent does the printer pay?', 'The yearly rent is £142,500.'],
])('%s: accepts %s', (query, text) => {
  expect(judged(query, text)).toBe(false);
});
