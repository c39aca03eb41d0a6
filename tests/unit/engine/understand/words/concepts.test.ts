// An everyday question and the technical line that answers it name one concept; words inside other words name none.
import { describe, expect, it } from 'vitest';
import { conceptsIn, questionConcepts } from '#functions/engine/understand/words/concepts.ts';

describe('an everyday question', () => {
  it.each([
    ['마이너스통장은 언제까지야', 'The revolving credit facility expires in May 2027.', 'overdraftLine'],
    ['끌고 팔 수 있는 사람은 누구야', '지배주주는 동반매도청구권을 행사할 수 있다.', 'dragAlongRight'],
    ['기준금리에 몇 프로 얹는 거지', '적용 이자율은 CD금리에 가산금리를 더한다.', 'spreadOnBase'],
    ['한도를 얼마나 더 빌릴 수 있어', 'Undrawn commitments were 4.0 million.', 'facilityHeadroomLeft'],
    ['안 써도 돈 내야 해?', '연간 최소 구매 수량은 500톤이다.', 'mustTakeAnyway'],
    ['주인이 바뀌면 어떻게 돼', '최대주주 변경 시 사전 통지한다.', 'bossChangesHands'],
    ['사람 빼가면 안 되나', 'Neither party shall solicit employees of the other.', 'poaching'],
    ['사람이 자꾸 나가는 이유', '2025년 이직률은 23%이다.', 'staffQuitRate'],
    ['공장이 꽉 차 있어?', '生産能力に対する稼働率は98%である。', 'plantJammed'],
    ['Is there a pension hole?', 'The scheme deficit is 2.1 million.', 'pensionHole'],
    ['Why was the plan dropped?', 'The order was cancelled in March.', 'sellByBundle'],
    ['Who uses the terminal at the gas site?', '인수기지의 저장 탱크를 공동 사용한다.', 'siteTerminal'],
    ['Are we fined for being late?', 'Liquidated damages accrue per week.', 'lateFineDelay'],
    ['Could we get out of the contract early?', '借主は中途解約できる。', 'exitEarlyDeal'],
    ['When do they run out of cash?', 'The runway is nine months.', 'cashLastsUntil'],
    ['Who pays if they get hacked?', 'The data breach affected 4,000 customers.', 'hackedSystem'],
    ['Was anyone hurt?', 'Lost-time incidents: 3.', 'hurtAtWork'],
    ['工場はパンパン？', 'Capacity utilisation was 97%.', 'plantJammed'],
    ['又貸しできる？', 'The tenant may not sublet.', 'subLetPart'],
    ['出るとき元に戻すの？', 'Dilapidations are estimated at 80,000.', 'leaveItTidy'],
    ['一社依存では？', '상위 고객 의존도가 높다.', 'eggsOneBasket'],
    ['社長が保証している？', 'A personal guarantee was given.', 'ownerGuaranteed'],
    ['当座貸越の枠は', '한도대출 약정액은 20억원이다.', 'overdraftLine'],
    ['가게를 몇 개나 닫았어', 'Store closures in the year: 12.', 'restaurantClosed'],
    ['방값이 얼마야', '平均客室単価は12,400円であった。', 'roomRateCharged'],
    ['침대가 얼마나 차 있어', 'Bed occupancy was 91% in March.', 'bedsOccupied'],
    ['How many people died on site?', '사망 사고는 발생하지 않았다.', 'workerKilled'],
    ['いつから生産するの', 'Start of production is planned for 2027.', 'newPlantReady'],
    ['그 회사 아니면 살 데 없지, 단독 공급?', 'The resin is single-sourced.', 'oneSupplierOnly'],
    ['薬の承認はいつ', 'The PDUFA date is 14 May.', 'drugApprovalWait'],
    ['배가 몇 년 됐어', '平均船齢は14年である。', 'shipsAge'],
    ['서비스가 죽은 적 있어?', 'Two P1 incidents were recorded.', 'systemDownTime'],
    ['떼인 대출이 얼마야', 'The NPL ratio was 3.1%.', 'badLoansShare'],
    ['家は何戸売れた', '분양률은 82%이다.', 'homesSold'],
    ['Why do customers choose them?', '구매 결정 요인은 납기이다.', 'whyTheyChoose'],
    ['在庫が合わない', 'The stocktake showed a difference of 2%.', 'stockCountWrong'],
    ['How many of the beds are empty?', '병상 가동률은 78%이다.', 'bedsOccupied'],
    ['비행기가 꽉 찼어?', '搭乗率は86%であった。', 'howFullIsIt'],
    ['공장이 시끄러워?', 'Noise levels were 62 dB(A) at the fence.', 'loudNoise'],
    ['先生は何人辞めた', '강사 이직률은 24%이다.', 'teacherJob'],
    ['How many lorries do they run?', '화물차 42대를 운행한다.', 'truckThing'],
    ['짐 잃어버린 적 있어', 'Mishandled baggage was 4.1 per thousand.', 'lostBaggage'],
    ['기계 몇 년 됐어?', '耐用年数を超えた設備がある。', 'equipmentCondition'],
    ['다음 회의 언제야', 'The date of next meeting is 4 June.', 'nextMeeting'],
    ['まだ直ってないの何件？', 'Eleven open findings remain.', 'notFixedCount'],
    ['Who would buy it from us?', '예상 인수자는 세 곳이다.', 'whoBuysFromUs'],
    ['When is the loan all due together?', '만기 집중을 분산하였다.', 'allDueTogether'],
    ['알고도 샀으면 못 물어줘?', 'The seller relies on the anti-sandbagging clause.', 'knewBeforeSigning'],
    ['社長の奥さんに給料出てる？', 'Close relatives, a related party, were employed.', 'kidsInCompany'],
    ['비번이 다 똑같대', 'Nine shared accounts were found.', 'sharedLogin'],
  ])('“%s” leads to “%s”', (question, line, id) => {
    const { find } = questionConcepts(question);

    expect(find(line)).toContain(id);
  });
});

describe('a word inside another', () => {
  it.each([
    ['소비자 가격', 'foreignStaff'],
    ['가격 차별화', 'harassComplaint'],
    ['매출은 얼마인가요', 'permitToRun'],
    ['지급하여야 한다', 'hurryUp'],
    ['コストとテスト', 'unionDeal'],
    ['コストとテスト', 'walkout'],
    ['가격 차별화', 'equalPay'],
    ['국내 시청자', 'councilSaid'],
    ['화재 예방', 'letGo'],
    ['회사 직원', 'saleBidders'],
    ['パートナー企業', 'tempHands'],
    ['売掛金の残高', 'pensionPayIn'],
    ['地下水の調査', 'waterWaste'],
    ['The terminal value is 40 million.', 'siteTerminal'],
    ['customers in the north', 'tailoredOrder'],
    ['법인세 비용', 'bookPublishing'],
    ['재고로 남은 수량', 'steelFurnace'],
    ['棚卸資産の評価', 'wholesaleCashCarry'],
    ['폭발적인 성장', 'fireExplosion'],
    ['결과로 나타난 손익', 'overtimeHeavy'],
    ['市街地再開発事業', 'reopening'],
    ['The strike price is 10.', 'strikeStopped'],
    ['Mastercard', 'towersMasts'],
    ['발전소 건설', 'catchFire'],
    ['문화재 보호', 'catchFire'],
    ['위원장 선임', 'doctorJob'],
    ['우선주 발행', 'fisherJob'],
    ['회계 기준의 개정 전', 'powerWentOut'],
  ])('of “%s” does not name %s', (text, id) => {
    expect(conceptsIn(text)).not.toContain(id);
  });
});
