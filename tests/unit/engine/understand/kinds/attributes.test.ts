import { describe, expect, it } from 'vitest';
import { findAttribute } from '#functions/engine/understand/kinds/attributes.ts';

describe('findAttribute', () => {
  it.each([
    ['How high is staff turnover?', 'staffTurnover'],
    ['what do they pay their people', 'averagePay'],
    ['Where is the head office?', 'headOffice'],
    ['How many stores do they have?', 'sites'],
    ['what are they asking for it', 'askingPrice'],
    ['직원들 얼마나 나가?', 'staffTurnover'],
    ['본사 어디야?', 'headOffice'],
    ['공장이 몇 개야', 'sites'],
    ['회계법인 어디야', 'auditor'],
    ['이 회사 강점이 뭐야?', 'strengths'],
    ['平均年収は？', 'averagePay'],
    ['いくらで売りたい？', 'askingPrice'],
    ['ライバルはどこ？', 'competitors'],
    ['稼働率は？', 'utilisation'],
  ])('reads %s as %s', (question, id) => {
    expect(findAttribute(question)?.id).toBe(id);
  });

  it.each([
    'How high is staff turnover in the Leeds depot?',
    'Why did staff turnover rise?',
    '본사 임차료는 얼마야?',
    'どの工場の稼働率が一番低い？',
    'Which supplier of bearings was late?',
    '경쟁사 누리풀필먼트의 매출은?',
  ])('takes %s for more than an attribute of the company', (question) => {
    expect(findAttribute(question)).toBeUndefined();
  });

  it('tells the company beside the attribute', () => {
    expect(findAttribute('본사 어디야?')?.names).toEqual([]);
    expect(findAttribute("Where is Tidemark's head office?")?.names).toEqual(['Tidemark']);
    // A word that no document has as a company: nothing is stated of it.
    expect(findAttribute('디지털본부 이직률은?')?.names).toEqual(['디지털본부']);
  });
});
