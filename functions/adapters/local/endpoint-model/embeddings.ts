// Embeds texts with an OpenAI-compatible endpoint; checks the vectors and normalizes them to length 1.
import * as z from 'zod';
import { ModelFailed } from '../../../ports/model.ts';
import { type RetryPolicy, withRetry } from '../../node/model-retry.ts';
import { unitVector } from '../../node/unit-vector.ts';
import { type Endpoint, post } from './post.ts';

const AT_ONCE = 64;
const TIMEOUT = 120_000;
const Reply = z.object({ data: z.array(z.object({ index: z.number().int(), embedding: z.array(z.number()) })) });

type Embeddings = { readonly endpoint: Endpoint; readonly model: string; readonly retryPolicy: RetryPolicy };

const some = async ({ endpoint, model, retryPolicy }: Embeddings, texts: readonly string[]): Promise<number[][]> => {
  const body = { model, input: texts, encoding_format: 'float' };
  const json = await withRetry(async () => {
    const response = await post(endpoint, '/embeddings', { body, signal: AbortSignal.timeout(TIMEOUT) });
    return response.json().catch(() => undefined);
  }, retryPolicy);
  const reply = Reply.safeParse(json);
  if (!reply.success || reply.data.data.length !== texts.length) throw new ModelFailed('these are no embeddings');
  return reply.data.data.toSorted((a, b) => a.index - b.index).map(({ embedding }) => unitVector(embedding));
};

export const embeddings = async (options: Embeddings, texts: readonly string[]): Promise<number[][]> => {
  const vectors: number[][] = [];
  for (let at = 0; at < texts.length; at += AT_ONCE) {
    // Endpoints refuse empty texts, so a blank is sent instead.
    const batch = texts.slice(at, at + AT_ONCE).map((text) => text || ' ');
    vectors.push(...(await some(options, batch)));
  }
  if (vectors.some(({ length }) => length !== vectors[0]?.length)) throw new ModelFailed('embeddings differ in length');
  return vectors;
};
