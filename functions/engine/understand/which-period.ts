// In which of several periods a figure was highest or lowest: how questions ask for it, and what they ask it of.
import highest from '#shared/language/lexicon/highest.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import lowest from '#shared/language/lexicon/lowest.json' with { type: 'json' };
import whichPeriods from '#shared/language/lexicon/which-periods.json' with { type: 'json' };
import { blank } from './blank.ts';

export type WhichPeriod = {
  /** undefined: asked for is when something was so, and no comparison tells it. */
  readonly way: 'highest' | 'lowest' | undefined;
  /** The question without the words of the comparison. */
  readonly rest: string;
};

const periodsIn = compile(whichPeriods);
const EXTREMES = { highest: compile(highest), lowest: compile(lowest) };

export const findWhichPeriod = (question: string): WhichPeriod | undefined => {
  const plain = question.normalize('NFKC');
  const periods = periodsIn(plain);
  if (periods.length === 0) return undefined;
  const way = (['highest', 'lowest'] as const).find((one) => EXTREMES[one](plain).length > 0);
  return { way, rest: way === undefined ? question : blank(plain, [...periods, ...EXTREMES[way](plain)]).trim() };
};
