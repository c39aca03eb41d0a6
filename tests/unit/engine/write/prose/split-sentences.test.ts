// Which texts are sentences that can be quoted alone, and which only look like one.
import { describe, expect, it } from 'vitest';
import { quotable } from '#functions/engine/write/prose/sentences.ts';
import { isWhole, splitSentences } from '#functions/engine/write/prose/split-sentences.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

describe('a sentence', () => {
  it.each([
    ['en', 'Northway Freight Systems Latin America Holdings, Inc.'],
    ['en', 'Northway Freight Systems Czech and Slovak Services s.r.o.'],
    ['en', 'Northway Europe Logistics and Warehousing B.V.'],
    ['ko', '신규 채무보증 및 담보의 제공에 관한 사항(기간 연장은 제외함)'],
  ])('is more than a name or heading (%s): %s', (language, text) => {
    expect(isWhole(text, language)).toBe(false);
  });

  it.each([
    ['en', 'Northway Freight Systems, Inc. leases all of its tractors (see Note 4).'],
    ['en', 'EBITDA at Northway Freight Systems was $52 million.'],
    ['ko', '당사는 물류센터 두 곳을 새로 열었습니다(주석 4 참조).'],
    ['ko', '신규 채무보증은 이사회의 승인을 받아야 함'],
    ['ko', '기준금리는 2025년 말 2.50%이며 2026년 말 2.25%로 예상한다.'],
  ])('states something (%s): %s', (language, text) => {
    expect(isWhole(text, language)).toBe(true);
  });

  it('ends before a figure in Japanese too, and never inside one', () => {
    const texts = splitSentences('売上高は1.5億円です。2026年に新棟を稼働します。').map(({ text }) => text);

    expect(texts).toEqual(['売上高は1.5億円です。', '2026年に新棟を稼働します。']);
  });

  it.each([
    '신청은 만료 6개월 전(2024. 12. 31.)까지 접수되었습니다.',
    '당사는 2024. 12. 31. 현재 사채를 보유하고 있지 않습니다.',
    '계약은 2025. 3.부터 효력이 있습니다.',
  ])('does not end in a Korean date: %s', (text) => {
    expect(splitSentences(text).map((one) => one.text)).toEqual([text]);
  });

  it('is quoted without its bullet', () => {
    // Prepare
    const chunk = chunkOf({ text: 'ㆍ이사회는 내부거래 현황을 분기마다 보고받고 있습니다.' });

    // Act
    const [sentence] = quotable({ chunk, source: 'FILES', score: 1, signals: {} });

    // Assess
    expect(sentence).toMatchObject({ text: '이사회는 내부거래 현황을 분기마다 보고받고 있습니다.', start: 1 });
  });
});
