// Scale and unit of a cell, as stated by its table.
import { describe, expect, it } from 'vitest';
import { measureAt } from '#functions/engine/tables/measure.ts';
import { readTable } from '#functions/engine/tables/read-table.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

const measured = (rows: readonly (readonly string[])[], label: string, unit?: string, at = 0) => {
  const chunk = tableChunk(rows, unit === undefined ? {} : { unit });
  const row = readTable(chunk).rows.find((one) => one.label.startsWith(label));
  const value = row?.values[at];
  const measure = row && value && measureAt({ row, value, chunk });
  return measure && { power: measure.power, unit: measure.unit, isScaled: measure.isScaled };
};

describe('the measure of a cell', () => {
  it.each([
    ['(Millions)', 6, undefined],
    ['($ million)', 6, 'USD'],
    ['Millions, Except per Share', 6, undefined],
    ['US$m', 6, 'USD'],
    ['(단위: 백만원, %)', 6, 'KRW'],
    ['(単位：百万円)', 6, 'JPY'],
    ['(단위: 천원)', 3, 'KRW'],
    ['(단위: 억원)', 8, 'KRW'],
    ['(単位：千円)', 3, 'JPY'],
    ['(in thousands)', 3, undefined],
    ["$'000", 3, 'USD'],
    ['£000', 3, 'GBP'],
    ['GBP 000', 3, 'GBP'],
    ['£', 0, 'GBP'],
    ['(A$000)', 3, undefined],
  ])('is read from the corner cell %s', (corner, power, unit) => {
    const rows = [
      [corner, '2024', '2023'],
      ['Sales', '1,234', '1,100'],
    ];
    expect(measured(rows, 'Sales')).toEqual({ power, unit, isScaled: true });
  });
  it.each([
    ['Expected term (in years)', '0.8', { power: 0, unit: undefined, isScaled: true }],
    ['Electricity (MWh)', '1,311', { power: 0, unit: undefined, isScaled: true }],
    ['電力使用量', '1,311MWh', { power: 0, unit: undefined, isScaled: true }],
    ['売上高', '6,605千米ドル', { power: 3, unit: 'USD', isScaled: true }],
  ])("is not the table's if %s is %s", (label, text, expected) => {
    const rows = [
      ['', '2024', '2023'],
      [label, text, text],
    ];
    expect(measured(rows, label, '(単位：百万円)')).toEqual(expected);
  });
  it.each(['Earnings per share (cents)', '주당순이익 (센트)'])(
    'has no unit of the table if the label %s names a hundredth of it',
    (label) => {
      const rows = [
        ['', '2024', '2023'],
        [label, '206.2', '132.6'],
        ['Sales', '$1,234', '$1,100'],
      ];
      expect(measured(rows, label, '($ million)')).toEqual({ power: 0, unit: undefined, isScaled: true });
    },
  );
  it('is separate for each column', () => {
    const rows = [
      ['', '2024 ($m)', '2024 (%)'],
      ['Europe', '120', '12'],
    ];
    expect(measured(rows, 'Europe')).toMatchObject({ power: 6, unit: 'USD' });
    expect(measured(rows, 'Europe', undefined, 1)).toMatchObject({ power: 0, unit: 'percent' });
  });
  it('changes if a line between the rows states another', () => {
    const rows = [
      ['(In millions)', '2024', '2023'],
      ['Sales', '1,234', '1,100'],
      ['(In thousands)'],
      ['Rent', '5,600', '5,400'],
    ];
    expect(measured(rows, 'Rent')).toMatchObject({ power: 3 });
  });
  it.each([
    ['Diluted earnings per share', 0, 'USD'],
    ['Number of employees', 0, 'people'],
    ['Weighted average shares outstanding', 6, 'shares'],
    ['Gross margin %', 0, 'percent'],
  ])('does not apply the scale if the label excludes it: %s', (label, power, unit) => {
    const rows = [
      ['', '2024'],
      ['Sales', '$1,234'],
      [label, '3.21'],
    ];
    expect(measured(rows, label, '(In millions, except per share data)')).toMatchObject({ power, unit });
  });
  it('has no currency for people', () => {
    const rows = [
      ['', '2024年度'],
      ['従業員数', '1,234'],
    ];
    expect(measured(rows, '従業員数', '(単位：百万円)')).toMatchObject({ power: 0, unit: 'people' });
  });
  it('has no scale with only a currency sign', () => {
    const rows = [
      ['', '2024'],
      ['Sales', '$1,234'],
    ];
    expect(measured(rows, 'Sales')).toMatchObject({ isScaled: false });
  });
  it.each([
    ['Year ended December 31, (Millions)', 6, undefined],
    ['Item ($ in thousands)', 3, 'USD'],
    ['For the period (in billions)', 9, undefined],
  ])('is read from a corner cell with other words: %s', (corner, power, unit) => {
    const rows = [
      [corner, '2024', '2023'],
      ['Sales', '1,234', '1,100'],
    ];
    expect(measured(rows, 'Sales')).toEqual({ power, unit, isScaled: true });
  });
  it('is in single units if a column’s own header states only the currency', () => {
    const rows = [
      ['Month', 'Orders', 'Revenue (GBP)'],
      ['August', '3,120', '402,310'],
    ];
    expect(measured(rows, 'August', undefined, 1)).toEqual({ power: 0, unit: 'GBP', isScaled: true });
    expect(measured(rows, 'August', '(in thousands)', 1)).toMatchObject({ power: 3 });
  });
  it('is read if currency and scale are separate', () => {
    const rows = [
      ['', '2024'],
      ['Sales', '1,234'],
    ];
    const caption = '$ and shares in millions, except per share amounts';
    expect(measured(rows, 'Sales', caption)).toEqual({ power: 6, unit: 'USD', isScaled: true });
  });
  it('is stated by the heading between the rows, whatever its words', () => {
    const rows = [
      ['', '2024', '2023'],
      ['Profit used in earnings per share ($M)'],
      ['Continuing operations', '1,493', '1,605'],
    ];
    expect(measured(rows, 'Continuing')).toEqual({ power: 6, unit: 'USD', isScaled: true });
  });
  it('is not in billions if a note mark is above a column', () => {
    const rows = [
      ['(in millions)', '2024', '2023'],
      ['', '(b)', ''],
      ['Deposits', '1,234', '1,100'],
    ];
    expect(measured(rows, 'Deposits')).toMatchObject({ power: 6 });
  });
  it.each(['Authorized (9,000 million shares)', '수권주식 (500,000,000주)', '発行可能株式 (9,000,000株)'])(
    'is not shares if the heading above has a number of them: %s',
    (heading) => {
      const rows = [['', '2024', '2023'], [heading], ['Total equity', '$1,234', '$1,100']];
      expect(measured(rows, 'Total equity', '($ in millions)')).toMatchObject({ power: 6, unit: 'USD' });
    },
  );
  it('is one column’s only if the others state none', () => {
    const rows = [
      ['', 'Shares bought', 'Value ($ millions)'],
      ['January', '1,234', '5,600'],
    ];
    expect(measured(rows, 'January')?.power).not.toBe(6);
    expect(measured(rows, 'January', undefined, 1)).toMatchObject({ power: 6, unit: 'USD' });
  });
});
