// Sample industry reports of the local stage: markets, drivers and structure, with invented figures.
type Section = { readonly heading: string; readonly paragraphs: readonly string[] };
type IndustryReport = {
  readonly slug: string;
  readonly language: 'ko' | 'en' | 'ja';
  readonly date: string;
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly Section[];
};

export const INDUSTRY_REPORTS: readonly IndustryReport[] = [
  {
    slug: 'korea-third-party-logistics-2026',
    language: 'ko',
    date: '2026-03-02T00:00:00+09:00',
    title: '국내 3자 물류 산업 보고서 2026 (예시)',
    summary: '국내 3자 물류와 풀필먼트 시장의 규모, 성장 요인, 경쟁 구조를 정리한 예시 보고서. 수치는 모두 지어냈다.',
    sections: [
      {
        heading: '시장 규모',
        paragraphs: [
          '국내 3자 물류 시장 규모는 2025년 34조 2,000억원이었다.',
          '국내 3자 물류 시장은 2021년부터 2025년까지 연평균 6.8% 성장했다.',
          '풀필먼트 부문은 2025년 시장의 21.5%를 차지했다.',
        ],
      },
      {
        heading: '성장 요인',
        paragraphs: [
          '온라인 유통의 당일 배송 경쟁이 풀필먼트 센터 수요를 늘리고 있다.',
          '제조사는 물류 자산을 줄이고 계약물류로 전환하고 있다.',
        ],
      },
      {
        heading: '경쟁 구조와 위험',
        paragraphs: [
          '상위 5개 사업자의 시장 점유율은 2025년 43%였다.',
          '인건비 상승과 화주의 단가 인하 요구가 영업이익률을 낮추는 위험 요인이다.',
        ],
      },
    ],
  },
  {
    slug: 'north-america-freight-2026',
    language: 'en',
    date: '2026-02-16T00:00:00Z',
    title: 'North American Freight and Brokerage 2026 (sample)',
    summary:
      'A sample report on the size, drivers and structure of the North American freight market. All figures are invented.',
    sections: [
      {
        heading: 'Market size',
        paragraphs: [
          'The North American truckload freight market was worth $412 billion in 2025.',
          'Freight brokerage accounted for 24% of truckload freight spending in 2025.',
        ],
      },
      {
        heading: 'Drivers and risks',
        paragraphs: [
          'Shippers move contract freight to carriers that combine truckload, brokerage and warehousing.',
          'Diesel prices and driver shortages are the main risks to carrier margins in the freight market.',
        ],
      },
    ],
  },
  {
    slug: 'japan-frozen-food-2026',
    language: 'ja',
    date: '2026-04-20T00:00:00+09:00',
    title: '冷凍食品業界レポート2026（サンプル）',
    summary: '国内の冷凍食品市場の規模、成長要因、競争環境をまとめたサンプルレポート。数値はすべて架空です。',
    sections: [
      {
        heading: '市場規模',
        paragraphs: [
          '国内の冷凍食品市場の規模は2025年に1兆3,400億円でした。',
          '家庭用冷凍食品は2025年に市場の52%を占めました。',
        ],
      },
      {
        heading: '成長要因とリスク',
        paragraphs: [
          '共働き世帯の増加が家庭用冷凍食品の需要を押し上げています。',
          '原材料と電力の価格上昇が冷凍食品メーカーの利益率を下げるリスクです。',
        ],
      },
    ],
  },
];
