// The reader's position is kept when the pages of the column change their height.
import { expect, test } from 'vitest';
import { fc } from '#tests/helpers/properties.ts';
import { offsetOf, placeAt, topOf } from '#web/components/viewer/pdf/page-column.ts';

const COUNT = 40;
const heights = fc.array(fc.double({ min: 100, max: 3000, noNaN: true }), { minLength: COUNT, maxLength: COUNT });

test('finds the start of each page, whatever the heights before it', () => {
  fc.assert(
    fc.property(heights, fc.integer({ min: 1, max: COUNT }), (all, number) => {
      const heightOf = (page: number) => all[page - 1] ?? 0;

      const found = placeAt(topOf(number, heightOf), COUNT, heightOf);

      expect(found).toEqual({ number, share: 0 });
    }),
  );
});

test('keeps the same share of the same page in view after a zoom', () => {
  fc.assert(
    fc.property(
      heights,
      fc.integer({ min: 1, max: COUNT }),
      fc.double({ min: 0, max: 0.99, noNaN: true }),
      fc.double({ min: 0.25, max: 4, noNaN: true }),
      (all, number, share, zoom) => {
        // Prepare
        const heightOf = (page: number) => all[page - 1] ?? 0;
        const zoomed = (page: number) => heightOf(page) * zoom;
        // Act
        const seen = placeAt(offsetOf({ number, share }, heightOf), COUNT, heightOf);
        const seenZoomed = placeAt(offsetOf(seen, zoomed), COUNT, zoomed);
        // Assess
        expect(seenZoomed.number).toBe(number);
        expect(seenZoomed.share).toBeCloseTo(share, 6);
      },
    ),
  );
});
