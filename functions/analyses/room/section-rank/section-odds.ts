// How likely a sentence belongs in a kind of section, by weights that `npm run train -- --sections` learned from what
// readers would put there.
import { lazy } from '#shared/lazy.ts';
import type { Quotable } from '../../../engine/write/prose/sentences.ts';
import { sectionFeatures } from './features.ts';
import type { SectionKind } from './section-kinds.ts';
import learned from './section-weights.json' with { type: 'json' };

type Model = { readonly bias: number; readonly weights: ReadonlyMap<string, number> };

/** `features weight feature weight …`, in hundredths. */
const SCALE = 100;
const parsed = (written: string): ReadonlyMap<string, number> => {
  const words = written.split(' ');
  const weights = new Map<string, number>();
  for (let i = 0; i + 1 < words.length; i += 2) weights.set(words[i] ?? '', Number(words[i + 1]) / SCALE);
  return weights;
};

/** Each is read when it is first needed. */
const MODELS = new Map(
  Object.entries(learned.kinds).map(([kind, { bias, weights }]) => [
    kind,
    lazy((): Model => ({ bias, weights: parsed(weights) })),
  ]),
);

/** Kinds with too few graded sentences are not learned. */
export const isLearned = (kind: SectionKind): boolean => MODELS.has(kind);

const KNOWN = new WeakMap<Quotable, Map<SectionKind, number>>();

/** The logarithm of the odds: above 0, the sentence rather belongs there. */
export const sectionOdds = (kind: SectionKind, one: Quotable): number => {
  const known = KNOWN.get(one) ?? new Map<SectionKind, number>();
  KNOWN.set(one, known);
  const odds = known.get(kind) ?? computed(kind, one);
  known.set(kind, odds);
  return odds;
};

const computed = (kind: SectionKind, one: Quotable): number => {
  const model = MODELS.get(kind)?.();
  if (!model) return Number.NEGATIVE_INFINITY;
  let sum = model.bias;
  for (const { features, value } of sectionFeatures(one))
    for (const feature of features) sum += value * (model.weights.get(feature) ?? 0);
  return sum;
};
