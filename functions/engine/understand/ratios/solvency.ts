// How a company is financed and whether it can pay.
import { type Ratio, ratio } from './ratio.ts';

export const SOLVENCY: readonly Ratio[] = [
  ratio('debtRatio', {
    ko: '부채비율',
    en: 'debt ratio|liabilities to equity',
    ja: '負債比率',
    of: 'totalLiabilities',
    over: 'equity',
    lessIsBetter: true,
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
  ratio('interestCoverage', {
    ko: '이자보상배율|이자보상비율',
    en: 'interest coverage ratio|interest coverage',
    ja: 'インタレスト・カバレッジ・レシオ|インタレストカバレッジ',
    unit: 'times',
    of: 'operatingIncome',
    over: 'interestExpense',
  }),
];
