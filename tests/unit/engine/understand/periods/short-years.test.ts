// Two-digit years of questions, and numbers of years, which are none.
import { describe, expect, it } from 'vitest';
import { withFullYears } from '#functions/engine/understand/periods/short-years.ts';

const NOW = Date.UTC(2026, 5, 1);

describe('two digits', () => {
  it.each([
    ['24년 영업이익 얼마였지', '2024년 영업이익 얼마였지'],
    ['23년도 매출은?', '2023년도 매출은?'],
    ['25年3月期の配当は', '2025年3月期の配当は'],
    ['capex budget for 26?', 'capex budget for 2026?'],
    ['turnover 25?', 'turnover 2025?'],
    ['net debt 24', 'net debt 2024'],
    ["revenue in '24 and '25", "revenue in '2024 and '2025"],
  ])('are a year: %s', (question, written) => {
    expect(withFullYears(question, NOW)).toBe(written);
  });

  it.each([
    '20년 만기 대출이 있나',
    '최근 10년 배당은',
    '임대차는 15년간인가',
    '築30年の建物はいくつ',
    '10年以内に返す借入は',
    'is there a 20 year lease',
    'does the fine exceed 25',
    '직원 24명',
    'rent for unit 24',
    'what does clause 21',
  ])('are no year: %s', (question) => {
    expect(withFullYears(question, NOW)).toBe(question);
  });
});
