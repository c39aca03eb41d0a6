// Implements the model port with any OpenAI-compatible endpoint: Ollama, vLLM or a hosted one.

import { DIMENSIONS } from '../../engine/embed/hash-embedding.ts';
import type { Model } from '../../ports/model.ts';
import { RETRY_POLICY, type RetryPolicy } from '../node/model-retry.ts';
import { chat } from './endpoint-model/chat.ts';
import { embeddings } from './endpoint-model/embeddings.ts';
import { hashedEmbeddings } from './offline-model.ts';

export type EndpointOptions = {
  /** Up to and including `/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  /** Without it, texts get the built-in hashed vectors. */
  readonly embedModel?: string | undefined;
  readonly apiKey?: string | undefined;
  readonly retryPolicy?: Partial<RetryPolicy> | undefined;
};

/** A model on a person's own machine may read a long prompt for minutes before its first word. */
const SLOW_START = { firstMs: 180_000 };

export const endpointModel = (options: EndpointOptions): Model => {
  const { baseUrl, apiKey, model, embedModel } = options;
  const common = {
    endpoint: { baseUrl, apiKey },
    retryPolicy: { ...RETRY_POLICY, ...SLOW_START, ...options.retryPolicy },
  };
  let dimensions = embedModel ? 0 : DIMENSIONS;
  return {
    name: model,
    kind: 'model',
    /** Known after the first embedding if the endpoint embeds. */
    get dimensions() {
      return dimensions;
    },
    embed: async (texts) => {
      if (!embedModel) return hashedEmbeddings(texts);
      const vectors = await embeddings({ ...common, model: embedModel }, texts);
      dimensions = vectors[0]?.length ?? dimensions;
      return vectors;
    },
    write: (prompt) => chat({ ...common, model }, prompt),
  };
};
