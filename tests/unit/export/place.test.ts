// The locator of a passage in words: as short as possible to look it up.
import { describe, expect, it } from 'vitest';
import { placeOf, placesOf } from '#functions/export/place.ts';
import type { Locator } from '#shared/model/file.ts';
import type { Reference } from '#shared/report/blocks.ts';

describe('the locator of a passage', () => {
  it.each([
    ['a page, without its headings', { page: 4, section: 'Report > Risks' }, 'p. 4'],
    ['cells of a sheet', { sheet: 'P&L', range: 'A1:B2' }, 'sheet P&L, A1:B2'],
    [
      'the last heading and the line, where there are no pages',
      { section: 'Report > Risks', line: 12 },
      'Risks, line 12',
    ],
    ['nothing, where nothing is known', {}, ''],
  ])('is %s', (_what, locator, place) => {
    expect(placeOf('en', locator)).toBe(place);
  });
});

describe('the locators of one document', () => {
  const at = (locator: Locator, n: number): Reference => ({
    ...{ n, source: 'FILES', title: 'Report', locator, quote: 'A line.', retrievedAt: '2026-01-01' },
  });

  it('name a heading once, with its lines', () => {
    const lines = [44, 43, 45, 60].map((line, n) => at({ section: 'Income statement', line }, n));
    const places = placesOf('en', [...lines, at({ section: 'Risks', line: 97 }, 9)]);

    expect(places.map(({ text }) => text)).toEqual(['Income statement, lines 43–45, 60', 'Risks, line 97']);
  });

  it('name a page once', () => {
    const places = placesOf('en', [at({ page: 4, line: 2 }, 1), at({ page: 4, line: 9 }, 2), at({ page: 6 }, 3)]);

    expect(places.map(({ text }) => text)).toEqual(['p. 4', 'p. 6']);
  });

  it('name the rows of a sheet as ranges', () => {
    const rows = [3, 2, 4, 9].map((row, n) => at({ sheet: 'Plan', range: `A${row}:E${row}` }, n));
    const places = placesOf('en', [...rows, at({ sheet: 'Plan', range: 'B2' }, 8), at({ sheet: 'Notes' }, 9)]);

    expect(places.map(({ text }) => text)).toEqual(['sheet Plan, A2:E4, A9:E9, B2', 'sheet Notes']);
  });
});
