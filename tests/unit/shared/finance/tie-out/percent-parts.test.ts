// Percentages that must add up to a hundred.
import { describe, expect, it } from 'vitest';
import { percentParts } from '#shared/finance/tie-out/percent-parts.ts';
import { gridRow } from '#tests/helpers/grid-row.ts';

const mix = (latest: string) =>
  percentParts([
    gridRow('Freight', ['1,200', '60.1%', '58.0%']),
    gridRow('Warehousing', ['600', latest, '30.1%']),
    gridRow('Other', ['200', '9.9%', '12.0%']),
    gridRow('Total', ['2,000', '100.0%', '100.0%']),
  ]).map(({ is, sum }) => ({ is, sum }));

describe('percentages of a whole', () => {
  it('add up, to half of the last digit of each', () => {
    expect(mix('30.0%').map(({ is }) => is)).toEqual(['holds', 'holds']);
  });

  it('break if one is wrong and another column adds up', () => {
    expect(mix('33.0%')).toEqual([
      { is: 'breaks', sum: 103 },
      { is: 'holds', sum: 100.1 },
    ]);
  });

  it('are not checked if no column adds up: some rows are parts of others', () => {
    const rows = [
      gridRow('Asia', ['40%']),
      gridRow('of which Japan', ['10%']),
      gridRow('Europe', ['60%']),
      gridRow('Total', ['100%']),
    ];

    expect(percentParts(rows)).toEqual([]);
  });

  it('are not checked in a common-size statement, where the whole comes first', () => {
    expect(
      percentParts([gridRow('Total revenue', ['100%']), gridRow('Cost', ['60%']), gridRow('Margin', ['40%'])]),
    ).toEqual([]);
  });
});
