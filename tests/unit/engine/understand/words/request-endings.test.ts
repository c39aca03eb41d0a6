// The polite request around a question.
import { describe, expect, it } from 'vitest';
import { plan } from '#functions/engine/understand/plan.ts';
import { withoutRequest } from '#functions/engine/understand/words/request-endings.ts';

describe('the request around a question is removed', () => {
  it.each([
    ['어업권 면허의 만료일을 알려 주십시오.', '어업권 면허의 만료일을'],
    ['객실 점유율을 기재하여 주시기 바랍니다', '객실 점유율을'],
    ['선박 수 회신 부탁드립니다', '선박 수'],
    ['가동률을 적어 주시길 바랍니다', '가동률을'],
    ['보증금 잔액을 제시하십시오', '보증금 잔액을'],
    ['임차료가 얼마인지 궁금합니다', '임차료가 얼마인지'],
    ['客室稼働率をご教示ください', '客室稼働率'],
    ['漁業権の期限についてお知らせいただけますでしょうか', '漁業権の期限'],
    ['稼働率を記入のこと', '稼働率'],
    ['Set out the occupancy rate', 'the occupancy rate'],
    ['Please provide the occupancy rate', 'the occupancy rate'],
    ['Could you please confirm whether any licence expires?', 'whether any licence expires?'],
    ['Share the number of vessels.', 'the number of vessels.'],
    ['What is the deposit, please?', 'What is the deposit?'],
  ])('%s', (question, rest) => {
    expect(withoutRequest(question)).toBe(rest);
  });

  it.each(['Share price in 2025?', 'List the three largest tenants.', '알려 주세요', '결의를 요청한 주주는?'])(
    'but not from "%s"',
    (question) => {
      expect(withoutRequest(question)).toBe(question);
    },
  );

  it('is taken for no company, and stays in the query for the search of documents', () => {
    const { entities, words, query } = plan({
      query: '2025년 객실 매출과 전년 대비 증감을 알려 주십시오.',
      history: [],
      sources: [],
      now: Date.UTC(2026, 5, 1),
    });

    expect(entities).toEqual([]);
    expect(words).not.toContain('주십시오');
    expect(query).toMatch(/주십시오\.$/);
  });
});
