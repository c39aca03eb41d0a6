// Tables by month: the requested month, with or without its year, the highest one, and no month for a year.
import { expect, it } from 'vitest';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

const NOW = Date.UTC(2025, 5, 1);
const BATHS = tableChunk(
  [
    ['Month', 'Visitors', 'Revenue (GBP)', 'Occupancy %'],
    ['2024-07', '31200', '268300', '61.2'],
    ['2024-08', '34100', '301800', '66.4'],
    ['2024-09', '19800', '173100', '43.9'],
    ['2024-10', '24600', '216000', '52.7'],
  ],
  { document: 'Penhale Baths.csv', language: 'en', periods: ['2024-07', '2024-08', '2024-09', '2024-10'] },
);
const SALT = tableChunk(
  [
    ['월', '생산량(톤)', '재고(톤)'],
    ['2024년 4월', '1820', '9640'],
    ['2024년 5월', '3950', '10910'],
    ['2024년 6월', '4310', '12630'],
  ],
  { document: '서하소금_월별.csv', language: 'ko', periods: ['2024-04', '2024-05', '2024-06'] },
);

it.each([
  ['How many visitors did Penhale Baths have in August 2024?', '34100'],
  ['What was the revenue of Penhale Baths in October 2024?', '216000'],
  ['In which month was the occupancy of Penhale Baths lowest?', 'September 2024'],
])('%s', async (query, said) => {
  expect(tickedIn(await askOffline(query, [BATHS, SALT], { now: NOW }))).toContain(said);
});

it.each([
  'How many visitors did Penhale Baths have in August 2023?',
  'What was the revenue of Penhale Baths in 2024?',
  '서하소금 2024년 12월 생산량은?',
])('ticks nothing: %s', async (query) => {
  expect(tickedIn(await askOffline(query, [BATHS, SALT], { now: NOW }))).toBe('');
});
