// A choice between two rows is answered in a sentence; by another metric, or if tables disagree, it has no tick.
import { describe, expect, it } from 'vitest';
import type { Chunk } from '#functions/ports/search-index.ts';
import type { Answer } from '#shared/report/blocks.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

const english = { company: 'Linden Hotels Inc.', document: 'report.html', language: 'en', periods: ['2024', '2025'] };
const REVENUE = tableChunk(
  [
    ['', '2025', '2024'],
    ['Rooms', '$410', '$395'],
    ['Restaurants', '122', '131'],
    ['Total revenue', '$532', '$526'],
  ],
  { ...english, section: 'Revenue by line', unit: '(in millions)' },
);
const STAFF = tableChunk(
  [
    ['Employees', '2025'],
    ['Rooms', '900'],
    ['Restaurants', '1,400'],
  ],
  { ...english, section: 'Employees by line', unit: '(people)' },
);
const JAPANESE = tableChunk(
  [
    ['', '2026年3月期', '2025年3月期'],
    ['低温倉庫', '24,870', '21,450'],
    ['港湾荷役', '3,240', '3,160'],
    ['売上高合計', '28,110', '24,610'],
  ],
  {
    company: '株式会社みさき倉庫',
    document: '報告書.pdf',
    language: 'ja',
    section: 'セグメント別の売上高',
    unit: '(単位：百万円)',
    periods: ['2025-03', '2026-03'],
  },
);

const tickedIn = ({ blocks }: Answer): string =>
  blocks
    .flatMap((block) => (block.kind === 'text' ? block.sentences : []))
    .filter(({ check }) => check === 'verified')
    .map(({ text }) => text)
    .join('\n');
const ask = async (query: string, ...chunks: readonly Chunk[]) =>
  tickedIn(await askOffline(query, chunks, { now: Date.UTC(2026, 5, 1) }));

describe('a choice between two rows', () => {
  it('is decided by the figures of one column', async () => {
    expect(await ask('Which had more revenue in 2024, rooms or restaurants?', REVENUE)).toBe(
      'Rooms is larger, at $395 million, than Restaurants, at $131 million.',
    );
  });

  it('may ask for the smaller one', async () => {
    expect(await ask('Which has lower revenue, rooms or restaurants?', REVENUE)).toContain('Restaurants is smaller');
  });

  it('is not reversed by a word in the name of a side', async () => {
    expect(await ask('みさき倉庫の低温倉庫と港湾荷役ではどちらの売上高が大きいですか', JAPANESE)).toContain(
      '低温倉庫の方が24,870百万円',
    );
  });

  it('has no tick if tables disagree about two measures', async () => {
    expect(await ask('Which is larger, rooms or restaurants?', REVENUE, STAFF)).toBe('');
  });

  it('has no tick for another measure than the requested one', async () => {
    expect(await ask('Which had more operating profit in 2025, rooms or restaurants?', REVENUE)).toBe('');
  });
});
