// Detects questions for a sum that a table may list without a total: 총차입금, total borrowings, maturities in 2026.
import { compile, type Place } from '#shared/language/lexicon/lexicon.ts';
import totals from '#shared/language/lexicon/totals.json' with { type: 'json' };
import { totalPlaces } from '#shared/language/lexicon/totals.ts';
import type { Plan } from '../plan-type.ts';
import { type DateEvent, endIn } from './date-events.ts';

/** The event of a question for a sum of items that end in its periods. */
export const sumOfEnding = ({ question, periods, kind, wanted }: Plan): DateEvent | undefined =>
  kind === 'figure' && wanted !== 'date' && periods.length > 0 ? endIn(question) : undefined;

const togetherIn = compile(totals.together);
/** The places where a question asks for a whole list together: 다 합쳐서, "altogether", 全部で. */
export const togetherPlaces = (question: string): readonly Place[] => togetherIn(question.normalize('NFKC'));

export const asksSum = (plan: Plan): boolean =>
  togetherPlaces(plan.question).length > 0 ||
  (plan.kind === 'figure' && (totalPlaces(plan.question).length > 0 || sumOfEnding(plan) !== undefined));
