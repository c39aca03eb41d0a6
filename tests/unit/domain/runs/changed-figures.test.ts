// Two versions of a document: which of a report's citations have another text in the new one.
import { expect, it } from 'vitest';
import { changedFigures } from '#functions/domain/runs/changed-figures.ts';
import type { Segment } from '#shared/model/file.ts';

const row = (...cells: string[]): Segment => ({ kind: 'row', text: cells.join('\t'), cells, locator: { page: 1 } });
const text = (words: string): Segment => ({ kind: 'text', text: words, locator: { page: 1 } });

const BEFORE = [
  row('매출액', '438,512', '365,120'),
  row('영업이익', '58,190', '42,354'),
  text('2025년 말 현재 전국 14개 물류센터를 운영합니다.'),
];
const QUOTES = ['매출액\t438,512\t365,120', '2025년 말 현재 전국 14개 물류센터를 운영합니다.'];

it('returns cited figures that have changed, in lines and in sentences', () => {
  const after = [
    row('매출액', '441,020', '365,120'),
    row('영업이익', '60,000', '42,354'),
    text('2025년 말 현재 전국 15개 물류센터를 운영합니다.'),
  ];

  expect(changedFigures(QUOTES, BEFORE, after)).toEqual([
    { label: '매출액', before: '438,512', after: '441,020' },
    { label: '2025년 말 현재 전국 14개 물류센터를 운영합니다.', before: '14개', after: '15개' },
  ]);
});

it.each([
  ['the same figures', BEFORE],
  ['other words', [row('총매출액', '441,020', '365,120')]],
  ['a further column', [row('매출액', '441,020', '438,512', '365,120')]],
  ['a line that stands once more', [...BEFORE, row('매출액', '355,820', '296,820')]],
])('returns nothing for %s', (_, after) => {
  expect(changedFigures(QUOTES.slice(0, 1), BEFORE, after)).toEqual([]);
});
