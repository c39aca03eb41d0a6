// What a company says of itself, as a statement about it.
import { expect, it } from 'vitest';
import { daysInFull } from '#functions/analyses/days-in-full.ts';
import { inPassive, inThirdPerson } from '#functions/analyses/third-person.ts';

it('names the company instead of the first person in three languages', () => {
  expect(inThirdPerson('en', 'Low waste and short routes are our edge.', 'Hazel Bakery')).toBe(
    'Low waste and short routes are Hazel Bakery’s edge.',
  );
  expect(inThirdPerson('ko', '당사는 직영 과수원을 강점으로 봅니다.', '솔밭과수')).toBe(
    '솔밭과수는 직영 과수원을 강점으로 봅니다.',
  );
  expect(inThirdPerson('ko', '회사는 사과를 직접 선별합니다.', '산들')).toBe('산들은 사과를 직접 선별합니다.');
  expect(inThirdPerson('ja', '当社は自社の窯を強みとしています。', '白磁堂')).toBe(
    '白磁堂は自社の窯を強みとしています。',
  );
});

it('says what an observer expects without a speaker', () => {
  expect(inPassive('en', 'We expect the market for rye to grow by 4% a year.')).toBe(
    'The market for rye is expected to grow by 4% a year.',
  );
  expect(inPassive('en', 'We asked 40 bakers.')).toBeUndefined();
});

it('leaves a sentence that it cannot rewrite for sure', () => {
  expect(inThirdPerson('en', 'We zigzag between the islands.', 'Hazel Bakery')).toBeUndefined();
  expect(inThirdPerson('ko', '우리나라의 사과 생산은 줄었다.', '솔밭과수')).toBeUndefined();
});

it('gives the days of a cutting in full', () => {
  expect(daysInFull('en', 'The oven failed on 28 December, the owner said on Monday.', '2026-01-05')).toBe(
    'The oven failed on 28 December 2025, the owner said in January 2026.',
  );
  expect(daysInFull('ko', '솔밭과수는 9일 밝혔다.', '2026-04-09')).toBe('솔밭과수는 2026년 4월 9일 밝혔다.');
  expect(daysInFull('ja', '白磁堂は10日、3月1日から値上げすると発表した。', '2026-03-10')).toBe(
    '白磁堂は2026年3月10日、2026年3月1日から値上げすると発表した。',
  );
});
