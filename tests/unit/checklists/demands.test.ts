// What kind of evidence a row asks for, and which lines are of that kind.
import { describe, expect, it } from 'vitest';
import { demandsOf } from '#functions/checklists/demands/demand.ts';
import { isEvidence } from '#functions/checklists/demands/evidence.ts';
import { missesHead } from '#functions/checklists/demands/missing-head.ts';
import type { Block } from '#shared/report/blocks.ts';

const missing = (what: string): Block => ({ kind: 'notice', code: 'partNotFound', params: { what } });

describe('a row', () => {
  it.each([
    ['Rate of interest on the vineyard loan', ['rate']],
    ['What is the interest margin on the vineyard loan?', ['rate']],
    ['Annual contribution payable to the growers’ fund', ['money']],
    ['Contractual delivery date of the wine press', ['date']],
    ['Number of pickers in the 2025 harvest', ['count']],
    ['Identify the largest customer of the vineyard and its share of sales', ['party']],
    ['Cap on liability per bottle', ['level']],
    ['Describe the vineyard', []],
    ['ぶどうの単価の前年比較', ['price']],
    ['Is the balance of the loan overdue?', []],
    ['포도원 대출의 잔액 및 이자율', ['money', 'rate']],
    ['포도 압착기의 납기일을 기재하여 주십시오', ['date']],
    ['압착기 운전 방법', []],
    ['ぶどう園の借入金の利率', ['rate']],
    ['圧搾機の引渡日をご記載ください。', ['date']],
    ['ぶどう園の借入先及び沿革', []],
  ])('"%s" asks for %j', (question, demands) => {
    expect(demandsOf(question)).toEqual(demands);
  });
});

describe('a line', () => {
  it.each([
    ['Rate of interest on the vineyard loan', 'The loan is repaid on 31 May 2030.', false],
    ['Rate of interest on the vineyard loan', 'Interest accrues at 4.1 per cent a year.', true],
    ['Rate of interest on the vineyard loan', 'The loan bears no interest.', true],
    ['Percentage held by the founder', 'If her share falls below 40%, the bank may call the loan.', false],
    ['Percentage at which the loan falls due if it is below', 'If her share falls below 40%, it is due.', true],
    ['창업자의 지분율', '창업자의 지분율이 40% 아래로 내려가면 은행은 대출을 회수할 수 있다.', false],
    ['창업자의 지분율', '창업자의 지분율은 52%이며 40% 아래로 내려가면 은행에 알린다.', true],
    ['創業者の持株比率', '創業者の持株比率が40%を下回ったときは、銀行に通知する。', false],
    ['재무약정 준수 여부', '이자보상비율은 3.1배로 약정 기준을 준수하였다.', false],
    ['財務制限条項への抵触はありますか。', '期末において上記に抵触する事実はない。', true],
    ['재무약정 준수 현황', '이자보상비율은 3.1배로 약정 기준을 준수하였다.', true],
    ['財務制限条項の遵守の有無', '財務制限条項をすべて遵守している。', true],
    ['포도원의 주주 구성', '포도원의 주주는 다음과 같다.', false],
    ['포도원의 주주 구성', '창업자가 52%를, 조합이 48%를 가진다.', true],
    ['포도원의 주주 구성', '창업자 지분 가운데 21%를 팔려고 한다.', false],
    ['포도원의 주주별 지분율', '포도원은 종속회사(지분율 80%)를 둔다.', false],
    ['Composition of shareholders', 'The vineyard is wholly owned by its founder.', true],
    ['ぶどう園の株主構成', '株主総会は毎年3月に開催する。', false],
    ['ぶどう園の沿革', 'ぶどう園の沿革は次のとおりである。', false],
    ['History of the vineyard', 'The history of the vineyard is as follows:', false],
    ['Pending litigation of the vineyard', 'Subject: litigation pending against the vineyard', false],
    ['포도원의 계류 중인 소송', '제목: 포도원의 계류 중인 소송에 관한 의견', false],
    ['포도원의 주주구성', '종속회사로는 지분 100%를 보유한 온새포도가 있다.', false],
    ['포도원의 주주구성', '김포도가 지분 100%를 보유하고 있다.', true],
    ['압착기 구입 대금', '압착기 지분 | 12.5%', false],
    ['압착기 구입 대금', '압착기는 3,200만원에 샀다.', true],
    ['圧搾機の引渡日', '圧搾機は倉庫に置く。', false],
    ['圧搾機の引渡日', '圧搾機は2026年9月30日に引き渡す。', true],
    ['Identify the largest customer of the vineyard', 'Restaurants take 37% of the bottles.', false],
    ['Identify the largest customer of the vineyard', 'The largest is Porto Vale Hotels.', true],
    ['Conversion price of the convertible notes', 'Convertible notes | 6,740', false],
    ['ぶどうの単価', '利益率はぶどう価格の高騰により38%から37%へ低下した。', false],
    ['ぶどうの単価', 'ぶどうの単価は1kg当たり410円である。', true],
    ['포도의 단가', '포도 가격 상승으로 이익률이 37%로 하락하였다.', false],
    ['Conversion price of the convertible notes', 'Notes convert at a price of 28 a share.', true],
    ['When was the planning appeal filed?', 'The appeal was due on 27 March 2026.', false],
    ['When was the planning appeal filed?', 'The appeal was lodged on 27 March 2026.', true],
    ['水利権の対価の基準額', '井戸の基準額は21億円とする。', false],
    ['水利権の対価の基準額', '水利権の対価の基準額は3億円とする。', true],
    ['Has the grower exercised its option?', 'The grower may exercise its option by notice.', false],
    ['Are the presses given as security?', '4. Security and guarantees', false],
    ['Are the presses given as security?', '4. The presses are given as security', true],
    ['압착기가 담보로 제공되었습니까?', '3. 담보와 보증', false],
    ['ぶどう園の監査人の名称', '検査を受けた者:株式会社みなと圧搾', false],
    ['ぶどう園の監査人の名称', '監査人:あおば監査法人', true],
    ['Has notice of the sale been given?', 'The co-operative must have 60 days of notice.', false],
    ['Has the grower exercised its option?', 'The grower has exercised its option.', true],
  ])('for "%s": "%s" is evidence: %s', (question, text, is) => {
    expect(isEvidence(question, { text })).toBe(is);
  });

  it('of a register is no evidence of what a contract says', () => {
    const cells = ['17', 'North press', '2022', '9', 'Porto Vale'];
    const line = { text: cells.join(' | '), cells, labels: 'No Site Since Staff Tenant' };

    expect(isEvidence('Non-compete obligation of Porto Vale and its length', line)).toBe(false);
    expect(isEvidence('北圧搾所の賃貸借契約における更新条件', line)).toBe(false);
    expect(isEvidence('北圧搾所の賃貸借契約における賃料', line)).toBe(true);
    expect(isEvidence('Number of staff of the North press', line)).toBe(true);
  });
});

describe('an answer without the thing itself', () => {
  it.each([
    ['포도원 대출과 관련하여 제공한 담보', '관련하여 제공한 담보는', true],
    ['포도원 대출의 잔액 및 이자율', '이자율은', false],
    ['Interest margin on the vineyard loan', 'interest margin on the vineyard loan', true],
    ['Copy of the lease of the vineyard, including its annexes', 'annexes', false],
    ['圧搾機の保守契約における解約条件', 'における解約条件は', true],
    ['組合員との取引の内容', '組合員は', true],
    ['組合員と農園の一覧', '組合員は', false],
  ])('"%s" without "%s": %s', (question, what, is) => {
    expect(missesHead(question, [missing(what)])).toBe(is);
  });
});
