// Page breaks of a printed sheet.
import { describe, expect, it } from 'vitest';
import { LINE_HEIGHT, pageBreaks } from '#functions/export/xlsx/page-breaks.ts';

const lines = (count: number) => Array.from({ length: count }, () => LINE_HEIGHT);
const NARROW = [24, 8, 14];

describe('pages of a sheet', () => {
  it('end before a table that does not fit on the rest of the page', () => {
    const breaks = pageBreaks({ widths: NARROW, heights: lines(60), starts: [0, 20, 40], repeated: 1 });

    expect(breaks).toEqual([39]);
  });

  it('have more lines if the sheet is wide and scaled down', () => {
    const widths = [52, 24, ...Array.from({ length: 20 }, () => 14)];

    expect(pageBreaks({ widths, heights: lines(60), starts: [0, 20, 40], repeated: 1 })).toEqual([]);
  });

  it('do not end before the first table, or for one longer than a page', () => {
    expect(pageBreaks({ widths: NARROW, heights: lines(200), starts: [0], repeated: 1 })).toEqual([]);
  });
});
