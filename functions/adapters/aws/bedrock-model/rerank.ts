// Scores the relevance of passages to a question with a reranking model.
import * as z from 'zod';
import type { RerankerEntry } from '#shared/bedrock/entry.ts';
import type { NamedModel } from '#shared/bedrock/find-model.ts';
import { ModelFailed } from '../../../ports/model.ts';
import { type Invoker, invoke } from './invoke.ts';

const MAX_CHARACTERS = 8000;
const Reply = z.object({
  results: z.array(z.object({ index: z.number().int().min(0), relevance_score: z.number().min(0).max(1) })),
});

type Question = { readonly query: string; readonly passages: readonly string[] };

export const rerank = async (
  invoker: Invoker,
  { id, entry }: NamedModel<RerankerEntry>,
  { query, passages }: Question,
): Promise<readonly number[]> => {
  if (passages.length === 0) return [];
  if (passages.length > entry.batch) throw new ModelFailed('too many passages');
  const body = {
    ...(entry.body === 'cohere' ? { api_version: 2 } : {}),
    query,
    documents: passages.map((passage) => passage.slice(0, MAX_CHARACTERS).toWellFormed() || ' '),
    top_n: passages.length,
  };
  const { results } = await invoke(invoker, { modelId: id, body, reply: Reply });
  const scores = new Array<number>(passages.length).fill(0);
  for (const { index, relevance_score: score } of results) if (index < scores.length) scores[index] = score;
  return scores;
};
