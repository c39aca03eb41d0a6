// The model on AWS: Bedrock for writing, embeddings and, where it is configured, reranking.
import { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import { findModel } from '#shared/bedrock/find-model.ts';
import { type Model, ModelBusy, ModelFailed, type Piece } from '../../ports/model.ts';
import { PATIENCE, type Patience } from '../node/model-patience.ts';
import { converse } from './bedrock-model/converse.ts';
import { EMBED_DIMENSIONS, embed } from './bedrock-model/embed.ts';
import { rerank } from './bedrock-model/rerank.ts';
import type { Target } from './client-settings.ts';

/** One attempt a call: the tries, their pauses and what counts as busy are decided in one place, ours. */
export const bedrockClient = (target?: Target): BedrockRuntimeClient =>
  new BedrockRuntimeClient({ ...target, maxAttempts: 1 });

/** A call that was given up. `error` is the name that AWS gave it, never its message. */
export type ModelFault = { readonly model: string; readonly error: string };

export type BedrockOptions = {
  readonly client: Pick<BedrockRuntimeClient, 'send'>;
  readonly writeModelId: string;
  readonly embedModelId: string;
  readonly rerankModelId?: string | undefined;
  readonly patience?: Partial<Patience> | undefined;
  readonly report?: (fault: ModelFault) => void;
};

/** Both errors carry a name of AWS or a sentence of ours (failure.ts). */
const reporter =
  ({ report }: BedrockOptions) =>
  (model: string, error: unknown): unknown => {
    if (error instanceof ModelFailed || error instanceof ModelBusy) report?.({ model, error: error.message });
    return error;
  };

async function* reported(pieces: AsyncIterable<Piece>, fault: (error: unknown) => unknown): AsyncGenerator<Piece> {
  try {
    yield* pieces;
  } catch (error) {
    throw fault(error);
  }
}

export const bedrockModel = (options: BedrockOptions): Model => {
  const { client, rerankModelId } = options;
  const writer = findModel(options.writeModelId, 'write');
  const embedder = findModel(options.embedModelId, 'embed');
  const reranker = rerankModelId ? findModel(rerankModelId, 'rerank') : undefined;
  const common = { client, patience: { ...PATIENCE, ...options.patience } };
  const fault = reporter(options);
  const rejected = (model: string) => (error: unknown) => {
    throw fault(model, error);
  };
  return {
    name: writer.id,
    kind: 'model',
    dimensions: EMBED_DIMENSIONS,
    embed: (texts) => embed(common, embedder, texts).catch(rejected(embedder.id)),
    write: (prompt) => reported(converse({ ...common, model: writer }, prompt), (error) => fault(writer.id, error)),
    ...(reranker && {
      rerank: (query, passages) => rerank(common, reranker, { query, passages }).catch(rejected(reranker.id)),
    }),
  };
};
