// Which statements lose their tick because they do not account for the question.
import { describe, expect, it } from 'vitest';
import { refusedIn } from '#functions/engine/write/account/unaccounted.ts';
import { judgedStatement } from '#tests/helpers/judged-statement.ts';

describe('a verb that asks for a measure', () => {
  it.each([
    ['작년에 얼마 팔았어?', '두레솔의 2025년 매출액은 89,490백만원입니다.', false],
    ['작년에 공장을 얼마에 팔았어?', '두레솔의 2025년 매출액은 89,490백만원입니다.', true],
    ['去年いくら売った？', '2025年の売上高は89百万円です。', false],
  ])('%s: %s', (question, text, expected) => {
    const { own, judged } = judgedStatement(question, text, { kind: 'composed', isJudged: true });

    expect(refusedIn(own, [judged]).has(judged)).toBe(expected);
  });
});

describe('whether a share rose', () => {
  it.each([
    ['うちへの売上の割合、増えた？', '連結売上高は18,264百万円で、前期は17,390百万円でした。', true],
    ['うちへの売上の割合、増えた？', '当社への売上の割合は34.6％で、前期は31.2％でした。', false],
    ['what was the percentage change in cash', 'Cash rose from £1,200k to £1,800k.', false],
  ])('%s: %s', (question, text, expected) => {
    const { own, judged } = judgedStatement(question, text, { kind: 'composed', isJudged: true });

    expect(refusedIn(own, [judged]).has(judged)).toBe(expected);
  });
});

describe('a question for the greatest', () => {
  it.each([
    ['biggest customer and how much', 'One customer had a reaction and went home the same day.', true],
    ['biggest customer and how much', 'Our largest customer, Alder Stores, took 18% of sales.', false],
    ['who are the three biggest customers', 'Alder Stores, Birch Foods and Cedar Hotels took 41% of sales.', false],
    ["who's the biggest tenant", 'The tenant manager has been in post for years.', true],
    ["who's the biggest tenant", 'Our largest tenant is Morrow Mills.', false],
    ['최대 고객 비중', '고객 29곳 가운데 17곳이 할증 조항에 합의하였다.', true],
    ['최대 고객 비중', '최대 고객은 솔잎상사이며 매출의 18%를 차지한다.', false],
    ['最大顧客の割合', '顧客29社のうち17社が割増条項に合意した。', true],
    ['最大顧客の割合', '最大顧客は榊商事で、売上高の18％を占める。', false],
  ])('%s: %s', (question, text, expected) => {
    const { own, judged } = judgedStatement(question, text);

    expect(refusedIn(own, [judged]).has(judged)).toBe(expected);
  });
});

describe('a computed statement of a file about another name', () => {
  const LIST = '윤재하 대표이사 상근\n하정민 사내이사 상근';
  it('is refused if the name titles another file', () => {
    const { own, judged } = judgedStatement('새봄 대표 누구야', LIST, {
      document: '사업보고서.html',
      others: ['시장노트_새봄교육.html'],
      kind: 'composed',
      isJudged: true,
    });
    expect(refusedIn(own, [judged]).get(judged)).toContain('새봄');
  });
  it('keeps its tick if no file has the name', () => {
    const { own, judged } = judgedStatement('상근 대표 누구야', LIST, {
      document: '사업보고서.html',
      kind: 'composed',
      isJudged: true,
    });
    expect(refusedIn(own, [judged]).has(judged)).toBe(false);
  });
});
