// The probability that a ticked statement answers, from learned weights of its features.
import { FEATURES, type Features } from './account-features.ts';
import learned from './account-weights.json' with { type: 'json' };

const WEIGHTS = new Map(Object.entries(learned.weights));

export const inputsOf = (features: Features): number[] => FEATURES.map((name) => features[name]);

const probabilityOf = (features: Features): number => {
  const values = inputsOf(features);
  const logit = FEATURES.reduce((sum, name, i) => sum + (WEIGHTS.get(name) ?? 0) * (values[i] ?? 0), learned.bias);
  return 1 / (1 + Math.exp(-logit));
};

/** With nothing open, the rule that gave the tick decides. */
export const mayStay = ({ openOver, verbOpen, exactOpen }: Features): boolean => openOver + verbOpen + exactOpen === 0;

export const isOpen = (features: Features): boolean =>
  !mayStay(features) && probabilityOf(features) < learned.threshold;
