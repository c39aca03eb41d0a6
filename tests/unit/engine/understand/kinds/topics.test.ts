// Which sections of a report a question asks for, and which headings name them.
import { describe, expect, it } from 'vitest';
import {
  findTopic,
  headingMatch,
  isJointHeading,
  speaksOf,
  withoutTopic,
} from '#functions/engine/understand/kinds/topics.ts';

describe('the topic of a question', () => {
  it.each([
    ['회사 연혁 알려줘', 'history'],
    ['会社の沿革を教えてください', 'history'],
    ['What is their production capacity?', 'capacity'],
    ['우발부채가 있나요?', 'contingencies'],
    ['偶発債務はありますか', 'contingencies'],
    ['What changed in accounting policies?', 'accountingPolicies'],
    ['What are the main products?', 'products'],
    ['who owns the company', 'shareholders'],
    ['What is the dividend policy?', 'dividends'],
    ['What does Alto do?', 'business'],
  ])('%s', (question, id) => {
    expect(findTopic(question)?.id).toBe(id);
  });

  it('is narrowed by another one', () => {
    expect(findTopic('인수 시 위험은?')?.id).toBe('risk');
    expect(findTopic('risks of the acquisition')?.id).toBe('risk');
  });

  it('may be two that are joined', () => {
    const topic = findTopic('소송이나 우발부채가 있나요?');

    expect(topic && [speaksOf(topic, '소송이 계류 중입니다.'), speaksOf(topic, '우발부채는 없습니다.')]).toEqual([
      true,
      true,
    ]);
  });

  it.each(['the three biggest risks', 'top 5 risks', '가장 큰 리스크 세 가지', '리스크 3가지', '最大のリスクを三つ'])(
    'includes the requested number of the foremost: %s',
    (question) => {
      expect(
        withoutTopic(findTopic(question), question)
          .replace(/\bthe\b|を/gu, '')
          .trim(),
      ).toBe('');
    },
  );

  it('leaves the other words of the question', () => {
    const question = 'dividend policy of Alto';

    expect(withoutTopic(findTopic(question), question).trim()).toBe('of Alto');
  });
});

describe('a heading', () => {
  it.each([
    ['연혁이 무엇인가요', '2. 회사의 연혁', 1],
    ['what are the risks', 'Item 1A. Risk Factors', 1],
    ['what does Alto do', 'Business combinations', 0],
  ])('for %s: %s', (question, heading, least) => {
    const topic = findTopic(question);
    const match = topic ? headingMatch(topic, heading) : -1;

    expect(match > 0.5 ? 1 : match).toBe(least);
  });
});

describe('a heading of two topics', () => {
  it.each([
    ['役員は誰ですか', 'IV 役員と株主', true],
    ['who are the directors', 'Report > Directors and shareholders', true],
    ['役員は誰ですか', 'IV 役員の状況', false],
    ['who are the competitors', 'Competition', false],
  ])('is one: %s, %s, %s', (question, heading, isJoint) => {
    const topic = findTopic(question);

    expect(topic && isJointHeading(topic, heading)).toBe(isJoint);
  });
});
