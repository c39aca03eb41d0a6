// Peers without prices: margins side by side, the distance from their median, and the rivals that documents name.
import { describe, expect, it } from 'vitest';
import { compute } from '#functions/analyses/compute.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { contextFor, filed } from '#tests/helpers/section-context.ts';

const end = '2025-12-31';
const factsOf = (company: string, revenue: number, income: number) => [
  filed({ company, end, metric: 'revenue', value: revenue * 1e6, unit: 'EUR' }),
  filed({ company, end, metric: 'operatingIncome', value: income * 1e6, unit: 'EUR' }),
];
const FACTS = [...factsOf('Almond Bakeries', 200, 22), ...factsOf('Rye Group', 400, 20), ...factsOf('Spelt', 100, 8)];

const partOf = (part: string, peers: readonly string[], chunks: readonly Chunk[] = []) =>
  compute(
    { kind: 'compute', calculator: 'comps', part },
    contextFor({ type: 'PeerComps', inputs: { company: 'Almond Bakeries', peers: [...peers] }, facts: FACTS, chunks }),
  );

describe('the figures of peers', () => {
  it('have the margin of each, and set the company beside the median', async () => {
    const { blocks } = await partOf('figures', ['Rye Group', 'Spelt']);

    const [table, list] = blocks;
    const rows = table?.kind === 'table' ? table.rows : [];
    expect(rows.map((row) => row.at(-1)?.text)).toEqual(['11.0%', '5.0%', '8.0%']);
    const texts = list?.kind === 'list' ? list.items.flat().map(({ text }) => text) : [];
    expect(texts).toEqual([
      'The operating margin of 11.0% is 4.5 points higher than the median of the 2 peers, 6.5% (5.0% to 8.0%).',
    ]);
  });

  it('leave what to enter to the section on multiples', async () => {
    const [figures, multiples] = [await partOf('figures', ['Rye Group']), await partOf('multiples', ['Rye Group'])];

    expect(figures.aside ?? '').not.toContain('No share price');
    expect(multiples.note).toContain('No share price');
  });
});

it('rivals that documents name are shown beside an entered peer', async () => {
  const named = chunkOf(
    { text: 'Our main competitors are Barley Foods and Oat Mills.' },
    { company: 'Almond Bakeries', section: 'Competition' },
  );
  const results = tableChunk(
    [
      ['2025 (EUR million)', 'Revenue', 'Operating income'],
      ['Barley Foods', '310', '21'],
      ['Oat Mills', '150', '9'],
    ],
    { document: 'Market review', section: 'Suppliers compared', periods: ['2025'] },
  );

  const { blocks } = await partOf('choice', ['Rye Group'], [named, results]);

  expect(JSON.stringify(blocks)).toContain('Barley Foods');
});

it('multiples that documents print are applied to the figures of the company', async () => {
  const table = tableChunk(
    [
      ['May 2026', 'EV/EBIT 2025', 'EV/Revenue 2025', 'P/E'],
      ['Barley Foods', '9.0x', '0.8x', '12.0x'],
      ['Oat Mills', '11.0x', '1.2x', '15.0x'],
      ['Millet Foods', '10.0x', '1.1x', '13.0x'],
      ['Median', '10.0x', '1.1x', '13.0x'],
    ],
    { document: 'Valuations of bakeries', section: 'Listed companies' },
  );

  const { blocks } = await partOf('range', [], [table]);

  const [rows] = blocks.flatMap((block) => (block.kind === 'table' ? [block.rows] : []));
  expect(rows?.map((row) => row.map(({ text }) => text))).toEqual([
    ['EV/EBIT 2025 (Listed companies)', '3', '9.5x – 10.0x – 10.5x', 'Operating income', '22', '209', '220', '231'],
    ['EV/Revenue 2025 (Listed companies)', '3', '0.95x – 1.1x – 1.15x', 'Revenue', '200', '190', '220', '230'],
  ]);
  expect(JSON.stringify(blocks)).toContain('the 2 multiples that the sources print give enterprise values from €220');
});

it('the multiple of the class that a note states is applied to a company of that class', async () => {
  const multiples = tableChunk(
    [
      ['May 2026', 'EV/Revenue 2025'],
      ['Barley Foods', '0.8x'],
      ['Oat Mills', '1.2x'],
      ['Millet Foods', '1.1x'],
    ],
    { document: 'Valuations of bakeries', section: 'Listed companies' },
  );
  const classes = chunkOf(
    {
      text: 'Bakeries with more than 20% online sales trade at a median of 1.4 times revenue, the others at 0.9 times.',
    },
    { document: 'Valuations of bakeries', section: 'Listed companies' },
  );
  const segments = tableChunk(
    [
      ['Segment', '2024', '2025'],
      ['Bakeries', '150', '150'],
      ['Online', '30', '50'],
      ['Total', '180', '200'],
    ],
    {
      company: 'Almond Bakeries',
      section: 'Revenue by segment',
      unit: '(in millions of euros)',
      periods: ['2024', '2025'],
    },
  );

  const { blocks } = await partOf('range', [], [multiples, classes, segments]);

  expect(JSON.stringify(blocks)).toMatch(/share of online sales is 25.0% .* class above 20%: at 1.4x .* €280 million/);
});
