// Finds a figure stated only in a sentence: a target, a share, an amount under a condition.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { statesPeriod } from '#shared/language/grammar/same-period.ts';
import type { Block } from '#shared/report/blocks.ts';
import { futureWords, speaksOfFuture } from '../../understand/kinds/aspects.ts';
import { mentions } from '../../understand/measures/find-metrics.ts';
import { fitted } from '../fit/fit.ts';
import { supposesOther } from '../prose/beside-it.ts';
import { ownSentences } from '../prose/own-sentences.ts';
import { quoted } from '../prose/prose-blocks.ts';
import type { Quotable } from '../prose/sentences.ts';
import type { Writing } from '../writer.ts';
import { narrowingWords, narrows } from './clause-of-figure.ts';
import { namesNobody } from './pick-figure.ts';

/** Most sentences shown. Set by hand. */
const MAX_SHOWN = 2;

const SHARES: readonly (string | undefined)[] = ['percent', 'points'];

/** Figures of the requested kind: a share is no amount. */
const figuresOf = ({ plan }: Writing, text: string) =>
  readFigures(text).figures.filter(({ unit }) => (plan.wanted === 'share') === SHARES.includes(unit));

/** Whether the sentence covers the question; its heading may name the measure. */
const states = (writing: Writing, { text, section = '' }: Quotable): boolean => {
  const { plan } = writing;
  const [figure, ...others] = figuresOf(writing, text);
  if (!figure || others.length > 0 || supposesOther(plan, text)) return false;
  const headed = `${section.split(' > ').at(-1)} ${text}`;
  const { periods } = readFigures(text);
  return (
    plan.metrics.every((metric) => mentions(metric, headed)) &&
    periodsIn(plan.question).every((wanted) => periods.some(({ key }) => statesPeriod(wanted.key, key))) &&
    (futureWords(plan.question).length === 0 || speaksOfFuture(text)) &&
    narrows(plan, text, figure.end)
  );
};

export const statedFigure = (writing: Writing): Block[] => {
  const { plan } = writing;
  const isNarrow = narrowingWords(plan).length + futureWords(plan.question).length > 0;
  if (!isNarrow || plan.metrics.length === 0 || namesNobody(plan)) return [];
  const stated = ownSentences(writing)
    .filter((one) => states(writing, one))
    .slice(0, MAX_SHOWN);
  if (stated.length === 0) return [];
  return [{ kind: 'text', sentences: stated.map((one) => fitted(quoted(writing, one), [])) }];
};
