// Answers for particular kinds of questions; few apply to any one question.
import type { Block } from '#shared/report/blocks.ts';
import { asksTrend } from '../understand/words/question-words.ts';
import { clauseAnswer } from './clauses/clause-answer.ts';
import { customerConcentration } from './prose/customer-concentration.ts';
import { enumerated } from './prose/enumerations.ts';
import { eventDate } from './prose/event-date.ts';
import { explainedAfter } from './prose/explained-after.ts';
import { keyPoints } from './prose/key-points.ts';
import { plansStated } from './prose/plans-stated.ts';
import { statedChoice } from './prose/stated-choice.ts';
import { statedCount } from './prose/stated-count.ts';
import { statedDependence } from './prose/stated-dependence.ts';
import { statedHeadroom } from './prose/stated-headroom.ts';
import { statedRateKind, statedRateMix } from './prose/stated-rate-mix.ts';
import { supposed } from './prose/supposed.ts';
import { breakdownBlocks } from './rows/breakdown-blocks.ts';
import { choiceBlocks } from './rows/choice-blocks.ts';
import { foremostSum } from './rows/foremost-sum.ts';
import { listedShare } from './rows/listed-share.ts';
import { memberShare } from './rows/member-share.ts';
import { endingSum, sumTogether } from './rows/register-sum.ts';
import type { Writing } from './writer.ts';

const othersOf = (writing: Writing): Block[] => [
  ...supposed(writing),
  ...statedHeadroom(writing),
  ...statedDependence(writing),
  ...customerConcentration(writing),
  ...statedRateMix(writing),
  ...statedRateKind(writing),
  ...breakdownBlocks(writing),
  ...memberShare(writing),
  ...listedShare(writing),
  ...endingSum(writing),
  ...sumTogether(writing),
  ...choiceBlocks(writing),
  ...statedChoice(writing),
  ...eventDate(writing),
  ...statedCount(writing),
  ...enumerated(writing),
  ...keyPoints(writing),
  ...plansStated(writing),
  ...explainedAfter(writing),
];

/** A sum of the largest comes first, then a clause that covers the question; clauses have no multi-year figures. */
export const particularAnswers = (writing: Writing): Block[] => {
  const foremost = foremostSum(writing);
  if (foremost.length > 0) return foremost;
  const clause = asksTrend(writing.plan.question) ? [] : clauseAnswer(writing);
  return clause.length > 0 ? clause : othersOf(writing);
};
