// Retrieves the passages of the files that speak of competitors, which tell whom a line of another passage is about.
import { type Chunk, type Index, IndexWaking, type Scope } from '../../ports/search-index.ts';
import type { Plan } from '../understand/plan-type.ts';
import { COMPETITOR_TERMS } from '../write/whose/named-competitors.ts';
import { asksOfOthers } from '../write/whose/whose-judge.ts';
import { interned } from './intern.ts';

const MAX_PASSAGES = 40;

/** The answer can do without them, if the index fails; one that is starting is asked again. */
const withoutThem = (error: unknown): [] => {
  if (error instanceof IndexWaking) throw error;
  return [];
};

export const competitorPassages = async (
  index: Pick<Index, 'lexical'>,
  plan: Plan,
  scope: Scope,
): Promise<readonly Chunk[]> => {
  if (asksOfOthers(plan) || !plan.sources.includes('FILES')) return [];
  const hits = await index.lexical({ scope, terms: COMPETITOR_TERMS, limit: MAX_PASSAGES }).catch(withoutThem);
  return hits.map(({ chunk }) => interned(chunk));
};
