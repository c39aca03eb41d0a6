// Figures of peers in a table that has one company per row.
import { expect, it } from 'vitest';
import { comparedFigures } from '#functions/analyses/evidence/comparison-tables.ts';
import type { ChunkContext } from '#functions/ports/search-index.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const figuresIn = async (head: readonly string[], around: Partial<ChunkContext>) => {
  const rows = [head, ['Alder Valves', '42', '6'], ['Kestwick Castings', '61', '9']];
  const context = contextFor({
    type: 'PeerComps',
    inputs: { company: 'Alder Valves', peers: ['Kestwick Castings'] },
    chunks: [tableChunk(rows, { company: 'Alder Valves', ...around })],
  });
  const found = await comparedFigures(context, { name: 'Kestwick Castings' }, ['revenue', 'operatingIncome']);
  return found.map(({ metric, year, value, unit }) => [metric, year, value, unit]);
};

const PEER = [
  ['revenue', '2025', 61_000_000, 'GBP'],
  ['operatingIncome', '2025', 9_000_000, 'GBP'],
];

it.each([
  [['Company', 'Revenue (£m)', 'Operating profit (£m)'], { section: 'Peers in 2025' }],
  [['Company', 'Revenue £m', 'Operating profit £m'], { document: 'peers_2025.xlsx' }],
  [['Company', 'Revenue 2025', 'Operating profit 2025'], { section: 'Peers (£m)' }],
])('are read with the year and unit of the header or its surroundings: %j', async (head, around) => {
  expect(await figuresIn(head, around)).toEqual(PEER);
});
