// Two papers that date one price cut of a competitor differently.
import { expect, it } from 'vitest';
import { timeline } from '#functions/analyses/timeline.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const OWN = { company: 'Aspen Freight' };
const chunks = [
  chunkOf({ text: 'Our main competitors are Birch and Cedar.' }, { ...OWN, document: 'annual report.md' }),
  chunkOf(
    { text: 'Birch opened a depot in January 2026 and cut its entry price by 6%.' },
    { ...OWN, document: 'competitor note.md', section: 'Moves of competitors' },
  ),
  chunkOf(
    { text: 'Birch cut the price of its entry product by 6% in September 2025.' },
    { ...OWN, document: 'price list.md', section: 'Reasons for the change' },
  ),
];

it('are one event with both dates', async () => {
  const context = contextFor({ type: 'CompetitiveLandscape', inputs: OWN, chunks });
  const { blocks } = await timeline({ kind: 'timeline', questions: ['competitorNews'], most: 5 }, context);
  const entries = blocks.flatMap((block) => (block.kind === 'timeline' ? block.entries : []));

  expect(entries.length).toBe(1);
  expect(entries[0]?.sentences.at(-1)?.text).toBe(
    'The sources date this differently: January 2026 (competitor note) and September 2025 (price list).',
  );
});
