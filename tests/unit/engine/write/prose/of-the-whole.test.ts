// A sentence about the whole is not ticked for a question about a part, even if its reason names the part.
import { describe, expect, it } from 'vitest';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

const context = { company: 'Osprey Dental Inc.', document: 'annual-report.html', language: 'en', periods: ['2025'] };
const chunks = [
  tableChunk(
    [
      ['Revenue by line (in millions)', '2025', '2024'],
      ['Aligners', '$310', '$250'],
      ['Implants', '120', '118'],
      ['Total revenue', '$430', '$368'],
    ],
    { ...context, section: 'Revenue by line', unit: '(in millions)' },
  ),
  chunkOf(
    {
      text: 'Total revenue was $430 million in 2025, an increase of 16.8% from 2024, driven by a new generation of aligners.',
    },
    { ...context, section: 'Management discussion' },
  ),
  chunkOf(
    { text: 'Implants revenue was $120 million in 2025, an increase of 1.7%, because of a delayed launch.' },
    { ...context, section: 'Management discussion' },
  ),
];
const ask = async (query: string) => tickedIn(await askOffline(query, chunks, { now: Date.UTC(2026, 5, 1) }));

describe('a question for a part of a figure', () => {
  it('has no tick for a sentence about the whole', async () => {
    const ticked = await ask('What was aligners revenue in 2025?');

    expect(ticked).toContain('310');
    expect(ticked).not.toContain('Total revenue');
  });

  it('has a tick for a sentence about the part', async () => {
    expect(await ask('What was implants revenue in 2025?')).toContain('an increase of 1.7%');
  });

  it('is not answered with the reason for a change of the whole', async () => {
    expect(await ask('Why did aligners revenue increase in 2025?')).toBe('');
    expect(await ask('Why did total revenue increase in 2025?')).toContain('driven by a new generation');
    expect(await ask('Why did implants revenue increase in 2025?')).toContain('delayed launch');
  });

  it("is not answered with a segment's contribution to the whole", async () => {
    const segment = chunkOf(
      { text: 'Revenue of the aligners segment rose 24.0% to $310 million in 2025.' },
      { ...context, section: 'Management discussion' },
    );

    const ticked = tickedIn(
      await askOffline('How much did revenue increase in 2025?', [...chunks, segment], { now: Date.UTC(2026, 5, 1) }),
    );

    expect(ticked).toContain('16.8%');
    expect(ticked).not.toContain('segment');
  });
});
