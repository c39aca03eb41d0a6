// Answers a question about results with prose if the headline figures are not found.
import { asksYesNo, sideOf } from '../../understand/kinds/yes-no.ts';
import { asksForResults } from '../../understand/measures/result-requests.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { contentWords } from '../../understand/words/content-words.ts';
import type { Writing } from '../writer.ts';
import { requestedCells } from './requested-cells.ts';

/** Fewer headline figures do not answer a question for results; a table does. */
const MIN_HEADLINES = 2;
/** Whether there was a loss is known from one figure. */
const leastOf = ({ question }: Plan): number => (sideOf(question) && asksYesNo(question) ? 1 : MIN_HEADLINES);
const isWithoutHeadlines = ({ plan, passages }: Writing): boolean =>
  asksForResults(plan.question, plan.names) &&
  new Set(requestedCells(plan, passages).map(({ metric }) => metric)).size < leastOf(plan);

/** A plan that lets sentences, or a table with that heading, give the results. */
const withoutFigures = (plan: Plan): Plan => ({
  ...plan,
  kind: 'text',
  metrics: [],
  words: contentWords(plan.question, plan.names),
});

/** Returns the writing unchanged if headline figures are found or no results are requested. */
export const withoutHeadlines = (writing: Writing): Writing =>
  isWithoutHeadlines(writing) ? { ...writing, plan: withoutFigures(writing.plan) } : writing;
