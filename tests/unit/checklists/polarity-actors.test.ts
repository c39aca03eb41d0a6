// What one side of a contract may do says nothing of the other, and an exception that is asked about decides alone.
import { describe, expect, it } from 'vitest';
import { isOfOtherSide } from '#functions/checklists/polarity/actors.ts';
import { pairVerdict } from '#functions/checklists/polarity/pair-verdict.ts';

describe('the other side of a contract', () => {
  it.each([
    [
      'May the landlord end the lease of the orchard?',
      'The tenant may end the lease of the orchard at any time.',
      true,
    ],
    ['May the landlord end the lease of the orchard?', 'The landlord may end it if the tenant has left.', false],
    ['May the landlord end the lease of the orchard?', 'Either party may end the lease of the orchard.', false],
    ['May the tenant prune the trees?', 'Pruning by the tenant is permitted.', false],
    ['May the tenant prune the trees?', 'No consent of the landlord is needed for pruning.', false],
    ['Is pruning permitted?', 'The landlord may prune the trees.', false],
    ['임차인은 과수원을 전대할 수 있습니까?', '임대인은 과수원을 전대할 수 있다.', true],
    ['임차인은 과수원을 전대할 수 있습니까?', '임차인은 과수원을 전대할 수 없다.', false],
    ['被許諾者は苗木を再販売できますか', '許諾者は苗木を再販売することができる。', true],
    ['被許諾者は苗木を再販売できますか', '被許諾者は苗木を再販売することができる。', false],
    ['甲は果樹園を譲渡できますか', '乙は果樹園を譲渡することができない。', true],
  ])('for "%s": "%s" is %s', (question, clause, is) => {
    expect(isOfOtherSide(question, clause)).toBe(is);
  });

  it.each([
    [
      'Can the customer assign the pruning contract?',
      'The contractor may not assign the pruning contract. The customer may assign it to a successor.',
      'yes',
    ],
    ['Can the customer assign the pruning contract?', 'The contractor may not assign the pruning contract.', undefined],
    ['을은 묘목을 반품할 수 있습니까?', '갑은 묘목을 반품할 수 없다.', undefined],
  ])('does not decide "%s": "%s" is %s', (question, text, verdict) => {
    expect(pairVerdict(question, [text])).toBe(verdict);
  });
});

describe('an exception that is asked about', () => {
  it.each([
    ['防風柵の更新は保守の対象に含まれますか', '対象は果樹園とする。ただし、防風柵の更新は含まない。', 'no'],
    ['柵の更新は保守の対象に含まれますか', '対象は果樹園とする。ただし、柵の更新は含まない。', undefined],
    ['냉해가 보상에 포함됩니까?', '보상은 과수의 피해로 한다. 다만, 냉해는 보상에 포함하지 아니한다.', 'no'],
  ])('"%s" "%s" is %s', (question, text, verdict) => {
    expect(pairVerdict(question, [text])).toBe(verdict);
  });
});

describe('a half of what is asked as a whole', () => {
  it.each([
    [
      'Is the entire cost of the fence paid by the grower?',
      'Half of the cost of the fence is paid by the grower.',
      'partly',
    ],
    ['울타리 비용은 전부 농가가 부담합니까?', '울타리 비용의 절반은 농가가 부담한다.', 'partly'],
    ['柵の費用は全部を農家が負担しますか', '柵の費用は農家が半額を負担する。', 'partly'],
    ['Were all fences repaired?', 'There were three fences, of which one was repaired.', 'partly'],
    ['Were all fences repaired?', 'Two of the three fences were repaired.', 'partly'],
    ['Were all fences repaired?', 'The fences of the lower orchard were repaired.', undefined],
    ['Is the repair of the fences completed?', 'Of the 12 fences listed, 9 have been repaired.', 'partly'],
    ['울타리 수리가 완료되었습니까?', '울타리 12곳 가운데 9곳을 수리하였다.', 'partly'],
    ['모든 울타리를 수리하였습니까?', '울타리 12곳 가운데 9곳을 수리하였다.', 'partly'],
    ['柵の修理はすべて完了していますか', '柵12か所のうち9か所の修理が完了した。', 'partly'],
  ])('"%s" "%s" is %s', (question, text, verdict) => {
    expect(pairVerdict(question, [text])).toBe(verdict);
  });
});

describe('a clause before a contrast', () => {
  it.each([
    [
      '과수원 양도가 계약상 전대로 간주됩니까?',
      '과수원 양도는 전대로 보지 아니하나, 농가는 14일 안에 알려야 한다.',
      'no',
    ],
    ['果樹園の柵は担保に含まれますか', '果樹園の柵は担保に含まないが、農家は毎年その状態を報告する。', 'no'],
  ])('"%s" "%s" is %s', (question, text, verdict) => {
    expect(pairVerdict(question, [text])).toBe(verdict);
  });
});

describe('what an exception within a rule names', () => {
  it.each([
    ['Is consent needed for the felling of dead trees?', 'Felling needs consent, except for dead trees.', 'no'],
    ['Is consent needed for the felling of trees?', 'Felling of trees needs consent, except for dead wood.', 'yes'],
    ['May the tenant sell cider?', 'The tenant may sell produce other than cider.', 'no'],
    ['사과주의 판매가 금지됩니까?', '사과주를 제외한 가공품의 판매를 금지한다.', 'no'],
    [
      'May the tenant let the orchard without consent?',
      'It shall not be let except with the consent of the owner.',
      'no',
    ],
    ['役員は果樹園を借りることができますか。', '役員を除く従業員は果樹園を借りることができる。', 'no'],
    ['倒木の伐採に承諾は必要ですか', '倒木を除き、樹木の伐採には承諾を要する。', 'no'],
  ])('"%s" "%s" is %s', (question, text, verdict) => {
    expect(pairVerdict(question, [text])).toBe(verdict);
  });
});

describe('a rule on the whole or on a part', () => {
  it.each([
    ['May the tenant let the orchard?', 'The tenant shall not let part of the orchard.', undefined],
    ['May the tenant let the orchard?', 'The tenant shall not let the orchard.', 'no'],
    ['Is the grower liable for damage?', 'The grower is not liable for damage caused by frost.', undefined],
    ['Does the lease exclude liability for damage?', 'Neither party is liable for damage.', undefined],
    ['전 직원이 교육을 받았습니까?', '직원 20명 중 14명이 교육을 받았다.', 'partly'],
    ['울타리 비용을 농가가 전액 부담합니까?', '울타리 비용은 농가가 부담한다.', undefined],
    ['May the tenant let the orchard?', 'The tenant may let the orchard to its members only.', 'partly'],
    ['Does the policy cover frost?', 'Frost is excluded from the policy.', 'no'],
    ['乙は剪定を再委託できますか', '乙は業務の全部を再委託してはならない。', undefined],
    ['임차인은 과수원을 전대할 수 있습니까?', '임차인은 과수원의 전부 또는 일부를 전대할 수 없다.', 'no'],
    ['Are the terms of the lease binding in their entirety?', 'Clauses 4 and 8 of the lease are binding.', undefined],
    ['Is letting of a barn allowed without consent?', 'Letting of a barn is allowed without consent.', 'yes'],
    [
      'Is letting of a barn allowed without consent?',
      'Letting of up to two barns is allowed without consent.',
      'partly',
    ],
    ['Is letting of a barn allowed without consent?', 'No letting of a barn is allowed without consent.', 'no'],
  ])('"%s" "%s" is %s', (question, text, verdict) => {
    expect(pairVerdict(question, [text])).toBe(verdict);
  });
});
