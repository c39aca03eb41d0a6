// A sentence with one figure for several sites together answers for none of them.
import { expect, it } from 'vitest';
import { sentencesOf } from '#shared/report/visit.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';

const context = { company: 'Alder Wind plc', document: 'review.pdf', language: 'en' };
const chunks = [
  chunkOf({ text: 'Alder owns 14 wind parks in Spain, Portugal and Wales with 612 MW of capacity.' }, context),
  chunkOf({ text: 'Costs rose because the Elm park (88 MW) in Spain was late.' }, context),
  tableChunk(
    [
      ['Country', 'Parks', 'Capacity (MW)'],
      ['Spain', '6', '301'],
      ['Portugal', '4', '205'],
      ['Wales', '4', '106'],
    ],
    context,
  ),
];

it.each(['capacity in Wales', 'How many parks are there in Spain?'])('%s', async (query) => {
  const { blocks } = await askOffline(query, chunks, { now: Date.UTC(2026, 5, 1) });
  const ticked = blocks.flatMap(sentencesOf).filter(({ check, fit }) => check === 'verified' && fit !== 'near');
  expect(ticked).toEqual([]);
});
