// The place of an answer: a page, or a piece of text in documents without pages.
import { describe, expect, it } from 'vitest';
import { isGold } from '#shared/quality/gold.ts';

const found = { document: 'a.html', pages: [3], text: 'Pension schemes | 166 | 178\nTotal | 223 | 222' };

describe('the place of an answer', () => {
  it('is a page of the document', () => {
    expect(isGold({ document: 'a.html', page: 3 }, found)).toBe(true);
    expect(isGold({ document: 'a.html', page: 4 }, found)).toBe(false);
    expect(isGold({ document: 'b.html', page: 3 }, found)).toBe(false);
  });

  it('is any page of the document if none is named; the name may lack its extension', () => {
    expect(isGold({ document: 'A' }, found)).toBe(true);
    expect(isGold({ document: 'a.pdf' }, found)).toBe(false);
    expect(isGold({ page: 3 }, found)).toBe(true);
  });

  it('is a text of which the passage has a whole line, with any cell separators', () => {
    expect(isGold({ document: 'a.html', text: '2019 2018\nPension schemes 166 178' }, found)).toBe(true);
    expect(isGold({ document: 'a.html', text: 'Pension schemes 192 20' }, found)).toBe(false);
  });

  it('is not found by a line so short that it occurs anywhere', () => {
    expect(isGold({ document: 'a.html', text: 'Total of other things 2019' }, { ...found, text: 'Total' })).toBe(false);
  });
});
