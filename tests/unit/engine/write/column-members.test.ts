// The largest column of a row, and a change if only the level of one year is printed.
import { describe, expect, it } from 'vitest';
import type { Chunk } from '#functions/ports/search-index.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

const WEIR = { company: 'Weir Ceramics plc', document: 'weir.pdf', language: 'en' } as const;
const regions = (europe: string): Chunk =>
  tableChunk(
    [
      ['', 'Americas', 'Europe', 'Asia', 'Total'],
      ['Revenue', '$500', europe, '$100', '$900'],
      ['Operating income', '50', '60', '10', '120'],
    ],
    { ...WEIR, section: 'Segment information', unit: '(in millions)', periods: ['2025'] },
  );
const services = tableChunk(
  [
    ['', '2025', '2024'],
    ['Kilns', '901', '899'],
    ['Internet customers', '446', '430'],
    ['Moulds', '120', '118'],
  ],
  { ...WEIR, section: 'Volumes', periods: ['2025', '2024'] },
);
const cash = tableChunk(
  [
    ['', '2025'],
    ['Revenue', '$900'],
  ],
  { ...WEIR, section: 'Income statement', unit: '(in millions)', periods: ['2025'] },
);

const ticked = async (query: string, chunks: readonly Chunk[]): Promise<string> => {
  const { blocks } = await askOffline(query, chunks, { now: Date.UTC(2026, 5, 1) });
  const sentences = blocks.flatMap((block) => (block.kind === 'text' ? block.sentences : []));
  return sentences.flatMap(({ check, fit, text }) => (check === 'verified' && fit === 'answers' ? [text] : [])).join();
};

describe('the largest column of a row', () => {
  it('is chosen by the figures of the requested row', async () => {
    expect(
      await ticked('Which region had the largest operating income at Weir Ceramics?', [regions('$300')]),
    ).toContain('Europe is highest at Operating income $60 million');
  });

  it('is open if the figures add up to none of the rows', async () => {
    expect(await ticked('Which region had the largest revenue at Weir Ceramics?', [regions('$340')])).toBe('');
  });

  it('is not chosen among rows, even if one has that label', async () => {
    expect(await ticked('Which is the largest customer of Weir Ceramics?', [services])).toBe('');
  });
});

describe('a change', () => {
  it('is not answered by the amount of one year', async () => {
    expect(await ticked('What was the percentage increase of the revenue of Weir Ceramics in 2025?', [cash])).toBe('');
    expect(await ticked('What was the revenue of Weir Ceramics in 2025?', [cash])).toContain('$900 million');
  });
});
