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

  // A noun that ends in a vowel drops 이.
  it.each([
    ['객실 수요는 3년째 감소다.', '객실 수요는 3년째 감소입니다.', '객실 수요는 3년째 감소임.'],
    ['임차료는 전년보다 증가다.', '임차료는 전년보다 증가입니다.', '임차료는 전년보다 증가임.'],
    ['가장 큰 위험은 금리다.', '가장 큰 위험은 금리입니다.', '가장 큰 위험은 금리임.'],
    ['재고는 매출의 3배다.', '재고는 매출의 3배입니다.', '재고는 매출의 3배임.'],
    ['폐점률은 5% 이하다.', '폐점률은 5% 이하입니다.', '폐점률은 5% 이하임.'],
    ['두 회사의 차이다.', '두 회사의 차이입니다.', '두 회사의 차이임.'],
    ['남은 것은 리스크다.', '남은 것은 리스크입니다.', '남은 것은 리스크임.'],
    ['업체는 모두 다섯 곳이다.', '업체는 모두 다섯 곳입니다.', '업체는 모두 다섯 곳임.'],
    ['원가 부담이 크다.', '원가 부담이 큽니다.', '원가 부담이 큼.'],
    ['성장이 빠르다.', '성장이 빠릅니다.', '성장이 빠름.'],
    ['계열사가 아니다.', '계열사가 아닙니다.', '계열사가 아님.'],
    ['매장 두 곳의 폐점을 의결하다.', '매장 두 곳의 폐점을 의결합니다.', '매장 두 곳의 폐점을 의결함.'],
    ['수수료를 낮추다.', '수수료를 낮춥니다.', '수수료를 낮춤.'],
    ['점포 비중이 커지다.', '점포 비중이 커집니다.', '점포 비중이 커짐.'],
  ])('%s, after a vowel', (text, polite, noun) => {
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

it('keeps the copula after a consonant', () => {
  expect(inKoreanStyle('한 병에 900원꼴이다.', 'polite')).toBe('한 병에 900원꼴입니다.');
});
