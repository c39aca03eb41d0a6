// Negations within a condition, rights to a part, and questions with a noun of another side.
import { describe, expect, it } from 'vitest';
import { pairVerdict } from '#functions/checklists/polarity/pair-verdict.ts';

describe('a negation within a condition', () => {
  it.each([
    [
      'Is the mooring renewed each year?',
      'Unless the harbour does not agree, the mooring is renewed each year.',
      'yes',
    ],
    ['Is the mooring renewed each year?', 'If no objection is made, the mooring is renewed each year.', 'yes'],
    ['Is the mooring renewed each year?', 'If no objection is made, the mooring is not renewed each year.', 'no'],
    ['계류 허가는 해마다 갱신됩니까?', '계류 허가는 항만청이 반대하지 않으면 해마다 갱신된다.', 'yes'],
    ['계류 허가는 해마다 갱신됩니까?', '계류 허가는 이의가 없는 한 해마다 갱신된다.', 'yes'],
    ['계류 허가는 해마다 갱신됩니까?', '계류 허가는 신청하지 않으면 갱신되지 않는다.', 'no'],
    ['係留の許可は毎年更新されますか。', '係留の許可は、港が異議を述べない限り毎年更新される。', 'yes'],
    ['係留の許可は毎年更新されますか。', '係留の許可は、異議がなければ毎年更新される。', 'yes'],
    ['係留の許可は毎年更新されますか。', '係留の許可は、申請がなければ更新されない。', 'no'],
    ['Have any pilots been injured?', 'If a pilot has not been injured within a year, the bonus is paid.', undefined],
    ['부상한 도선사가 있습니까?', '부상하지 않으면 상여금을 지급한다.', undefined],
    ['負傷した水先人はいますか。', '負傷していない場合、賞与を支払う。', undefined],
    ['May the tenant let the mooring?', 'The tenant may not let the mooring unless the harbour consents.', 'partly'],
    ['계류장을 빌려줄 수 있습니까?', '항만청의 동의가 없으면 계류장을 빌려줄 수 없다.', 'partly'],
    ['係留場所を貸すことができるか。', '港の承諾がなければ係留場所を貸すことができない。', 'partly'],
  ])('"%s" "%s" is %s', (question, text, verdict) => {
    expect(pairVerdict(question, [text])).toBe(verdict);
  });
});

describe('one of a class', () => {
  it.each([
    ['Are the covenants of the mooring loan complied with?', 'The cover of 3.1 complies with the covenant.', undefined],
    ['Are the covenants of the mooring loan complied with?', 'All covenants are complied with.', 'yes'],
    ['Is the cover covenant complied with?', 'The cover of 3.1 complies with the covenant.', 'yes'],
    ['재무약정을 준수하고 있습니까?', '이자보상비율은 3.1배로 약정 기준을 준수하였다.', undefined],
    ['재무약정을 준수하고 있습니까?', '재무약정을 모두 준수하고 있다.', 'yes'],
    ['이자보상비율 약정을 준수하고 있습니까?', '이자보상비율은 3.1배로 약정 기준을 준수하였다.', 'yes'],
    ['財務制限条項は遵守されていますか。', 'インタレスト・カバレッジは3.1倍であり、基準を遵守している。', undefined],
    ['財務制限条項は遵守されていますか。', '財務制限条項をすべて遵守している。', 'yes'],
    ['負債比率の財務制限条項を遵守していますか。', '負債比率は231%であり、基準を遵守している。', 'yes'],
  ])('"%s" "%s" is %s', (question, text, verdict) => {
    expect(pairVerdict(question, [text])).toBe(verdict);
  });
});

describe('what was decided, given or refused', () => {
  it.each([
    ['예산이 이사회에서 승인되었습니까?', '의안 1: 예산 승인의 건. 매출 820억원의 예산을 원안대로 가결하였다.', 'yes'],
    ['계류장 매각이 이사회에서 결의되었습니까?', '계류장 매각을 원안대로 가결.', 'yes'],
    ['係留場所の売却は取締役会で決議されましたか。', '第2号議案 係留場所を売却する方針を全員賛成で可決。', 'yes'],
    ['係留場所の売却は決議されましたか。', '係留場所を売却する方針である。', undefined],
    ['Is the audit opinion unmodified?', 'The auditor gave an unmodified opinion.', 'yes'],
    ['Is there pending litigation on the wreck?', 'The owner is defendant in one lawsuit on the wreck.', 'yes'],
    ['Is there pending litigation on the wreck?', 'The lawsuit on the wreck was settled.', 'no'],
    ['Do the insurers cover the wreck?', 'The insurers refused liability for the wreck.', 'no'],
    ['借主は係留場所に保険を付さなければなりませんか。', '借主は係留場所に保険を付さなければならない。', 'yes'],
    ['船主の異動により許可を喪失し得ますか。', '船主が異動したときは、許可を喪失させることができる。', 'yes'],
  ])('"%s" "%s" is %s', (question, text, verdict) => {
    expect(pairVerdict(question, [text])).toBe(verdict);
  });
});

describe('a right to a part', () => {
  it.each([
    ['May the tenant let the whole of the mooring?', 'The tenant may let part of the mooring.', undefined],
    ['May the tenant let the mooring?', 'The tenant may let the mooring only in respect of rowing boats.', 'partly'],
    ['May the tenant let the mooring in whole or in part?', 'The tenant may let part of the mooring.', 'partly'],
    ['May the tenant let the mooring in whole or in part?', 'The tenant shall not let part of the mooring.', undefined],
    [
      'May the tenant let the mooring in whole or in part?',
      'The tenant may not let part of the mooring, but may lend a berth for a night.',
      'partly',
    ],
    ['May the tenant let the mooring in whole or in part?', 'The tenant shall not let the mooring.', 'no'],
    ['Are all moorings insured?', 'Mooring 1: insured. Mooring 2: not insured.', 'partly'],
    ['모든 계류장의 보강이 이행되었는지', '계류장 1 보강 이행. 계류장 2 보강 미이행.', 'partly'],
    ['すべての係留場所で補強が実施されたか。', '係留場所1は補強を実施、係留場所2は補強が未実施。', 'partly'],
    ['Is all of the mooring insured?', 'Part of the mooring is insured.', 'partly'],
    ['Are all moorings insured?', 'Only part of the moorings is insured.', 'partly'],
    ['계류장 전부를 빌려줄 수 있는지 여부', '계류장의 일부를 빌려줄 수 있다.', undefined],
    ['계류장을 빌려줄 수 있는지 여부', '어선에 한하여 계류장을 빌려줄 수 있다.', 'partly'],
    ['계류장 사용을 연장할 수 있는지 여부', '1회에 한하여 계류장 사용을 연장할 수 있다.', 'yes'],
    ['係留場所の全部を貸すことができるか。', '係留場所を一部貸すことができる。', undefined],
    ['係留場所を貸すことができるか。', '漁船に限って係留場所を貸すことができる。', 'partly'],
    ['係留の期間を延長することができるか。', '係留の期間は1回に限り延長することができる。', 'yes'],
    ['May the tenant let it without consent?', 'The tenant may let up to two berths without consent.', 'partly'],
  ])('"%s" "%s" is %s', (question, text, verdict) => {
    expect(pairVerdict(question, [text])).toBe(verdict);
  });
});

describe('a question whether someone may, with a noun of another side', () => {
  it.each([
    ['専属の水先人は契約を解除することができるか。', '水先人は契約を解除することができない。', 'no'],
    ['専属の水先人は契約を解除することができるか。', '水先人は契約を解除することができる。', 'yes'],
    ['독점 도선사가 계약을 해지할 수 있는지 여부', '도선사는 계약을 해지할 수 없다.', 'no'],
    ['May the pilot limited by the restriction end the contract?', 'The pilot may not end the contract.', 'no'],
    ['도선사의 출입이 제한될 수 있는지 여부', '도선사는 출입할 수 없다.', 'yes'],
    ['Can the pilot be restricted from the dock?', 'The pilot may not enter the dock.', 'yes'],
  ])('"%s" "%s" is %s', (question, text, verdict) => {
    expect(pairVerdict(question, [text])).toBe(verdict);
  });
});

describe('the name of a law', () => {
  it.each([
    ['独占禁止法違反の有無', '独占禁止法に違反した事実はない。', 'no'],
    ['水先人は独占禁止法に違反しましたか。', '水先人は独占禁止法に違反した。', 'yes'],
    ['독점규제법 위반 여부', '도선사가 독점규제법을 위반한 사실은 없다.', 'no'],
    ['도선사의 이자제한법 위반 여부', '도선사가 이자제한법을 위반하였다.', 'yes'],
  ])('is no prohibition: "%s" "%s" is %s', (question, text, verdict) => {
    expect(pairVerdict(question, [text])).toBe(verdict);
  });
});

describe('what is given for one thing only', () => {
  it.each([
    ['선장의 보증이 있습니까?', '선장은 예인선 대출에 한하여 보증한다.', 'yes'],
    ['船長の保証がありますか。', '船長は、曳船の借入に限り保証する。', 'yes'],
    [
      'Is there a guarantee of the captain?',
      'There is a guarantee of the captain only in respect of the tug loan.',
      'yes',
    ],
    ['선장은 모든 대출을 보증합니까?', '선장은 예인선 대출에 한하여 보증한다.', undefined],
  ])('is there: "%s" "%s" is %s', (question, text, verdict) => {
    expect(pairVerdict(question, [text])).toBe(verdict);
  });
});

describe('a sentence that joins several statements', () => {
  it.each([
    [
      '계류 중인 소송이 있습니까?',
      '계류 중인 소송은 1건(원고 9명)이며, 이에 대하여 충당부채를 설정하지 않았습니다.',
      'yes',
    ],
    [
      'Does a sale of the harbour require the pilot’s consent?',
      'A sale to a rival entitles the pilot to end the agreement. Any other sale of the harbour does not require consent.',
      undefined,
    ],
    [
      'Is liability for the mooring capped?',
      'Liability for the mooring is limited to 150% of the fees; for damage by fire to £2,000,000.',
      undefined,
    ],
    [
      'Are the moorings wholly owned?',
      'Moorings: North (100%), South (80%). The 20% not owned is held by a pilot.',
      undefined,
    ],
    ['協定が求める保険の額を満たしていますか。', '水先人は、1事故2億円以上の保険に加入する。', undefined],
  ])('"%s" "%s" is %s', (question, text, verdict) => {
    expect(pairVerdict(question, [text])).toBe(verdict);
  });
});

describe('a denial of an exclusion', () => {
  it('is left to a person', () => {
    const text = 'Security of tenure: sections 24 to 28 of the Act are NOT excluded.';

    expect(pairVerdict('Is the lease within the security of tenure of the Act?', [text])).toBeUndefined();
  });
});

describe('the heading of an article', () => {
  it.each([
    [
      '係留は特定の港に独占的に拘束されているか',
      '第8条（独占の否定） 乙は甲以外の港にも係留することができる。',
      undefined,
    ],
    ['을은 다른 항만을 이용할 수 있습니까?', '제8조(이용 금지의 예외) 을은 다른 항만을 이용할 수 있다.', 'yes'],
  ] as const)('says nothing of what the article allows: %s', (question, text, verdict) => {
    expect(pairVerdict(question, [text])).toBe(verdict);
  });
});

describe('a fact that is denied of another time', () => {
  it.each([
    ['Was the pier insured?', 'The pier was insured in the prior year but not in this one.', undefined],
    ['Was the pier insured?', 'The pier was insured in the prior year.', 'yes'],
  ] as const)('is left to a person: %s', (question, text, verdict) => {
    expect(pairVerdict(question, [text])).toBe(verdict);
  });
});
