// Figures of the balance sheet.
import { type Metric, metricOf } from './metric.ts';

const metric = metricOf('balance');

export const BALANCE: readonly Metric[] = [
  metric('deferredRevenue', {
    ko: '선수금|계약부채|이연수익',
    en: 'deferred revenue|unearned revenue|contract liabilities',
    ja: '前受金|契約負債|前受収益',
  }),
  metric('shortTermInvestments', {
    ko: '단기금융상품|단기투자자산',
    en: 'short-term investments|marketable securities',
    ja: '有価証券|短期投資',
  }),
  metric(
    'currentAssets',
    { ko: '유동자산', en: 'total current assets|current assets', ja: '流動資産合計|流動資産' },
    '비유동|other|기타|その他|non',
  ),
  metric(
    'currentLiabilities',
    { ko: '유동부채', en: 'total current liabilities|current liabilities', ja: '流動負債合計|流動負債' },
    '비유동|other|기타|その他|non',
  ),
  metric(
    'totalAssets',
    {
      ko: '자산총계|총자산|자산 총계|자산합계',
      en: 'total assets|assets',
      ja: '資産合計|総資産|資産総額|資産の部合計',
    },
    'current|intangible|deferred|tax|other|lease',
  ),
  metric(
    'totalLiabilities',
    { ko: '부채총계|총부채|부채 총계', en: 'total liabilities|liabilities', ja: '負債合計|総負債|負債の部合計' },
    'current|and|lease|other|deferred|純資産',
  ),
  metric(
    'equity',
    {
      ko: '자본총계|총자본|자기자본|자본 총계',
      en: "total stockholders' equity|total shareholders' equity|total equity|shareholders' equity|stockholders' equity|equity",
      ja: '純資産合計|資本合計|株主資本合計|純資産|自己資本',
    },
    'liabilities|負債|부채|securities|investment|method',
  ),
  metric(
    'cash',
    {
      ko: '현금및현금성자산|현금 및 현금성자산|현금성자산|현금',
      en: 'cash and cash equivalents|cash and equivalents|cash, cash equivalents and restricted cash|cash',
      ja: '現金及び現金同等物|現金及び預金|現金',
    },
    '증가|감소|변동|increase|decrease|flow|배당|provided|used|効果|増加|減少|장기|other',
  ),
  metric(
    'inventories',
    {
      ko: '재고자산',
      en: 'inventories|merchandise inventories|inventories, net|inventory|total inventories',
      ja: '棚卸資産|商品及び製品|たな卸資産',
    },
    '평가|turnover|회전|changes',
  ),
  metric('receivables', {
    ko: '매출채권',
    en: 'accounts receivable|trade receivables|accounts receivable, net|trade receivables, net|receivables',
    ja: '売掛金|受取手形及び売掛金|売上債権',
  }),
  metric('payables', {
    ko: '매입채무',
    en: 'accounts payable|trade payables',
    ja: '買掛金|支払手形及び買掛金|仕入債務',
  }),
  metric(
    'ppe',
    {
      ko: '유형자산',
      en: 'property, plant and equipment, net|property and equipment, net|property, plant and equipment|property and equipment|net ppne|ppne|net pp&e|pp&e',
      ja: '有形固定資産|有形固定資産合計',
    },
    '취득|처분|무형|purchase|acquisition|取得',
  ),
  metric('goodwill', { ko: '영업권', en: 'goodwill', ja: 'のれん' }, 'impairment|손상'),
  metric(
    'intangibles',
    {
      ko: '무형자산',
      en: 'intangible assets|other intangibles, net|intangible assets, net',
      ja: '無形固定資産|無形資産',
    },
    '취득|상각|acquisition|amortization',
  ),
  metric(
    'debt',
    {
      ko: '차입금|총차입금',
      en: 'total debt|debt|borrowings|total borrowings',
      ja: '有利子負債|借入金',
    },
    'issuance|repayment|proceeds|상환|차입$|securities|net debt|순차입|純有利子',
  ),
  metric('retainedEarnings', {
    ko: '이익잉여금|결손금|미처리결손금',
    en: 'retained earnings|accumulated deficit|retained earnings (accumulated deficit)',
    ja: '利益剰余金|繰越欠損金',
  }),
];
