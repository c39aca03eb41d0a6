// Detects questions for the period in which a figure was highest, lowest or past a threshold.
import highest from '#shared/language/lexicon/highest.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import lowest from '#shared/language/lexicon/lowest.json' with { type: 'json' };
import whichPeriods from '#shared/language/lexicon/which-periods.json' with { type: 'json' };
import { findThreshold, type Threshold } from '../kinds/threshold.ts';
import { blank } from '../words/blank.ts';

export type WhichPeriod = {
  /** `undefined`: the question asks when something was the case, without a comparison. */
  readonly way: 'highest' | 'lowest' | 'threshold' | undefined;
  readonly threshold?: Threshold;
  /** The question without the words of the comparison. */
  readonly rest: string;
};

const periodsIn = compile(whichPeriods);
const EXTREMES = { highest: compile(highest), lowest: compile(lowest) };

export const findWhichPeriod = (question: string): WhichPeriod | undefined => {
  const plain = question.normalize('NFKC');
  const periods = periodsIn(plain);
  if (periods.length === 0) return undefined;
  const threshold = findThreshold(plain);
  if (threshold) return { way: 'threshold', threshold, rest: blank(plain, [...periods, ...threshold.places]).trim() };
  const way = (['highest', 'lowest'] as const).find((one) => EXTREMES[one](plain).length > 0);
  return { way, rest: way === undefined ? question : blank(plain, [...periods, ...EXTREMES[way](plain)]).trim() };
};
