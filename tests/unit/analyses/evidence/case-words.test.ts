// Which sentences belong to which part of a case study: no sentence is placed under two headings.
import { describe, expect, it } from 'vitest';
import { tellingOfCase, whatHappened } from '#functions/analyses/evidence/case-words.ts';

const TOPIC = '평택 자동화 센터';
const SENTENCES = [
  '급증하는 풀필먼트 수요에 대응하기 위해 평택 자동화 센터를 지었습니다.',
  '2022년 9월 평택 자동화 센터를 준공하였습니다.',
  '평택 자동화 센터에서 초기 안정화에 1년이 걸린 점은 다음 투자에서 유의할 과제입니다.',
  '이천 제2센터의 과제는 냉장 물류 수요입니다.',
];
const told = (key: string) => SENTENCES.flatMap((text, i) => (tellingOfCase(key, TOPIC)?.test(text) ? [i] : []));

describe('the parts of a case', () => {
  it('are answered by separate sentences on the topic only', () => {
    expect(told('caseBackground')).toEqual([0]);
    expect(told('caseLessons')).toEqual([2]);
    expect(told('caseCourse')).toEqual([0, 1, 2]);
  });

  it('are left to the engine if the topic is a question, or if there is no case', () => {
    expect(tellingOfCase('caseBackground', '왜 평택에 센터를 지었는가?')).toBeUndefined();
    expect(tellingOfCase('whatCompanyDoes', TOPIC)).toBeUndefined();
  });
});

it('takes the last word of a topic for what happened', () => {
  expect(whatHappened('부산 냉동창고 신축').test('부산 냉동창고는 1998년에 문을 열었다.')).toBe(false);
  expect(whatHappened('harbour depot closure').test('The harbour depot closed in May.')).toBe(true);
  expect(whatHappened('the closure at Hull').test('The depot closed in May.')).toBe(true);
});
