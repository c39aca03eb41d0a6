// How near each line is to what is asked, by learned weights; `npm run train -- --close` fits them.
import type { Plan } from '../../understand/plan-type.ts';
import type { AnsweringLine } from '../answering/answering-features.ts';
import { INPUTS, valuesOver } from './close-features.ts';
import learned from './close-weights.json' with { type: 'json' };

const KNOWN = new Map(Object.entries<number>(learned.weights));
const WEIGHTS = INPUTS.map((name) => KNOWN.get(name) ?? 0);

/** What a line gives up for each better line of its page. */
export const { repeated: REPEATED } = learned;

/** Compares lines of one question; no probability. */
export const nearnessOver = (plan: Plan, lines: readonly AnsweringLine[]): readonly number[] =>
  valuesOver(plan, lines).map((values) => values.reduce((sum, value, i) => sum + value * (WEIGHTS[i] ?? 0), 0));
