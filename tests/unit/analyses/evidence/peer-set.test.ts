// One set of companies for every analysis that compares: entered, named by documents, never the company itself.
import { expect, it } from 'vitest';
import { peerSet } from '#functions/analyses/evidence/peer-set.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

it('adds the competitors that documents name to those that a person entered', async () => {
  const named = chunkOf(
    { text: 'Our competitors include Basalt Works and Flint Union.' },
    { company: 'Quarry North', section: 'Competition' },
  );
  const inputs = { company: 'Quarry North', peers: ['Granite Holdings', 'Basalt Works'] };

  const peers = await peerSet(contextFor({ type: 'PeerComps', inputs, chunks: [named] }));

  expect(peers.map(({ company, isEntered }) => [company.name, isEntered])).toEqual([
    ['Granite Holdings', true],
    ['Basalt Works', true],
    ['Flint Union', false],
  ]);
});
