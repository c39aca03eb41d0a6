// Totals of notes on segments, products and regions compared with the income statement.
import { describe, expect, it } from 'vitest';
import { revenueBreakdowns } from '#functions/analyses/evidence/revenue-breakdowns.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';
import { madeStatement } from '#tests/helpers/made-statement.ts';

const LINES = [
  ['Revenue', 'revenue', 9000, 8000],
  ['Operating income', 'operatingIncome', 1200, 900],
] as const;
const income = [madeStatement('income', LINES, { periods: ['2025', '2024'] })];
const results = (rows: readonly string[][]) =>
  revenueBreakdowns([tableChunk(rows)], income).map(({ rule, is, by }) => ({ rule, is, by }));

const segments = (before: string) => [
  ['Revenue by segment', '2025', '2024'],
  ['Freight', '6,500', '6,100'],
  ['Storage', '2,700', '2,000'],
  ['Eliminations', '(200)', '(100)'],
  ['Total', '9,000', before],
];

describe('the total of a note', () => {
  it('on segments equals revenue in every year', () => {
    expect(results(segments('8,000'))).toEqual([
      { rule: 'segmentRevenue', is: 'holds', by: 0 },
      { rule: 'segmentRevenue', is: 'holds', by: 0 },
    ]);
  });

  it('on segments differs in one year if it equals revenue only in the other', () => {
    expect(results(segments('8,400'))[1]).toEqual({ rule: 'segmentRevenue', is: 'differs', by: 400 });
  });

  it('on segment profit equals operating income', () => {
    const rows = [
      ['Segment profit', '2025', '2024'],
      ['Freight', '1,100', '900'],
      ['Unallocated', '100', '-'],
      ['Consolidated', '1,200', '960'],
    ];

    expect(results(rows)).toEqual([
      { rule: 'segmentProfit', is: 'holds', by: 0 },
      { rule: 'segmentProfit', is: 'differs', by: 60 },
    ]);
  });

  it('on regions equals revenue too', () => {
    const rows = [
      ['지역별 매출', '2025', '2024'],
      ['국내', '5,000', '4,000'],
      ['해외', '4,000', '4,100'],
      ['합계', '9,000', '8,100'],
    ];

    expect(results(rows)).toEqual([
      { rule: 'revenueByKind', is: 'holds', by: 0 },
      { rule: 'revenueByKind', is: 'differs', by: 100 },
    ]);
  });

  it('of something else is not checked', () => {
    expect(
      results([
        ['Assets by segment', '2025', '2024'],
        ['Total', '4,000', '3,900'],
      ]),
    ).toEqual([]);
  });
});
