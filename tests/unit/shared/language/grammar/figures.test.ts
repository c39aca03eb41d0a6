// Figures, units and periods are read the same way in three languages.
import { describe, expect, it } from 'vitest';
import { readFigures } from '#shared/language/grammar/figures.ts';
import { withParticles } from '#shared/language/grammar/particle.ts';
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { samePeriod } from '#shared/language/grammar/same-period.ts';
import { measureOf } from '#shared/language/grammar/units.ts';

const values = (text: string) =>
  readFigures(text).figures.map(({ value, unit }) => (unit ? `${value} ${unit}` : `${value}`));
const keys = (text: string) => periodsIn(text).map(({ key }) => key);

describe('readFigures', () => {
  it.each([
    ['279,604,799백만원(약 279조 6,048억 원)', ['279604799000000 KRW', '279604800000000 KRW']],
    ['3조 2천억원, 113,485명, 1.5배', ['3200000000000 KRW', '113485 people', '1.5 times']],
    ['87,790백만엔에서 94,050백만엔으로, 1.5배로', ['87790000000 JPY', '94050000000 JPY', '1.5 times']],
    ['4 엔진과 2 배당', ['4', '2']],
    // A number with this many digits is an identifier, and JavaScript prints 1e+23 for it.
    ['account 99999999999999999999396 holds 5 million won', ['5000000 KRW']],
    // An amount after "per unit" is not a count of units.
    ['基本的1株当たり利益は5,777円、1인당 급여 144백만원', ['5777 JPY', '144000000 KRW']],
    ['$17,606 million, up 12% from $15.8 billion', ['17606000000 USD', '12 percent', '15800000000 USD']],
    ['losses of (112) and $(113)', ['-112', '-113 USD']],
    [
      'repurchases of -$89,402 million, 10-20 million, 5 - 6 million',
      ['-89402000000 USD', '10', '20000000', '5', '6000000'],
    ],
    ['2億3,000万円、前年比△3.5%', ['230000000 JPY', '-3.5 percent']],
    ['売上高１２３百万円', ['123000000 JPY']],
    ['財務活動によるキャッシュ・フローは-120百万円', ['-120000000 JPY']],
    ['（約-1億2,000万円）', ['-120000000 JPY']],
    ['down 2.2%p, 220 basis points', ['2.2 points', '220 basisPoints']],
  ])('reads %s', (text, expected) => {
    expect(values(text)).toEqual(expected);
  });
  it('leaves names, notes, years and dates alone', () => {
    expect(
      values('Form 10-K, Note 5, A320neo, Item 7, [3], 제3조, 주석 12, FY2022, December 31, 2021, 第2四半期'),
    ).toEqual([]);
  });
  it('reads brackets around a number and its unit as an aside', () => {
    expect(readFigures('배당성향 (25.0%)').figures[0]).toMatchObject({ value: 25, loose: true });
  });
});

describe('periodsIn', () => {
  it.each([
    ['FY2021 and fiscal 2022', ['2021', '2022']],
    ['2021 회계연도, 2020년 3분기, 2019년 상반기', ['2021', '2020Q3', '2019H1']],
    ['令和3年3月期、2021年度、2022年第2四半期', ['2021-03', '2021', '2022Q2']],
    ['Q2 2024, Q2 of FY2024, 2Q24, third quarter of fiscal 2023', ['2024Q2', '2024Q2', '2024Q2', '2023Q3']],
    ['December 2, 2022 / 2021.12.31', ['2022-12-02', '2021-12-31']],
    ['제 53 기 2021.01.01 부터 2021.12.31 까지', ['#53', '2021']],
    ['2021년 1월~12월', ['2021']],
    ['2021 million and 2,021', []],
  ])('reads %s', (text, expected) => {
    expect(keys(text)).toEqual(expected);
  });
  it('matches a year with its last day, but not with a quarter', () => {
    expect(samePeriod('2021', '2021-12-31')).toBe(true);
    expect(samePeriod('2021', '2021Q4')).toBe(false);
    expect(samePeriod('2021', '2020-12-31')).toBe(false);
  });
});

describe('measureOf', () => {
  it.each([
    ['(단위 : 백만원)', 6, 'KRW'],
    ['(単位：千円)', 3, 'JPY'],
    ['Dollars in millions', 6, 'USD'],
    ['(in thousands, except per share data)', 3, undefined],
    ['(단위: 억원, %)', 8, 'KRW'],
    ['(£m)', 6, 'GBP'],
    ['€bn', 9, 'EUR'],
    ['($k)', 3, 'USD'],
    ['£ per metre', 0, 'GBP'],
  ])('reads %s', (caption, power, unit) => {
    expect(measureOf(caption)).toMatchObject({ power, unit });
  });
});

describe('withParticles', () => {
  it.each([
    ['매출액은(는)', '매출액은'],
    ['Adobe은(는)', 'Adobe는'],
    ['LG이(가)', 'LG가'],
    ['10%으로(로)', '10%로'],
    ['서울으로(로)', '서울로'],
    ['279조 6,048억 원)을(를)', '279조 6,048억 원)을'],
  ])('%s', (text, expected) => {
    expect(withParticles(text)).toBe(expected);
  });
});
