// Which tables continue a primary statement.
import { expect, it } from 'vitest';
import { candidatesIn } from '#functions/engine/tables/statements/candidates.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const income =
  'Consolidated income statement (£000)\nItem\t2024\t2025\nRevenue\t13,152\t14,286\nCost of sales\t6,182\t6,571';
const partsAfter = (next: string): number => {
  const chunks = [income, next].map((text, seq) => chunkOf({ kind: 'table', text, seq }, { section: 'Results pack' }));
  return candidatesIn(chunks)[0]?.chunks.length ?? 0;
};

it.each([
  ['sales by division', 'Sales by division (£000)\nDivision\t2024\t2025\nBakeries\t9,215\t9,842'],
  ['people', 'People at the year end\nKind\t2024\t2025\nFull time\t398\t412'],
])('a table with a title and another head over its labels is another table: %s', (_, next) => {
  expect(partsAfter(next)).toBe(1);
});

it.each([
  ['without a title', 'Item\t2024\t2025\nTax\t168\t189\nProfit for the year\t331\t335'],
  [
    'under the title and its unit again',
    'Consolidated income statement (continued, £000)\nItem\t2024\t2025\nTax\t168\t189',
  ],
  ['under the name of its part, with the same head', 'Finance costs\nItem\t2024\t2025\nInterest\t35\t38'],
])('a table goes on %s', (_, next) => {
  expect(partsAfter(next)).toBe(2);
});
