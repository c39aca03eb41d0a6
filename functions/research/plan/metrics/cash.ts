// Figures of the cash flow statement and its notes.
import { type Metric, metricOf } from './metric.ts';

const metric = metricOf('cash');

export const CASH: readonly Metric[] = [
  metric('stockCompensation', {
    ko: '주식기준보상|주식보상비용',
    en: 'stock-based compensation|share-based compensation|stock compensation',
    ja: '株式報酬費用',
  }),
  metric('buybacks', {
    ko: '자기주식의 취득|자기주식 취득|자사주 매입',
    en: 'share repurchases|stock repurchases|repurchases of common stock|repurchase of common stock|purchases of treasury stock|purchases of treasury shares|share buybacks|buybacks',
    ja: '自己株式の取得による支出|自己株式の取得|自社株買い',
  }),
  metric(
    'dividends',
    {
      ko: '배당금 지급|배당금의 지급|현금배당금총액|배당금',
      en: 'dividends paid|cash dividends paid|payment of dividends|dividends',
      ja: '配当金の支払額|配当金総額|配当金',
    },
    '수익|수취|income|주당|per share|受取|당 현금',
  ),
  metric('operatingCashFlow', {
    ko: '영업활동현금흐름|영업활동으로 인한 현금흐름|영업활동 현금흐름',
    en: 'net cash provided by operating activities|cash flow from operations|operating cash flow|cash provided by operations|cash flows from operating activities',
    ja: '営業活動によるキャッシュ・フロー|営業キャッシュフロー|営業cf',
  }),
  metric('investingCashFlow', {
    ko: '투자활동현금흐름|투자활동으로 인한 현금흐름',
    en: 'net cash used for investing activities|net cash used in investing activities|net cash provided by investing activities|investing cash flow',
    ja: '投資活動によるキャッシュ・フロー|投資キャッシュフロー',
  }),
  metric('financingCashFlow', {
    ko: '재무활동현금흐름|재무활동으로 인한 현금흐름',
    en: 'net cash used for financing activities|net cash used in financing activities|net cash provided by financing activities|financing cash flow',
    ja: '財務活動によるキャッシュ・フロー|財務キャッシュフロー',
  }),
  metric('capex', {
    ko: '유형자산의 취득|유형자산의취득|시설투자|설비투자|자본적지출|capex',
    en: 'capital expenditures|purchases of property and equipment|purchases of property, plant and equipment|capital expenditure|capex|purchase of property, plant and equipment',
    ja: '有形固定資産の取得による支出|設備投資額|設備投資|資本的支出',
  }),
  metric(
    'depreciation',
    {
      ko: '감가상각비|감가상각비와 무형자산상각비|상각비',
      en: 'depreciation and amortization|depreciation, amortization and accretion|depreciation|d&a',
      ja: '減価償却費',
    },
    'accumulated|누계',
  ),
];
