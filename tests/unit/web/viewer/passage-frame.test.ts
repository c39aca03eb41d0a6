// The frame around a passage when its page is turned.
import { expect, test } from 'vitest';
import { fc } from '#tests/helpers/properties.ts';
import { turnedBox } from '#web/components/viewer/pdf/passage-frame.tsx';

test('a passage at the upper left is at the upper right after a quarter turn', () => {
  expect(turnedBox([0, 0, 0.25, 0.125], 90)).toEqual([0.875, 0, 1, 0.25]);
});

test('four quarter turns, or two half turns, lead back', () => {
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
