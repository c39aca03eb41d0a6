// Which column of a workbook is proposed for what, and how headers are found.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLUMNS } from '#shared/finance-language/column-headers.ts';
import type { Segment } from '#shared/model/file.ts';
import { proposeColumns } from '#web/features/workflows/column-mapper.ts';
import { sheetsOf } from '#web/features/workflows/sheet-headers.ts';

const WANTED = [COLUMNS.item, COLUMNS.period, COLUMNS.quantity, COLUMNS.revenue];

describe('the column mapper', () => {
  it.each([
    [
      ['품목', '연도', '수량', '매출액(백만원)'],
      ['품목', '연도', '수량', '매출액(백만원)'],
    ],
    [
      ['Product name', 'Fiscal Year', 'Units', 'Net Sales'],
      ['Product name', 'Fiscal Year', 'Units', 'Net Sales'],
    ],
    [
      ['売上高', '数量', '製品名', '年度'],
      ['製品名', '年度', '数量', '売上高'],
    ],
  ])('knows headers in three languages, units in brackets or not: %j', (headers, expected) => {
    // Act
    const proposed = proposeColumns(WANTED, headers);
    // Assess
    expect(WANTED.map(({ name }) => proposed[name])).toEqual(expected);
  });

  it('leaves a column open that nothing fits', () => {
    expect(proposeColumns(WANTED, ['품목', '비고'])).toEqual({ item: '품목' });
  });

  it('uses each column of the file once, and only columns of the file', () => {
    const known = WANTED.flatMap(({ headers }) => headers);
    fc.assert(
      fc.property(fc.uniqueArray(fc.oneof(fc.constantFrom(...known), fc.string({ maxLength: 12 }))), (headers) => {
        const chosen = Object.values(proposeColumns(WANTED, headers));
        expect(new Set(chosen).size).toBe(chosen.length);
        for (const header of chosen) expect(headers).toContain(header);
      }),
    );
  });
});

const row = (sheet: string, ...cells: string[]): Segment => ({
  kind: 'row',
  text: cells.join(' '),
  cells,
  locator: { sheet },
});

describe('the headers of a workbook', () => {
  it('stand below titles and above figures, sheet by sheet', () => {
    // Act
    const sheets = sheetsOf([
      row('판매', '2025년 판매 현황', '', ''),
      row('판매', '품목', '', '수량'),
      row('판매', '상온', 'x', '1,200'),
      row('판매', '냉장', 'y', '(30)'),
      row('숫자', '1', '2', '3'),
    ]);
    // Assess
    expect(sheets).toEqual([
      {
        name: '판매',
        headers: ['품목', '수량'],
        examples: [
          ['상온', '냉장'],
          ['1,200', '(30)'],
        ],
      },
      { name: '숫자', headers: [], examples: [] },
    ]);
  });
});
