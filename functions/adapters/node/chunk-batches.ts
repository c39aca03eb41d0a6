// The batches that an index is given, whether they come at once or as they are made.
import type { ChunkBatches, IndexedChunk } from '../../ports/search-index.ts';

export async function* batchesOf(chunks: ChunkBatches): AsyncGenerator<readonly IndexedChunk[]> {
  const batches = Symbol.asyncIterator in chunks ? chunks : [chunks];
  for await (const batch of batches) if (batch.length > 0) yield batch;
}
