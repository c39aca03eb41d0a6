// The words of the sample report, in three languages.
import type { Language } from '#shared/model/enums.ts';

export type Words = {
  readonly title: string;
  readonly subtitle: string;
  readonly client: string;
  readonly company: string;
  readonly unit: string;
  readonly sections: readonly [string, string, string, string];
  readonly heading: string;
  readonly prose: readonly [string, string, string];
  readonly series: readonly [string, string, string];
  readonly steps: readonly [string, string, string, string, string];
  readonly peers: readonly string[];
  readonly stages: readonly string[];
  readonly methods: readonly [string, string, string];
  readonly features: readonly [string, string, string];
  readonly file: string;
  readonly quote: string;
};

export const WORDS: Readonly<Record<Language, Words>> = {
  ko: {
    title: '가온물류 투자 검토 보고서',
    subtitle: '물류 자동화 설비 사업의 성장성과 가치',
    client: '한빛 제2호 사모투자합자회사',
    company: '가온물류',
    unit: '억 원',
    sections: ['사업 개요', '재무 성과', '시장과 경쟁', '가치 평가'],
    heading: '매출 구성과 추이',
    prose: [
      '가온물류는 2025년 연결 기준 매출액 4,385억 원을 기록하여 전년보다 12.4% 성장했습니다.',
      '영업이익은 582억 원이며, 창고 자동화 설비(㈜한별로보틱스 포함)의 판매가 늘어난 영향이 큽니다.',
      '수주 잔고의 회수 시점은 확인이 더 필요합니다.',
    ],
    series: ['설비', '서비스', '부품'],
    steps: ['2024년', '가격', '물량', '제품 구성', '2025년'],
    peers: ['가온물류', '한별로보틱스', '누리시스템', '동백기공', '새솔오토메이션', '바다엔지니어링'],
    stages: ['부품 조달', '설비 제작', '설치·시운전', '유지 보수'],
    methods: ['현금흐름할인법', '비교기업 배수', '거래 사례'],
    features: ['자체 제어 소프트웨어', '해외 법인', '구독형 유지 보수'],
    file: '가온물류 사업보고서 (2025).pdf',
    quote: '당기 매출액은 4,385억 원으로 전기 3,901억 원 대비 12.4% 증가하였습니다.',
  },
  en: {
    title: 'Northway Logistics: investment review',
    subtitle: 'Growth and value of the warehouse automation business',
    client: 'Hanbit Private Equity Fund II',
    company: 'Northway Logistics',
    unit: 'USD million',
    sections: ['Business overview', 'Financial performance', 'Market and competition', 'Valuation'],
    heading: 'Composition and development of revenue',
    prose: [
      'Northway Logistics reported consolidated revenue of $438.5 million for 2025, up 12.4% on the year before.',
      'Operating income came to $58.2 million, driven by sales of warehouse automation equipment and a better mix.',
      'When the order backlog will turn into cash remains to be confirmed.',
    ],
    series: ['Equipment', 'Services', 'Parts'],
    steps: ['2024', 'Price', 'Volume', 'Mix', '2025'],
    peers: [
      'Northway',
      'Halyard Robotics',
      'Fenwick Systems',
      'Castor Works',
      'Brightline Automation',
      'Marlow Engineering',
    ],
    stages: ['Parts sourcing', 'Equipment building', 'Installation and start-up', 'Maintenance'],
    methods: ['Discounted cash flow', 'Trading multiples', 'Precedent transactions'],
    features: ['Own control software', 'Overseas subsidiaries', 'Maintenance by subscription'],
    file: 'Northway Logistics 10-K (2025).html',
    quote: 'Net revenue increased 12.4% to $438.5 million from $390.1 million in fiscal 2024.',
  },
  ja: {
    title: '白樺物流 投資検討報告書',
    subtitle: '倉庫自動化設備事業の成長性と企業価値',
    client: '楓キャピタル第二号投資事業有限責任組合',
    company: '白樺物流',
    unit: '億円',
    sections: ['事業概要', '財務実績', '市場と競合', '企業価値評価'],
    heading: '売上高の構成と推移',
    prose: [
      '白樺物流の2025年度連結売上高は438億5千万円となり、前年度比で12.4%増加しました。',
      '営業利益は58億2千万円で、倉庫自動化設備（㈱髙﨑機工を含む）の販売増が主な要因です。',
      '受注残の回収時期については、さらに確認が必要です。',
    ],
    series: ['設備', 'サービス', '部品'],
    steps: ['2024年度', '価格', '数量', '構成', '2025年度'],
    peers: [
      '白樺物流',
      '髙﨑機工',
      '青葉システム',
      '椿製作所',
      'ブライトラインオートメーション',
      '海原エンジニアリング',
    ],
    stages: ['部品調達', '設備製造', '据付・試運転', '保守'],
    methods: ['割引現在価値法', '類似会社比較', '類似取引比較'],
    features: ['自社制御ソフト', '海外子会社', '定額制保守'],
    file: '白樺物流 有価証券報告書（2025年度）.pdf',
    quote: '当連結会計年度の売上高は438億5千万円となり、前連結会計年度に比べ12.4％増加いたしました。',
  },
};
