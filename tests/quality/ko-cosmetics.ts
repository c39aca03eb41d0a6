// A Korean maker of cosmetics, asked in the form of a due diligence request list: a subject and the requested aspect of
// it.
import { type Document, prose, table } from './document.ts';

export const COSMETICS: Document = {
  company: '해온코스메틱 주식회사',
  document: '해온코스메틱_실사자료.pdf',
  language: 'ko',
  pages: [
    table(
      '임직원 현황',
      '(단위 : 명)',
      [
        ['구분', '2025년', '2024년', '2023년'],
        ['연구소', '84', '77', '70'],
        ['생산', '263', '240', '228'],
        ['영업', '118', '121', '109'],
        ['합계', '465', '438', '407'],
      ],
      ['2025', '2024', '2023'],
    ),
    prose(
      '생산 설비',
      '오송 공장의 연간 생산능력은 1억 2천만 개이며 2025년 가동률은 78%입니다. 2026년에는 튜브 충전 라인에 9,400백만원을 투자할 계획입니다.',
      ['2025'],
    ),
    prose(
      '노사',
      '당사에는 노동조합이 조직되어 있지 않으며, 노사협의회를 분기마다 개최합니다. 시급제 인력은 전체 생산직의 37%입니다.',
    ),
    prose(
      '위험',
      '최저임금이 8% 오르면 연간 제조원가가 약 12억원 증가하는 것으로 추정됩니다.\n소송: 용기 공급사가 제기한 대금 청구 소송이 서울중앙지방법원에 계류 중입니다.',
    ),
    prose('면담', '2026년 매출 목표는 2,180억원이며, 해외 비중을 41%까지 높일 예정입니다.'),
    prose('일반 사항', '당사는 2003년 5월에 설립되었습니다.\n본점 소재지: 충청북도 청주시 오송읍 바이오로 7'),
  ],
  questions: [
    { kind: 'level', page: 1, ask: '해온코스메틱 인력 현황', says: ['465', '263'] },
    { kind: 'level', page: 2, ask: '해온코스메틱의 생산능력과 가동률은?', says: ['78%'] },
    { kind: 'page', page: 2, ask: '해온코스메틱의 내년 설비 투자 계획은?' },
    { kind: 'level', page: 3, ask: '해온코스메틱에 노동조합이 있나요?', says: ['조직되어 있지 않으며'] },
    { kind: 'why', page: 4, ask: '해온코스메틱의 최저임금 인상 영향은?', says: ['약 12억원 증가'] },
    { kind: 'list', page: 4, ask: '해온코스메틱에 소송이나 우발부채가 있나요?', says: ['계류 중입니다'] },
    { kind: 'level', page: 5, ask: '해온코스메틱 2026년 매출 목표는?', says: ['2,180억원'] },
    { kind: 'when', page: 6, ask: '해온코스메틱 본사 위치는?', says: ['오송읍'] },
    { kind: 'trap', ask: '해온코스메틱의 수익 인식 기준은?' },
    { kind: 'trap', ask: '해온코스메틱의 배당정책은?' },
    { kind: 'trap', ask: '해온코스메틱의 신용등급은?' },
    { kind: 'trap', ask: '해온코스메틱에 스톡옵션이 있나요?' },
  ],
};
