// Which table divides the revenue, by its total.
import { expect, it } from 'vitest';
import { revenueParts } from '#functions/analyses/evidence/revenue-table.ts';
import type { Passage } from '#functions/engine/evidence.ts';
import { tieOut } from '#shared/finance/tie-out/tie-out.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';
import { madeStatement } from '#tests/helpers/made-statement.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const company = 'Ferry Lines';
const income = madeStatement('income', [['Revenue', 'revenue', 820, 750]], { periods: ['2025', '2024'], scale: 3 });

const partsOf = (...rows: readonly (readonly string[])[]) => partsIn(rows, true);

const partsIn = async (rows: readonly (readonly string[])[], isAsked: boolean) => {
  const chunk = tableChunk([['Voyages', '2025', '2024'], ...rows]);
  const context = {
    ...contextFor({ type: 'ProductPortfolio', inputs: { company } }),
    statements: async () => [
      {
        ...{ fileId: chunk.fileId, document: 'report.pdf', language: 'en', basis: undefined, statements: [income] },
        ...{ unread: [], ...tieOut([income]), chunkOf: () => chunk, passages: [chunk] },
      },
    ],
  };
  const passage: Passage = { source: 'FILES', score: 1, signals: {}, chunk };
  const found = await revenueParts(context, { name: company }, isAsked ? [passage] : []);
  return found.map(({ metric, year, value, unit }) => [metric, year, value, unit]);
};

it('accepts a table whose total is the revenue of each year', async () => {
  expect(await partsOf(['Islands', '500', '460'], ['Mainland', '320', '290'], ['All', '820', '750'])).toEqual([
    ['Islands', '2025', 500_000, 'USD'],
    ['Islands', '2024', 460_000, 'USD'],
    ['Mainland', '2025', 320_000, 'USD'],
    ['Mainland', '2024', 290_000, 'USD'],
  ]);
});

it('accepts profit of the parts beside their revenue', async () => {
  const found = await partsOf(
    ['Islands', '500', '460', '41', '38'],
    ['Mainland', '320', '290', '9', '7'],
    ['All', '820', '750', '50', '45'],
  );

  expect(found).toHaveLength(4);
});

it.each([
  [
    [
      ['Islands', '500', '460'],
      ['Mainland', '320', '290'],
      ['All', '820', '751'],
    ],
  ],
  [
    [
      ['Islands', '500', '460'],
      ['Mainland', '300', '290'],
      ['All', '820', '750'],
    ],
  ],
  [
    [
      ['Islands', '500', '460'],
      ['All', '820', '750'],
    ],
  ],
])('refuses a table with other parts or another total', async (rows) => {
  expect(await partsOf(...rows)).toEqual([]);
});

it('needs no total where all its rows together are the revenue of each year', async () => {
  expect(await partsOf(['Islands', '500', '460'], ['Mainland', '320', '290'])).toHaveLength(4);
  expect(await partsOf(['Islands', '500', '460'], ['Mainland', '320', '250'])).toEqual([]);
  expect(await partsOf(['Islands', '500', '460'], ['Mainland', '320', ''])).toEqual([]);
});

it('finds a note that no question has found', async () => {
  const rows = [
    ['Islands', '500', '460'],
    ['Mainland', '320', '290'],
    ['All', '820', '750'],
  ];
  expect(await partsIn(rows, false)).toHaveLength(4);
});
