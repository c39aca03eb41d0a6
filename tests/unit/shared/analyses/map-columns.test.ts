// Proposed columns of workbooks, from headers and values in Korean, English and Japanese.
import { describe, expect, it } from 'vitest';
import { missingColumns, proposeColumns, proposeSheet } from '#shared/analyses/map-columns.ts';
import { COLUMNS } from '#shared/language/grammar/column-headers.ts';
import { fc } from '#tests/helpers/properties.ts';

const PVM = [COLUMNS.item, COLUMNS.period, COLUMNS.quantity, COLUMNS.revenue];
const COHORT = [COLUMNS.customer, COLUMNS.date, COLUMNS.revenue];

describe('proposing columns', () => {
  it.each([
    [
      ['제품명', '연도', '판매량', '매출액(백만원)'],
      ['제품명', '연도', '판매량', '매출액(백만원)'],
    ],
    [
      ['Product', 'Fiscal year', 'Units', 'Net sales'],
      ['Product', 'Fiscal year', 'Units', 'Net sales'],
    ],
    [
      ['製品名', '年度', '販売数量', '売上高'],
      ['製品名', '年度', '販売数量', '売上高'],
    ],
  ])('finds the columns of %s', (header, [item, period, quantity, revenue]) => {
    const grid = [header, ['A', '2024', '1,200', '36,000'], ['B', '2025', '900', '(1,000)']];

    const { columns, missing } = proposeColumns(PVM, grid);

    expect(columns).toEqual({ item, period, quantity, revenue });
    expect(missing).toEqual([]);
  });

  it('finds the header below a title and a note', () => {
    const grid = [
      ['고객별 결제 내역'],
      ['단위: 원'],
      ['회원번호', '결제일', '결제금액'],
      ['u1', '2025-01-03', '9,900'],
    ];

    expect(proposeColumns(COHORT, grid)).toMatchObject({
      header: 2,
      columns: { customer: '회원번호', date: '결제일', revenue: '결제금액' },
    });
  });

  it('does not accept words as numbers, whatever the header is', () => {
    const grid = [
      ['customer', 'date', 'revenue'],
      ['u1', '2025-01-01', 'high'],
      ['u2', '2025-01-02', 'low'],
    ];

    expect(proposeColumns(COHORT, grid).missing).toEqual(['revenue']);
  });

  it.each([
    [['1.234,50', '1.500,00']],
    [['12.3M', '-']],
    [['₩1,000', '#REF!']],
    [['USD 1,000', '(300)']],
    [["1'234", '1 234']],
  ])('accepts %j as numbers', (values) => {
    const grid = [['customer', 'date', 'revenue'], ...values.map((value) => ['u', '2025-01-01', value])];

    expect(proposeColumns(COHORT, grid).missing).toEqual([]);
  });

  it.each(['FY2024', '4Q24', 'Q4 2024', '2024 4분기', '2024年第4四半期', 'Jan 2025'])(
    'accepts %s as a date',
    (date) => {
      expect(
        proposeColumns(COHORT, [
          ['customer', 'date', 'revenue'],
          ['u', date, '1'],
        ]).missing,
      ).toEqual([]);
    },
  );

  it('distinguishes two equal headers', () => {
    const grid = [
      ['금액', '고객', '결제일', '금액'],
      ['높음', 'u', '2025-01-01', '10'],
    ];

    expect(proposeColumns(COHORT, grid).columns.revenue).toBe('금액 (2)');
  });

  it('names required columns that are missing', () => {
    expect(
      proposeColumns(COHORT, [
        ['이름', '나이'],
        ['가', '3'],
      ]).missing,
    ).toEqual(['customer', 'date', 'revenue']);
    expect(missingColumns(PVM, { item: 'a', period: 'b', quantity: '' })).toEqual(['quantity', 'revenue']);
  });

  it('chooses the sheet with the columns', () => {
    const sheets = [
      { name: 'Notes', grid: [['text'], ['x']] },
      {
        name: 'Sales',
        grid: [
          ['Customer', 'Order date', 'Amount'],
          ['c1', '2025-02-01', '10'],
        ],
      },
    ];

    expect(proposeSheet(COHORT, sheets)).toMatchObject({ sheet: 'Sales', missing: [] });
  });

  it('combines the sheets of one ledger', () => {
    const head = ['Customer', 'Order date', 'Amount'];
    const sheets = ['2024', '2025'].map((name) => ({ name, grid: [head, ['c1', `${name}-02-01`, '10']] }));

    expect(proposeSheet(COHORT, sheets)).toMatchObject({ sheet: undefined, sheets: ['2024', '2025'] });
  });

  it('uses a single column of days as the date, whatever its header, but neither of two', () => {
    const rows = [
      ['고객', '매출월', '회계연도', '매출액', '마감'],
      ['a', '2024년 3월', '2024', '10', '월말'],
      ['b', '2024.04', '2024', '20', '월말'],
    ];
    const two = [
      ['고객', '시작', '매출액', '종료'],
      ['a', '2024-01-01', '10', '2024-02-01'],
    ];

    expect(proposeColumns(COHORT, rows).columns.date).toBe('매출월');
    expect(proposeColumns(COHORT, two).missing).toEqual(['date']);
  });

  it('does not use group names above the header as the header', () => {
    const grid = [
      ['거래처', '거래', '', '매출', ''],
      ['상호', '월', '품명', '수량', '금액'],
      ['가람', '2024-01', 'A', '3', '1,000'],
      ['나루', '2024-02', 'B', '5', '2,000'],
    ];

    const { header, columns, missing } = proposeColumns(COHORT, grid);

    expect({ header, columns }).toEqual({ header: 1, columns: { date: '월', revenue: '금액' } });
    expect(missing).toEqual(['customer']);
  });

  it('gives each header to one column at most, and never throws', () => {
    const words = fc.constantFrom('매출', '매출액', 'amount', 'sales', 'date', '고객', 'customer', '', '金額', 'x');
    const row = fc.uniqueArray(words, { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), (grid) => {
        const { header, columns } = proposeColumns(COHORT, grid);
        const chosen = Object.values(columns);
        expect(new Set(chosen).size).toBe(chosen.length);
        for (const one of chosen) expect(grid[header]).toContain(one);
      }),
    );
  });
});
