// How sheets are tidied: periods side by side, headers of two rows, rows of units; tidy sheets stay the same.
import { describe, expect, it } from 'vitest';
import type { Grid } from '#shared/analyses/grid.ts';
import { proposeColumns } from '#shared/analyses/map-columns.ts';
import { tidySheet } from '#shared/analyses/tidy-sheet.ts';
import { COLUMNS } from '#shared/language/grammar/column-headers.ts';

const tidied = (rows: Grid): Grid => tidySheet({ rows, cellsOf: (cells) => cells, withCells: (_, cells) => cells });

describe('periods side by side', () => {
  it.each([
    ['ko', ['제품', '부문', '2023년', '2024년'], ['제품', '부문', '연도', '금액']],
    ['en', ['Product', 'Segment', 'FY2023', '2024A'], ['Product', 'Segment', 'Year', 'Amount']],
    ['ja', ['製品', '部門', '2023年度', '2024年度'], ['製品', '部門', '年度', '金額']],
  ])('become rows: %s', (_, head, heads) => {
    expect(tidied([['매출 현황'], head, ['a', 'x', '1,200 ', '1,500'], ['b', 'y', '300', '']])).toEqual([
      ['매출 현황'],
      heads,
      ['a', 'x', '2023', '1,200 '],
      ['a', 'x', '2024', '1,500'],
      ['b', 'y', '2023', '300'],
    ]);
  });

  it.each([
    ['months', ['Customer', 'Jan-24', 'Feb-24'], 'Month', ['2024-01', '2024-02']],
    ['months as numbers', ['Customer', '2024.01', '2024-2'], 'Month', ['2024-01', '2024-02']],
    ['quarters', ['Customer', '1Q24', '2Q24'], 'Quarter', ['2024Q1', '2024Q2']],
  ])('become rows if they are %s', (_, head, name, keys) => {
    const [header, ...rows] = tidied([head, ['Acme', '10', '12']]);

    expect(header).toEqual(['Customer', name, 'Amount']);
    expect(rows.map((row) => row[1])).toEqual(keys);
  });

  it('keep the measure that their header names', () => {
    expect(
      tidied([
        ['품목', '2023 수량', '2023 매출액', '2024 수량', '2024 매출액'],
        ['a', '1', '10', '2', '22'],
      ]),
    ).toEqual([
      ['품목', '연도', '수량', '매출액'],
      ['a', '2023', '1', '10'],
      ['a', '2024', '2', '22'],
    ]);
  });
});

describe('headers of two rows', () => {
  const BODY: Grid = [
    ['a', '1', '10', '2', '22'],
    ['b', '3', '30', '4', '44'],
  ];
  const LONG = [
    ['품목', '연도', '수량', '매출액'],
    ['a', '2023', '1', '10'],
    ['a', '2024', '2', '22'],
    ['b', '2023', '3', '30'],
    ['b', '2024', '4', '44'],
  ];

  it('are read with periods above measures', () => {
    const head = [
      ['품목', '2023년', '', '2024년', ''],
      ['', '수량', '매출액', '수량', '매출액'],
    ];

    expect(tidied([...head, ...BODY])).toEqual(LONG);
  });

  it('are read with measures above periods', () => {
    const head = [
      ['품목', '수량', '', '매출액', ''],
      ['', '2023년', '2024년', '2023년', '2024년'],
    ];
    const body = BODY.map(([item = '', a = '', b = '', c = '', d = '']) => [item, a, c, b, d]);

    expect(tidied([...head, ...body])).toEqual(LONG);
  });

  it('are read with years above months', () => {
    const head = [
      ['고객', '2023년', '', '2024년'],
      ['', '11월', '12월', '1월'],
    ];

    expect(tidied([...head, ['a', '1', '2', '3']])).toEqual([
      ['고객', '월', '금액'],
      ['a', '2023-11', '1'],
      ['a', '2023-12', '2'],
      ['a', '2024-01', '3'],
    ]);
  });

  it('are joined if each names some of the columns', () => {
    const head = [
      ['Customer', 'Order', '', 'Segment'],
      ['', 'Date', 'Amount', ''],
    ];

    expect(tidied([['Ledger'], ...head, ['Acme', '2024-01-12', '100', 'x']])).toEqual([
      ['Ledger'],
      ['Customer', 'Date', 'Amount', 'Segment'],
      ['Acme', '2024-01-12', '100', 'x'],
    ]);
  });

  it('keep a row of units below them', () => {
    const grid = [
      ['Product', '2023', '2024'],
      ['', '(USD m)', '(USD m)'],
      ['a', '1', '2'],
    ];

    expect(tidied(grid).slice(0, 2)).toEqual([
      ['Product', 'Year', 'Amount'],
      ['', '', '(USD m)'],
    ]);
  });
});

describe('a tidy sheet', () => {
  it.each<[string, Grid]>([
    [
      'a ledger',
      [
        ['Date', 'Customer', 'Amount'],
        ['2024-01-12', 'Acme', '100'],
        ['2024-01-13', 'Beta', '200'],
      ],
    ],
    [
      'a ledger with two dates',
      [
        ['Ordered', 'Shipped', 'Amount'],
        ['2024-01-12', '2024-02-01', '100'],
      ],
    ],
    ['a list with a title above', [['Sales 2024'], ['(단위: 백만원)'], ['품목', '기간', '매출'], ['a', '2023', '1']]],
    [
      'a sheet without a header',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    ['nothing', []],
  ])('stays the same: %s', (_, grid) => {
    expect(tidied(grid)).toBe(grid);
  });
});

describe('totals beside their months', () => {
  it('are left out, whether of a quarter or of all months', () => {
    const grid = [
      ['Customer', 'Jan-24', 'Feb-24', 'Mar-24', 'Q1 2024', 'Total'],
      ['a', '1', '2', '3', '6', '6'],
    ];

    expect(tidied(grid)).toEqual([
      ['Customer', 'Month', 'Amount'],
      ['a', '2024-01', '1'],
      ['a', '2024-02', '2'],
      ['a', '2024-03', '3'],
    ]);
  });

  it('are left out below a year that spans them', () => {
    const grid = [
      ['거래처', '2023년', '', '', '2024년', '', ''],
      ['', '1월', '2월', '연간 합계', '1월', '2월', '연간 합계'],
      ['a', '1', '2', '3', '4', '5', '9'],
    ];

    expect(tidied(grid).slice(0, 2)).toEqual([
      ['거래처', '월', '금액'],
      ['a', '2023-01', '1'],
    ]);
  });

  it('stay if some of their months are missing', () => {
    const grid = [
      ['Customer', '2023', '2024', '2024-12'],
      ['a', '1', '2', '1'],
    ];

    expect(tidied(grid).slice(1)).toContainEqual(['a', '2024', '2']);
  });

  it('stay if there are no months beside them', () => {
    const grid = [
      ['Customer', '2023', '2024'],
      ['a', '1', '2'],
    ];

    expect(tidied(grid)).toHaveLength(3);
  });
});

it('finds the columns of an analysis in a tidied sheet', () => {
  const grid = tidied([
    ['품목', '2023년', '', '2024년', ''],
    ['', '판매수량', '매출액', '판매수량', '매출액'],
    ['a', '1', '10', '2', '22'],
  ]);
  const { item, period, quantity, revenue } = COLUMNS;

  expect(proposeColumns([item, period, { ...quantity, headers: ['수량'] }, revenue], grid)).toMatchObject({
    columns: { item: '품목', period: '연도', quantity: '판매수량', revenue: '매출액' },
    missing: [],
  });
});
