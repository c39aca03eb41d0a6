import { expect, it } from 'vitest';
import { daysIn } from '#shared/language/grammar/days-in.ts';

it.each([
  ['Amended on 31 March 2025 and on 2 May 2025', ['2025-03-31', '2025-05-02']],
  ['2024년 12월 31일 현재, 2023년 대비', ['2024-12-31']],
  ['貸借対照表(2024年3月31日)', ['2024-03-31']],
  ['in the year 2025', []],
])('reads the days of "%s", and no longer period', (text, days) => {
  expect(daysIn(text)).toEqual(days);
});
