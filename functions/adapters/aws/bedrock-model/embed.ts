// Embeds texts; each model family has its own request body.
import * as z from 'zod';
import { EMBED_DIMENSIONS, type EmbedderEntry } from '#shared/bedrock/entry.ts';
import type { NamedModel } from '#shared/bedrock/find-model.ts';
import { ModelFailed } from '../../../ports/model.ts';
import { unitVector } from '../../node/unit-vector.ts';
import { type Invoker, invoke } from './invoke.ts';

/** Concurrent calls: within the default quota when a few files are indexed at once. */
const AT_ONCE = 8;

/** Chunks are stored, questions are compared with them: most models embed the two differently. */
type Purpose = 'chunk' | 'question';
type Family = {
  body(texts: readonly string[], purpose: Purpose): object;
  readonly reply: z.ZodType<readonly (readonly number[])[]>;
};

const Vector = z.array(z.number());
const Vectors = z.array(Vector);

const cohereBody = (texts: readonly string[], purpose: Purpose) => ({
  texts,
  input_type: purpose === 'question' ? 'search_query' : 'search_document',
  embedding_types: ['float'],
});
const cohereReply = z
  .object({ embeddings: z.union([Vectors, z.object({ float: Vectors })]) })
  .transform(({ embeddings }) => (Array.isArray(embeddings) ? embeddings : embeddings.float));

const FAMILIES: Readonly<Record<EmbedderEntry['body'], Family>> = {
  titan: {
    body: ([inputText]) => ({ inputText, dimensions: EMBED_DIMENSIONS, normalize: true }),
    reply: z.object({ embedding: Vector }).transform(({ embedding }) => [embedding]),
  },
  'cohere-v3': { body: (texts, purpose) => ({ ...cohereBody(texts, purpose), truncate: 'END' }), reply: cohereReply },
  // Accepts long texts whole; its truncation options have other names.
  'cohere-v4': {
    body: (texts, purpose) => ({ ...cohereBody(texts, purpose), output_dimension: EMBED_DIMENSIONS }),
    reply: cohereReply,
  },
  nova: {
    body: ([value], purpose) => ({
      taskType: 'SINGLE_EMBEDDING',
      singleEmbeddingParams: {
        embeddingPurpose: purpose === 'question' ? 'TEXT_RETRIEVAL' : 'GENERIC_INDEX',
        embeddingDimension: EMBED_DIMENSIONS,
        text: { truncationMode: 'END', value },
      },
    }),
    reply: z
      .object({ embeddings: z.array(z.object({ embedding: Vector })) })
      .transform(({ embeddings }) => embeddings.map(({ embedding }) => embedding)),
  },
};

const batchesOf = (texts: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(texts.length / size) }, (_, n) => texts.slice(n * size, (n + 1) * size));

export const embed = async (
  invoker: Invoker,
  { id, entry }: NamedModel<EmbedderEntry>,
  texts: readonly string[],
): Promise<number[][]> => {
  const family = FAMILIES[entry.body];
  // A single text is a question, because chunks arrive in batches.
  const purpose = texts.length === 1 ? 'question' : 'chunk';
  const cut = texts.map((text) => text.slice(0, entry.longest).toWellFormed() || ' ');
  const batches = batchesOf(cut, entry.batch);
  const vectors: (readonly number[])[] = [];
  for (let at = 0; at < batches.length; at += AT_ONCE) {
    const some = batches.slice(at, at + AT_ONCE);
    const replies = await Promise.all(
      some.map((batch) => invoke(invoker, { modelId: id, body: family.body(batch, purpose), reply: family.reply })),
    );
    vectors.push(...replies.flat());
  }
  const fits = vectors.length === texts.length && vectors.every(({ length }) => length === EMBED_DIMENSIONS);
  if (!fits) throw new ModelFailed('embeddings of another number or length');
  return vectors.map(unitVector);
};
