// The share of fixed-rate and floating-rate debt, and which of both a loan has, as a sentence states it.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { statesPeriod } from '#shared/language/grammar/same-period.ts';
import { compile, type Place } from '#shared/language/lexicon/lexicon.ts';
import lexicon from '#shared/language/lexicon/rate-mix.json' with { type: 'json' };
import type { Block } from '#shared/report/blocks.ts';
import type { Passage } from '../../evidence.ts';
import { speaksOfFuture } from '../../understand/kinds/aspects.ts';
import { isSupposition } from '../../understand/kinds/suppositions.ts';
import { withoutGlosses } from '../../understand/names/glosses.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { contentWords } from '../../understand/words/content-words.ts';
import { isOfCompany, namesNobody } from '../figures/pick-figure.ts';
import { fitted } from '../fit/fit.ts';
import { holdsWord } from '../holds-word.ts';
import type { Writing } from '../writer.ts';
import { ownSentences } from './own-sentences.ts';
import { quoted } from './prose-blocks.ts';
import type { Quotable } from './sentences.ts';
import { stretchesOf } from './stretches.ts';

const KINDS = lexicon.kinds.map((words) => compile({ ...words, source: lexicon.source, not: [] }));
const debtIn = compile(lexicon.debt);
const wholeIn = compile(lexicon.whole);
const asksIn = compile(lexicon.asks);

const referenceRatesIn = compile(lexicon.benchmarks);
const lateIn = compile(lexicon.late);
const CHOICES = lexicon.choices.map((words) => compile({ ...words, source: lexicon.source, not: [] }));
const [floatingIn = asksIn] = KINDS;

const statesShare = (text: string): boolean =>
  readFigures(text).figures.some(({ unit }) => unit === 'percent') || wholeIn(text).length > 0;

const isOfPeriods = ({ periods }: Plan, text: string): boolean => {
  const stated = periodsIn(text);
  return stated.length === 0 || periods.every((wanted) => stated.some(({ key }) => statesPeriod(wanted, key)));
};

/** Other words of the question that the sentence must have: the term loan is not all of the debt. */
const othersIn = (plan: Plan, kindIn: (text: string) => readonly Place[]): string[] =>
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

/** "Is it fixed or floating": the question offers both kinds. */
export const asksRateKind = ({ question, choice }: Plan): boolean =>
  choice !== undefined && CHOICES.every((find) => find(question.normalize('NFKC')).length > 0);

/** The kinds of interest that a line states; a reference rate with a margin floats. */
export const kindsOfRateIn = (text: string): readonly number[] => {
  if (lateIn(text).length > 0) return [];
  const isOfDebt = debtIn(text).length > 0;
  const hasMargin = referenceRatesIn(text).length > 0 && /\d\s?[%％]/u.test(text);
  return KINDS.flatMap((find, n) =>
    (isOfDebt && find(text).length > 0) || (find === floatingIn && hasMargin) ? [n] : [],
  );
};

/** The line that decides between fixed and floating; lines of both kinds leave it open, one with both does not. */
export const statedRateKind = (writing: Writing): Block[] => {
  const { plan } = writing;
  if (!asksRateKind(plan) || namesNobody(plan)) return [];
  const others = othersIn(plan, (word) => CHOICES.flatMap((find) => find(word)));
  const nameOf = ({ chunk: { context } }: Passage): string =>
    `${context.document.replaceAll(/[_-]+/g, ' ')} ${context.section ?? ''}`;
  const stated = writing.passages
    .filter((passage) => isOfCompany(plan, passage))
    .flatMap((passage) => stretchesOf(passage).map((line) => ({ ...line, passage })))
    .filter(({ text }) => !speaksOfFuture(text) && !isSupposition(text))
    .filter(({ text, passage }) => others.every((word) => holdsWord(word, `${nameOf(passage)} ${text}`)))
    .map((line) => ({ line, kinds: kindsOfRateIn(line.text) }))
    .filter(({ kinds }) => kinds.length > 0);
  const first = stated.find(({ kinds }) => kinds.length > 1) ?? stated[0];
  const isOpen = new Set(stated.flatMap(({ kinds }) => kinds)).size > 1 && first?.kinds.length === 1;
  return first && !isOpen ? [{ kind: 'text', sentences: [fitted(quoted(writing, first.line), [])] }] : [];
};
