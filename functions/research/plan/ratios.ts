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

export const findRatio = (question: string): Ratio | undefined => {
  const asked = squeeze(question);
  return RATIOS.find(({ names }) =>
    Object.values(names)
      .flat()
      .some((name) => named(question, asked, name)),
  );
};

/** Short Latin names must stand alone: "roe" is not part of "Monroe". */
const named = (question: string, squeezed: string, name: string): boolean =>
  name.length <= 4 ? new RegExp(`(?<![a-z])${name}(?![a-z])`, 'i').test(question) : squeezed.includes(squeeze(name));

export const metricsOf = ({ of, minus, over }: Ratio): Metric[] => [of, ...(minus ? [minus] : []), over];
