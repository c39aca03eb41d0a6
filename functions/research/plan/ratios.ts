// Ratios that are computed from two or three figures of the statements, with their formula shown.
import type { Language } from '#shared/model/enums.ts';
import { METRICS, type Metric } from './metrics.ts';

export type Ratio = {
  readonly id: string;
  readonly names: Readonly<Record<Language, readonly string[]>>;
  readonly unit: 'percent' | 'times';
  /** `over` divides the first; `minus` is taken off the first before. */
  readonly of: Metric;
  readonly minus?: Metric | undefined;
  readonly over: Metric;
};

const metric = (id: string): Metric => {
  const found = METRICS.find((one) => one.id === id);
  if (!found) throw new Error(`no metric ${id}`);
  return found;
};

type Row = {
  readonly ko: string;
  readonly en: string;
  readonly ja: string;
  readonly unit?: Ratio['unit'];
  readonly of: string;
  readonly minus?: string;
  readonly over: string;
};

const ratio = (id: string, { ko, en, ja, unit = 'percent', of, minus, over }: Row): Ratio => ({
  id,
  names: { ko: ko.split('|'), en: en.split('|'), ja: ja.split('|') },
  unit,
  of: metric(of),
  over: metric(over),
  ...(minus ? { minus: metric(minus) } : {}),
});

const RATIOS: readonly Ratio[] = [
  ratio('grossMargin', {
    ko: '매출총이익률',
    en: 'gross margin|gross profit margin',
    ja: '売上総利益率|粗利率|粗利益率',
    of: 'grossProfit',
    over: 'revenue',
  }),
  ratio('operatingMargin', {
    ko: '영업이익률',
    en: 'operating margin|operating profit margin',
    ja: '営業利益率|売上高営業利益率',
    of: 'operatingIncome',
    over: 'revenue',
  }),
  ratio('netMargin', {
    ko: '순이익률|당기순이익률',
    en: 'net margin|net profit margin|net income margin',
    ja: '純利益率|当期純利益率',
    of: 'netIncome',
    over: 'revenue',
  }),
  ratio('debtRatio', {
    ko: '부채비율',
    en: 'debt ratio|liabilities to equity',
    ja: '負債比率',
    of: 'totalLiabilities',
    over: 'equity',
  }),
  ratio('equityRatio', {
    ko: '자기자본비율',
    en: 'equity ratio',
    ja: '自己資本比率',
    of: 'equity',
    over: 'totalAssets',
  }),
  ratio('currentRatio', {
    ko: '유동비율',
    en: 'current ratio',
    ja: '流動比率',
    of: 'currentAssets',
    over: 'currentLiabilities',
  }),
  ratio('quickRatio', {
    ko: '당좌비율',
    en: 'quick ratio|acid test ratio|acid-test ratio',
    ja: '当座比率',
    unit: 'times',
    of: 'currentAssets',
    minus: 'inventories',
    over: 'currentLiabilities',
  }),
  ratio('returnOnEquity', {
    ko: '자기자본이익률|roe',
    en: 'return on equity|roe',
    ja: '自己資本利益率|roe',
    of: 'netIncome',
    over: 'equity',
  }),
  ratio('returnOnAssets', {
    ko: '총자산이익률|roa',
    en: 'return on assets|roa',
    ja: '総資産利益率|roa',
    of: 'netIncome',
    over: 'totalAssets',
  }),
  ratio('cashConversion', {
    ko: '잉여현금흐름 전환율|fcf 전환율',
    en: 'free cash flow conversion|free cashflow conversion|fcf conversion|cash conversion',
    ja: 'フリーキャッシュフロー転換率',
    of: 'operatingCashFlow',
    minus: 'capex',
    over: 'netIncome',
  }),
  ratio('costRatio', {
    ko: '매출원가율',
    en: 'cost of sales ratio|cogs margin',
    ja: '売上原価率',
    of: 'costOfSales',
    over: 'revenue',
  }),
  ratio('ebitdaMargin', {
    ko: 'ebitda 마진|ebitda 이익률',
    en: 'ebitda margin',
    ja: 'ebitdaマージン',
    of: 'ebitda',
    over: 'revenue',
  }),
  ratio('effectiveTaxRate', {
    ko: '유효세율|유효법인세율',
    en: 'effective tax rate|effective income tax rate',
    ja: '実効税率|法人税等の負担率',
    of: 'incomeTax',
    over: 'pretaxIncome',
  }),
  ratio('payoutRatio', {
    ko: '배당성향',
    en: 'dividend payout ratio|payout ratio',
    ja: '配当性向',
    of: 'dividends',
    over: 'netIncome',
  }),
  ratio('researchIntensity', {
    ko: '연구개발비율|매출액 대비 연구개발비|연구개발비/매출액 비율',
    en: 'r&d intensity|r&d as a percentage of revenue|r&d as a % of revenue|r&d to revenue',
    ja: '研究開発費率|売上高研究開発費比率',
    of: 'researchAndDevelopment',
    over: 'revenue',
  }),
  ratio('capexIntensity', {
    ko: '매출액 대비 설비투자|설비투자 비율',
    en: 'capex as a % of revenue|capex as a percentage of revenue|capex to revenue|capital intensity',
    ja: '売上高設備投資比率|設備投資比率',
    of: 'capex',
    over: 'revenue',
  }),
  ratio('fixedAssetTurnover', {
    ko: '유형자산회전율|고정자산회전율',
    en: 'fixed asset turnover',
    ja: '固定資産回転率|有形固定資産回転率',
    unit: 'times',
    of: 'revenue',
    over: 'ppe',
  }),
  ratio('assetTurnover', {
    ko: '총자산회전율|자산회전율',
    en: 'asset turnover',
    ja: '総資産回転率',
    unit: 'times',
    of: 'revenue',
    over: 'totalAssets',
  }),
  ratio('inventoryTurnover', {
    ko: '재고자산회전율|재고회전율',
    en: 'inventory turnover',
    ja: '棚卸資産回転率|在庫回転率',
    unit: 'times',
    of: 'costOfSales',
    over: 'inventories',
  }),
  ratio('receivablesTurnover', {
    ko: '매출채권회전율',
    en: 'receivables turnover|accounts receivable turnover',
    ja: '売上債権回転率',
    unit: 'times',
    of: 'revenue',
    over: 'receivables',
  }),
  ratio('interestCoverage', {
    ko: '이자보상배율|이자보상비율',
    en: 'interest coverage ratio|interest coverage',
    ja: 'インタレスト・カバレッジ・レシオ|インタレストカバレッジ',
    unit: 'times',
    of: 'operatingIncome',
    over: 'interestExpense',
  }),
];

const squeeze = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** What is asked for as a kind of ratio stands for the usual ones of that kind. */
const KINDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /수익성\s?(?:지표|비율)|profitability (?:ratios?|metrics?|indicators?)|収益性(?:の)?(?:指標|比率)/iu,
    ['grossMargin', 'operatingMargin', 'netMargin', 'returnOnEquity', 'returnOnAssets'],
  ],
  [
    /(?:유동성|단기\s?지급능력)\s?(?:지표|비율)|liquidity (?:ratios?|metrics?|indicators?|profile)|流動性(?:の)?(?:指標|比率)/iu,
    ['currentRatio', 'quickRatio'],
  ],
  [
    /(?:안정성|재무\s?건전성|레버리지)\s?(?:지표|비율)|(?:leverage|solvency|stability) (?:ratios?|metrics?|indicators?)|(?:安全性|健全性)(?:の)?(?:指標|比率)/iu,
    ['debtRatio', 'equityRatio', 'currentRatio', 'interestCoverage'],
  ],
  [
    /활동성\s?(?:지표|비율)|(?:activity|efficiency) (?:ratios?|metrics?|indicators?)|(?:効率性|活動性)(?:の)?(?:指標|比率)/iu,
    ['assetTurnover', 'inventoryTurnover', 'receivablesTurnover'],
  ],
];

/** Turnovers by averages of two balances are another figure: better none than the wrong one. */
const AVERAGED = /\baverage\b|평균|平均/i;

/** The ratios that a question names, by name or by kind. */
export const findRatios = (question: string): readonly Ratio[] => {
  const asked = squeeze(question);
  const one = RATIOS.find(({ names }) =>
    Object.values(names)
      .flat()
      .some((name) => named(question, asked, name)),
  );
  if (one) return [one];
  const kind = KINDS.find(([words]) => words.test(question.normalize('NFKC')))?.[1] ?? [];
  return RATIOS.filter(({ id }) => kind.includes(id));
};

export const isComputable = (question: string): boolean => !AVERAGED.test(question);

/** Short Latin names must stand alone: "roe" is not part of "Monroe". */
const named = (question: string, squeezed: string, name: string): boolean =>
  name.length <= 4 ? new RegExp(`(?<![a-z])${name}(?![a-z])`, 'i').test(question) : squeezed.includes(squeeze(name));

export const metricsOf = ({ of, minus, over }: Ratio): Metric[] => [of, ...(minus ? [minus] : []), over];
