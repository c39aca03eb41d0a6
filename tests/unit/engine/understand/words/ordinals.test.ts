// Numbers that name one of several things: passages about another one, and sentences without a figure.
import { describe, expect, it } from 'vitest';
import { findWanted, hasWanted } from '#functions/engine/understand/kinds/answer-type.ts';
import { isOfOtherOrdinal } from '#functions/engine/understand/words/ordinals.ts';
import type { Chunk } from '#functions/ports/search-index.ts';

const passage = (text: string, document = 'lease') => ({
  text,
  context: { document, periods: [] } as unknown as Chunk['context'],
});

describe('an item named by its number', () => {
  it.each([
    ['서울 제9공장의 보증금은 얼마입니까?', '서울 제3공장을 임차한다. 제9조', true],
    ['서울 제3공장의 보증금은 얼마입니까?', '서울 제3공장을 임차한다. 제9조', false],
    ['4차 대출의 금액은 얼마입니까?', '14차 약정', true],
    ['4차 대출의 금액은 얼마입니까?', '4차 약정', false],
    ['What is the rent of plant 2?', 'Plant 3 is leased.', true],
    ['What is the rent of plant 2?', 'Plant 2 is leased.', false],
    ['第2工場の賃料はいくらですか。', '第3工場を賃借する。', true],
    ['매출액은 얼마입니까?', '제1조 매출액', false],
    ['정관 제11조는 무엇을 정합니까?', '이사의 수는 다섯 명 이내로 한다.', false],
  ])('is another than %s in "%s": %s', (question, text, isOther) => {
    expect(isOfOtherOrdinal(question, passage(text))).toBe(isOther);
  });
});

describe('the content of a sentence', () => {
  it.each([
    ['count', '임차인은 청주 제2공장을 임차한다.', false],
    ['count', '제1조 임대차보증금은 300백만원으로 한다.', true],
    ['code', '등록일: 2018년 4월 6일', false],
    ['code', '등록번호: 10-2034039', true],
  ] as const)('includes a %s in "%s": %s', (wanted, text, has) => {
    expect(hasWanted(wanted, text)).toBe(has);
  });

  it.each([
    ['소송의 사건번호는 무엇입니까?', 'code'],
    ['What is the registration number?', 'code'],
    ['What is the number of employees?', 'count'],
  ])('is requested by "%s" as a %s', (question, wanted) => {
    expect(findWanted(question)).toBe(wanted);
  });
});
