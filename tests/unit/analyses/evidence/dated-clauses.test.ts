// Sentences about two dated events: each event with its own date.
import { expect, it } from 'vitest';
import { datedClauses } from '#functions/analyses/evidence/dated-clauses.ts';

it.each([
  [
    '2022년 9월 창원 공장을 준공하였고, 2024년 6월 뮌헨 법인을 설립하였습니다.',
    ['2022년 9월 창원 공장을 준공하였다.', '2024년 6월 뮌헨 법인을 설립하였습니다.'],
  ],
  [
    '2022년 9월 센터를 준공하고 2023년 2월 가동을 시작하였다.',
    ['2022년 9월 센터를 준공.', '센터: 2023년 2월 가동을 시작하였다.'],
  ],
  [
    '울산 제2공장은 2022년 9월에 준공하였고, 2023년 2월에 가동을 시작하였다.',
    ['울산 제2공장은 2022년 9월에 준공하였다.', '울산 제2공장: 2023년 2월에 가동을 시작하였다.'],
  ],
  ['2025년 말 현재 임직원은 742명이며, 2019년 6월 상장하였다.', ['2019년 6월 상장하였다.']],
  ['2021年4月に本社を移転し、2023年10月に上場した。', ['2021年4月に本社を移転した。', '2023年10月に上場した。']],
  [
    '2019年6月に新工場を稼働させ、2024年8月に通販を始めた。',
    ['2019年6月に新工場を稼働させた。', '2024年8月に通販を始めた。'],
  ],
  [
    'The brewery was founded in 1962 in Leeds and opened a second site in March 2018.',
    ['The brewery was founded in 1962 in Leeds.', 'The brewery opened a second site in March 2018.'],
  ],
])('splits a sentence before the clause with the second date: %s', (text, clauses) => {
  expect(datedClauses(text)).toEqual(clauses);
});

it.each([
  '2023년 9%에서 2025년 21%로 늘었다.',
  '가동은 2021년 11월부터 2024년 5월까지 미뤄졌다.',
  'It opened in May 2022 and was listed in June 2024.',
])('keeps other sentences whole: %s', (text) => {
  expect(datedClauses(text)).toEqual([text]);
});

it('takes the whole subject of a Korean sentence for its later clause', () => {
  const text = '푸른솔제3호 사모투자 합자회사는 2021년 우선주를 인수하였고, 2026년 6월부터 매도를 청구할 수 있습니다.';

  expect(datedClauses(text)[1]).toBe('푸른솔제3호 사모투자 합자회사: 2026년 6월부터 매도를 청구할 수 있습니다.');
});

it('names what was built where no clause has a subject', () => {
  const [, second] = datedClauses('2022년 9월 송도 조립 공장을 준공하고 2023년 2월 가동을 시작하였다.');

  expect(second).toBe('송도 조립 공장: 2023년 2월 가동을 시작하였다.');
});
