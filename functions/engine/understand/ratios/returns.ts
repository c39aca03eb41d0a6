// What is earned on what was put in, and how much of it in cash.
import { type Ratio, ratio } from './ratio.ts';

export const RETURNS: readonly Ratio[] = [
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
];
