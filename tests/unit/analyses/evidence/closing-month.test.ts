// The month in which a fiscal year ends, from the header of its column.
import { expect, it } from 'vitest';
import { withClosingMonth } from '#functions/analyses/evidence/closing-month.ts';

it.each([
  ['2024', '第58期(2024年3月期)', '2024-03'],
  ['2024', '2024年12月期', '2024-12'],
  ['2024', '前期（2023年3月期）', '2024'],
  ['2024-03-31', '第58期(2024年3月期)', '2024-03-31'],
  ['2024', 'FY2024', '2024'],
])('of %s below %s is %s', (period, label, closing) => {
  expect(withClosingMonth(period, label)).toBe(closing);
});
