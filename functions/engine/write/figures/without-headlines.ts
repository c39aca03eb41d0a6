// Answers a question about results as prose where the headline figures are not found.
import { asksYesNo, sideOf } from '../../understand/kinds/yes-no.ts';
import { asksForResults } from '../../understand/measures/result-requests.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { contentWords } from '../../understand/words/content-words.ts';
import type { Writing } from '../writer.ts';
import { requestedCells } from './requested-cells.ts';

/** Fewer of the headline figures are no answer to a question for the results: their table is. */
const MIN_HEADLINES = 2;
/** Whether it made a loss one of them tells. */
const leastOf = ({ question }: Plan): number => (sideOf(question) && asksYesNo(question) ? 1 : MIN_HEADLINES);
const isWithoutHeadlines = ({ plan, passages }: Writing): boolean =>
  asksForResults(plan.question, plan.names) &&
  new Set(requestedCells(plan, passages).map(({ metric }) => metric)).size < leastOf(plan);

/** The results are then given by sentences, or by the table with that heading. */
const withoutFigures = (plan: Plan): Plan => ({
  ...plan,
  kind: 'text',
  metrics: [],
  words: contentWords(plan.question, plan.names),
});

/** As it is where the figures are there, or no results are asked for. */
export const withoutHeadlines = (writing: Writing): Writing =>
  isWithoutHeadlines(writing) ? { ...writing, plan: withoutFigures(writing.plan) } : writing;
