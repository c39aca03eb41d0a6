// The words of the alternatives that a question offers.
import { expect, it } from 'vitest';
import { findChoice } from '#functions/engine/understand/kinds/choice.ts';

it.each([
  [
    '전자의무기록은 자체 개발과 외부 구매 중 어느 방식으로 도입하나?',
    [
      ['자체', '개발'],
      ['외부', '구매'],
    ],
  ],
  ['Are customers billed by seat or by usage?', [['seat'], ['usag']]],
  ['北米航路と欧州航路のどちらが伸びましたか', [['北米航路'], ['欧州航路']]],
  ['Is hardware revenue larger than software?', [['hardwar'], ['softwar']]],
  ['차량은 자가야 임차야?', [['자가'], ['임차']]],
  ['이자율이 고정인가요 변동인가요', [['고정'], ['변동']]],
  ['利率は固定か変動か', [['固定'], ['変動']]],
  ['倉庫は自社所有ですか、賃借ですか？', [['自社所有'], ['賃借']]],
  ['Is the swap fixed or floating', [['fix'], ['float']]],
  ['北米航路は欧州航路より大きいですか', [['北米航路'], ['欧州航路']]],
])('%s', (question, words) => expect(findChoice(question)).toEqual(words));

it.each([
  'Is it organized in two or three?',
  '매출과 영업이익은?',
  'What are revenue and profit?',
  '売上高と営業利益は？',
  '매출 얼마야 이익은 얼마야',
  '대표이사는 누구야 임기는 언제야',
  '何か変わったことはありますか',
  'Is there a guarantee or not?',
])('finds no choice in %s', (question) => expect(findChoice(question)).toBeUndefined());
