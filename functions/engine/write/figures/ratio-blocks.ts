// Writes requested ratios and sums by period, their change, and whether they agree with another line.
import composition from '#shared/language/lexicon/composition.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Block, Finding, Sentence } from '#shared/report/blocks.ts';
import type { Cited, Passage } from '../../evidence.ts';
import { asksAgreement } from '../../understand/kinds/agreement-question.ts';
import type { Ratio } from '../../understand/measures/ratios/ratio.ts';
import { asksGrowth } from '../../understand/periods/find-periods.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { asksHowItMoved, asksTrend } from '../../understand/words/question-words.ts';
import { figureNotFound } from '../answered.ts';
import { checked } from '../checked.ts';
import { fitted, nearFindings } from '../fit/fit.ts';
import { sayPeriod } from '../wording.ts';
import type { Writing } from '../writer.ts';
import { agreementOf } from './agreement.ts';
import { averageRatio } from './average-ratio.ts';
import { pickFigure } from './pick-figure.ts';
import { type RatioCells, ratioCells, ratioChangeSentence, ratioSentence } from './ratio-sentence.ts';

const yearBefore = ({ periods }: Plan): string[] => {
  const [only = '', ...others] = periods;
  return others.length === 0 && /^\d{4}$/.test(only) ? [String(Number(only) - 1)] : [];
};

/** A row that prints the amount comes before a computation. */
export const isPrinted = (plan: Plan, passages: readonly Passage[]): boolean => {
  const [metric, ...others] = plan.ratios.flatMap(({ printed, average }) => (average ? [] : (printed ?? [])));
  if (others.length > 0) return false;
  return metric !== undefined && pickFigure(plan, metric, plan.periods[0], passages) !== undefined;
};

/** A prior year is shown for comparison, and never in place of the requested year. */
const standInFindings = (plan: Plan, isPeriodFound: boolean, { period }: RatioCells): Finding[] => {
  const [wanted] = plan.periods;
  if (isPeriodFound || wanted === undefined) return [];
  return [
    { code: 'periodDiffers', about: sayPeriod(plan.language, wanted), instead: sayPeriod(plan.language, period) },
  ];
};

type Computed = {
  readonly one: RatioCells;
  readonly cited: readonly Cited[];
  readonly near: readonly Finding[];
};

const once = <T>(all: readonly T[]): T[] => [...new Set(all)];

const computedOf = ({ plan, passages, citations }: Writing, ratio: Ratio, period: string | undefined): Computed[] => {
  const one = ratioCells(plan, ratio, period, passages);
  if (!one) return [];
  const cited = one.cells.map(({ passage, row }) => citations.cite(passage, row.start, row.end));
  return [{ one, cited, near: one.cells.flatMap((cell) => nearFindings(plan, cell)) }];
};

/** Most years of a trend, as in a summary of results. */
const MAX_YEARS = 5;
/** Earlier periods in the row of the first figure, newest first; empty if no trend is requested. */
const earlierPeriods = (plan: Plan, [first]: readonly Computed[]): string[] => {
  const { cells = [], period = '' } = first?.one ?? {};
  const printed = cells[0]?.row.values.flatMap(({ column }) => column?.periods.slice(0, 1) ?? []) ?? [];
  const isTrend = plan.periods.length === 0 && asksTrend(plan.question);
  const earlier = printed.filter((one) => !one.startsWith('#') && one.localeCompare(period) < 0);
  return isTrend
    ? once(earlier)
        .sort()
        .reverse()
        .slice(0, MAX_YEARS - 1)
    : [];
};

/** Compares the first and last of several years. */
const movedSentence = (plan: Plan, all: readonly Computed[], isTrend: boolean): Sentence[] => {
  const compared = isTrend ? [all.at(-1), all[0]].flatMap((one) => one ?? []) : all;
  const text =
    isTrend || asksGrowth(plan.question)
      ? ratioChangeSentence(
          plan,
          compared.map(({ one }) => one),
        )
      : undefined;
  if (!text) return [];
  const cited = once(all.flatMap((one) => one.cited));
  return [
    fitted(
      checked(text, cited, plan),
      all.flatMap(({ near }) => near),
    ),
  ];
};

const agreeing = (writing: Writing, { one, cited }: Computed): Sentence[] => {
  const { plan, citations } = writing;
  const asksToCompare = one.by.unit === 'amount' && asksAgreement(plan.question);
  const agreement = asksToCompare ? agreementOf(writing, one) : undefined;
  if (!agreement) return [];
  const others = agreement.others.map(({ passage, row }) => citations.cite(passage, row.start, row.end));
  return [fitted(checked(agreement.sentence, once([...cited, ...others]), plan), [])];
};

const averaged = ({ plan, passages, citations }: Writing, ratio: Ratio): Sentence[] => {
  const made = averageRatio(plan, ratio, passages);
  if (!made) return [];
  const cited = made.cells.map(({ passage, row }) => citations.cite(passage, row.start, row.end));
  return [
    fitted(
      checked(made.text, cited),
      made.cells.flatMap((cell) => nearFindings(plan, cell)),
    ),
  ];
};

const sentencesOf = (writing: Writing, ratio: Ratio): Sentence[] => {
  const { plan } = writing;
  if (ratio.average) return averaged(writing, ratio);
  const computed = (periods: readonly (string | undefined)[]) =>
    periods.flatMap((period) => computedOf(writing, ratio, period));
  // With several ratios, each is given for one period.
  const isOneOfSeveral = plan.ratios.length > 1;
  const [first, ...others] = isOneOfSeveral ? plan.periods.slice(0, 1) : plan.periods;
  const ofFirst = computed([first]);
  const isPeriodFound = ofFirst.length === 1;
  // A ratio is shown with its prior year; an amount is not.
  const isAmount = ratio.unit === 'amount' && !asksGrowth(plan.question) && !asksHowItMoved(plan.question);
  const trend = isOneOfSeveral ? [] : earlierPeriods(plan, ofFirst);
  const more = isOneOfSeveral || (isPeriodFound && isAmount) ? trend : [...yearBefore(plan), ...trend];
  const all = [...ofFirst, ...computed([...others, ...more])];
  const agreed = all.slice(0, 1).flatMap((one) => agreeing(writing, one));
  if (agreed.length > 0) return agreed;
  const levels = all.map(({ one, cited, near }) =>
    fitted(checked(ratioSentence(plan, one), cited), [...near, ...standInFindings(plan, isPeriodFound, one)]),
  );
  return [...levels, ...movedSentence(plan, all, trend.length > 0)];
};

const compositionIn = compile(composition);
/** The formula already shows the composition. */
const withoutComposition = (plan: Plan): Plan => ({
  ...plan,
  qualifiers: plan.qualifiers.filter((word) => compositionIn(word)[0]?.start !== 0),
});

export const ratioBlocks = (writing: Writing): Block[] => {
  const plan = withoutComposition(writing.plan);
  const sentences = plan.ratios.flatMap((ratio) => sentencesOf({ ...writing, plan }, ratio));
  if (sentences.length === 0) return [];
  const isAnswered = sentences.some(({ fit }) => fit === 'answers');
  return [...(isAnswered ? [] : [figureNotFound(plan)]), { kind: 'text', sentences }];
};
