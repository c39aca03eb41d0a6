// Writes the annual report of 가온물류: consolidated and separate statements, business, risks, governance.
import { GAON, GAON_SEPARATE } from './companies.ts';
import { h1, h2, p, table, unit, writePdf } from './pdf.ts';
import { growth, money, ratio, type Statement } from './statements.ts';

type Three = readonly [Statement, Statement, Statement];
const latestFirst = (all: readonly Statement[]): Three => {
  const [a, b, c] = all;
  if (!a || !b || !c) throw new Error('three years');
  return [c, b, a];
};
const consolidated = latestFirst(GAON);
const separate = latestFirst(GAON_SEPARATE);
const TERMS = ['제28기 (2025년)', '제27기 (2024년)', '제26기 (2023년)'] as const;
const HEAD = ['과목', ...TERMS];
const UNIT = '(단위 : 백만원)';

const row = (label: string, three: Three, pick: (statement: Statement) => number) => [label, ...three.map((s) => money(pick(s)))];

const income = (three: Three) =>
  table(HEAD, [
    row('매출액', three, (s) => s.revenue),
    row('매출원가', three, (s) => s.cost),
    row('매출총이익', three, (s) => s.gross),
    row('판매비와관리비', three, (s) => s.selling),
    row('영업이익', three, (s) => s.operating),
    row('금융비용', three, (s) => s.interest),
    row('법인세비용차감전순이익', three, (s) => s.pretax),
    row('법인세비용', three, (s) => s.tax),
    row('당기순이익', three, (s) => s.net),
  ]);

const balance = (three: Three) =>
  table(HEAD, [
    row('현금및현금성자산', three, (s) => s.cash),
    row('매출채권', three, (s) => s.receivables),
    row('재고자산', three, (s) => s.inventories),
    row('유동자산', three, (s) => s.currentAssets),
    row('유형자산', three, (s) => s.fixed),
    row('영업권', three, (s) => s.goodwill),
    row('자산총계', three, (s) => s.assets),
    row('매입채무', three, (s) => s.payables),
    row('차입금', three, (s) => s.debt),
    row('부채총계', three, (s) => s.liabilities),
    row('자본금', three, (s) => s.capital),
    row('이익잉여금', three, (s) => s.earnings),
    row('자본총계', three, (s) => s.equity),
    row('부채와자본총계', three, (s) => s.assets),
  ]);

const cashFlow = (three: Three) =>
  table(HEAD, [
    row('당기순이익', three, (s) => s.net),
    row('감가상각비', three, (s) => s.depreciation),
    row('운전자본의 변동', three, (s) => -s.workingCapital),
    row('영업활동현금흐름', three, (s) => s.operatingCash),
    row('유형자산의 취득', three, (s) => -s.capex),
    row('투자활동현금흐름', three, (s) => s.investingCash),
    row('차입금의 증가', three, (s) => s.borrowed),
    row('배당금의 지급', three, (s) => -s.dividends),
    row('재무활동현금흐름', three, (s) => s.financingCash),
    row('기말 현금및현금성자산', three, (s) => s.cash),
  ]);

const [now, before] = consolidated;
const SEGMENTS = ['계약물류', '풀필먼트', '국제운송'] as const;
const segmentRows = () => {
  const rows = SEGMENTS.map((label, i) => row(label, consolidated, (s) => s.segments[i] ?? 0));
  return [...rows, row('합계', consolidated, (s) => s.revenue)];
};
const employees = [
  ['물류센터 운영', '1,184', '1,062', '948'],
  ['운송 관리', '312', '296', '281'],
  ['정보기술', '96', '74', '58'],
  ['관리 지원', '148', '141', '137'],
  ['합계', '1,740', '1,573', '1,424'],
];

export const gaonReport = () =>
  writePdf({
    title: '사업보고서 (제28기)',
    footer: '가온물류 주식회사 사업보고서 2025',
    content: [
      { text: '사업보고서', fontSize: 26, bold: true, margin: [0, 150, 0, 20] },
      { text: '(제28기)', fontSize: 14, margin: [0, 0, 0, 30] },
      p('사업연도: 2025년 1월 1일부터 2025년 12월 31일까지'),
      p('회사명: 가온물류 주식회사 (Gaon Logistics Co., Ltd.)'),
      p('대표이사: 한지석'),
      p('본점 소재지: 인천광역시 연수구 송도물류로 112'),
      p('이 문서는 제품 시연을 위해 만든 가상의 자료이며, 실재하는 회사와 관계가 없습니다.'),
      h1('I. 회사의 개요'),
      p('가온물류 주식회사(이하 "회사")는 1998년 4월에 설립되어 계약물류, 전자상거래 풀필먼트, 국제운송 주선업을 영위하고 있습니다. 2025년 말 현재 전국 14개 물류센터를 운영하며 총 운영 면적은 41만 2천㎡입니다.'),
      p('연결대상 종속회사는 가온풀필먼트 주식회사(지분율 100%), 가온글로벌 주식회사(지분율 82.5%), GAON Vietnam Co., Ltd.(지분율 70%)의 3개사입니다.'),
      p('회사는 2022년 9월 평택 자동화 센터를 준공하였고, 2024년 6월에는 냉장 물류 전용 센터인 이천 제2센터를 열었습니다. 2025년 10월에는 자율이동로봇 240대를 도입하는 2단계 자동화 투자를 완료하였습니다.'),
      h2('1. 주요 주주 현황'),
      table(['주주', '주식 수', '지분율'], [['한지석 외 특수관계인', '2,310,000주', '46.2%'], ['다올성장제2호 사모투자 합자회사', '1,240,000주', '24.8%'], ['우리사주조합', '285,000주', '5.7%'], ['기타', '1,165,000주', '23.3%'], ['합계', '5,000,000주', '100.0%']]),
      h1('II. 사업의 내용'),
      h2('1. 사업 부문별 매출'),
      p(`2025년 연결 매출액은 ${money(now.revenue)}백만원으로 전년 대비 ${growth(now.revenue, before.revenue)}% 증가하였습니다. 풀필먼트 부문 매출이 ${growth(now.segments[1] ?? 0, before.segments[1] ?? 1)}% 늘어 성장을 이끌었고, 전체 매출에서 차지하는 비중은 ${ratio(now.segments[1] ?? 0, now.revenue)}%로 높아졌습니다.`),
      unit(UNIT),
      table(['부문', ...TERMS], segmentRows()),
      p('계약물류 부문은 전자, 생활용품, 제약 고객사와 3년 이상의 장기 계약을 맺고 보관과 배송을 대행합니다. 계약의 평균 잔여 기간은 2.6년이며, 2025년 계약 갱신율은 94.3%였습니다.'),
      p('풀필먼트 부문은 중소 온라인 판매자 1,870곳을 대상으로 입고부터 당일 출고까지 일괄 처리합니다. 출고 1건당 평균 단가는 2,940원이고, 월평균 출고량은 406만 건입니다.'),
      p('국제운송 부문은 베트남과 일본 노선을 중심으로 해상과 항공 운송을 주선합니다.'),
      h2('2. 주요 고객'),
      p('매출 상위 5개 고객의 비중은 2023년 49.2%, 2024년 44.9%, 2025년 38.4%로 낮아졌습니다. 단일 고객으로 매출의 10%를 넘는 곳은 한라전자 1개사이며 2025년 비중은 12.1%입니다. 한라전자와의 계약은 2026년 12월에 만료되어 2026년 상반기 중 갱신 협의를 시작할 예정입니다.'),
      h2('3. 시장과 경쟁'),
      p('국내 제3자 물류 시장은 2025년 약 38조원 규모로 추정되며, 전자상거래 확대에 따라 풀필먼트 시장이 연평균 17% 성장하고 있습니다. 주요 경쟁사는 대한로지스, 하나로물류, 누리풀필먼트이며, 회사의 시장점유율은 약 1.2%로 추정됩니다.'),
      p('회사는 자체 창고관리시스템 GAIA와 자동화 설비를 경쟁 우위로 보고 있습니다. 평택 센터의 시간당 처리량은 기존 센터의 2.4배이고 오출고율은 0.011%입니다.'),
      h2('4. 설비 투자'),
      p(`2025년 유형자산 취득액은 ${money(now.capex)}백만원으로, 평택 자동화 2단계에 21,400백만원, 이천 제2센터 증설에 9,300백만원을 사용하였습니다. 2026년에는 32,000백만원을 투자할 계획입니다.`),
      h2('5. 임직원 현황'),
      unit('(단위 : 명)'),
      table(['구분', '2025년', '2024년', '2023년'], employees),
      h1('III. 재무에 관한 사항'),
      h2('1. 요약 재무 분석'),
      p(`2025년 연결 영업이익은 ${money(now.operating)}백만원, 영업이익률은 ${ratio(now.operating, now.revenue)}%로 전년의 ${ratio(before.operating, before.revenue)}%보다 개선되었습니다. 자동화 센터의 가동률이 71%에서 86%로 오르면서 매출원가율이 낮아진 것이 주된 이유입니다.`),
      p(`당기순이익은 ${money(now.net)}백만원이며, 부채비율은 ${ratio(now.liabilities, now.equity)}%입니다. 영업활동현금흐름은 ${money(now.operatingCash)}백만원입니다.`),
      h1('2. 연결재무제표'),
      h2('연결 손익계산서'),
      unit(UNIT),
      income(consolidated),
      h2('연결 재무상태표'),
      unit(UNIT),
      balance(consolidated),
      h1('연결 현금흐름표'),
      unit(UNIT),
      cashFlow(consolidated),
      h1('4. 재무제표 (별도)'),
      h2('손익계산서'),
      unit(UNIT),
      income(separate),
      h2('재무상태표'),
      unit(UNIT),
      balance(separate),
      h1('현금흐름표'),
      unit(UNIT),
      cashFlow(separate),
      h1('IV. 위험 요인'),
      p('고객 집중 위험: 한라전자 계약이 갱신되지 않을 경우 연간 매출의 약 12%가 감소할 수 있습니다.'),
      p('인건비 위험: 물류센터 운영 인력의 62%가 시간제이며, 최저임금이 5% 오르면 연간 인건비가 약 41억원 증가하는 것으로 추정됩니다.'),
      p('금리 위험: 차입금의 58%가 변동금리 조건입니다. 시장금리가 1%포인트 오르면 이자비용이 약 6억원 늘어납니다.'),
      p('소송: 2025년 3월 퇴직 기사 37명이 제기한 퇴직금 청구 소송(청구 금액 14억원)이 인천지방법원에 계류 중이며, 회사는 5억원을 충당부채로 인식하였습니다.'),
      p('환경 규제: 2027년부터 3.5톤 이상 경유 화물차의 수도권 물류센터 출입이 제한될 예정이어서, 회사는 2026년까지 전기 화물차 120대를 도입할 계획입니다.'),
      h1('V. 지배구조'),
      p('이사회는 사내이사 3명과 사외이사 2명으로 구성되며 2025년에 11회 개최되었습니다. 감사위원회 위원장은 사외이사 윤태경입니다.'),
      p('다올성장제2호 사모투자 합자회사는 2021년 전환상환우선주를 인수하였고, 2026년 6월부터 동반매도청구권을 행사할 수 있습니다.'),
      p('외부감사인은 새빛회계법인이며, 제28기 감사의견은 적정입니다.'),
    ],
  });
