// The scale of columns, read from the header, the cells around it and captions, nearest first.
import { describe, expect, it } from 'vitest';
import { columnScales, unitRowOf } from '#shared/analyses/column-scales.ts';

const COLUMNS = { item: '품목', quantity: '수량', revenue: '매출액' };
const HEAD = ['품목', '수량', '매출액'];

describe('the scale of columns', () => {
  it('comes from the header before any caption', () => {
    const grid = [['(단위: 백만원)'], ['품목', '수량', '매출액(원)']];

    const { revenue } = columnScales(grid, 1, { ...COLUMNS, revenue: '매출액(원)' });

    expect(revenue).toEqual({ power: 0, currency: 'KRW', wording: '매출액(원)' });
  });

  it('comes from any caption above, for amounts but not for quantities', () => {
    const grid = [['매출 현황'], ['', '', '(단위: 백만원)'], HEAD];

    expect(columnScales(grid, 2, COLUMNS)).toEqual({
      quantity: { power: 0, wording: '' },
      revenue: { power: 6, currency: 'KRW', wording: '(단위: 백만원)' },
    });
  });

  it('comes from a row of units below the header', () => {
    const grid = [HEAD, ['단위', '천개', '(천원)'], ['가', '1', '2']];

    expect(unitRowOf(grid, 0)).toBe(1);
    expect(columnScales(grid, 0, COLUMNS)).toMatchObject({ quantity: { power: 3 }, revenue: { power: 3 } });
    expect(unitRowOf(grid, 1)).toBeUndefined();
  });

  it('combines the power of a caption with the currency of a header', () => {
    const { revenue } = columnScales([['In millions'], ['Item', 'Revenue (USD)']], 1, { revenue: 'Revenue (USD)' });

    expect(revenue).toMatchObject({ power: 6, currency: 'USD' });
  });

  it('applies a caption in thousands to prices, but not one in millions', () => {
    const grid = (caption: string) => [[caption], ['회사', '주가', '주식수']];
    const scales = (caption: string) => columnScales(grid(caption), 1, { price: '주가', shares: '주식수' });

    expect(scales('(단위: 백만원, 천주)')).toMatchObject({ price: { power: 0 }, shares: { power: 3 } });
    expect(scales('(단위: 천원)')).toMatchObject({ price: { power: 3 }, shares: { power: 0 } });
  });
});
