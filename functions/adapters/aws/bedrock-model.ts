// Implements the model port with Bedrock: writing, embeddings and, where configured, reranking.
import { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import { EMBED_DIMENSIONS } from '#shared/bedrock/entry.ts';
import { findModel } from '#shared/bedrock/find-model.ts';
import { type Model, ModelBusy, ModelFailed, type Piece } from '../../ports/model.ts';
import { RETRY_POLICY, type RetryPolicy } from '../node/model-retry.ts';
import { converse } from './bedrock-model/converse.ts';
import { embed } from './bedrock-model/embed.ts';
import type { Invoker } from './bedrock-model/invoke.ts';
import { rerank } from './bedrock-model/rerank.ts';
import type { Target } from './client-settings.ts';

/** One attempt per call, because our own retry policy decides attempts, pauses and what counts as busy. */
export const bedrockClient = (target?: Target): BedrockRuntimeClient =>
  new BedrockRuntimeClient({ ...target, maxAttempts: 1 });

/** A call that was given up. `error` is AWS's name of the error, never its message. */
export type ModelFault = { readonly model: string; readonly error: string };

type EmbedOptions = {
  readonly client: Pick<BedrockRuntimeClient, 'send'>;
  readonly embedModelId: string;
  readonly retryPolicy?: Partial<RetryPolicy> | undefined;
  readonly report?: ((fault: ModelFault) => void) | undefined;
};
export type BedrockOptions = EmbedOptions & {
  readonly writeModelId: string;
  readonly rerankModelId?: string | undefined;
};

/** Both errors carry an AWS name or one of our own messages (failure.ts). */
const reporter =
  ({ report }: Pick<EmbedOptions, 'report'>) =>
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

const rejected =
  (options: EmbedOptions, model: string) =>
  (error: unknown): never => {
    throw reporter(options)(model, error);
  };

const invokerOf = ({ client, retryPolicy }: EmbedOptions): Invoker => ({
  client,
  retryPolicy: { ...RETRY_POLICY, ...retryPolicy },
});

/** Embeddings only, for functions that never write. */
export const bedrockEmbedder = (options: EmbedOptions): Pick<Model, 'embed'> => {
  const embedder = findModel(options.embedModelId, 'embed');
  return {
    embed: (texts) => embed(invokerOf(options), embedder, texts).catch(rejected(options, embedder.id)),
  };
};

export const bedrockModel = (options: BedrockOptions): Model => {
  const { rerankModelId } = options;
  const writer = findModel(options.writeModelId, 'write');
  const reranker = rerankModelId ? findModel(rerankModelId, 'rerank') : undefined;
  const common = invokerOf(options);
  const fault = reporter(options);
  return {
    name: writer.id,
    kind: 'model',
    dimensions: EMBED_DIMENSIONS,
    ...bedrockEmbedder(options),
    write: (prompt) => reported(converse({ ...common, model: writer }, prompt), (error) => fault(writer.id, error)),
    ...(reranker && {
      rerank: (query, passages) => rerank(common, reranker, { query, passages }).catch(rejected(options, reranker.id)),
    }),
  };
};
