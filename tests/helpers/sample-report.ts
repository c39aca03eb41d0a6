// A report with every kind of block, in Korean, English or Japanese, as long as a test wants it.
import type { Language } from '#shared/model/enums.ts';
import type { Block, Reference, Sentence } from '#shared/report/blocks.ts';
import type { Report } from '#shared/report/report.ts';

type Words = {
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

const WORDS: Readonly<Record<Language, Words>> = {
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

const sentence = (text: string, refs: number[], check: Sentence['check'] = 'verified'): Sentence => ({
  text,
  refs,
  check,
});
const datum = (value: number, ...refs: number[]) => ({
  value,
  refs: refs.length === 0 ? [1] : refs,
  check: 'verified' as const,
});
const YEARS = ['2021', '2022', '2023', '2024', '2025'];

const reference = (words: Words, n: number): Reference => ({
  n,
  source: 'FILES',
  title: words.file,
  fileId: 'fil_hanbitopen00_0000000000000001',
  locator: { page: 10 + n },
  quote: words.quote,
  retrievedAt: '2026-11-21T00:00:00.000Z',
});

const prose = (words: Words): Block => ({
  kind: 'text',
  sentences: [
    sentence(words.prose[0], [1]),
    sentence(words.prose[1], [1, 2]),
    { ...sentence(words.prose[2], [3], 'uncertain'), findings: [{ code: 'figureMissing', about: '2026' }] },
  ],
});

export const chartBlocks = (language: Language): Block[] => {
  const words = WORDS[language];
  const { series, unit, peers } = words;
  const values = [
    [1820, 2010, 2240, 2480, 2790],
    [640, 690, 760, 890, 1010],
    [410, 420, 470, 531, 585],
  ];
  const over = {
    categories: YEARS,
    series: series.map((name, i) => ({ name, values: (values[i] ?? []).map((value) => datum(value)) })),
  };
  const chart = (title: string, drawn: Extract<Block, { kind: 'chart' }>['chart'], of = unit): Block => ({
    kind: 'chart',
    title,
    unit: of,
    chart: drawn,
  });
  return [
    chart(`${words.heading} 1`, { type: 'bar', stacked: true, ...over }),
    chart(`${words.heading} 2`, { type: 'bar', ...over }),
    chart(`${words.heading} 3`, { type: 'line', ...over }),
    chart(`${words.heading} 4`, { type: 'area', ...over }),
    chart(words.sections[1], {
      type: 'waterfall',
      steps: words.steps.map((label, i) => ({
        label,
        total: i === 0 || i === 4,
        datum: { ...datum([3901, 212, 356, -84, 4385][i] ?? 0), ...(i === 3 ? { check: 'uncertain' as const } : {}) },
      })),
    }),
    chart(words.sections[2], {
      type: 'treemap',
      items: peers.map((label, i) => ({ label, group: series[i % 3] ?? '', datum: datum(4385 / (i + 1), 2) })),
    }),
    chart(words.sections[2], {
      type: 'scatter',
      x: { label: words.prose[0].slice(0, 4), unit: '%' },
      y: { label: words.series[1], unit: '%' },
      split: { x: 10, y: 12 },
      quadrants: [words.features[0], words.features[1], words.features[2], words.stages[0] ?? ''],
      points: peers.map((label, i) => ({
        label,
        x: datum(4 + i * 3.1),
        y: datum(18 - i * 2.2),
        size: datum(4385 / (i + 1)),
      })),
    }),
    chart(words.sections[3], {
      type: 'range',
      rows: words.methods.map((label, i) => ({
        label,
        low: datum(4200 + i * 300),
        middle: datum(5000 + i * 250),
        high: datum(6100 + i * 180),
      })),
      marks: [{ label: words.sections[3], datum: datum(5150) }],
    }),
    chart(words.sections[0], {
      type: 'flow',
      stages: words.stages.map((label, i) => ({
        label,
        note: words.features[i % 3] ?? '',
        refs: [1],
        items: peers.slice(i, i + 2).map((peer) => ({ label: peer, note: words.series[i % 3] ?? '', refs: [2] })),
      })),
    }),
    chart(words.sections[3], {
      type: 'heat',
      rowTitle: 'WACC',
      columnTitle: 'g',
      rows: ['8.0%', '8.5%', '9.0%', '9.5%', '10.0%'],
      columns: ['1.0%', '1.5%', '2.0%', '2.5%', '3.0%'],
      values: [0, 1, 2, 3, 4].map((r) => [0, 1, 2, 3, 4].map((c) => datum(5200 + c * 240 - r * 310))),
      base: [2, 2],
    }),
  ];
};

const blocksOf = (words: Words): Block[] => [
  {
    kind: 'figures',
    tiles: [
      {
        label: words.series[0],
        value: '4,385',
        unit: words.unit,
        period: '2025',
        change: { text: '12.4%', direction: 'up', refs: [1] },
        refs: [1],
        check: 'verified',
      },
      {
        label: words.series[1],
        value: '582',
        unit: words.unit,
        period: '2025',
        change: { text: '1.8%', direction: 'down', refs: [1] },
        refs: [2],
        check: 'verified',
      },
      { label: words.series[2], value: '13.3%', period: '2025', refs: [1], check: 'uncertain' },
    ],
  },
  { kind: 'heading', level: 1, text: words.heading },
  prose(words),
  {
    kind: 'table',
    caption: words.heading,
    columns: [
      { label: words.series[0] },
      ...YEARS.slice(2).map((label) => ({ label, unit: words.unit, numeric: true })),
    ],
    rows: words.series.map((label, i) => [
      { text: label },
      ...['3,470', '3,901', '4,385'].map((text) => ({ text, refs: [i + 1] })),
    ]),
  },
  { kind: 'list', ordered: true, items: words.prose.map((text, i) => [sentence(text, [i + 1])]) },
  { kind: 'heading', level: 2, text: words.stages[3] ?? '' },
  { kind: 'quote', text: words.quote, refs: [1] },
  {
    kind: 'matrix',
    caption: words.sections[2],
    corner: words.company,
    columns: [...words.features],
    rows: words.peers.slice(0, 3).map((label, i) => ({
      label,
      cells: [
        { mark: 'yes', refs: [1] },
        { mark: i === 0 ? 'partial' : 'no', text: words.series[i % 3] ?? '', refs: [2] },
        { mark: 'unknown' },
      ],
    })),
  },
  {
    kind: 'timeline',
    caption: words.sections[0],
    entries: [
      { date: '2019', title: words.stages[0] ?? '', sentences: [sentence(words.prose[0], [1])] },
      { date: '2024-03', title: words.stages[1] ?? '', tag: words.company, sentences: [sentence(words.prose[1], [2])] },
      { date: '2026-03-15', title: words.stages[2] ?? '', sentences: [sentence(words.prose[2], [3], 'unsupported')] },
    ],
  },
  { kind: 'notice', code: 'figureNotFound', params: { what: words.series[2] } },
];

export const sampleReport = (language: Language = 'ko', { times = 1 }: { times?: number } = {}): Report => {
  const words = WORDS[language];
  const charts = chartBlocks(language);
  const sections = Array.from({ length: times }, (_, t) =>
    words.sections.map((title, i) => ({
      id: `s${t}-${i}`,
      title,
      status: 'done' as const,
      blocks: [
        ...(i === 0 ? blocksOf(words) : [prose(words)]),
        ...charts.slice(i * 3, i * 3 + 3),
        ...(i === 3 ? [prose(words)] : []),
      ],
    })),
  ).flat();
  return {
    title: words.title,
    subtitle: words.subtitle,
    organisation: 'Hanbit Partners',
    preparedFor: words.client,
    language,
    createdAt: '2026-11-21T09:00:00.000Z',
    writer: { kind: 'offline', name: 'offline' },
    sections: [
      ...sections,
      { id: 'outlook', title: words.features[1], status: 'needsModel', blocks: [] },
      { id: 'risk', title: words.stages[3] ?? '', status: 'failed', blocks: [], note: 'SEC' },
    ],
    references: [1, 2, 3].map((n) => reference(words, n)),
    assumptions: [
      { label: 'WACC', value: '9.0%', by: 'Kim Minsu' },
      { label: 'g', value: '2.0%', refs: [3], check: 'verified' },
    ],
  };
};
