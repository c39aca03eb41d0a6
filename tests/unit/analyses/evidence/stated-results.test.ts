// Results of a rival that a note about it states in its sentences.
import { expect, it } from 'vitest';
import { statedResults } from '#functions/analyses/evidence/stated-results.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const statedOf = async (text: string, document: string, rival = 'Kestwick Ferries') => {
  const inputs = { company: 'Harbor Lines', peers: [rival] };
  const chunks = [chunkOf({ text }, { document, company: 'Harbor Lines' })];
  const context = contextFor({ type: 'PeerComps', inputs, chunks });
  const found = await statedResults(context, { name: rival }, ['revenue', 'operatingIncome']);
  return found.map(({ metric, year, value }) => [metric, year, value]);
};

it.each([
  [
    'In 2025 Kestwick Ferries had revenue of £48.6 million and operating profit of £7.1 million.',
    [
      ['operatingIncome', '2025', 7_100_000],
      ['revenue', '2025', 48_600_000],
    ],
  ],
  [
    '2025년 매출 486억원, 영업이익 71억원이다. 2024년 매출은 402억원이다.',
    [
      ['revenue', '2024', 40_200_000_000],
      ['operatingIncome', '2025', 7_100_000_000],
      ['revenue', '2025', 48_600_000_000],
    ],
  ],
])('are read with the year said before them: %s', async (text, expected) => {
  expect(await statedOf(text, 'Note_on_Kestwick_Ferries.md')).toEqual(expected);
});

it.each([
  ['Revenue of £48.6 million is expected for 2026.', 'Harbor_Lines_plan.md'],
  ['In 2026 the plan is for revenue forecast at £48.6 million.', 'Note_on_Kestwick_Ferries.md'],
  ['In the first half of 2025 revenue was £24 million.', 'Note_on_Kestwick_Ferries.md'],
  ['In 2025 revenue rose by £3 million.', 'Note_on_Kestwick_Ferries.md'],
])('are no forecasts, parts of a year, changes or results of another company: %s', async (text, document) => {
  expect(await statedOf(text, document)).toEqual([]);
});
