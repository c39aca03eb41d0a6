// The quarter of an interim report, by its title.
import { expect, it } from 'vitest';
import { fiscalOf } from '#functions/documents/chunk/fiscal.ts';

const BODY = 'Sales rose. At 30 September 2024 the group had 61 mills, and 58 a year before, at 30 September 2023.';

it.each([
  ['Interim report for the third quarter of 2024', '2024Q3'],
  ['Q3 2024 results, compared with Q3 2023', '2024Q3'],
  ['2024년 3분기 실적', '2024Q3'],
])('%s: names the quarter by its last day', (title, key) => {
  expect(fiscalOf(`Larkmoor Mills plc\n${title}\n${BODY} 30 September 2024.`).quarter).toEqual({
    end: '2024-09-30',
    key,
  });
});

it.each(['Annual report 2024', 'Results of Q1 2024 and Q3 2024'])('%s: reports no quarter', (title) => {
  expect(fiscalOf(`Larkmoor Mills plc\n${title}\n${BODY}`).quarter).toBeUndefined();
});
