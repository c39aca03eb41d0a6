// Figures of the income statement.
import { type Metric, metricOf } from './metric.ts';

const metric = metricOf('income');

export const INCOME: readonly Metric[] = [
  metric('costOfSales', {
    ko: '매출원가',
    en: 'cost of sales|cost of revenue|cost of revenues|total cost of revenue|cost of goods sold|cogs',
    ja: '売上原価',
  }),
  metric(
    'grossProfit',
    { ko: '매출총이익', en: 'gross profit|gross margin dollars|gross margin', ja: '売上総利益|粗利益|粗利' },
    '률|率|rate|percent|%',
  ),
  metric('sga', {
    ko: '판매비와관리비|판매관리비|판관비',
    en: 'selling, general and administrative expenses|selling, general and administrative|sg&a|sga',
    ja: '販売費及び一般管理費|販管費',
  }),
  metric(
    'researchAndDevelopment',
    {
      ko: '연구개발비|경상연구개발비|연구개발비용|연구개발 비용|r&d 비용|연구개발비총계|r&d',
      en: 'research and development expense|research and development|research and development expenses|r&d expense|r&d spending|r&d',
      ja: '研究開発費|研究開発',
    },
    '비율|대비',
  ),
  metric(
    'operatingIncome',
    {
      ko: '영업이익|영업손실|영업손익',
      en: 'operating income|operating earnings|income from operations|operating profit|operating loss|loss from operations|earnings from operations|operating income (loss)',
      ja: '営業利益|営業損失|営業損益',
    },
    '률|率|계속영업|non-operating|other operating',
  ),
  metric('ordinaryIncome', {
    ko: '경상이익',
    en: 'ordinary income|ordinary profit',
    ja: '経常利益|経常損失',
  }),
  metric('pretaxIncome', {
    ko: '법인세비용차감전순이익|법인세차감전순이익|세전이익|법인세비용차감전이익',
    en: 'income before income taxes|income before provision for income taxes|pretax income|profit before tax|profit before income tax|earnings before income taxes|income before taxes',
    ja: '税引前当期純利益|税金等調整前当期純利益|税引前利益',
  }),
  metric(
    'incomeTax',
    {
      ko: '법인세비용',
      en: 'provision for income taxes|income tax expense|income taxes',
      ja: '法人税等|法人所得税費用',
    },
    '차감전|before|payable|receivable|deferred|미지급|미수|이연|未払|未収|繰延',
  ),
  metric('interestExpense', {
    ko: '이자비용',
    en: 'interest expense|interest expenses',
    ja: '支払利息',
  }),
  // Under IFRS this holds losses from exchange rates and derivatives too: interest is not covered by it.
  metric('financeCosts', {
    ko: '금융비용|금융원가',
    en: 'finance costs|finance cost|financial expenses|finance expense',
    ja: '金融費用',
  }),
  metric(
    'netIncome',
    {
      ko: '당기순이익|순이익|당기순손실|연결총당기순이익|연결당기순이익|당기순손익|분기순이익|반기순이익',
      en: 'net income|net earnings|net profit|profit for the year|profit for the period|net loss|net income (loss)|profit of the year',
      ja: '当期純利益|純利益|親会社株主に帰属する当期純利益|当期利益|当期純損失',
    },
    '법인세|차감전|주당|per share|1株|税引前|税金等|attributable to noncontrolling|비지배|adjustments',
  ),
  metric('comprehensiveIncome', {
    ko: '총포괄이익|총포괄손익|총포괄손실',
    en: 'total comprehensive income|comprehensive income',
    ja: '包括利益',
  }),
  metric('advertising', {
    ko: '광고선전비|마케팅비|판매촉진비',
    en: 'advertising expense|advertising expenses|marketing expense|marketing expenses|sales and marketing',
    ja: '広告宣伝費|販売促進費',
  }),
  metric('restructuring', {
    ko: '구조조정비용',
    en: 'restructuring charges|restructuring costs|restructuring expense|restructuring',
    ja: '事業構造改善費用|構造改革費用',
  }),
  metric('ebitda', { ko: 'EBITDA|에비타|상각전영업이익', en: 'EBITDA|adjusted EBITDA', ja: 'EBITDA' }),
  metric(
    'revenue',
    {
      ko: '매출액|매출|수익|영업수익|수익(매출액)|순매출액|매출 총액',
      en: 'revenue|revenues|total revenue|total revenues|net sales|net revenue|net revenues|sales|sales, net of returns and allowances|turnover|total net revenue|total net sales',
      ja: '売上高|売上収益|営業収益|売上|収益',
    },
    '원가|총이익|이자수익|금융수익|기타수익|배당수익|채권|cost|deferred|unearned|interest|原価|総利益|受取|증가율|성장률|per ',
  ),
];
