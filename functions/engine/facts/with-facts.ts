// Grounds the plan in the retrieved documents, and adds the facts that answer it with their passages.
import type { Index, Scope } from '../../ports/search-index.ts';
import type { Candidate } from '../retrieve/gatherer.ts';
import { ground } from '../understand/ground.ts';
import type { Plan } from '../understand/plan-type.ts';
import { withPassages } from './fact-passages.ts';
import { type FactReader, knownFacts } from './known-facts.ts';

type Ports = { readonly index: Pick<Index, 'range'>; readonly facts?: FactReader | undefined };

export const withFacts = async (
  { index, facts: read }: Ports,
  guessed: Plan,
  scope: Scope,
  candidates: readonly Candidate[],
): Promise<{ readonly plan: Plan; readonly candidates: readonly Candidate[] }> => {
  const chunks = candidates.map(({ chunk }) => chunk);
  const plan = ground(guessed, chunks);
  if (!read) return { plan, candidates };
  const own = candidates.filter(({ source }) => source === 'FILES').map(({ chunk }) => chunk);
  const found = await withPassages(index, scope, await knownFacts(read, plan, scope, own), candidates);
  return { plan: { ...plan, facts: found.facts }, candidates: found.candidates };
};
