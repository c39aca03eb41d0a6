// "From 2023 to 2025" asks for the change from the first year to the last; a single year for the change from the year
// before.
import { expect, it } from 'vitest';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

it.each([
  ['How much did revenue increase from 2023 to 2025?', 'rose by $150 million (50.0%)'],
  ['Revenue for 2023 to 2025', undefined],
])('%s', async (question, change) => {
  const chunk = tableChunk(
    [
      ['', '2025', '2024', '2023'],
      ['Revenue', '$450', '$390', '$300'],
      ['Net income', '45', '39', '30'],
    ],
    {
      company: 'Osprey Dental Inc.',
      document: 'report.html',
      section: 'Consolidated statements of income',
      unit: '(in millions)',
      periods: ['2023', '2024', '2025'],
    },
  );

  const { blocks } = await askOffline(question, [chunk], { now: Date.UTC(2026, 5, 1) });

  const text = JSON.stringify(blocks);
  expect(text).toContain('$390 million');
  if (change) expect(text).toContain(change);
  else expect(text).not.toContain('rose by');
});

it('ticks both years of a growth', async () => {
  const chunk = tableChunk(
    [
      ['', '2024', '2023'],
      ['Denture revenue', '$48,400', '$44,000'],
      ['Total revenue', '81,100', '77,400'],
    ],
    { company: 'Osprey Dental Inc.', document: 'report.html', unit: '(in thousands)', periods: ['2023', '2024'] },
  );

  const made = await askOffline('How much did denture revenue rise in 2024, in percent?', [chunk], {
    now: Date.UTC(2026, 5, 1),
  });

  expect(tickedIn(made)).toContain('$44,000 thousand for 2023');
  expect(tickedIn(made)).toContain('(10.0%)');
});
