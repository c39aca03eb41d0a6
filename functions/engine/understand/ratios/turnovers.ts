// How often a balance is turned over in a year. Longer names come before those that they contain.
import { type Ratio, ratio } from './ratio.ts';

export const TURNOVERS: readonly Ratio[] = [
  ratio('fixedAssetTurnover', {
    ko: '유형자산회전율|고정자산회전율',
    en: 'fixed asset turnover',
    ja: '固定資産回転率|有形固定資産回転率',
    unit: 'times',
    of: 'revenue',
    over: 'ppe',
  }),
  ratio('inventoryTurnover', {
    ko: '재고자산회전율|재고회전율',
    en: 'inventory turnover',
    ja: '棚卸資産回転率|在庫回転率',
    unit: 'times',
    of: 'costOfSales',
    over: 'inventories',
  }),
  ratio('assetTurnover', {
    ko: '총자산회전율|자산회전율',
    en: 'asset turnover',
    ja: '総資産回転率',
    unit: 'times',
    of: 'revenue',
    over: 'totalAssets',
  }),
  ratio('receivablesTurnover', {
    ko: '매출채권회전율',
    en: 'receivables turnover|accounts receivable turnover',
    ja: '売上債権回転率',
    unit: 'times',
    of: 'revenue',
    over: 'receivables',
  }),
];
