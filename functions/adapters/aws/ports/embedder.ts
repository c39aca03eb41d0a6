// Wires the embedding model on AWS, for services that search but never generate text.
import { EMBED_DIMENSIONS } from '#shared/bedrock/entry.ts';
import { lazy } from '#shared/lazy.ts';
import type { Model } from '../../../ports/model.ts';
import { env } from '../env.ts';
import { modelFailed } from '../log-line.ts';

export const embedder = (): Model => {
  const { STAGE, EMBED_MODEL_ID } = env('STAGE', 'EMBED_MODEL_ID');
  const adapter = lazy(async () => {
    const { bedrockClient, bedrockEmbedder } = await import('../bedrock-model.ts');
    return bedrockEmbedder({ client: bedrockClient(), embedModelId: EMBED_MODEL_ID, report: modelFailed(STAGE) });
  });
  return {
    name: EMBED_MODEL_ID,
    kind: 'offline',
    dimensions: EMBED_DIMENSIONS,
    embed: async (texts) => (await adapter()).embed(texts),
  };
};
