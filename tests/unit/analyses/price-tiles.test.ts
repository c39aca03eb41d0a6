// The key figures of a price series, in the report's language.
import { expect, it } from 'vitest';
import { priceTiles } from '#functions/analyses/price-tiles.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const point = (at: string, value: number, n: number) => ({ at, value, text: String(value), unit: 'KRW', refs: [n] });
const context = contextFor({ type: 'PriceTracker', inputs: { item: 'Diesel' }, chunks: [], language: 'en' });

it('shows the last price with its change from the first, the highest and the lowest', () => {
  const [block] = priceTiles(context, [point('2025-01', 100, 1), point('2025-02', 130, 2), point('2025-03', 120, 3)]);

  expect(block?.tiles).toMatchObject([
    {
      label: 'Latest price',
      value: '120',
      unit: 'KRW',
      refs: [3],
      change: { text: '20.0%', direction: 'up', refs: [1, 3] },
    },
    { label: 'Highest price', value: '130', refs: [2] },
    { label: 'Lowest price', value: '100', refs: [1] },
  ]);
});

it('shows nothing for a single price', () => {
  expect(priceTiles(context, [point('2025-01', 100, 1)])).toEqual([]);
});
