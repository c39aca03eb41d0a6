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
  ['계류 중인 소송이 있습니까?', undefined],
  ['Has the mooring been let?', undefined],
  ['係属中の訴訟はありますか。', undefined],
])('"%s" is "%s"', (question, nominal) => {
  expect(nominalQuery(question)).toBe(nominal);
});
