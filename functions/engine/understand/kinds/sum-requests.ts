// Detects questions for a sum that a table may list without a total: 총차입금, total borrowings, maturities in 2026.
import { totalPlaces } from '#shared/language/lexicon/totals.ts';
import type { Plan } from '../plan-type.ts';
import { type DateEvent, endIn } from './date-events.ts';

/** The event of a question for a sum of items that end in its periods. */
export const sumOfEnding = ({ question, periods, kind, wanted }: Plan): DateEvent | undefined =>
  kind === 'figure' && wanted !== 'date' && periods.length > 0 ? endIn(question) : undefined;

export const asksSum = (plan: Plan): boolean =>
  plan.kind === 'figure' && (totalPlaces(plan.question).length > 0 || sumOfEnding(plan) !== undefined);
