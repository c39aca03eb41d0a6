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
  ])('"%s" "%s" is %s', (question, text, verdict) => {
    expect(pairVerdict(question, [text])).toBe(verdict);
  });
});
