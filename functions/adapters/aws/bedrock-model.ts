// The model on AWS: Bedrock for writing, embeddings and, where it is configured, reranking.
import { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import type { Model } from '../../ports/model.ts';
import { PATIENCE, type Patience } from '../node/model-patience.ts';
import { converse } from './bedrock-model/converse.ts';
import { EMBED_DIMENSIONS, embed } from './bedrock-model/embed.ts';
import { rerank } from './bedrock-model/rerank.ts';
import type { Target } from './clients.ts';

/** One attempt a call: the tries, their pauses and what counts as busy are decided in one place, ours. */
export const bedrockClient = (target?: Target): BedrockRuntimeClient =>
  new BedrockRuntimeClient({ ...target, maxAttempts: 1 });

export type BedrockOptions = {
  readonly client: Pick<BedrockRuntimeClient, 'send'>;
  readonly writeModelId: string;
  readonly embedModelId: string;
  readonly rerankModelId?: string | undefined;
  readonly patience?: Partial<Patience> | undefined;
};

export const bedrockModel = (options: BedrockOptions): Model => {
  const { client, writeModelId, embedModelId, rerankModelId } = options;
  const common = { client, patience: { ...PATIENCE, ...options.patience } };
  return {
    name: writeModelId,
    kind: 'model',
    dimensions: EMBED_DIMENSIONS,
    embed: (texts) => embed(common, embedModelId, texts),
    write: (prompt) => converse({ ...common, modelId: writeModelId }, prompt),
    ...(rerankModelId ? { rerank: (query, passages) => rerank(common, rerankModelId, { query, passages }) } : {}),
  };
};
