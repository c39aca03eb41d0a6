// Arrow keys in a table of figures.
import { expect, it } from 'vitest';
import { nextMark, type Place } from '#web/components/answer/next-mark.ts';

/** Two marks in the first row, one in the second, then the sources below. */
const PLACES: readonly Place[] = [
  { row: 1, column: 2 },
  { row: 1, column: 3 },
  { row: 3, column: 2 },
  { row: 9, column: 0 },
];

it.each([
  ['enters at the first mark', -1, 'ArrowRight', 0],
  ['enters downwards at the first mark', -1, 'ArrowDown', 0],
  ['goes along a row', 0, 'ArrowRight', 1],
  ['goes on in the next row', 1, 'ArrowRight', 2],
  ['goes back', 2, 'ArrowLeft', 1],
  ['goes down to the nearest column, past rows without marks', 1, 'ArrowDown', 2],
  ['goes up to the same column', 2, 'ArrowUp', 0],
  ['goes down to the sources', 2, 'ArrowDown', 3],
  ['goes to the last', 0, 'End', 3],
  ['goes to the first', 3, 'Home', 0],
])('%s', (_, from, key, to) => {
  expect(nextMark(PLACES, from, key)).toBe(to);
});

it.each([
  ['the last mark', 3, 'ArrowRight'],
  ['the last row', 3, 'ArrowDown'],
  ['the first mark', 0, 'ArrowLeft'],
  ['the table itself upwards', -1, 'ArrowUp'],
  ['a key that moves nothing', 0, 'a'],
])('leads nowhere from %s', (_, from, key) => {
  expect(nextMark(PLACES, from, key)).toBeUndefined();
});

it('leads nowhere in a table without marks', () => {
  expect(nextMark([], -1, 'ArrowDown')).toBeUndefined();
});
