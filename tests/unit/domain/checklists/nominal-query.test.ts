// Yes-or-no questions by the noun of their predicate.
import { expect, it } from 'vitest';
import { nominalQuery } from '#functions/domain/checklists/nominal-query.ts';

it.each([
  ['자기주식을 취득하였습니까?', '자기주식 취득 여부'],
  ['계류장에 배당을 실시한 사실이 있습니까?', '계류장에 배당 실시 여부'],
  ['전 부두에 대하여 보험이 가입되어 있습니까?', '전 부두에 대하여 보험 가입 여부'],
  ['인상 안건이 승인되었는지 여부', '인상 안건 승인 여부'],
  ['自己株式を取得しましたか。', '自己株式の取得の有無'],
  ['為替予約を締結しているか否か', '為替予約の締結の有無'],
  ['財務制限条項は遵守されていますか。', '財務制限条項の遵守の有無'],
  ['양도에 항만청의 동의가 필요합니까?', '양도에 항만청의 동의 필요 여부'],
  ['투자계획을 모두 이행하였는지 여부', '투자계획 이행 여부'],
  ['指摘事項はすべて改善済みか。', '指摘事項の改善の有無'],
  ['港の同意は必要ですか。', '港の同意の必要の有無'],
  ['係留の認証を現在保有していますか。', '係留の認証の保有の有無'],
  ['계류 중인 소송이 있습니까?', undefined],
  ['Has the mooring been let?', undefined],
  ['係属中の訴訟はありますか。', undefined],
])('"%s" is "%s"', (question, nominal) => {
  expect(nominalQuery(question)).toBe(nominal);
});
