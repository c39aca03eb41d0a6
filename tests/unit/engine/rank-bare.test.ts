// "Which segment is the largest?": the table of the members answers where its columns are years of one measure.
import { expect, it } from 'vitest';
import type { Block } from '#shared/report/blocks.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

const OF = { company: 'Quarrel Valves Inc.', language: 'en', section: 'Revenue by segment', unit: '(in millions)' };
const ticked = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block) => (block.kind === 'text' ? block.sentences : []))
    .filter(({ check, fit }) => check === 'verified' && fit !== 'near')
    .map(({ text }) => text)
    .join('\n');
const ask = async (rows: string[][], periods: string[]): Promise<string> =>
  ticked(
    (
      await askOffline('Which segment is the largest?', [tableChunk(rows, { ...OF, periods })], {
        now: Date.UTC(2026, 1),
      })
    ).blocks,
  );

it('answers with the newest year', async () => {
  const text = await ask(
    [
      ['Segment', '2025', '2024'],
      ['Marine', '310', '420'],
      ['Mining', '405', '390'],
      ['Farming', '120', '118'],
    ],
    ['2025', '2024'],
  );

  expect(text).toContain('Mining is highest at 405');
});

it('does not answer with a column of unknown counts', async () => {
  const text = await ask(
    [
      ['Segment', 'Sites', 'Staff'],
      ['Marine', '12', '310'],
      ['Mining', '4', '405'],
      ['Farming', '7', '118'],
    ],
    [],
  );

  expect(text).toBe('');
});
