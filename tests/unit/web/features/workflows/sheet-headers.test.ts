// Which row of a sheet has its headers, and the sample values shown below each.
import { describe, expect, it } from 'vitest';
import { COLUMNS } from '#shared/language/grammar/column-headers.ts';
import type { Segment } from '#shared/model/file.ts';
import { headersOf, sheetsOf } from '#web/features/workflows/sheet-headers.ts';

const row = (sheet: string, ...cells: string[]): Segment => ({
  kind: 'row',
  text: cells.join(' '),
  cells,
  locator: { sheet },
});

const sheets = () =>
  sheetsOf([
    row('판매', '2025년 판매 현황', '', ''),
    row('판매', '품목', '', '수량'),
    row('판매', '상온', 'x', '1,200'),
    row('판매', '냉장', 'y', '(30)'),
    row('숫자', '1', '2', '3'),
  ]);

describe('the headers of a workbook', () => {
  it.each([
    ['the wanted columns', [COLUMNS.item, COLUMNS.quantity]],
    ['words alone, where no wanted column is found', [COLUMNS.customer]],
  ])('are found below titles and above figures, by %s', (_by, wanted) => {
    // Act
    const headed = sheets().map((sheet) => headersOf(wanted, sheet));
    // Assess
    expect(headed).toEqual([
      {
        at: 1,
        headers: ['품목', '수량'],
        examples: [
          ['상온', '냉장'],
          ['1,200', '(30)'],
        ],
      },
      { at: -1, headers: [], examples: [] },
    ]);
  });
});
