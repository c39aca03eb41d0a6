// Finds a multiple stated in a sentence ("net debt was 2.3x EBITDA at 30 June 2025"), preferred over a computed one.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { samePeriod, statesPeriod } from '#shared/language/grammar/same-period.ts';
import type { Block } from '#shared/report/blocks.ts';
import { terms } from '../../terms.ts';
import { speaksOfFuture } from '../../understand/kinds/aspects.ts';
import { isSupposition } from '../../understand/kinds/suppositions.ts';
import { setsLimit } from '../../understand/kinds/threshold.ts';
import { namesBoth, withoutMultiple } from '../../understand/measures/ratios/multiple.ts';
import { asksGrowth } from '../../understand/periods/find-periods.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { contentWords } from '../../understand/words/content-words.ts';
import { fitted } from '../fit/fit.ts';
import { ownSentences } from '../prose/own-sentences.ts';
import { quoted } from '../prose/prose-blocks.ts';
import type { Quotable } from '../prose/sentences.ts';
import type { Writing } from '../writer.ts';
import { namesNobody } from './pick-figure.ts';

/** An undated sentence takes the period of its document. */
const isOfPeriods = ({ periods }: Plan, { text, passage: { chunk } }: Quotable): boolean => {
  const own = periodsIn(text);
  const stated = own.length > 0 ? own : periodsIn(`${chunk.context.document} ${chunk.text}`);
  return periods.every((wanted) => stated.some(({ key }) => statesPeriod(wanted, key) || samePeriod(wanted, key)));
};

const statesMultiple = (text: string): boolean =>
  readFigures(text).figures.some(({ unit }) => unit === 'times') &&
  !setsLimit(text) &&
  !speaksOfFuture(text) &&
  !isSupposition(text);

export const statedMultiple = (writing: Writing): Block[] => {
  const { plan } = writing;
  const [ratio, ...others] = plan.ratios;
  if (ratio?.unit !== 'times' || others.length > 0 || asksGrowth(plan.question) || namesNobody(plan)) return [];
  const left = contentWords(withoutMultiple(plan.question), [...plan.names, ...plan.entities]);
  const isWhole = ({ text, words, passage: { chunk } }: Quotable): boolean => {
    const title = new Set(terms(chunk.context.document));
    return left.every((word) => terms(word).every((term) => words.has(term) || title.has(term)) || text.includes(word));
  };
  const stated = ownSentences(writing).filter(
    (one) => namesBoth(ratio, one.text) && statesMultiple(one.text) && isOfPeriods(plan, one) && isWhole(one),
  );
  const [first] = stated;
  // Two sentences leave open which one is meant.
  return first && stated.length === 1 ? [{ kind: 'text', sentences: [fitted(quoted(writing, first), [])] }] : [];
};
