// The type of answer that a question asks for.
import { describe, expect, it } from 'vitest';
import {
  effectOf,
  findWanted,
  hasWanted,
  isOfOtherEvent,
  lacksWanted,
} from '#functions/engine/understand/kinds/answer-type.ts';

describe('the reason', () => {
  it.each([
    ['先期の粗利が落ちた訳は', 'cause'],
    ['粗利の内訳は', undefined],
  ])('is requested by the word for it, not by that for a breakdown: %s', (question, wanted) => {
    expect(findWanted(question)).toBe(wanted);
  });
});

describe('what a sentence lacks for a question', () => {
  it.each([
    ['name', 'Our ten largest customers buy most of the harvest.', true],
    ['name', 'Ridgeline Foods buys most of the harvest.', false],
    ['name', 'We have served as the auditor of the Company since 1983.', true],
    ['name', 'Date of visit: 10 and 11 February 2026', true],
    ['name', '최대 고객은 서린화학과 대한식품이다.', false],
    ['name', '主な販売先はサクラ商事である。', false],
    ['date', 'The licence is renewed by the ministry.', true],
    ['date', 'The licence was renewed on 3 May 2024.', false],
    ['date', '更新日は毎年 4 月 1 日です。', false],
    ['date', '가마 검사는 23년 12월에 있었습니다.', false],
    ['share', '인건비는 채용으로 9.0% 증가했습니다.', true],
    ['share', '인건비는 매출의 9.0%를 차지합니다.', false],
    ['share', 'Wages rose by 4%.', true],
    ['count', 'The lease runs for three years.', false],
    ['count', 'Halden is sold in fourteen countries.', false],
    ['duration', 'The kiln was closed for eleven weeks.', false],
    ['duration', 'The lease began on 1 July 2024.', true],
    ['duration', '공사 기간은 18개월이다.', false],
    ['duration', '공사는 2024년 5월에 시작했다.', true],
    ['duration', '契約期間は7年間である。', false],
    ['duration', '契約は2024年に始まった。', true],
    ['ordinal', '이번 유상증자는 세 번째다.', false],
    ['ordinal', '유상증자는 5월 둘째 주에 마쳤다.', true],
    ['ordinal', '値上げは4回目となる。', false],
    ['count', 'The clinics are in the north.', true],
    ['count', 'Clinics that opened before 31 December 2022 are in the north.', true],
  ] as const)('%s: "%s" → %s', (wanted, text, lacks) => {
    expect(lacksWanted(wanted, text)).toBe(lacks);
  });
});

describe('a dated event', () => {
  it.each([
    ['When does the lease of the kiln expire?', 'The lease began in 2014.', true],
    ['When does the lease of the kiln expire?', 'The lease terminates on 30 June 2027.', false],
    ['도장 계약은 언제 끝나?', '2014년부터 거래하고 있다.', true],
    ['도장 계약은 언제 끝나?', '계약은 2026년 12월에 만료됩니다.', false],
    ['保守契約はいつ終了しますか', '2019年から契約しています。', true],
    ['保守契約はいつ終了しますか', '契約は2027年3月に満了します。', false],
    ['保守契約はいつまでですか', '契約は2034年までである。', false],
    ['Who founded the kiln?', 'The kiln is found in the north.', true],
    ['Who founded the kiln?', 'Its founder is Ada Marlow.', false],
    ['When was the plant opened?', 'The plant was opened in 2011.', false],
    ['設立はいつ？', '2009年、タイに現地法人を設立。', true],
    ['설립일은?', '2011년 베트남에 현지법인을 설립하였다.', true],
  ])('is another than the requested one: %s "%s" → %s', (question, text, isOther) => {
    expect(isOfOtherEvent(question, text)).toBe(isOther);
  });
});

it.each([
  ['대금은 며칠 이내에 지급합니까?', 'count'],
  ['How long was the kiln closed?', 'duration'],
  ['공사는 얼마 동안 하나?', 'duration'],
  ['契約期間は何年間ですか', 'duration'],
  ['검수는 며칠에 했습니까?', 'date'],
  ['代金は何日以内に支払いますか', 'count'],
  ['支払日は何日ですか', 'date'],
  ['서린화학 설립일은?', 'date'],
  ['契約の更新日を教えて', 'date'],
  ['本社はどこですか', 'place'],
  ['監査法人はどこですか', undefined],
  ['물류센터는 어디에 있어?', 'place'],
  ['가장 큰 고객은 어디야?', undefined],
  ['Where are the plants?', 'place'],
  ['해외 물량은 몇 % 늘었어?', 'count'],
  ['海外の台数は何%増えましたか', 'count'],
  ['해외 비중은 몇 %야?', 'share'],
  ['減価償却費の割合は何%ですか', 'share'],
  ['증류소의 완공 년도는?', 'date'],
  ['영업이익 흑자는 몇 년 만인가요?', 'duration'],
  ['黒字は何年ぶりですか', 'duration'],
  ['이번 증자는 몇 번째인가?', 'ordinal'],
  ['今回の値上げは何回目ですか', 'ordinal'],
])('%s asks for a %s', (question, wanted) => {
  expect(findWanted(question)).toBe(wanted);
});

it.each([
  ['保険の収益悪化の要因としては、災害の増加が挙げられた。', '保険の収益悪化の'],
  ['영업이익 감소의 원인은 원재료 가격의 상승입니다.', '영업이익 감소의 '],
  ['Margins fell because freight costs rose.', 'Margins fell '],
])('finds the cause in "%s" before its effect', (text, effect) => {
  expect(effectOf(text)).toBe(effect);
});

describe('a sentence with a place', () => {
  it.each([
    ['평택과 이천의 센터 3곳을 운영한다.', true],
    ['본점 소재지: 인천광역시 연수구', true],
    ['本社は仙台市青葉区にあります。', true],
    ['시스템 연동 시험이 부족하여 가동이 지연되었다.', false],
    ['공장 부지를 담보로 제공하면 금리가 낮다.', false],
    ['市場区分の変更を行った。', false],
  ])('%s → %s', (text, expected) => {
    expect(hasWanted('place', text)).toBe(expected);
  });
});
