// The assumptions of a report on the screen and in a workbook.
import { expect, it } from 'vitest';
import { assumptionTable } from '#shared/report/assumption-table.ts';

const names = { assumption: 'Assumption', value: 'Value', basis: 'Basis', asReported: 'As reported' };
const margin = (period: string, value: string, refs?: number[]) => ({
  label: `Margin (${period})`,
  value,
  ...(refs ? { refs } : { by: 'Default' }),
});
const textsOf = (assumptions: Parameters<typeof assumptionTable>[0]['assumptions']) =>
  assumptionTable({ assumptions }, names)?.rows.map((row) => row.map(({ text }) => text).join(' | '));

it('is one row for equal values of consecutive periods with the same basis', () => {
  const assumptions = [
    margin('2026E', '19%', [1]),
    margin('2027E', '19%'),
    margin('2028E', '19%'),
    margin('terminal year', '19%'),
    margin('terminal year', '18%'),
  ];

  expect(textsOf(assumptions)).toEqual([
    'Margin (2026E) | 19% | As reported',
    'Margin (2027E–terminal year) | 19% | Default',
    'Margin (terminal year) | 18% | Default',
  ]);
});

it('keeps assumptions of one value apart that are not of periods', () => {
  expect(textsOf([margin('2026E', '0%'), { label: 'Size premium', value: '0%', by: 'Default' }])).toHaveLength(2);
});
