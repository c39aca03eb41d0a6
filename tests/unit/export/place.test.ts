// The place of a passage in words: as short as it takes to look it up.
import { describe, expect, it } from 'vitest';
import { placeOf } from '#functions/export/place.ts';

describe('the place of a passage', () => {
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
