// What a study prints of a market is read for its growth and for the part that was asked for.
import { describe, expect, it } from 'vitest';
import { readingsOf } from '#functions/analyses/readings/readings.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const study = { document: 'Garden centres 2026', section: 'Market size', fileId: 'study' };
const sizes = tableChunk(
  [
    ['Market by part (£ million)', '2023', '2024', '2025'],
    ['Plants', '400', '440', '484'],
    ['Tools', '200', '200', '200'],
    ['Total', '600', '640', '684'],
  ],
  study,
);
const named = chunkOf({ text: 'Heath Nurseries is one of eleven chains in the market.' }, study);
const textsOf = async (segment: string, ids: Parameters<typeof readingsOf>[1]) => {
  const context = contextFor({
    type: 'MarketSize',
    inputs: { company: 'Heath Nurseries', industry: 'Garden centres', segment, country: 'GB' },
    chunks: [sizes, named],
  });
  return (await readingsOf({ ...context, company: { name: 'Heath Nurseries' } }, ids)).map(({ text }) => text);
};

describe('sizes of a market', () => {
  it('give the growth of each year, of all years and of each part', async () => {
    const [text] = await textsOf('', ['marketGrowth']);

    expect(text).toMatch(/6\.7% in 2024, 6\.9% in 2025/);
    expect(text).toMatch(/6\.8% a year from 2023 to 2025.*Plants 10\.0%, Tools 0\.0%/);
  });

  it('give the part that was asked for', async () => {
    const [text] = await textsOf('plants', ['marketSegment']);

    expect(text).toMatch(/^Plants, the segment asked for, was £484 million in 2025: 70\.8% of the market, 10\.0% more/);
    expect(await textsOf('ponds', ['marketSegment'])).toEqual([]);
  });
});
