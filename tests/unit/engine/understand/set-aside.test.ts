// What a question compares with and where it looks is not what it asks.
import { describe, expect, it } from 'vitest';
import { findEntities } from '#functions/engine/understand/find-entities.ts';
import { findRatios } from '#functions/engine/understand/ratios.ts';
import { findTopic } from '#functions/engine/understand/topics.ts';

describe('a comparison with the year before', () => {
  it.each([
    '매출액과 영업이익은 얼마이고 전년 대비 얼마나 늘었나?',
    '売上高と営業利益、前年比は',
    'Revenue and operating income, year over year?',
  ])('is no ratio of two figures: %s', (question) => {
    expect(findRatios(question)).toEqual([]);
  });

  it('leaves a ratio of two figures alone', () => {
    expect(findRatios('매출액 대비 연구개발비는?')).toHaveLength(1);
  });

  it('is nobody’s name', () => {
    expect(findEntities('売上高と営業利益、前年比は')).toEqual([]);
  });
});

describe('two subjects in one question', () => {
  it.each([
    ['회사 인수 시 가장 큰 리스크 세 가지', 'risk'],
    ['買収のリスクは何ですか', 'risk'],
    ['인수합병 내역을 알려 주세요', 'acquisitions'],
    ['What are the main risks of the acquisition?', 'risk'],
  ])('are narrowed down by the one and about the other: %s', (question, id) => {
    expect(findTopic(question)?.id).toBe(id);
  });
});
