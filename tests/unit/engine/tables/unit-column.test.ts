// A column that states the unit of each row, and headings that state the units of columns.
import { describe, expect, it } from 'vitest';
import { measureAt } from '#functions/engine/tables/measure.ts';
import { readTable } from '#functions/engine/tables/read-table.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

type Rows = readonly (readonly string[])[];
const measures = (rows: Rows, label: string, unit?: string) => {
  const chunk = tableChunk(rows, unit === undefined ? {} : { unit });
  const row = readTable(chunk).rows.find((one) => one.label === label);
  return row?.values.map((value) => {
    const measure = measureAt({ row, value, chunk });
    return measure && [measure.power, measure.unit, measure.isScaled];
  });
};

describe('a column of units', () => {
  const english: Rows = [
    ['KPI', 'Unit', '2023', '2024'],
    ['Revenue', 'USD thousand', '41,200', '44,870'],
    ['Average fee per visit', 'USD', '84', '88'],
    ['Dentists', 'FTE', '61', '66'],
    ['Patient score', 'points', '81', '83'],
    ['No-show rate', '%', '6.9', '6.4'],
    ['Floor space', 'm²', '5,100', '5,400'],
  ];
  it.each([
    ['Revenue', [3, 'USD', true]],
    ['Average fee per visit', [0, 'USD', true]],
    ['Dentists', [0, 'people', true]],
    ['Patient score', [0, undefined, true]],
    ['No-show rate', [0, 'percent', true]],
    ['Floor space', [0, undefined, true]],
  ])('gives %s its own unit', (label, expected) => {
    expect(measures(english, label)).toEqual([expected, expected]);
  });
  it('has precedence over the unit above the table', () => {
    expect(measures(english, 'Patient score', 'in millions')?.[0]).toEqual([0, undefined, true]);
  });
  it('may follow the figures', () => {
    const rows = [
      ['항목', '2023', '2024', '단위'],
      ['매출액', '12,300', '13,100', '백만원'],
      ['생산량', '900', '950', '톤'],
    ];
    expect(measures(rows, '매출액')?.[1]).toEqual([6, 'KRW', true]);
    expect(measures(rows, '생산량')?.[1]).toEqual([0, undefined, true]);
  });
  it('is recognized without a header if it contains units only', () => {
    const rows = [
      ['', '', '2023年', '2024年'],
      ['売上高', '百万円', '1,230', '1,310'],
      ['来園者数', '千人', '880', '905'],
    ];
    expect(measures(rows, '売上高')?.[0]).toEqual([6, 'JPY', true]);
    expect(measures(rows, '来園者数')?.[0]).toEqual([3, 'people', true]);
  });
  it('is not recognized if the header "Units" is for quantities sold', () => {
    const rows = [
      ['Product', 'Units', 'Revenue ($m)'],
      ['Kettles', '12,000', '4.1'],
    ];
    expect(measures(rows, 'Kettles')).toHaveLength(2);
  });
});

describe('units below the column headers', () => {
  it('apply to their own column', () => {
    const rows = [
      ['Site', 'Revenue', 'Volume', 'Share'],
      ['', 'USD m', 'tonnes', '%'],
      ['North', '120', '4,000', '40'],
    ];
    expect(measures(rows, 'North')).toEqual([
      [6, 'USD', true],
      [0, undefined, true],
      [0, 'percent', true],
    ]);
  });
  it('apply even if another row counts people', () => {
    const rows = [
      ['구분', '인원', '비중'],
      ['', '명', '%'],
      ['정규직 직원수', '412', '81.0'],
    ];
    expect(measures(rows, '정규직 직원수')).toEqual([
      [0, 'people', true],
      [0, 'percent', true],
    ]);
  });
});

describe("a document's unit for all amounts", () => {
  const chunk = tableChunk(
    [
      ['', '2024', '2023'],
      ['Revenue', '12,300', '11,900'],
      ['Depots', '88', '85'],
      ['Employees', '412', '398'],
    ],
    { unitOfAmounts: 'thousands of euros' },
  );
  const at = (label: string) => {
    const row = readTable(chunk).rows.find((one) => one.label === label);
    const value = row?.values[0];
    return row && value && measureAt({ row, value, chunk });
  };
  it('applies to a line of money', () => {
    expect(at('Revenue')).toMatchObject({ power: 3, unit: 'EUR', isScaled: true });
  });
  it('does not apply to counts', () => {
    expect(at('Depots')).toBeUndefined();
    expect(at('Employees')).toMatchObject({ power: 0, unit: 'people' });
  });
});

describe('a table with periods in rows', () => {
  const rows: Rows = [
    ['', '売上高', '経常利益', '親会社株主に帰属する当期純利益'],
    ['2025年3月期', '8,412', '702', '468'],
    ['2024年3月期', '7,956', '640', '421'],
  ];
  it('is read by its columns too, each figure in the period of its row', () => {
    const chunk = tableChunk(rows, { unit: '(百万円)' });
    const row = readTable(chunk).rows.find(({ label }) => label === '経常利益');
    expect(row?.values.map(({ text, column }) => [text, column?.label])).toEqual([
      ['702', '2025年3月期'],
      ['640', '2024年3月期'],
    ]);
  });
  it("reads the shareholders' profit as money", () => {
    expect(measures(rows, '親会社株主に帰属する当期純利益', '(百万円)')?.[0]).toEqual([6, 'JPY', true]);
  });
  it('is not recognized if rows between the dates are movements of a balance', () => {
    const moved = [
      ['', 'Garden', 'Media'],
      ['January 1, 2024', '120', '80'],
      ['Acquisitions', '15', '5'],
      ['December 31, 2024', '135', '85'],
    ];
    expect(readTable(tableChunk(moved)).rows.some(({ label }) => label === 'Garden')).toBe(false);
  });
});
