// The item of a price that a person typed, and the reasons for its changes.
import { expect, it } from 'vitest';
import { priceReasons, tellingItem } from '#functions/analyses/evidence/price-item.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

it('is matched without the words for a price itself', () => {
  expect(tellingItem('moorings fee')?.test('Summer moorings')).toBe(true);
  expect(tellingItem('세탁 단가')?.test('일반 세탁')).toBe(true);
  expect(tellingItem('price')?.test('Summer moorings')).toBe(false);
});

it('has the reasons that a price list gives for it, not those of other items', async () => {
  const text =
    'The fee for summer moorings was raised by 6% because dredging became dearer. Winter storage rose by 2% because of wages.';
  const chunks = [chunkOf({ text }, { document: 'price_list.md', section: 'Price list > Reasons for the change' })];
  const context = contextFor({ type: 'PriceTracker', inputs: { item: 'moorings fee' }, chunks });
  expect((await priceReasons(context)).map((one) => one.text)).toEqual([
    'The fee for summer moorings was raised by 6% because dredging became dearer.',
  ]);
});
