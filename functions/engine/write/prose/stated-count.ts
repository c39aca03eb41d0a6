// Answers "how many" with a sentence that counts them: "14개 물류센터", "28 distribution centers".
import { readFigures } from '#shared/language/grammar/figures.ts';
import { statesPeriod } from '#shared/language/grammar/same-period.ts';
import type { Block } from '#shared/report/blocks.ts';
import { terms } from '../../terms.ts';
import { isOfMore } from '../../understand/kinds/aspects.ts';
import { countAt, isOtherCount, requestedCounter } from '../../understand/kinds/counters.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { fitted } from '../fit/fit.ts';
import type { Writing } from '../writer.ts';
import { ownSentences } from './own-sentences.ts';
import { quoted } from './prose-blocks.ts';
import type { Quotable } from './sentences.ts';

/** Characters before and after a number that may name what it counts. Set by hand. */
const BEFORE = 12;
const BEHIND = 28;
const BREAK = /[,、，.。;:\d]/u;

const nounsAround = (text: string, start: number, end: number): string => {
  const before = text.slice(Math.max(0, start - BEFORE), start);
  const behind = text.slice(end, end + BEHIND);
  return `${before.split(BREAK).at(-1)} ${behind.split(BREAK)[0]}`.toLowerCase();
};

/** The number that counts everything the question names, in its counter. */
const countIn = (plan: Plan, { text }: Quotable): number | undefined => {
  const wanted = requestedCounter(plan.question);
  const { figures, periods } = readFigures(text);
  const isOfPeriod = plan.periods.every((one) => periods.some(({ key }) => statesPeriod(one, key)));
  if (!wanted || !isOfPeriod || isOfMore(plan.question, text)) return undefined;
  return figures.find((figure) => {
    const around = nounsAround(text, figure.start, figure.end);
    const given = new Set(terms(around));
    const counted = countAt(text, figure);
    return (
      counted !== undefined &&
      !isOtherCount(wanted, counted) &&
      plan.words.every((word) => around.includes(word) || given.has(word))
    );
  })?.value;
};

/** Returns nothing if sentences give different numbers, since they count different things. */
export const statedCount = (writing: Writing): Block[] => {
  const { plan } = writing;
  if (plan.wanted !== 'count' || plan.metrics.length > 0 || plan.words.length === 0) return [];
  const counts = ownSentences(writing).flatMap((one) => {
    const count = countIn(plan, one);
    return count === undefined ? [] : [{ one, count }];
  });
  const [first] = counts;
  if (!first || counts.some(({ count }) => count !== first.count)) return [];
  return [{ kind: 'text', sentences: [fitted(quoted(writing, first.one), [])] }];
};
