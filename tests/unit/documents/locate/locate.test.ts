// The locator of a quoted span: all of it on its first page or sheet.
import { describe, expect, it } from 'vitest';
import { locate } from '#functions/documents/locate.ts';
import type { Locator } from '#shared/model/file.ts';
import { fc } from '#tests/helpers/properties.ts';

const span = (start: number, end: number, locator: Locator) => ({ start, end, locator });

describe('locating a range of a chunk', () => {
  it('returns a box around exactly the lines with part of it', () => {
    const spans = [
      span(0, 10, { page: 3, box: [0.1, 0.1, 0.5, 0.2] }),
      span(11, 20, { page: 3, box: [0.2, 0.2, 0.9, 0.3] }),
      span(21, 30, { page: 3, box: [0, 0.3, 1, 0.4] }),
    ];
    expect(locate({ spans }, 5, 15)).toEqual({ page: 3, box: [0.1, 0.1, 0.9, 0.3] });
    expect(locate({ spans }, 12, 14)).toEqual({ page: 3, box: [0.2, 0.2, 0.9, 0.3] });
  });

  it('stays on the page or sheet where it begins', () => {
    const spans = [
      span(0, 5, { sheet: 'A', range: 'A1:B1' }),
      span(6, 9, { sheet: 'A', range: 'B2:D2' }),
      span(10, 15, { sheet: 'B', range: 'Z9' }),
    ];
    expect(locate({ spans }, 0, 15)).toEqual({ sheet: 'A', range: 'A1:D2' });
    expect(locate({ spans }, 11, 15)).toEqual({ sheet: 'B', range: 'Z9' });
    expect(locate({ spans: [] }, 0, 1)).toEqual({});
  });

  it('returns a box that contains the box of every line on that page', () => {
    const edge = fc.double({ min: 0, max: 1, noNaN: true });
    const box = fc
      .tuple(edge, edge, edge, edge)
      .map(([a, b, c, d]): [number, number, number, number] => [
        Math.min(a, c),
        Math.min(b, d),
        Math.max(a, c),
        Math.max(b, d),
      ]);
    fc.assert(
      fc.property(fc.array(box, { minLength: 1, maxLength: 8 }), (boxes) => {
        const spans = boxes.map((one, n) => span(n * 10, n * 10 + 9, { page: 1, box: one }));
        const all = locate({ spans }, 0, boxes.length * 10).box ?? [1, 1, 0, 0];
        expect(boxes.every((one) => all[0] <= one[0] && all[1] <= one[1] && all[2] >= one[2] && all[3] >= one[3])).toBe(
          true,
        );
      }),
    );
  });
});
