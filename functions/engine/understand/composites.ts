// Figures that are put together from others of the statements: which of them to look for.
import type { Metric } from './metrics/metric.ts';
import { METRICS } from './metrics.ts';

const COMPOSITES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/운전자본|working capital|運転資本|運転資金/iu, ['currentAssets', 'currentLiabilities']],
  [/잉여현금흐름|free cash ?flows?|\bfcf\b|フリー・?キャッシュ・?フロー/iu, ['operatingCashFlow', 'capex']],
  [
    /매입채무\s?회전|days payables?(?: outstanding)?|\bdpo\b|仕入債務回転/iu,
    ['payables', 'costOfSales', 'inventories'],
  ],
  [/매출채권\s?회전|days sales outstanding|\bdso\b|売上債権回転/iu, ['receivables', 'revenue']],
  [
    /재고\s?(?:자산\s?)?회전|days inventory(?: outstanding)?|\bdio\b|在庫回転|棚卸資産回転/iu,
    ['inventories', 'costOfSales'],
  ],
  [
    /현금\s?전환\s?주기|cash conversion cycle|\bccc\b|キャッシュ・?コンバージョン・?サイクル/iu,
    ['inventories', 'receivables', 'payables', 'costOfSales', 'revenue'],
  ],
  [/순차입금|순부채|net debt|純有利子負債/iu, ['debt', 'cash']],
  [/dividends?\b[^?]{0,40}\bper share|주당\s?(?:현금\s?)?배당|1株(?:当たり|あたり)の?配当/iu, ['dividendPerShare']],
  [/자본\s?집약|capital[- ]intensive|資本集約/iu, ['capex', 'ppe', 'revenue', 'totalAssets']],
  [/자기자본이익률|return on invested capital|\broic\b|投下資本利益率/iu, ['operatingIncome', 'equity', 'debt']],
];

export const compositeMetrics = (question: string): Metric[] => {
  const plain = question.normalize('NFKC');
  const ids = COMPOSITES.flatMap(([words, parts]) => (words.test(plain) ? parts : []));
  return METRICS.filter(({ id }) => ids.includes(id));
};
