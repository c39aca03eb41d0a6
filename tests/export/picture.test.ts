// Pictures of charts: exact coverage, glyphs from fonts, and a PNG that other programs read.
import { unzlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { exportFonts } from '#functions/adapters/node/export-fonts.ts';
import { typesetter } from '#functions/export/picture/glyphs.ts';
import { pictureOf } from '#functions/export/picture/picture.ts';
import { raster } from '#functions/export/picture/raster.ts';
import type { Drawing } from '#shared/report/chart/drawing.ts';
import { countOf, fc } from '#tests/helpers/properties.ts';

const BLACK = [0, 0, 0] as const;
const inkOf = (pixels: Uint8Array) => pixels.reduce((sum, value) => sum + (255 - value), 0) / (3 * 255);

describe('the raster', () => {
  it('covers the area of the shape, wherever its corners are', () => {
    const at = fc.double({ min: 1, max: 39, noNaN: true });
    fc.assert(
      fc.property(fc.tuple(at, at, at, at, at, at), ([ax, ay, bx, by, cx, cy]) => {
        const sheet = raster(40, 40);
        sheet.fill(
          [
            [
              [ax, ay],
              [bx, by],
              [cx, cy],
            ],
          ],
          BLACK,
        );
        const area = Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
        // Each pixel is rounded to one of 256 steps.
        expect(Math.abs(inkOf(sheet.pixels) - area)).toBeLessThan(1.5);
      }),
      { numRuns: countOf(60, 300) },
    );
  });

  it('leaves a hole in a shape with the opposite direction', () => {
    const sheet = raster(20, 20);
    const square = (a: number, b: number) =>
      [
        [a, a],
        [b, a],
        [b, b],
        [a, b],
      ] as const;
    sheet.fill([square(2, 18), square(6, 14).toReversed()], BLACK);

    expect(inkOf(sheet.pixels)).toBeCloseTo(16 * 16 - 8 * 8, 1);
  });

  it('clips shapes outside the sheet', () => {
    const sheet = raster(10, 10);
    sheet.fill(
      [
        [
          [-50, -50],
          [50, -50],
          [50, 50],
          [-50, 50],
        ],
      ],
      BLACK,
    );

    expect(inkOf(sheet.pixels)).toBeCloseTo(100);
  });
});

describe('the picture of a drawing', () => {
  it('is a PNG of its size with Korean and Japanese text', async () => {
    const typeset = typesetter(await exportFonts());
    const drawing = (text: string): Drawing => ({
      width: 120,
      height: 40,
      marks: [{ kind: 'label', x: 10, y: 25, text, size: 12, anchor: 'start', tone: 'ink' }],
    });

    const [ink, none] = [pictureOf(drawing('매출 売上高'), typeset), pictureOf(drawing(' '), typeset)].map((png) => {
      const view = new DataView(png.buffer, png.byteOffset);
      expect([view.getUint32(16), view.getUint32(20)]).toEqual([180, 60]);
      const length = view.getUint32(33);
      return unzlibSync(png.subarray(41, 41 + length)).reduce((sum, value) => sum + (value === 255 ? 0 : 1), 0);
    });

    expect(ink).toBeGreaterThan((none ?? 0) + 500);
  });
});
