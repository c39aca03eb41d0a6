// Answers of a form of their own, each for one way of asking; at most a few of them write anything.
import type { Block } from '#shared/report/blocks.ts';
import { breakdownBlocks } from './breakdown-blocks.ts';
import { customerConcentration } from './customer-concentration.ts';
import { enumerated } from './enumerations.ts';
import { eventDate } from './event-date.ts';
import { explainedAfter } from './explained-after.ts';
import { keyPoints } from './key-points.ts';
import { memberShare } from './member-share.ts';
import { plansStated } from './plans-stated.ts';
import { statedCount } from './stated-count.ts';
import type { Writing } from './writer.ts';

export const particularAnswers = (writing: Writing): Block[] => [
  ...customerConcentration(writing),
  ...breakdownBlocks(writing),
  ...memberShare(writing),
  ...eventDate(writing),
  ...statedCount(writing),
  ...enumerated(writing),
  ...keyPoints(writing),
  ...plansStated(writing),
  ...explainedAfter(writing),
];
