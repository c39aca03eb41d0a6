// Fiscal years are distinct: a year that ends in another month, or part of a year, does not answer for it.
import { describe, expect, it } from 'vitest';
import type { ChunkContext } from '#functions/ports/search-index.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';

const RIVER = { company: 'Riverbend Tools Inc.', document: 'riverbend.html', language: 'en' } as const;
const statement = (context: Partial<ChunkContext> = {}) =>
  tableChunk(
    [
      ['', '2025', '2024'],
      ['Revenue', '900', '800'],
      ['Operating income', '90', '60'],
    ],
    {
      ...RIVER,
      unit: '(In millions)',
      section: 'CONSOLIDATED INCOME STATEMENTS',
      periods: ['2024', '2025'],
      ...context,
    },
  );

const first = async (query: string, chunks = [statement()]) => {
  const { blocks } = await askOffline(query, chunks, { now: Date.UTC(2026, 5, 1) });
  return blocks.flatMap((block) => (block.kind === 'text' ? block.sentences : []))[0];
};

describe('a year that ends in a month', () => {
  it.each([
    'Riverbend Toolsの2025年3月期の売上高は？',
    'Riverbend Tools의 2025년 3월기 매출액은?',
    'What was the revenue of Riverbend Tools for the fiscal year ended March 2025?',
    'Riverbend Toolsの2025年3月期の営業利益率は？',
  ])('is not answered by a year without a month: %s', async (query) => {
    expect(await first(query)).toMatchObject({
      check: 'uncertain',
      findings: expect.arrayContaining([{ code: 'periodDiffers', about: '2025-03', instead: '2025' }]),
    });
  });
  it.each([
    ['its document', { document: 'riverbend 2025年3月期 決算短信.html' }],
    ['its heading', { section: 'Income statements for the years ended March 31' }],
    ['its periods', { periods: ['2024-03-31', '2025-03-31'] }],
  ])('is answered by a year whose month is stated by %s', async (_, context) => {
    expect(await first('Riverbend Toolsの2025年3月期の売上高は？', [statement(context)])).toMatchObject({
      check: 'verified',
      fit: 'answers',
    });
  });
  it('is not answered by a sentence with a year without a month', async () => {
    const sentence = chunkOf({ text: 'The revenue target of Riverbend Tools for 2025 is $950 million.' }, RIVER);
    expect(await first('Riverbend Toolsの2025年3月期の売上高目標は？', [sentence])).not.toMatchObject({
      check: 'verified',
    });
  });
});

describe('a part of a year', () => {
  const months = tableChunk(
    [
      ['', 'Three months ended December 31, 2025', 'Three months ended December 31, 2024'],
      ['Revenue', '300', '250'],
    ],
    { ...RIVER, unit: '(In millions)', section: 'Quarterly results', periods: ['2025', '2024'] },
  );
  it.each([
    ['is not the year', 'What was the revenue of Riverbend Tools in 2025?', 'uncertain'],
    [
      'is no answer whether the year passed a limit',
      'Did the revenue of Riverbend Tools exceed $280 million in 2025?',
      'uncertain',
    ],
    [
      'answers for itself',
      'What was the revenue of Riverbend Tools for the three months ended December 31, 2025?',
      'verified',
    ],
  ])('%s', async (_, query, check) => {
    expect(await first(query, [months])).toMatchObject({ check });
  });
});

describe('a year named by its last month', () => {
  const ROPES = { company: '北灘製綱', document: '北灘製綱_決算短信.html', language: 'ja' } as const;
  const results = tableChunk(
    [
      ['', '2025年8月期', '2026年8月期'],
      ['売上高', '4,120', '4,480'],
      ['営業利益', '206', '280'],
    ],
    { ...ROPES, unit: '（単位：百万円）', section: '連結損益計算書', periods: ['2025-08', '2026-08'] },
  );
  it.each([
    ['in a figure', '2026年の売上高は？', '2026年8月期の売上高'],
    ['in a ratio', '2026年の営業利益率は？', '2026年8月期の営業利益率'],
    ['for the newest year', '売上高は？', '2026年8月期の売上高'],
  ])('is printed as its column prints it: %s', async (_, query, says) => {
    const now = Date.UTC(2026, 9, 1);
    const { blocks } = await askOffline(query, [results], { now });
    const [sentence] = blocks.flatMap((block) => (block.kind === 'text' ? block.sentences : []));
    expect(sentence).toMatchObject({ text: expect.stringContaining(says), check: 'verified' });
  });
});
