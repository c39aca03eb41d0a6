// Amounts that are put together from two figures where the statements do not print them.
import { type Ratio, ratio } from './ratio.ts';

export const AMOUNTS: readonly Ratio[] = [
  ratio('freeCashFlow', {
    ko: '잉여현금흐름|fcf',
    en: 'free cash flow|free cashflow|fcf',
    ja: 'フリー・キャッシュ・フロー|フリーキャッシュフロー|fcf',
    unit: 'amount',
    of: 'operatingCashFlow',
    minus: 'capex',
  }),
  ratio('workingCapital', {
    ko: '운전자본',
    en: 'working capital',
    ja: '運転資本|運転資金',
    unit: 'amount',
    of: 'currentAssets',
    minus: 'currentLiabilities',
  }),
  ratio('netDebt', {
    ko: '순차입금|순부채',
    en: 'net debt',
    ja: '純有利子負債|純借入金',
    unit: 'amount',
    of: 'debt',
    minus: 'cash',
  }),
  ratio('ebitda', {
    ko: 'EBITDA|에비타|상각전영업이익',
    en: 'EBITDA',
    ja: 'EBITDA',
    unit: 'amount',
    of: 'operatingIncome',
    plus: 'depreciation',
    printed: 'ebitda',
  }),
];
