// Stores a file's chunks in the index, in batches, and removes those left by an earlier version of the file.
import { embedChunks } from '../../engine/embed/embed-chunks.ts';
import type { Model } from '../../ports/model.ts';
import type { Chunk, Index } from '../../ports/search-index.ts';

type Ports = { readonly index: Pick<Index, 'put' | 'removeFile'>; readonly model: Pick<Model, 'embed'> };
type Target = { readonly tenant: string; readonly fileId: string };

/** `onBatch` is called after each stored batch and returns whether to continue. */
export const storeChunks = async (
  { index, model }: Ports,
  { tenant, fileId }: Target,
  chunks: readonly Chunk[],
  onBatch: (share: number) => Promise<boolean>,
): Promise<boolean> => {
  let goesOn = true;
  async function* batches() {
    let written = 0;
    for await (const batch of embedChunks(model, chunks)) {
      yield batch;
      written += batch.length;
      goesOn = await onBatch(written / chunks.length);
      if (!goesOn) return;
    }
  }
  await index.put(tenant, batches());
  if (!goesOn) return false;
  await index.removeFile({ tenant, fileId, fromSeq: chunks.length });
  return true;
};
