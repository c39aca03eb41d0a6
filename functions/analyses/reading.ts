// Retrieves for a section as the engine does for a question: plans, retrieves, ranks.
import type { Passage } from '../engine/evidence.ts';
import { evidenceOf, rankedOf } from '../engine/rank/select-evidence.ts';
import { filesGatherer } from '../engine/retrieve/files.ts';
import { ground } from '../engine/understand/ground.ts';
import { plan as planOf } from '../engine/understand/plan.ts';
import type { Plan } from '../engine/understand/plan-type.ts';
import type { Desk } from './desk.ts';
import { withOwners } from './house-files.ts';

export type Reading = { readonly plan: Plan; readonly passages: readonly Passage[] };

const read = async (desk: Desk, question: string): Promise<Reading> => {
  const { index, model, scope, language, now } = desk;
  const guessed = planOf({ query: question, history: [], language, sources: ['FILES'], now });
  const { outcome, candidates: found } = await filesGatherer({ index, model }).gather(guessed, scope);
  if (outcome === 'failed') throw new Error('the index did not answer');
  const candidates = await withOwners(desk, found);
  const plan = ground(
    guessed,
    candidates.map(({ chunk }) => chunk),
  );
  const ranked = await rankedOf(plan, candidates, { index, model }, scope);
  return { plan, passages: evidenceOf(plan, ranked, model) };
};

/** Caches readings by desk and question: several cells and companies of a section ask the same. */
const KNOWN = new WeakMap<Desk, Map<string, Promise<Reading>>>();

/** Throws if the index does not answer; the section is then retried. */
export const readFor = async (desk: Desk, question: string): Promise<Reading> => {
  const known = KNOWN.get(desk) ?? new Map<string, Promise<Reading>>();
  KNOWN.set(desk, known);
  const reading = known.get(question) ?? read(desk, question);
  known.set(question, reading);
  return reading;
};
