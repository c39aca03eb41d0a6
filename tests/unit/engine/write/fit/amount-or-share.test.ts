// A share does not answer a question for an amount, nor an amount one for a share.
import { describe, expect, it } from 'vitest';
import type { Chunk, ChunkContext } from '#functions/ports/search-index.ts';
import { isTicked } from '#shared/quality/judge.ts';
import type { Answer } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';

const NOW = { now: Date.UTC(2025, 2, 1) };
const ticked = ({ blocks }: Answer): string =>
  blocks
    .flatMap(sentencesOf)
    .filter(isTicked)
    .map(({ text }) => text)
    .join('\n');
const ask = async (question: string, chunks: readonly Chunk[]) => ticked(await askOffline(question, chunks, NOW));

const LINDEN: Partial<ChunkContext> = { company: 'Linden Bikes plc', document: 'linden-bikes.pdf', periods: ['2024'] };
const KIND = (section: string, label: string, context: Partial<ChunkContext>) =>
  tableChunk(
    [
      ['', '2024', '2023'],
      [label, '31', '29'],
    ],
    { ...context, section, unitOfAmounts: 'GBP thousand' },
  );

describe('a table of parts of a whole', () => {
  it('has no amounts', async () => {
    const table = KIND('Operating expenses by kind (share of total)', 'Marketing', LINDEN);
    expect(await ask('How much did Linden Bikes spend on marketing in 2024?', [table])).toBe('');
  });
  it.each([
    [
      '판매관리비 구성 (비중)',
      '광고선전비',
      '새온제과',
      '새온제과 2024년 광고선전비는 얼마야?',
      '새온제과 2024년 광고선전비 비중은?',
    ],
    [
      '販売費の構成比',
      '広告宣伝費',
      '灯台製紙',
      '灯台製紙の2024年の広告宣伝費はいくら？',
      '灯台製紙の2024年の広告宣伝費の割合は？',
    ],
  ])('has no amount under %s, but the part in percent', async (section, label, company, amount, share) => {
    const table = KIND(section, label, { company, document: 'report.pdf', periods: ['2024'] });
    expect(await ask(amount, [table])).toBe('');
    expect(await ask(share, [table])).not.toMatch(/31\s?(?:백만|百万|천|千)/);
  });
  it('does not change a column in money', async () => {
    const table = tableChunk(
      [
        ['Region', 'Revenue 2024 (GBP m)', 'Share of revenue'],
        ['North', '45', '38'],
      ],
      { ...LINDEN, section: 'Revenue and share of revenue by region' },
    );
    expect(await ask('What revenue did Linden Bikes make in North in 2024?', [table])).toContain('45');
  });
});

describe('a sentence with a multiple', () => {
  const text = 'Net debt was 2.3x EBITDA at the end of 2024.';
  it('has no amount for what it multiplies', async () => {
    expect(await ask("What was Linden Bikes' net debt?", [chunkOf({ text }, LINDEN)])).toBe('');
  });
  it('does not hide the amount beside it', async () => {
    const amount = 'Net debt was GBP 41 million at the end of 2024.';
    expect(await ask("What was Linden Bikes' net debt?", [chunkOf({ text: amount }, LINDEN)])).toContain('41 million');
  });
});

describe('the growth of a part', () => {
  it('is not its row of one year', async () => {
    const table = tableChunk(
      [
        ['Segment', 'Revenue', 'Operating profit'],
        ['Cargo bikes', '16,450', '1,720'],
      ],
      { ...LINDEN, section: 'Segments' },
    );
    expect(await ask('How much did Cargo bikes grow in 2024?', [table])).toBe('');
  });
});

describe('the label of a row', () => {
  it('is the measure if it only adds a date', async () => {
    const table = tableChunk(
      [
        ['', '2024', '2023'],
        ['Employees at year end', '412', '431'],
      ],
      LINDEN,
    );
    expect(await ask('How many employees did Linden Bikes have at the end of 2023?', [table])).toContain('431');
  });
  it('is a forecast if its column is one', async () => {
    const table = tableChunk(
      [
        ['', '2024', '2026E'],
        ['EBITDA', '13.0', '24.2'],
      ],
      { ...LINDEN, unit: 'USD million' },
    );
    expect(await ask('What EBITDA does Linden Bikes forecast for 2026?', [table])).toContain('24.2');
  });
});
