// What part of sales or profit goes where.
import { type Ratio, ratio } from './ratio.ts';

export const SHARES: readonly Ratio[] = [
  ratio('costRatio', {
    ko: '매출원가율',
    en: 'cost of sales ratio|cogs margin',
    ja: '売上原価率',
    of: 'costOfSales',
    over: 'revenue',
    lessIsBetter: true,
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
];
