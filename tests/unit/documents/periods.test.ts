// Periods as documents write them, and the fiscal years behind them.
import { describe, expect, it } from 'vitest';
import { fiscalOf } from '#functions/documents/chunk/fiscal.ts';
import { periodsIn } from '#functions/documents/chunk/periods.ts';
import { basisIn, unitIn } from '#functions/documents/chunk/unit-and-basis.ts';

const SAMSUNG = { termOffset: 1968, current: 2021 };
const REPORTED = { ...SAMSUNG, reported: '2021' };

describe('periods', () => {
  it.each([
    ['제 53 기', ['2021']],
    ['제52(전)기', ['2020']],
    ['제 54 기 반기', ['2022', '2022H1']],
    ['제 54 기 3분기', ['2022', '2022Q3']],
    ['당기 전기', ['2020', '2021']],
    ['2021년', ['2021']],
    ['2021.12.31 현재', ['2021', '2021-12-31']],
    ['2021년 3분기', ['2021', '2021Q3']],
    ['FY2022', ['2022']],
    ["FY'22", ['2022']],
    ['fiscal 2022', ['2022']],
    ['Year Ended December 2, 2022', ['2022', '2022-12-02']],
    ['31 March 2023', ['2023', '2023-03-31']],
    ['Q2 2024', ['2024', '2024Q2']],
    ['4Q22', ['2022', '2022Q4']],
    ['second quarter of fiscal 2024', ['2024', '2024Q2']],
    ['令和3年3月期', ['2021', '2021-03-31']],
    ['2021年度', ['2021']],
    ['2021年度第3四半期', ['2021', '2021Q3']],
    ['2021年3月期', ['2021', '2021-03-31']],
    ['매출 2,021백만원', []],
    ['1,999 stores', []],
    ['2021 주식발행초과금', ['2021']],
    ['2021 주를 소각', []],
  ])('in %j are %j', (text, periods) => {
    expect(periodsIn(text, SAMSUNG)).toEqual(periods);
  });

  it('reads the fiscal terms from the dates beside them', () => {
    expect(fiscalOf('손익계산서\n제 53 기 2021.01.01 부터 2021.12.31 까지')).toEqual(REPORTED);
    expect(fiscalOf('제 30 기 2020년 04월 01일 부터\n사업연도\n2021년 03월 31일 까지\n2021년 6월 8일').current).toBe(
      2021,
    );
    expect(fiscalOf('(제 53 기)\n2021년 01월 01일 부터\n사업연도\n2021년 12월 31일 까지\n2022년 3월 8일')).toEqual(
      REPORTED,
    );
  });
});

describe('fiscal years not named after the year in which they end', () => {
  const release =
    'Results for the fifty-two week period ended January 28, 2023. Net sales of fiscal 2022 rose. In fiscal 2022 we opened stores. Fiscal 2022 margin. Fiscal 2021 margin.';
  const quarterly =
    'For the quarterly period ended July 29, 2023. In the second quarter of fiscal 2024 sales fell. The second quarter of fiscal 2024 and the second quarter of fiscal 2023. Second quarter of fiscal 2024. Three months ended July 29, 2023.';

  it('are found under both years', () => {
    expect(fiscalOf(release)).toMatchObject({ yearShift: 1 });
    expect(periodsIn('Fiscal 2022 Results', fiscalOf(release))).toEqual(['2022', '2023']);
    expect(periodsIn('January 28, 2023', fiscalOf(release))).toEqual(['2023', '2023-01-28']);
  });

  it('have quarters that are found by name and by date', () => {
    expect(periodsIn('July 29, 2023', fiscalOf(quarterly))).toEqual(['2023', '2023-07-29', '2024Q2']);
  });

  it('name a quarter by its own year, even if the previous one is named as often and first', () => {
    const compared =
      'In the second quarter of fiscal 2023 sales rose; second quarter of fiscal 2023. In the second quarter of fiscal 2024 they fell; second quarter of fiscal 2024. Three months ended July 29, 2023.';

    expect(fiscalOf(compared).quarter).toEqual({ end: '2023-07-29', key: '2024Q2' });
  });

  it('end on a day that does not end a quarter, though their quarters are named', () => {
    const annual =
      'Fourth quarter of 2022. Fourth quarter of 2022. Fourth quarter of 2021. Three months ended December 31, 2022. Year ended December 31, 2022.';

    expect(fiscalOf(annual)).not.toHaveProperty('quarter');
  });

  it('are unchanged if name and end agree', () => {
    expect(fiscalOf(release.replaceAll('iscal 2022', 'iscal 2023'))).not.toHaveProperty('yearShift');
  });
});

describe('unit and basis', () => {
  it.each([
    ['(단위 : 백만원)', '(단위 : 백만원)'],
    ['(In millions, except per share data)', '(In millions, except per share data)'],
    ['(単位:百万円)', '(単位:百万円)'],
    ['Revenue by segment (£ million)', '(£ million)'],
    ['£ million, year ended 31 December', '£ million'],
    ['Year to 30 June 2025, €m', '€m'],
    ['Margin, %', undefined],
    ['Note m', undefined],
    ['Fleet sold 12 million parts', undefined],
    ['매출 현황', undefined],
  ])('unit in %j is %j', (text, unit) => {
    expect(unitIn(text)).toBe(unit);
  });

  it('uses the nearest word for the basis', () => {
    expect(basisIn(['연결 손익계산서'], ['4. 재무제표'], true)).toBe('consolidated');
    expect(basisIn([], ['III. 재무에 관한 사항', '4. 재무제표'], true)).toBe('separate');
    expect(basisIn([], ['2. 연결재무제표'], true)).toBe('consolidated');
    expect(basisIn([], ['4. 재무제표'], false)).toBeUndefined();
    expect(basisIn(['単体の業績'], ['連結業績'], true)).toBe('separate');
    expect(basisIn(['1. 요약재무정보', '가. 요약연결재무정보'], [], true)).toBe('consolidated');
  });
});
