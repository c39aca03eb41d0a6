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
    instead: { of: 'operatingCashFlow', plus: 'investingCashFlow' },
  }),
  ratio('netCashFlow', {
    ko: '현금흐름 합계|현금흐름의 합계|세 가지 현금흐름',
    en: 'total cash flow|sum of the three cash flows|sum of cash flows',
    ja: 'キャッシュフロー活動の合計|キャッシュ・フロー活動の合計|キャッシュフローの合計|キャッシュ・フローの合計',
    unit: 'amount',
    of: 'operatingCashFlow',
    plus: 'investingCashFlow|financingCashFlow',
  }),
  ratio('liabilitiesAndEquity', {
    ko: '부채와 자본총계|부채 및 자본총계|부채와자본총계',
    en: 'total liabilities and equity|total liabilities and stockholders equity|total liabilities and shareholders equity',
    ja: '負債純資産合計|負債及び純資産合計|負債・純資産合計',
    unit: 'amount',
    of: 'totalLiabilities',
    plus: 'equity',
    printed: 'liabilitiesAndEquity',
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

/** Compared with assets that a question adds up from current and non-current ones. */
export const LIABILITIES_IN_PARTS: Ratio = ratio('liabilitiesInParts', {
  ko: '유동부채 + 비유동부채 + 자본총계',
  en: 'current liabilities + non-current liabilities + equity',
  ja: '流動負債 + 固定負債 + 純資産',
  unit: 'amount',
  of: 'currentLiabilities',
  plus: 'nonCurrentLiabilities|equity',
});
