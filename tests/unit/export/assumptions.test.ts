// The assumptions of a report on paper, by what they rest on.
import { expect, it } from 'vitest';
import { assumptionsByBasis } from '#functions/export/assumptions.ts';
import { sampleReport } from '#tests/helpers/sample-report.ts';

it('gives equal values of consecutive periods once', () => {
  const margin = (period: string, value: string) => ({ label: `Margin (${period})`, value, basis: 'entered' });
  const assumptions = [
    ...[margin('2026E', '19.0%'), margin('2027E', '19.0%'), margin('2028E', '19.0%'), margin('2029E', '18.0%')],
    { label: 'Tax rate', value: '25.0%', basis: 'entered' },
  ];

  const table = assumptionsByBasis({ ...sampleReport('en'), assumptions });

  expect(table?.rows.map((row) => row[1]?.text)).toEqual([
    'Margin (2026E–2028E) 19.0%; Margin (2029E) 18.0%; Tax rate 25.0%',
  ]);
});
