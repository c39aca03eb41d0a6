// Prepares chunks for the index, in batches: their analyzed words and their vectors.
import { searchableText } from '../../documents/chunk/header.ts';
import type { Model } from '../../ports/model.ts';
import type { Chunk, IndexedChunk } from '../../ports/search-index.ts';
import { chunkTerms } from '../label-terms.ts';

const BATCH = 200;

export async function* embedChunks(
  model: Pick<Model, 'embed'>,
  chunks: readonly Chunk[],
): AsyncGenerator<readonly IndexedChunk[]> {
  for (let from = 0; from < chunks.length; from += BATCH) {
    const batch = chunks.slice(from, from + BATCH);
    const vectors = await model.embed(batch.map(searchableText));
    yield batch.map((chunk, n) => ({ ...chunk, terms: chunkTerms(chunk), vector: vectors[n] ?? [] }));
  }
}
