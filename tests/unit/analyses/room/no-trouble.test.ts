// The absence of a lawsuit or a fine is no risk; an amount not yet paid or insured is.
import { expect, it } from 'vitest';
import { isNoTrouble, isOver } from '#functions/analyses/room/no-trouble.ts';

it.each([
  'No fine has been imposed and no proceedings have been issued.',
  'The group is not party to any litigation.',
  '裁判はないです。',
  '過去3年間に行政処分を受けたことはありません。',
  '최근 3년 동안 파업은 없었다.',
  '계류 중인 소송은 없습니다.',
])('denies trouble: %s', (text) => {
  expect(isNoTrouble(text)).toBe(true);
});

it.each([
  'The claim of £0.4m is not insured.',
  'HMRC has opened an enquiry into the years 2020 and 2021.',
  '訴訟の請求額は8千万円で、引当金は計上していない費用を含む。',
  '근로자 37명이 소송을 제기하였다.',
])('tells of trouble: %s', (text) => {
  expect(isNoTrouble(text)).toBe(false);
});

it.each([
  'All double charges were refunded by 9 November.',
  '未払い分は6月に払いました。',
  '수강료는 전액 환불하였다.',
])('is over, and so no risk: %s', (text) => {
  expect(isOver('disputesOf', 'riskFactors', text)).toBe(true);
  expect(isOver('disputesOf', 'disputes', text)).toBe(false);
});
