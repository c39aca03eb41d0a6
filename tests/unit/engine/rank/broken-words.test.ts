// Words that a narrow column breaks over lines are found as whole words.
import { expect, it } from 'vitest';
import { brokenTerms } from '#functions/engine/rank/broken-words.ts';
import { readChunk } from '#functions/engine/rank/read-chunk.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

const GLOSSARY = [
  ['用語', '意味'],
  ['コンプレッ', '空気を圧縮して冷媒を送'],
  ['サー', 'り出す機械を指す。'],
];

it('reads a column downwards', () => {
  const chunk = tableChunk(GLOSSARY, { language: 'ja' });

  expect(chunk.text).not.toContain('コンプレッサー');
  expect(readChunk(chunk).passage.counts.has('コンプレッサー')).toBe(true);
  expect(readChunk(chunk).passage.length).toBe(readChunk(tableChunk(GLOSSARY)).passage.length);
});

it('joins no cells over a figure, and nothing in prose', () => {
  const text = ['冷凍\t12', '倉庫\t30', '5\t7', '設備\t8'].join('\n');

  expect(brokenTerms({ kind: 'table', text })).toContain('凍倉');
  expect(brokenTerms({ kind: 'table', text })).not.toContain('庫設');
  expect(brokenTerms({ kind: 'prose', text })).toEqual([]);
});
