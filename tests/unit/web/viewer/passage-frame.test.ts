// The frame of a passage on a rotated page.
import { expect, test } from 'vitest';
import { fc } from '#tests/helpers/properties.ts';
import { turnedBox } from '#web/components/viewer/pdf/passage-frame.tsx';

test('moves a passage from the upper left to the upper right with a quarter turn', () => {
  expect(turnedBox([0, 0, 0.25, 0.125], 90)).toEqual([0.875, 0, 1, 0.25]);
});

test('returns to the start after four quarter turns or two half turns', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.tuple(share, share, share, share), (box) => {
      const near = (a: readonly number[]) => a.map((value) => value.toFixed(9));
      const quarters = [90, 90, 90, 90].reduce<[number, number, number, number]>(turnedBox, box);
      expect(near(quarters)).toEqual(near(box));
      expect(near(turnedBox(turnedBox(box, 180), 180))).toEqual(near(box));
      expect(near(turnedBox(turnedBox(box, 90), 270))).toEqual(near(box));
    }),
  );
});
