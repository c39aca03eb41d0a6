// What is left of each unit of sales.
import { type Ratio, ratio } from './ratio.ts';

export const MARGINS: readonly Ratio[] = [
  ratio('grossMargin', {
    ko: '매출총이익률',
    en: 'gross margin|gross profit margin|gross profit rate|gross margin percentage|gross profit percentage',
    ja: '売上総利益率|粗利率|粗利益率',
    of: 'grossProfit',
    over: 'revenue',
    instead: { of: 'revenue', minus: 'costOfSales', over: 'revenue' },
  }),
  ratio('operatingMargin', {
    ko: '영업이익률',
    en: 'operating margin|operating margin percentage|operating profit margin|operating income rate|operating income margin',
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
  ratio('ebitdaMargin', {
    ko: 'EBITDA 마진|EBITDA 이익률',
    en: 'EBITDA margin',
    ja: 'EBITDAマージン',
    of: 'ebitda',
    over: 'revenue',
    instead: { of: 'operatingIncome', plus: 'depreciation', over: 'revenue' },
  }),
  ratio('freeCashFlowMargin', {
    ko: '잉여현금흐름률|잉여현금흐름 마진|FCF 마진',
    en: 'free cash flow margin|FCF margin',
    ja: 'フリーキャッシュフローマージン|フリー・キャッシュ・フロー・マージン|FCFマージン',
    of: 'operatingCashFlow',
    minus: 'capex',
    over: 'revenue',
  }),
];
