// How a statement differs from the request: planned or actual, direction, which sum.
import { expect, it } from 'vitest';
import { differencesOf } from '#functions/engine/fields/differences.ts';
import { requestedBy } from '#functions/engine/fields/requested.ts';
import { plan } from '#functions/engine/understand/plan.ts';

const differing = (query: string, text: string, around = '') => {
  const requested = requestedBy(plan({ query, history: [], sources: [], now: Date.UTC(2026, 0, 1) }));
  return differencesOf(requested, { text, around });
};

it.each([
  ['For how much was the Leeds site sold?', 'Management hopes to sell the Leeds site for £12 million.'],
  ['How much did it pay to the distributor?', 'A former distributor claims £1.9 million from Ashgrove.'],
  ['2025년 배당은 주당 얼마였나요?', '이사회는 2025년 배당으로 주당 520원을 제안하였습니다.'],
  ['価格は何％引き上げましたか', '天然ガス価格が10%上昇すると営業利益が約3億円減少します。'],
])('%s: rejects an event that did not happen: "%s"', (query, text) => {
  expect(differing(query, text)).toContain('modality');
});

it.each([
  ['What revenue is planned for 2026?', 'We plan revenue of £150 million in 2026.'],
  ['What dividend is proposed for 2025?', 'The board proposes a dividend of 16.0 pence per share for 2025.'],
  ['How much does the distributor claim?', 'A former distributor claims £1.9 million from Ashgrove.'],
  ['설비투자 계획은 얼마인가요?', '2026년에는 28,000백만원을 투자할 계획입니다.'],
  ['価格は何％引き上げましたか', '2024年10月に価格を8%引き上げました。'],
  ['By how much were prices raised?', 'We raised prices by 4.5% in March, and management expects wages to rise by 5%.'],
])('%s: accepts "%s"', (query, text) => {
  expect(differing(query, text)).toEqual([]);
});

it('distinguishes a plan from an action', () => {
  expect(differing('설비투자 계획은 얼마인가요?', '2025년 설비투자는 15,800백만원이었습니다.')).toContain('modality');
  expect(differing('설비투자 계획은 얼마인가요?', '설비투자는 28,000백만원이다.', '2026년 사업계획')).toEqual([]);
});

it.each([
  ['How much did Ashgrove borrow from Siltflow?', 'Ashgrove lent £3.5 million to its joint venture Siltflow.'],
  ['받은 이자는 얼마인가요?', '지급한 이자는 5,210백만원입니다.'],
  ['値下げ率は何％ですか', '2025年7月に5%の値上げを実施しました。'],
])('%s: rejects the opposite: "%s"', (query, text) => {
  expect(differing(query, text)).toContain('direction');
});

it.each([
  ['창고 임대료는 얼마인가요?', '임차인은 임대차보증금 3억원을 예치한다.', ['sum']],
  ['창고 임대료는 얼마인가요?', '월 차임은 2,000만원이다.', []],
  ['What is the deposit?', 'The Tenant pays rent of £48,000 per month.', ['sum']],
  ['賃料はいくらですか', '解約するときは賃料の3か月分を違約金として支払う。', ['sum']],
])('%s: differs from "%s" in %j', (query, text, differences) => {
  expect(differing(query, text)).toEqual(differences);
});

it.each([
  ['What is the rent?', 'The Tenant pays a deposit of £200,000 to secure the rent.', true],
  ['What is the rent?', 'The rent is £64,000 a month, and a deposit of £200,000 is due.', false],
  ['보증금은 얼마인가요?', '보증금은 4억원이고 차임은 월 3,800만원이다.', false],
  ['賃料はいくらですか', '賃料を担保する敷金は2,000万円とする。', true],
])('%s: in "%s" uses the sum nearer to the figure: %s', (query, text, isOther) => {
  const requested = requestedBy(plan({ query, history: [], sources: [], now: Date.UTC(2026, 0, 1) }));

  expect(differencesOf(requested, { text, around: '', isOfSameDoer: true }).includes('sum')).toBe(isOther);
});

it('does not read a total headcount as departures', () => {
  expect(differing('2025년 퇴사자는 몇 명인가요?', '2025년 말 직원은 312명입니다.')).toContain('direction');
  expect(differing('2025년 퇴사자는 몇 명인가요?', '2025년에 47명이 그만두고 61명을 채용하였습니다.')).toEqual([]);
});

it('does not read another fact about a person as their pay or stake', () => {
  expect(differing('백도연의 지분율은 얼마인가요?', '백도연 재무이사의 임기는 2028년 3월까지이다.')).toContain('sum');
  expect(differing('What is the salary of Ada Holm?', 'Ada Holm was appointed in 2021.')).toContain('sum');
  expect(differing("What is Ada Holm's salary?", 'Ada Holm was appointed in 2021.')).toContain('sum');
});
