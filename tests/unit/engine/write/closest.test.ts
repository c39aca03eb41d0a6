// The closest passages, shown if nothing answers and if they state something.
import { expect, it } from 'vitest';
import { sentencesOf } from '#shared/report/visit.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';

it('shows no figures of a chart without a word as a close passage', async () => {
  // Prepare
  const of = { company: 'Orrin Ferries plc', document: 'orrin.pdf', language: 'en' } as const;
  const chunks = [
    chunkOf({ text: 'Ferries of the northern route are refitted in the yard at Orrin.' }, { ...of, section: 'Fleet' }),
    tableChunk(
      [
        ['2017.3', '2018.3'],
        ['85', '89'],
      ],
      { ...of, section: 'Fleet of Orrin Ferries' },
    ),
  ];
  // Act
  const { blocks } = await askOffline('Which brokers insure the fleet of Orrin Ferries?', chunks, {
    now: Date.UTC(2026, 0, 1),
  });
  // Assess
  const shown = blocks.flatMap(sentencesOf).map(({ text }) => text);
  expect(shown).toEqual([expect.stringContaining('refitted')]);
});
