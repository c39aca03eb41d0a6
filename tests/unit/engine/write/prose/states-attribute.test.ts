import { describe, expect, it } from 'vitest';
import { findAttribute } from '#functions/engine/understand/kinds/attributes.ts';
import { statesAttribute } from '#functions/engine/write/prose/states-attribute.ts';

const states = (question: string, text: string): boolean => {
  const attribute = findAttribute(question);
  if (!attribute) throw new Error(`no attribute: ${question}`);
  return statesAttribute({ attribute, question: question.toLowerCase(), names: ['Larchmont', '라치몬트'] }, text);
};

describe('statesAttribute', () => {
  it.each([
    ['How high is staff turnover?', 'Staff turnover was 11.8% in 2025, compared with 14.6% in 2024.'],
    ['이직률은?', '평균 근속연수는 4.3년이며 2025년 퇴직률은 14.6%이다.'],
    ['平均年収は？', '平均勤続年数は9.8年、平均年間給与は486万円です。'],
    ['직원 평균 연봉은?', '평균 근속연수는 4.3년이며 1인당 평균 급여는 4,350만원이다.'],
    ['본사 어디야?', '본점 소재지: 인천광역시 연수구 송도물류로 112'],
    ['사업장 몇 개야?', '2025년 말 현재 전국 14개 물류센터를 운영하며 총 운영 면적은 41만㎡입니다.'],
    ['店は何軒？', '2026年2月末の店舗数は148店です。'],
    ['How many warehouses do they have?', 'Larchmont operates 31 warehouses.'],
    ['What are the covenants?', 'Net debt to EBITDA: not more than 3.25x.'],
    ['계절성 있어?', '유약 수요는 봄과 가을에 몰립니다. 성수기는 4월이다.'],
    ['商標はある？', '商標「ろくろ」は2019年に登録した。'],
    ['Why are they selling?', 'There is no successor in the family.'],
    ["What's the budget for next year?", 'The board approved a budget of £9.1m revenue.'],
    ['What are the weaknesses?', 'A weakness is onboarding, which takes 17 weeks.'],
  ])('%s is answered by "%s"', (question, text) => {
    expect(states(question, text)).toBe(true);
  });

  it.each([
    ['How high is staff turnover?', 'Driver turnover was 61% in 2025.'],
    ['How high is staff turnover?', 'Staff turnover in the Leeds depot was 19%.'],
    ['이직률은?', '디지털본부의 퇴직률은 9.7%이다.'],
    ['離職率は？', 'ネットスーパーの配送員の離職率は19.2%です。'],
    ['사업장 몇 개야?', '2027년까지 물류센터 3곳을 추가로 연다.'],
    ['공장은 몇 개야?', '전국 14개 물류센터를 운영한다.'],
    ['How many customers are there?', 'Of the 44 customers of Quayline, 43 have stayed.'],
    ['What are the covenants?', 'Interest cover was 4.1x.'],
    ["What's the budget for next year?", 'Revenue of £8.8m was £0.3m short of the budget.'],
    ["What's the market share?", 'Kiln & Clay has a market share of 12%.'],
    ['매도인이 원하는 가격은?', '희망 기업가치는 2025년 EBITDA의 5.3배에 해당한다.'],
  ])('%s is not answered by "%s"', (question, text) => {
    expect(states(question, text)).toBe(false);
  });
});
