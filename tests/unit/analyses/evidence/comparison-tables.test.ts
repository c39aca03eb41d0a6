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

it('are read with the year in the row of each company', async () => {
  const rows = [
    ['会社', '決算期', '売上高', '営業利益'],
    ['南風航空株式会社(沖縄)', '2025年3月期', '2,960', '311'],
    ['北星航空株式会社', '2024年12月期', '1,843', '△24'],
  ];
  const context = contextFor({
    ...{ type: 'PeerComps', language: 'ja', inputs: { company: '北星航空', peers: ['南風航空'] } },
    chunks: [tableChunk(rows, { company: '北星航空', section: '競合比較(各社直近期、百万円)', language: 'ja' })],
  });

  const found = await comparedFigures(context, { name: '南風航空' }, ['revenue', 'operatingIncome']);

  expect(found.map(({ metric, year, value }) => [metric, year, value])).toEqual([
    ['revenue', '2025', 2_960_000_000],
    ['operatingIncome', '2025', 311_000_000],
  ]);
});

it('are read from a table with one company per column', async () => {
  const rows = [
    ['(百万円)', '南風航空株式会社(沖縄)', '北星航空株式会社', '中堅5社平均'],
    ['売上高', '2,960', '1,843', '2,010'],
    ['営業利益', '311', '△24', '120'],
  ];
  const context = contextFor({
    ...{ type: 'PeerComps', language: 'ja', inputs: { company: '東海航空', peers: ['南風航空'] } },
    chunks: [tableChunk(rows, { section: '同業比較 2025年', language: 'ja' })],
  });

  const found = await comparedFigures(context, { name: '南風航空' }, ['revenue', 'operatingIncome']);

  expect(found.map(({ metric, year, value }) => [metric, year, value])).toEqual([
    ['revenue', '2025', 2_960_000_000],
    ['operatingIncome', '2025', 311_000_000],
  ]);
});
