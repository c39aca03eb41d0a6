// The separate things in one request for documents.
import { describe, expect, it } from 'vitest';
import { isNamed, requestedThings } from '#functions/engine/understand/kinds/requested-things.ts';

const kinds = (request: string) => requestedThings(request).map(({ words }) => words.at(-1));

describe('the items of a request', () => {
  it.each([
    ['정관과 법인등기부등본', ['정관', '법인등기부등본']],
    ['최근 3개 사업연도의 감사보고서와 재무제표를 제출해 주시기 바랍니다.', ['감사보고서', '재무제표']],
    ['ESG 보고서와 평가 결과', ['보고서', '결과']],
    ['감독기관의 점검결과 통보 공문', ['공문']],
    ['매출채권 연령 분석 자료', ['분석']],
    ['주요 고객과의 계약서', ['계약서']],
    ['notices from health and safety authorities', ['author']],
    ['定款及び株主名簿の写し', ['定款', '株主名簿']],
    ['取締役会議事録と株主総会議事録をご提出ください', ['取締役会議事録', '株主総会議事録']],
    [
      'Please provide copies of all lease agreements and insurance policies for the last three years.',
      ['agreement', 'polici'],
    ],
  ])('%s', (request, expected) => {
    expect(kinds(request)).toEqual(expected);
  });

  it('keep a noun that is also a verb of requests', () => {
    const [thing] = requestedThings('Please provide supply agreements with customers.');

    expect(thing?.name).toBe('supply agreements with customers');
  });

  it('share the words before the first of two', () => {
    expect(requestedThings('이전가격 정책과 보고서').map(({ words }) => words)).toEqual([
      ['이전가격', '정책'],
      ['이전가격', '보고서'],
    ]);
  });
});

describe('a document with a requested name', () => {
  it.each([
    ['매출채권 연령 분석 자료', '매출채권 연령 분석 자료.xlsx', true],
    ['매출채권 연령 분석 자료', '매출채권 연령 분석_2025.xlsx', true],
    ['従業員名簿の一覧', '従業員名簿一覧.xlsx', true],
    ['인수계약서', '인수 조건에 대한 의견.docx', false],
    ["masters' service agreements", 'Crane rental and service agreement.docx', false],
    ["masters' service agreements", 'Master service agreement.docx', true],
    ["last three years' audited accounts", 'Audited accounts 2025.pdf', true],
  ])('%s: %s', (request, title, expected) => {
    const [thing] = requestedThings(request);
    expect(thing && isNamed(thing, title.replace(/\.\w+$/, ''))).toBe(expected);
  });
});
