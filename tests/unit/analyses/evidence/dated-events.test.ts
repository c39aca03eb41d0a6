// The dated events of a company in all documents of the workspace.
import { expect, it } from 'vitest';
import { datedEvents } from '#functions/analyses/evidence/dated-events.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const company = 'Alder Kilns';

it('lists what a company decided, moved and closed, by the month that opens the sentence', async () => {
  // Prepare
  const text = [
    'In May 2023 the potters of both sites were joined in one workshop.',
    'In March 2024 the first customers were moved to the new kiln.',
    'In June 2031 the old kiln is closed and the site was moved to Whitby.',
    'Since May 2022 clay has been dear.',
    'The site was closed for a week.',
  ].join(' ');
  const chunk = chunkOf({ text }, { company, section: 'Review of the merger > Sites and customers' });
  const context = contextFor({ type: 'BusinessEvolution', inputs: { company }, chunks: [chunk] });

  // Act
  const events = await datedEvents(context);

  // Assess
  expect(events.map(({ date }) => date)).toEqual(['2023-05', '2024-03']);
});
