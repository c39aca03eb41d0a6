// The positions of rows and columns.
import { expect, test } from 'vitest';
import { fc } from '#tests/helpers/properties.ts';
import { axisOf } from '#web/features/spreadsheets/grid/axis.ts';
import { stepped } from '#web/features/spreadsheets/grid/selection.ts';

const COUNT = 40;
const runs = fc
  .uniqueArray(fc.integer({ min: 1, max: COUNT + 5 }), { maxLength: 8 })
  .map((ends) => ends.sort((a, b) => a - b))
  .chain((ends) => fc.tuple(fc.constant(ends), fc.array(fc.nat(60), { minLength: 8, maxLength: 8 })))
  .map(([ends, sizes]) =>
    ends.flatMap((from, n): [number, number, number][] =>
      n % 2 === 0 ? [[from, (ends[n + 1] ?? from + 1) - 1, sizes[n] ?? 0]] : [],
    ),
  );

test('assigns every pixel to the last row that begins before it, with any hidden rows', () => {
  fc.assert(
    fc.property(runs, (given) => {
      const axis = axisOf(given, 20, COUNT);
      let start = 0;
      for (let n = 1; n <= COUNT; n += 1) {
        const size = given.find(([from, to]) => n >= from && n <= to)?.[2] ?? 20;
        expect([axis.start(n), axis.size(n)]).toEqual([start, size]);
        if (size > 0) expect([axis.at(start), axis.at(start + size - 1)]).toEqual([n, n]);
        start += size;
      }
      expect(axis.total).toBe(start);
    }),
  );
});

test('skips hidden rows with the keys, and stops at the ends', () => {
  const axes = { rows: axisOf([[2, 3, 0]], 20, 5), columns: axisOf([], 60, 2) };
  const from = (row: number, by: number) => stepped(axes, { row, column: 1 }, { row: by, column: 0 }).row;
  expect([from(1, 1), from(4, -1), from(5, 1), from(1, -1)]).toEqual([4, 1, 5, 1]);
});
