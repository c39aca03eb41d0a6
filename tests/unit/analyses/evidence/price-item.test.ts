// The item of a price that a person typed.
import { expect, it } from 'vitest';
import { tellingItem } from '#functions/analyses/evidence/price-item.ts';

it('is matched without the words for a price itself', () => {
  expect(tellingItem('moorings fee')?.test('Summer moorings')).toBe(true);
  expect(tellingItem('세탁 단가')?.test('일반 세탁')).toBe(true);
  expect(tellingItem('price')?.test('Summer moorings')).toBe(false);
});
