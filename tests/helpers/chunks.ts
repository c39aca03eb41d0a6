// Hand-made passages for tests of the research engine.

import type { Cited } from '#functions/engine/evidence.ts';
import type { Chunk, ChunkContext } from '#functions/ports/search-index.ts';

let seq = 0;
/** Restarts the count for each test file: a passage with a high number would seem to be in a long document. */
export const countFromFirst = (): void => {
  seq = 0;
};

type Made = { readonly text: string; readonly kind?: Chunk['kind']; readonly fileId?: string; readonly seq?: number };

export const chunkOf = (made: Made, context: Partial<ChunkContext> = {}): Chunk => {
  const fileId = made.fileId ?? 'fil_000000000001_0000000000000001';
  const number = made.seq ?? seq++;
  return {
    id: `${fileId}#${number}`,
    projectId: 'prj_000000000001',
    fileId,
    seq: number,
    kind: made.kind ?? 'prose',
    text: made.text,
    spans: [{ start: 0, end: made.text.length, locator: { page: 1 } }],
    context: { document: 'report.pdf', periods: [], language: 'en', ...context },
  };
};

export const tableChunk = (rows: readonly (readonly string[])[], context: Partial<ChunkContext> = {}): Chunk =>
  chunkOf({ kind: 'table', text: rows.map((cells) => cells.join('\t')).join('\n') }, context);

/** Cites the text around `quote`, or the whole chunk. */
export const cite = (chunk: Chunk, quote = chunk.text, n = 1): Cited => {
  const start = chunk.text.indexOf(quote);
  return { n, source: 'FILES', chunk, start, end: start + quote.length, quote };
};
