// What is left of each unit of sales.
import { type Ratio, ratio } from './ratio.ts';

export const MARGINS: readonly Ratio[] = [
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
  ratio('ebitdaMargin', {
    ko: 'ebitda 마진|ebitda 이익률',
    en: 'ebitda margin',
    ja: 'ebitdaマージン',
    of: 'ebitda',
    over: 'revenue',
  }),
];
