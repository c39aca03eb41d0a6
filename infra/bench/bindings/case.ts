// A sentence derived from a passage: true, or falsified in one known way.
import type { Cited } from '#functions/engine/evidence.ts';
import type { Chunk, ChunkContext } from '#functions/ports/search-index.ts';

export type Case = { readonly kind: string; readonly text: string; readonly cited: Cited };

export const chunkOf = (kind: Chunk['kind'], text: string, context: Partial<ChunkContext>): Chunk => ({
  id: 'c',
  projectId: 'p',
  fileId: 'f',
  seq: 0,
  kind,
  text,
  spans: [{ start: 0, end: text.length, locator: { page: 1 } }],
  context: { document: 'report', periods: [], language: 'en', ...context },
});
export const citing = (chunk: Chunk, start: number, end: number): Cited => ({
  n: 1,
  source: 'FILES',
  chunk,
  start,
  end,
  quote: chunk.text.slice(start, end),
});
