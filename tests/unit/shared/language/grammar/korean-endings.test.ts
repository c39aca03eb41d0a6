// Korean sentences get one style of endings, whatever the sources use.
import { describe, expect, it } from 'vitest';
import { inKoreanStyle } from '#shared/language/grammar/korean-endings.ts';

describe('Korean sentences in one style', () => {
  it.each([
    ['매출이 증가하였다.', '매출이 증가하였습니다.', '매출이 증가하였음.'],
    ['매출이 증가했습니다.', '매출이 증가했습니다.', '매출이 증가했음.'],
    ['회사는 물류업을 영위한다.', '회사는 물류업을 영위합니다.', '회사는 물류업을 영위함.'],
    ['회사는 물류업을 영위합니다.', '회사는 물류업을 영위합니다.', '회사는 물류업을 영위함.'],
    ['계약은 갱신될 예정이다.', '계약은 갱신될 예정입니다.', '계약은 갱신될 예정임.'],
    ['점유율이 높다.', '점유율이 높습니다.', '점유율이 높음.'],
    ['운영하고 있다', '운영하고 있습니다', '운영하고 있음'],
    ['이자비용이 늘어납니다.', '이자비용이 늘어납니다.', '이자비용이 늘어남.'],
    ['사업보고서를 읽는다.', '사업보고서를 읽습니다.', '사업보고서를 읽음.'],
    ['계약 기간이 길다.', '계약 기간이 깁니다.', '계약 기간이 긺.'],
    [
      '변동금리이다. 이자가 6억원 늘어난다.',
      '변동금리입니다. 이자가 6억원 늘어납니다.',
      '변동금리임. 이자가 6억원 늘어남.',
    ],
  ])('%s', (text, polite, noun) => {
    expect(inKoreanStyle(text, 'polite')).toBe(polite);
    expect(inKoreanStyle(text, 'noun')).toBe(noun);
  });

  it.each(['매출이 늘었다는 설명', '대표이사: 한지석', '2025년 438,512백만원', 'Revenue rose.', '다'])(
    'leaves text without a sentence ending alone: %s',
    (text) => {
      expect(inKoreanStyle(text, 'polite')).toBe(text);
      expect(inKoreanStyle(text, 'noun')).toBe(text);
    },
  );
});
