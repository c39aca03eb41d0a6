// The dated events of a company in all documents of the workspace.
import { expect, it } from 'vitest';
import { datedEvents } from '#functions/analyses/evidence/dated-events.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const company = 'Alder Kilns';

it('lists what a company decided, moved and closed, by the month or day that the sentence gives', async () => {
  // Prepare
  const text = [
    'In May 2023 the potters of both sites were joined in one workshop.',
    'In March 2024 the first customers were moved to the new kiln.',
    'In June 2031 the old kiln is closed and the site was moved to Whitby.',
    'Since May 2022 clay has been dear.',
    'A dividend of £2 was declared and the year closed on 2 April 2024.',
    'The board plans to open a shop that was bought in May 2024.',
    'Ms Reed was appointed finance director on 1 April 2025.',
    'The site was closed for a week.',
    'The opening was moved from March to September 2025.',
    'The price of clay was approved in June 2024.',
  ].join(' ');
  const chunk = chunkOf({ text }, { company, section: 'Review of the merger > Sites and customers' });
  const context = contextFor({ type: 'BusinessEvolution', inputs: { company }, chunks: [chunk] });

  // Act
  const events = await datedEvents(context);

  // Assess
  expect(events.map(({ date }) => date)).toEqual(['2023-05', '2024-03', '2025-04-01']);
});

it('completes a day without its year by the date of the report', async () => {
  const chunk = chunkOf(
    { text: 'On 11 January the kiln was lost in a fire.' },
    { company, section: 'Interim report to 30 April 2026 > Review' },
  );

  const events = await datedEvents(contextFor({ type: 'BusinessEvolution', inputs: { company }, chunks: [chunk] }));

  expect(events).toMatchObject([{ date: '2026-01-11' }]);
});
