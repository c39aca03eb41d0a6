// Names are found by typed parts of them, in three languages.
import { describe, expect, it } from 'vitest';
import { finderOf } from '#web/lib/fuzzy.ts';

const NAMES = [
  'samsung_annual_report_2021.pdf',
  '가온물류_사업보고서_2025.pdf',
  'DCF 분석 DCF',
  '유사기업 비교(Trading comps) PeerComps',
  '데이터 센터 투자 검토',
  '青葉陸運_有価証券報告書.docx',
  'スプレッドシート',
  '2025년 매출액은 얼마인가요?',
];
const find = finderOf(NAMES, (name) => name);
const first = (query: string) => find(query, 5)[0]?.item;

describe('finding by typed text', () => {
  it.each([
    ['samsung report', 'samsung_annual_report_2021.pdf'],
    ['samsnug', 'samsung_annual_report_2021.pdf'],
    ['사업보고서', '가온물류_사업보고서_2025.pdf'],
    ['가온뮬류', '가온물류_사업보고서_2025.pdf'],
    ['사업볷', '가온물류_사업보고서_2025.pdf'],
    ['dcf', 'DCF 분석 DCF'],
    ['dfc', 'DCF 분석 DCF'],
    ['cdf', 'DCF 분석 DCF'],
    ['comps', '유사기업 비교(Trading comps) PeerComps'],
    ['有価証券', '青葉陸運_有価証券報告書.docx'],
    ['すぷれっど', 'スプレッドシート'],
    ['매출액', '2025년 매출액은 얼마인가요?'],
  ])('%s finds %s', (query, expected) => {
    expect(first(query)).toBe(expected);
  });

  it('finds nothing if one word does not occur', () => {
    expect(find('samsung zebra', 5)).toEqual([]);
    expect(find('  ', 5)).toEqual([]);
    // In a short word only two letters may be swapped, and the whole word must match.
    for (const typed of ['fcd', 'dcg', 'mpo', 'erp', 'amx', 'fd']) expect(find(typed, 5), typed).toEqual([]);
  });

  it('ranks names that begin with the words before those that contain them', () => {
    const places = finderOf(['Annual report', 'Report of the year'], (name) => name);

    expect(places('report', 5).map(({ item }) => item)).toEqual(['Report of the year', 'Annual report']);
  });
});
