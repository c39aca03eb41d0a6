// Depreciation of the cash flow: if the notes add up to it in one period, they must in the others.
import { describe, expect, it } from 'vitest';
import { notedDepreciation } from '#functions/analyses/evidence/noted-depreciation.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';
import { madeStatement } from '#tests/helpers/made-statement.ts';

const cashFlow = (now: number, before: number) => [
  madeStatement('cashFlow', [
    ['Net income', 'netIncome', 9000, 8000],
    ['Depreciation and amortization', 'depreciation', now, before],
  ]),
];
const note = (depreciation: readonly [string, string], amortization: readonly [string, string]) =>
  tableChunk([
    ['Expenses by nature', '2025', '2024'],
    ['Wages', '7,100', '6,900'],
    ['Depreciation', ...depreciation],
    ['Amortization of intangible assets', ...amortization],
  ]);

describe('depreciation of the cash flow', () => {
  it('holds if two figures of a note add up to it', () => {
    const checks = notedDepreciation([note(['3,100', '2,900'], ['412', '377'])], cashFlow(3512, 3277));

    expect(checks.map(({ is }) => is)).toEqual(['holds', 'holds']);
  });

  it('holds if the total of asset movements equals it', () => {
    const movements = tableChunk([
      ['', '기초', '취득', '감가상각', '기말'],
      ['건물', '9,000', '100', '(1,100)', '8,000'],
      ['기계', '5,000', '3,000', '(2,412)', '5,588'],
      ['합계', '14,000', '3,100', '(3,512)', '13,588'],
    ]);

    expect(notedDepreciation([movements], cashFlow(3512, 3277)).map(({ is }) => is)).toEqual(['holds']);
  });

  it('differs if the rows that add up in one period do not in another', () => {
    const checks = notedDepreciation([note(['3,100', '2,900'], ['412', '377'])], cashFlow(3512, 3727));

    expect(checks.map(({ is, by }) => [is, by])).toEqual([
      ['holds', 0],
      ['differs', 450],
    ]);
    expect(checks[1]?.equation).toBe(
      'Depreciation and amortization 3,727 ≠ Depreciation 2,900 + Amortization of intangible assets 377',
    );
  });

  it('is not checked if no period adds up, nor against accumulated amounts', () => {
    const accumulated = tableChunk([
      ['', '2025', '2024'],
      ['Accumulated depreciation', '3,512', '3,277'],
    ]);

    expect(notedDepreciation([accumulated], cashFlow(3512, 3277))).toEqual([]);
    expect(notedDepreciation([note(['1,100', '900'], ['412', '377'])], cashFlow(3512, 3277))).toEqual([]);
  });
});
