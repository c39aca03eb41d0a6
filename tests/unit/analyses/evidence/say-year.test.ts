// Years in the heads of one table have one form.
import { expect, it } from 'vitest';
import { sayYear } from '#functions/analyses/evidence/say-year.ts';

const figures = [
  { year: '2023', period: '2023' },
  { year: '2024', period: '2024-03-31' },
];

it('names the month in which the other years end', () => {
  expect(['2023', '2024'].map((year) => sayYear('ja', year, figures))).toEqual(['2023年3月期', '2024年3月期']);
  expect(sayYear('en', '2023', figures)).toBe('2023');
});

it('names no month where the years end in several', () => {
  const moved = [...figures, { year: '2022', period: '2022-12-31' }];

  expect(sayYear('ja', '2023', moved)).toBe('2023年');
});
