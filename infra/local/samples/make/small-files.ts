// Writes the workbook, the customer list (in CP949, still written by Korean systems) and the memos.
import { writeXlsx } from 'hucre/xlsx';
import iconv from 'iconv-lite';
import { GAON, SHIRAKABA } from './companies.ts';
import { months } from './months.ts';
import { money, type Statement } from './statements.ts';

const last = (all: readonly Statement[]): Statement => {
  const statement = all.at(-1);
  if (!statement) throw new Error('no year');
  return statement;
};

export const gaonWorkbook = async (): Promise<Uint8Array> => {
  const year = last(GAON);
  const series = year.segments.map(months);
  const column = (header: string, key: string, numFmt?: string) => ({ header, key, width: 18, ...(numFmt ? { numFmt } : {}) });
  const sheets = [
    {
      name: '월별 매출',
      columns: [column('월', 'month'), ...['계약물류', '풀필먼트', '국제운송', '합계'].map((name) => column(`${name} (백만원)`, name, '#,##0'))],
      data: Array.from({ length: 12 }, (_, i) => {
        const [contract = 0, fulfilment = 0, international = 0] = series.map((all) => all[i] ?? 0);
        return { month: `2025-${String(i + 1).padStart(2, '0')}`, 계약물류: contract, 풀필먼트: fulfilment, 국제운송: international, 합계: contract + fulfilment + international };
      }),
    },
    {
      name: '주주 명부',
      columns: [column('주주', 'holder'), column('주식 수', 'shares', '#,##0'), column('지분율', 'stake', '0.0%')],
      data: [
        { holder: '한지석 외 특수관계인', shares: 2_310_000, stake: 0.462 },
        { holder: '다올성장제2호 사모투자 합자회사', shares: 1_240_000, stake: 0.248 },
        { holder: '우리사주조합', shares: 285_000, stake: 0.057 },
        { holder: '기타', shares: 1_165_000, stake: 0.233 },
      ],
    },
    {
      name: '센터 현황',
      columns: [column('센터', 'name'), column('면적 (㎡)', 'area', '#,##0'), column('가동률', 'use', '0.0%'), column('인원', 'people', '#,##0')],
      data: [
        { name: '평택 자동화 센터', area: 68_400, use: 0.86, people: 214 },
        { name: '이천 제1센터', area: 41_200, use: 0.912, people: 188 },
        { name: '이천 제2센터 (냉장)', area: 33_900, use: 0.743, people: 126 },
        { name: '인천 송도 센터', area: 52_700, use: 0.881, people: 203 },
        { name: '부산 신항 센터', area: 47_500, use: 0.694, people: 141 },
      ],
    },
  ];
  return writeXlsx({ sheets });
};

const CUSTOMERS: readonly (readonly [string, string, number, string])[] = [
  ['한라전자', '계약물류', 53_060, '2026-12-31'],
  ['새봄생활건강', '계약물류', 38_150, '2028-03-31'],
  ['누리제약', '계약물류', 31_570, '2027-09-30'],
  ['모아마켓', '풀필먼트', 25_870, '2027-06-30'],
  ['태평상사', '국제운송', 19_740, '2026-08-31'],
  ['은하코스메틱', '풀필먼트', 14_910, '2027-12-31'],
  ['바른식품', '계약물류', 12_280, '2028-01-31'],
];

export const gaonCustomers = (): Uint8Array => {
  const rows = CUSTOMERS.map(([name, segment, revenue, until]) => `${name},${segment},"${money(revenue)}",${until}`);
  return new Uint8Array(iconv.encode(['고객사,부문,2025년 매출(백만원),계약 만료일', ...rows, ''].join('\r\n'), 'cp949'));
};

const bytes = (text: string) => new TextEncoder().encode(text);

export const gaonMemo = (): Uint8Array =>
  bytes(`# 가온물류 경영진 인터뷰 메모

일시: 2026년 3월 12일, 인천 본사. 참석: 한지석 대표이사, 오세린 재무이사.

## 성장 계획

- 2026년 매출 목표는 5,150억원이며, 풀필먼트 비중을 38%까지 높일 계획이다.
- 2027년까지 물류센터 3곳을 추가로 열고, 이 가운데 대구 센터는 임차 방식으로 진행한다.
- 베트남 법인은 2025년에 처음으로 영업흑자를 냈고 규모는 9억원이다.

## 한라전자 계약

한라전자와는 2014년부터 거래하고 있다. 대표이사는 갱신 가능성을 높게 보지만, 단가는 3~4% 내려갈 수 있다고 말했다.

## 인수 조건에 대한 의견

- 최대주주는 지분 46.2% 전량을 매각할 의향이 있으며, 매각 후 2년 동안 경영을 돕겠다고 했다.
- 다올성장제2호의 동반매도청구권 때문에 2026년 6월 이전에 거래 구조를 정하는 것이 바람직하다.
- 희망 기업가치는 4,200억원이며, 2025년 EBITDA의 5.3배에 해당한다.

## 남은 질문

1. 시간제 인력의 4대 보험 가입 현황
2. 평택 자동화 설비의 유지보수 계약 조건
3. 퇴직금 소송의 예상 결과와 추가 청구 가능성
`);

export const shirakabaMemo = (): Uint8Array => {
  const year = last(SHIRAKABA);
  return bytes(`# Shirakaba Foods: notes from the management call

Date: 14 May 2026. Participants: Yoko Miura (president), Daisuke Noda (CFO).

## Trading

- Revenue for the year to March 2026 was ¥${money(year.revenue)} million and operating income was ¥${money(year.operating)} million.
- Frozen foods grew on price revisions of 6% in October 2025; volumes were flat.
- Confectionery suffered from cocoa prices, which rose by 41% during the year. Management expects relief only from the autumn of 2026.

## Capital

- A new frozen-foods line in Asahikawa will cost ¥4.8 billion over two years and add 30% capacity.
- The founder family holds 38.4% of the shares and is willing to sell up to 15%.
- Net debt to EBITDA stood at 0.9 times. The company targets a payout ratio of 30%.

## Open points

1. The catering contract with three prefectural hospitals ends in March 2027.
2. Energy costs of the Tomakomai plant after the end of the subsidy.
`);
};
