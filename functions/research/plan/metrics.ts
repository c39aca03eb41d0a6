// The figures that people ask for, with the labels under which statements print them, in three languages.
import type { Language } from '#shared/model/enums.ts';

export type Statement = 'income' | 'balance' | 'cash' | 'share' | 'other';

export type Metric = {
  readonly id: string;
  readonly statement: Statement;
  /** The first of each list is the name used in answers. Labels are compared without spaces, brackets and numbering. */
  readonly labels: Readonly<Record<Language, readonly string[]>>;
  /** Labels that contain one of the above and mean something else. */
  readonly not?: readonly string[];
};

const metric = (
  id: string,
  statement: Statement,
  labels: Readonly<Record<Language, string>>,
  not: string = '',
): Metric => {
  const list = (text: string) => text.split('|').filter(Boolean);
  return { id, statement, labels: { ko: list(labels.ko), en: list(labels.en), ja: list(labels.ja) }, not: list(not) };
};

/** Longer and more particular metrics stand before those whose names they contain. */
export const METRICS: readonly Metric[] = [
  metric('costOfSales', 'income', {
    ko: '매출원가',
    en: 'cost of sales|cost of revenue|cost of revenues|total cost of revenue|cost of goods sold|cogs',
    ja: '売上原価',
  }),
  metric(
    'grossProfit',
    'income',
    { ko: '매출총이익', en: 'gross profit|gross margin dollars', ja: '売上総利益|粗利益|粗利' },
    '률|率|rate',
  ),
  metric('sga', 'income', {
    ko: '판매비와관리비|판매관리비|판관비',
    en: 'selling, general and administrative expenses|selling, general and administrative|sg&a|sga',
    ja: '販売費及び一般管理費|販管費',
  }),
  metric(
    'researchAndDevelopment',
    'income',
    {
      ko: '연구개발비|경상연구개발비|연구개발비용|연구개발 비용|r&d 비용|연구개발비총계|r&d',
      en: 'research and development expense|research and development|research and development expenses|r&d expense|r&d spending|r&d',
      ja: '研究開発費|研究開発',
    },
    '비율|대비',
  ),
  metric(
    'operatingIncome',
    'income',
    {
      ko: '영업이익|영업손실|영업손익',
      en: 'operating income|income from operations|operating profit|operating loss|loss from operations|earnings from operations|operating income (loss)',
      ja: '営業利益|営業損失|営業損益',
    },
    '률|率|계속영업|non-operating|other operating',
  ),
  metric('ordinaryIncome', 'income', {
    ko: '경상이익',
    en: 'ordinary income|ordinary profit',
    ja: '経常利益|経常損失',
  }),
  metric('pretaxIncome', 'income', {
    ko: '법인세비용차감전순이익|법인세차감전순이익|세전이익|법인세비용차감전이익',
    en: 'income before income taxes|pretax income|profit before tax|profit before income tax|earnings before income taxes|income before taxes',
    ja: '税引前当期純利益|税金等調整前当期純利益|税引前利益',
  }),
  metric(
    'incomeTax',
    'income',
    {
      ko: '법인세비용',
      en: 'provision for income taxes|income tax expense|income taxes',
      ja: '法人税等|法人所得税費用',
    },
    '차감전|before',
  ),
  metric('interestExpense', 'income', {
    ko: '이자비용|금융비용',
    en: 'interest expense|interest expenses',
    ja: '支払利息|金融費用',
  }),
  metric(
    'netIncome',
    'income',
    {
      ko: '당기순이익|순이익|당기순손실|연결총당기순이익|연결당기순이익|당기순손익|분기순이익|반기순이익',
      en: 'net income|net earnings|net profit|profit for the year|profit for the period|net loss|net income (loss)|profit of the year',
      ja: '当期純利益|純利益|親会社株主に帰属する当期純利益|当期利益|当期純損失',
    },
    '법인세|차감전|주당|per share|1株|税引前|税金等|attributable to noncontrolling|비지배|adjustments',
  ),
  metric('comprehensiveIncome', 'income', {
    ko: '총포괄이익|총포괄손익|총포괄손실',
    en: 'total comprehensive income|comprehensive income',
    ja: '包括利益',
  }),
  metric('advertising', 'income', {
    ko: '광고선전비|마케팅비|판매촉진비',
    en: 'advertising expense|advertising expenses|marketing expense|marketing expenses|sales and marketing',
    ja: '広告宣伝費|販売促進費',
  }),
  metric('restructuring', 'income', {
    ko: '구조조정비용',
    en: 'restructuring charges|restructuring costs|restructuring expense|restructuring',
    ja: '事業構造改善費用|構造改革費用',
  }),
  metric('stockCompensation', 'cash', {
    ko: '주식기준보상|주식보상비용',
    en: 'stock-based compensation|share-based compensation|stock compensation',
    ja: '株式報酬費用',
  }),
  metric('buybacks', 'cash', {
    ko: '자기주식의 취득|자기주식 취득|자사주 매입',
    en: 'share repurchases|stock repurchases|repurchases of common stock|repurchase of common stock|purchases of treasury stock|purchases of treasury shares|share buybacks|buybacks',
    ja: '自己株式の取得による支出|自己株式の取得|自社株買い',
  }),
  metric('deferredRevenue', 'balance', {
    ko: '선수금|계약부채|이연수익',
    en: 'deferred revenue|unearned revenue|contract liabilities',
    ja: '前受金|契約負債|前受収益',
  }),
  metric('shortTermInvestments', 'balance', {
    ko: '단기금융상품|단기투자자산',
    en: 'short-term investments|marketable securities',
    ja: '有価証券|短期投資',
  }),
  metric('ebitda', 'income', { ko: 'ebitda|에비타|상각전영업이익', en: 'ebitda|adjusted ebitda', ja: 'ebitda' }),
  metric(
    'eps',
    'share',
    {
      ko: '기본주당이익|주당순이익|기본주당순이익|주당이익|eps',
      en: 'basic earnings per share|earnings per share|basic net income per share|net income per share|basic|eps',
      ja: '1株当たり当期純利益|基本的1株当たり当期利益|1株利益|eps',
    },
    'diluted|희석|潜在|weighted',
  ),
  metric('dilutedEps', 'share', {
    ko: '희석주당이익|희석주당순이익',
    en: 'diluted earnings per share|diluted net income per share|diluted eps',
    ja: '潜在株式調整後1株当たり当期純利益|希薄化後1株当たり当期利益',
  }),
  metric('dividendPerShare', 'share', {
    ko: '주당 현금배당금|주당배당금|주당 배당금',
    en: 'dividends per share|dividend per share|cash dividends per share',
    ja: '1株当たり配当額|1株当たり配当金',
  }),
  metric(
    'dividends',
    'cash',
    {
      ko: '배당금 지급|배당금의 지급|현금배당금총액|배당금',
      en: 'dividends paid|cash dividends paid|payment of dividends|dividends',
      ja: '配当金の支払額|配当金総額|配当金',
    },
    '수익|수취|income|주당|per share|受取|당 현금',
  ),
  metric(
    'revenue',
    'income',
    {
      ko: '매출액|매출|수익|영업수익|수익(매출액)|순매출액|매출 총액',
      en: 'revenue|revenues|total revenue|total revenues|net sales|net revenue|net revenues|sales|turnover|total net revenue|total net sales',
      ja: '売上高|売上収益|営業収益|売上|収益',
    },
    '원가|총이익|이자수익|금융수익|기타수익|배당수익|채권|cost|deferred|unearned|interest|原価|総利益|受取|증가율|성장률|per ',
  ),
  metric(
    'currentAssets',
    'balance',
    { ko: '유동자산', en: 'total current assets|current assets', ja: '流動資産合計|流動資産' },
    '비유동|other|기타|その他|non',
  ),
  metric(
    'currentLiabilities',
    'balance',
    { ko: '유동부채', en: 'total current liabilities|current liabilities', ja: '流動負債合計|流動負債' },
    '비유동|other|기타|その他|non',
  ),
  metric(
    'totalAssets',
    'balance',
    {
      ko: '자산총계|총자산|자산 총계|자산합계',
      en: 'total assets|assets',
      ja: '資産合計|総資産|資産総額|資産の部合計',
    },
    'current|intangible|deferred|tax|other|lease',
  ),
  metric(
    'totalLiabilities',
    'balance',
    { ko: '부채총계|총부채|부채 총계', en: 'total liabilities|liabilities', ja: '負債合計|総負債|負債の部合計' },
    'current|and|lease|other|deferred|純資産',
  ),
  metric(
    'equity',
    'balance',
    {
      ko: '자본총계|총자본|자기자본|자본 총계',
      en: "total stockholders' equity|total shareholders' equity|total equity|shareholders' equity|stockholders' equity|equity",
      ja: '純資産合計|資本合計|株主資本合計|純資産|自己資本',
    },
    'liabilities|負債|부채|securities|investment|method',
  ),
  metric(
    'cash',
    'balance',
    {
      ko: '현금및현금성자산|현금 및 현금성자산|현금성자산|현금',
      en: 'cash and cash equivalents|cash and equivalents|cash, cash equivalents and restricted cash|cash',
      ja: '現金及び現金同等物|現金及び預金|現金',
    },
    '증가|감소|변동|increase|decrease|flow|배당|provided|used|効果|増加|減少|장기|other',
  ),
  metric(
    'inventories',
    'balance',
    {
      ko: '재고자산',
      en: 'inventories|merchandise inventories|inventories, net|inventory|total inventories',
      ja: '棚卸資産|商品及び製品|たな卸資産',
    },
    '평가|turnover|회전|changes',
  ),
  metric('receivables', 'balance', {
    ko: '매출채권',
    en: 'accounts receivable|trade receivables|accounts receivable, net|trade receivables, net|receivables',
    ja: '売掛金|受取手形及び売掛金|売上債権',
  }),
  metric('payables', 'balance', {
    ko: '매입채무',
    en: 'accounts payable|trade payables',
    ja: '買掛金|支払手形及び買掛金|仕入債務',
  }),
  metric(
    'ppe',
    'balance',
    {
      ko: '유형자산',
      en: 'property, plant and equipment, net|property and equipment, net|property, plant and equipment|property and equipment|net ppne|ppne|net pp&e|pp&e',
      ja: '有形固定資産|有形固定資産合計',
    },
    '취득|처분|무형|purchase|acquisition|取得',
  ),
  metric('goodwill', 'balance', { ko: '영업권', en: 'goodwill', ja: 'のれん' }, 'impairment|손상'),
  metric(
    'intangibles',
    'balance',
    {
      ko: '무형자산',
      en: 'intangible assets|other intangibles, net|intangible assets, net',
      ja: '無形固定資産|無形資産',
    },
    '취득|상각|acquisition|amortization',
  ),
  metric(
    'debt',
    'balance',
    {
      ko: '차입금|총차입금|단기차입금|장기차입금|사채',
      en: 'total debt|long-term debt|debt|borrowings',
      ja: '有利子負債|借入金|長期借入金|社債',
    },
    'issuance|repayment|proceeds|상환|차입$|securities',
  ),
  metric('retainedEarnings', 'balance', { ko: '이익잉여금', en: 'retained earnings', ja: '利益剰余金' }),
  metric('operatingCashFlow', 'cash', {
    ko: '영업활동현금흐름|영업활동으로 인한 현금흐름|영업활동 현금흐름',
    en: 'net cash provided by operating activities|cash flow from operations|operating cash flow|cash provided by operations|cash flows from operating activities',
    ja: '営業活動によるキャッシュ・フロー|営業キャッシュフロー|営業cf',
  }),
  metric('investingCashFlow', 'cash', {
    ko: '투자활동현금흐름|투자활동으로 인한 현금흐름',
    en: 'net cash used for investing activities|net cash used in investing activities|net cash provided by investing activities|investing cash flow',
    ja: '投資活動によるキャッシュ・フロー|投資キャッシュフロー',
  }),
  metric('financingCashFlow', 'cash', {
    ko: '재무활동현금흐름|재무활동으로 인한 현금흐름',
    en: 'net cash used for financing activities|net cash used in financing activities|net cash provided by financing activities|financing cash flow',
    ja: '財務活動によるキャッシュ・フロー|財務キャッシュフロー',
  }),
  metric('capex', 'cash', {
    ko: '유형자산의 취득|유형자산의취득|시설투자|설비투자|자본적지출|capex',
    en: 'capital expenditures|purchases of property and equipment|purchases of property, plant and equipment|capital expenditure|capex|purchase of property, plant and equipment',
    ja: '有形固定資産の取得による支出|設備投資額|設備投資|資本的支出',
  }),
  metric(
    'depreciation',
    'cash',
    {
      ko: '감가상각비|감가상각비와 무형자산상각비|상각비',
      en: 'depreciation and amortization|depreciation, amortization and accretion|depreciation|d&a',
      ja: '減価償却費',
    },
    'accumulated|누계',
  ),
  metric(
    'employees',
    'other',
    {
      ko: '직원수|직원 수|종업원수|임직원 수|임직원|직원|총 직원',
      en: 'employees|number of employees|headcount|full-time employees',
      ja: '従業員数|従業員|社員数',
    },
    'benefit|급여|給与|退職',
  ),
];

/** A label without what statements add to it: numbering, brackets, spaces, note marks, colons. */
export const plainLabel = (label: string): string =>
  label
    // NFKC would make a vowel of this bullet.
    .replace(/[ㆍ‧・]/g, '·')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\((?:단위|単位|주\s?\d*|note[s]?\s?[\d,\s]*|주석[^)]*|\d+|\*)[^)]*\)/g, '')
    .replace(/^[\s\divxⅰ-ⅻㆍ·•○●□■\-–.)(가나다라마바사]{0,6}[.)ㆍ·•]\s*/u, '')
    .replace(/[\s:：*※[\]]|ㆍ/g, '');

/** Forms under which a printed label may be known: as it is, and without what stands in brackets, and that alone. */
export const labelForms = (label: string): string[] => {
  const whole = plainLabel(label);
  const outer = whole.replace(/\([^)]*\)?/g, '');
  const inner = /\(([^)]+)\)/.exec(whole)?.[1];
  return [...new Set([whole, outer, ...(inner && !/손실|손익|loss|損失/.test(inner) ? [inner] : [])])].filter(Boolean);
};
