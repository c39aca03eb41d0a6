// Sample press articles and web pages about the invented companies.
export type Article = {
  readonly slug: string;
  readonly kind: 'press' | 'web';
  readonly language: 'ko' | 'en' | 'ja';
  readonly publisher: string;
  readonly date: string;
  readonly title: string;
  readonly text: string;
};

export const ARTICLES: readonly Article[] = [
  {
    ...{
      slug: 'gaon-pyeongtaek',
      kind: 'press',
      language: 'ko',
      publisher: '견본경제신문',
      date: '2026-09-14T09:00:00+09:00',
    },
    title: '가온물류, 평택 풀필먼트 센터 증설 검토',
    text: '가온물류가 평택 풀필먼트 센터의 증설을 검토하고 있다고 밝혔다. 시기와 금액은 정해지지 않았다.',
  },
  {
    ...{
      slug: 'gaon-contract',
      kind: 'press',
      language: 'ko',
      publisher: '견본물류뉴스',
      date: '2026-07-02T14:30:00+09:00',
    },
    title: '가온물류, 생활용품 기업과 계약물류 계약 연장',
    text: '가온물류는 생활용품 고객사와 계약물류 계약을 3년 연장했다. 계약 금액은 공개되지 않았다.',
  },
  {
    ...{
      slug: 'northway-warehousing',
      kind: 'press',
      language: 'en',
      publisher: 'Sample Freight Journal',
      date: '2026-05-11T12:00:00Z',
    },
    title: 'Northway Freight Systems opens warehouse in Ohio',
    text: 'Northway Freight Systems opened a dedicated warehouse in Columbus, Ohio. The company did not disclose the cost.',
  },
  {
    ...{
      slug: 'aoba-cold-chain',
      kind: 'press',
      language: 'ja',
      publisher: 'サンプル物流新聞',
      date: '2026-06-20T10:00:00+09:00',
    },
    title: '青葉陸運、低温物流の拠点を新設',
    text: '青葉陸運は低温物流の新拠点を開設したと発表した。投資額は明らかにしていない。',
  },
  {
    ...{
      slug: 'shirakaba-frozen',
      kind: 'press',
      language: 'ja',
      publisher: 'サンプル食品新聞',
      date: '2026-08-05T10:00:00+09:00',
    },
    title: '白樺フーズ、冷凍食品の新工場を検討',
    text: '白樺フーズは冷凍食品の新工場の建設を検討していると明らかにした。',
  },
  {
    ...{
      slug: 'korea-3pl-market',
      kind: 'web',
      language: 'ko',
      publisher: '견본시장연구소',
      date: '2026-04-01T00:00:00+09:00',
    },
    title: '국내 3자 물류 시장 개관: 가온물류를 비롯한 사업자들',
    text: '국내 3자 물류 시장에는 가온물류를 비롯한 여러 사업자가 있다. 풀필먼트 수요가 성장을 이끌고 있다.',
  },
  {
    ...{
      slug: 'us-freight-brokerage',
      kind: 'web',
      language: 'en',
      publisher: 'Sample Market Notes',
      date: '2026-03-15T00:00:00Z',
    },
    title: 'Freight brokerage in North America: carriers such as Northway Freight Systems',
    text: 'Carriers such as Northway Freight Systems combine truckload capacity with brokerage and warehousing.',
  },
  {
    ...{
      slug: 'korea-economy',
      kind: 'web',
      language: 'ko',
      publisher: '견본경제연구소',
      date: '2026-02-10T00:00:00+09:00',
    },
    title: '대한민국 경제 전망 (지어낸 예시)',
    text: '이 글의 수치는 모두 지어낸 예시다. 대한민국의 경제성장률은 2024년 2.1%였다. 대한민국의 경제성장률은 2025년 1.4%였다. 대한민국의 경제성장률은 2026년 1.9%로 전망된다. 대한민국의 물가상승률은 2025년 2.2%였다. 대한민국의 물가상승률은 2026년 2.0%로 전망된다. 기준금리는 2026년 말 2.50%로 전망된다. 환율 변동은 경제성장률 전망의 위험이다.',
  },
];

const normalized = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Whether a word of the query is in the article; operators (`sourcelang:`) do not count. */
export const articlesAbout = (query: string, kind?: Article['kind']): Article[] => {
  const words = normalized(query)
    .replace(/["()]/g, ' ')
    .split(/\s+/)
    .filter((word) => word && !word.includes(':'));
  if (words.length === 0) return [];
  return ARTICLES.filter((article) => {
    const text = normalized(`${article.title} ${article.text}`);
    return (kind === undefined || article.kind === kind) && words.some((word) => text.includes(word));
  });
};
