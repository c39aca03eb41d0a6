// The share of fixed-rate and floating-rate debt, as a sentence in any language states it.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { statesPeriod } from '#shared/language/grammar/same-period.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import lexicon from '#shared/language/lexicon/rate-mix.json' with { type: 'json' };
import type { Block } from '#shared/report/blocks.ts';
import { speaksOfFuture } from '../../understand/kinds/aspects.ts';
import { isSupposition } from '../../understand/kinds/suppositions.ts';
import { withoutGlosses } from '../../understand/names/glosses.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { contentWords } from '../../understand/words/content-words.ts';
import { namesNobody } from '../figures/pick-figure.ts';
import { fitted } from '../fit/fit.ts';
import { holdsWord } from '../holds-word.ts';
import type { Writing } from '../writer.ts';
import { ownSentences } from './own-sentences.ts';
import { quoted } from './prose-blocks.ts';
import type { Quotable } from './sentences.ts';

const KINDS = lexicon.kinds.map((words) => compile({ ...words, source: lexicon.source, not: [] }));
const debtIn = compile(lexicon.debt);
const wholeIn = compile(lexicon.whole);
const asksIn = compile(lexicon.asks);

const statesShare = (text: string): boolean =>
  readFigures(text).figures.some(({ unit }) => unit === 'percent') || wholeIn(text).length > 0;

const isOfPeriods = ({ periods }: Plan, text: string): boolean => {
  const stated = periodsIn(text);
  return stated.length === 0 || periods.every((wanted) => stated.some(({ key }) => statesPeriod(wanted, key)));
};

/** Other words of the question that the sentence must have: the term loan is not all of the debt. */
const othersIn = (plan: Plan, kindIn: (typeof KINDS)[number]): string[] =>
  contentWords(withoutGlosses(plan), [...plan.names, ...plan.entities]).filter((word) =>
    [kindIn, debtIn, asksIn].every((find) => find(word).length === 0),
  );

export const statedRateMix = (writing: Writing): Block[] => {
  const { plan } = writing;
  const kindIn = KINDS.find((find) => find(plan.question.normalize('NFKC')).length > 0);
  if (plan.wanted !== 'share' || !kindIn || namesNobody(plan)) return [];
  const others = othersIn(plan, kindIn);
  const sentences = ownSentences(writing);
  const isOfDebt = (one: Quotable, before: Quotable | undefined): boolean =>
    debtIn(one.text).length > 0 || (before?.passage === one.passage && debtIn(before.text).length > 0);
  const stated = sentences.filter(
    (one, n) =>
      kindIn(one.text).length > 0 &&
      statesShare(one.text) &&
      isOfDebt(one, sentences[n - 1]) &&
      isOfPeriods(plan, one.text) &&
      !speaksOfFuture(one.text) &&
      !isSupposition(one.text) &&
      others.every((word) => holdsWord(word, one.text)),
  );
  const [first] = stated;
  // Two sentences leave open which one is meant.
  return first && stated.length === 1 ? [{ kind: 'text', sentences: [fitted(quoted(writing, first), [])] }] : [];
};
