// Splits chunks into batches for an index, whether they arrive all at once or one by one.
import type { ChunkBatches, IndexedChunk } from '../../ports/search-index.ts';

export async function* batchesOf(chunks: ChunkBatches): AsyncGenerator<readonly IndexedChunk[]> {
  const batches = Symbol.asyncIterator in chunks ? chunks : [chunks];
  for await (const batch of batches) if (batch.length > 0) yield batch;
}
