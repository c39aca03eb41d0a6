// The choice of peers gives reasons; a list of prices of the same companies gives none.
import { expect, it } from 'vitest';
import { peerChoice } from '#functions/analyses/compute-parts/peer-choice.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

it('gives the reason for each rival that documents name', async () => {
  const prices = tableChunk(
    [
      ['2026', 'Rye loaf', 'Bun'],
      ['Oat Lane', '£3.10', '£0.90'],
      ['Barley Row', '£2.80', '£0.80'],
    ],
    { document: 'Note on rivals', section: 'Prices' },
  );
  const rivals = chunkOf({ text: 'Our main competitors are Barley Row and Spelt House.' }, { company: 'Oat Lane' });
  const context = contextFor({ type: 'PeerComps', inputs: { company: 'Oat Lane' }, chunks: [rivals, prices] });

  const { blocks } = await peerChoice(context);

  const rows = blocks.flatMap((one) =>
    one.kind === 'table' ? one.rows.map((row) => row.map(({ text }) => text)) : [],
  );
  expect(rows.map(([, name]) => name).toSorted()).toEqual(['Barley Row', 'Spelt House']);
});
