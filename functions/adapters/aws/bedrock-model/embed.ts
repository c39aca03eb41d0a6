// Embeddings by Titan (one text a call) and by Cohere's multilingual models (96 texts a call).
import * as z from 'zod';
import { ModelFailed } from '../../../ports/model.ts';
import { unitVector } from '../../node/unit-vector.ts';
import { type Invoker, invoke } from './invoke.ts';

export const EMBED_DIMENSIONS = 1024;
/** Calls at the same time: within the default quota when a few files are indexed at once. */
const TITAN_AT_ONCE = 8;
const COHERE_TEXTS = 96;
/** Both models refuse longer texts; a chunk is far shorter. */
const LONGEST = { titan: 40_000, cohere: 2048 } as const;

const TitanReply = z.object({ embedding: z.array(z.number()) });
const Vectors = z.array(z.array(z.number()));
const CohereReply = z.object({ embeddings: z.union([Vectors, z.object({ float: Vectors })]) });

const titan = async (invoker: Invoker, modelId: string, texts: readonly string[]): Promise<number[][]> => {
  const one = async (text: string) => {
    const body = { inputText: text.slice(0, LONGEST.titan) || ' ', dimensions: EMBED_DIMENSIONS, normalize: true };
    return (await invoke(invoker, { modelId, body, reply: TitanReply })).embedding;
  };
  const vectors: number[][] = [];
  for (let at = 0; at < texts.length; at += TITAN_AT_ONCE)
    vectors.push(...(await Promise.all(texts.slice(at, at + TITAN_AT_ONCE).map(one))));
  return vectors;
};

/** A single text is a question: chunks come in batches, and Cohere places the two differently. */
const cohere = async (invoker: Invoker, modelId: string, texts: readonly string[]): Promise<number[][]> => {
  const vectors: number[][] = [];
  for (let at = 0; at < texts.length; at += COHERE_TEXTS) {
    const body = {
      texts: texts.slice(at, at + COHERE_TEXTS).map((text) => text.slice(0, LONGEST.cohere) || ' '),
      input_type: texts.length === 1 ? 'search_query' : 'search_document',
      truncate: 'END',
      embedding_types: ['float'],
      ...(modelId.includes('embed-v4') ? { output_dimension: EMBED_DIMENSIONS } : {}),
    };
    const { embeddings } = await invoke(invoker, { modelId, body, reply: CohereReply });
    vectors.push(...(Array.isArray(embeddings) ? embeddings : embeddings.float));
  }
  return vectors;
};

export const embed = async (invoker: Invoker, modelId: string, texts: readonly string[]): Promise<number[][]> => {
  const vectors = await (modelId.includes('cohere.') ? cohere : titan)(invoker, modelId, texts);
  const fits = vectors.length === texts.length && vectors.every(({ length }) => length === EMBED_DIMENSIONS);
  if (!fits) throw new ModelFailed('embeddings of another number or length');
  return vectors.map(unitVector);
};
