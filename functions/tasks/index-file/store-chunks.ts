// Puts a file's chunks into the index, in batches, and removes what an earlier version of the file left behind.
import { searchableText } from '../../documents/chunk/header.ts';
import { chunkTerms } from '../../engine/label-terms.ts';
import type { Chunk, Index } from '../../ports/index-port.ts';
import type { Model } from '../../ports/model.ts';

const BATCH = 200;

type Ports = { readonly index: Pick<Index, 'put' | 'removeFile'>; readonly model: Pick<Model, 'embed'> };
type Target = { readonly tenant: string; readonly fileId: string };

/** `onBatch` says whether to go on. */
export const storeChunks = async (
  ports: Ports,
  { tenant, fileId }: Target,
  chunks: readonly Chunk[],
  onBatch: (share: number) => Promise<boolean>,
): Promise<boolean> => {
  for (let from = 0; from < chunks.length; from += BATCH) {
    const batch = chunks.slice(from, from + BATCH);
    const texts = batch.map(searchableText);
    const vectors = await ports.model.embed(texts);
    const indexed = batch.map((chunk, n) => ({
      ...chunk,
      terms: chunkTerms(chunk),
      vector: vectors[n] ?? [],
    }));
    await ports.index.put(tenant, indexed);
    if (!(await onBatch(Math.min(1, (from + BATCH) / chunks.length)))) return false;
  }
  await ports.index.removeFile({ tenant, fileId, fromSeq: chunks.length });
  return true;
};
