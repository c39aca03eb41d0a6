// Compares growth with its sources: a plan with the years before it, and the year of an acquisition without what it added.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import lexicon from '#shared/language/lexicon/reading-words.json' with { type: 'json' };
import { quotable } from '../../engine/write/prose/sentences.ts';
import { plannedMargins } from '../compute-parts/plan-series.ts';
import { amountIn, amountText, percentIn, scaleFor } from '../evidence/amounts.ts';
import { refsOf } from '../evidence/computed.ts';
import { figuresOf } from '../evidence/figures-of.ts';
import { isPrivate } from '../evidence/for-outsiders.ts';
import { type Known, known, yearsOf } from '../evidence/known-figure.ts';
import { isOwn } from '../evidence/own.ts';
import { sayComing, sayYear } from '../evidence/say-year.ts';
import { segmentNamedBy } from '../evidence/segment-scope.ts';
import { statedAmount } from '../evidence/stated-amount.ts';
import { telling } from '../evidence/topic-words.ts';
import { apart, type Reading, readingOf, type Side } from './reading.ts';

/** The best operating margin of the years shown. */
const bestMargin = (figures: readonly Known[]): { readonly value: number; readonly of: readonly Known[] } | undefined =>
  yearsOf(figures)
    .flatMap((year) => {
      const [revenue, income] = [known(figures, 'revenue', year), known(figures, 'operatingIncome', year)];
      return revenue && income && revenue.value > 0
        ? [{ value: income.value / revenue.value, of: [income, revenue] }]
        : [];
    })
    .sort((a, b) => b.value - a.value)[0];

export const planToHistory = async (side: Side): Promise<Reading[]> => {
  const { context, company } = side;
  const { language } = context;
  const figures = await figuresOf(context, company, ['revenue', 'operatingIncome']);
  const revenues = yearsOf(figures).flatMap((year) => known(figures, 'revenue', year) ?? []);
  const [first, last] = [revenues[0], revenues.at(-1)];
  const stated = last && (await statedAmount(context, { name: 'revenueTarget', unit: last.unit }));
  const target = stated?.years.find((year) => year > (last?.year ?? ''));
  if (!first || !last || first === last || !stated || !target || first.value <= 0) return [];
  if ((await segmentNamedBy(context, stated, last.year)).isOfSegment) return [];
  const yearly = (to: number, from: number, years: number) => (to / from) ** (1 / years) - 1;
  const [ahead, behind] = [Number(target) - Number(last.year), Number(last.year) - Number(first.year)];
  const planned = yearly(stated.figure.value, last.value, ahead);
  const past = yearly(last.value, first.value, behind);
  // The growth of one year is not so much a year.
  const over = (rate: string, years: number) => (years > 1 ? context.text('reading.perYear', { rate }) : rate);
  const [plan, before] = [percentIn(language, planned), percentIn(language, past)];
  const margin = (await plannedMargins(context, Number(last.year))).get(Number(target));
  const best = margin && bestMargin(figures);
  const both = best && margin && percentIn(language, best.value) !== percentIn(language, margin.value);
  const text = context.text(both ? 'reading.planToHistoryMargin' : 'reading.planToHistory', {
    target: sayComing(language, target, last),
    ...{
      plan: over(plan, ahead),
      past: over(before, behind),
      from: sayYear(language, first.year, [first]),
      to: sayYear(language, last.year, [last]),
    },
    ...(both ? { margin: percentIn(language, margin.value), best: percentIn(language, best.value) } : {}),
  });
  const scale = scaleFor(language, last.unit, [last.value]);
  const formula = `${amountIn(language, scale, stated.figure.value)} ÷ ${amountIn(language, scale, last.value)} → ${plan}`;
  const { n } = context.notes.cite(stated.sentence.passage, stated.sentence.start, stated.sentence.end);
  const refs = [n, ...refsOf([first, last, ...(both ? [margin, ...best.of] : [])])];
  return [readingOf({ text, about: plan, formula, refs, distance: apart(1 + planned, 1 + past) * 10 })];
};

const addsRevenue = compile({ ...lexicon.acquiredRevenue, id: 'acquiredRevenue', source: lexicon.source, not: [] });

/** The growth of the year in which an acquisition added a stated amount of revenue, with and without it. */
export const acquiredGrowth = async (side: Side): Promise<Reading[]> => {
  const { context, company } = side;
  const { language } = context;
  const figures = await figuresOf(context, company, ['revenue']);
  const prose = (await context.room(['acquisitions', 'outcome', 'results'])).filter(
    (one) => one.chunk.kind === 'prose' && isOwn(company, one) && !isPrivate(context, one),
  );
  // A case is of one event: another acquisition is none of its results.
  const topic = context.type === 'CaseStudy' ? telling(String(context.inputs.topic ?? '')) : undefined;
  const isOfCase = (text: string) => !topic || topic.test(text);
  for (const one of prose.flatMap(quotable)) {
    const [place] = addsRevenue(one.text);
    if (!place || !isOfCase(one.text)) continue;
    const { figures: printed, periods } = readFigures(one.text);
    const [year, ...others] = new Set(periods.map(({ key }) => key.slice(0, 4)));
    const now = known(figures, 'revenue', year ?? '');
    const before = known(figures, 'revenue', String(Number(year) - 1));
    const added = now && printed.find(({ unit, value }) => unit === now.unit && value > 0 && value < now.value);
    if (!now || !before || !added || others.length > 0 || added.value >= now.value - before.value) continue;
    const [all, own] = [now.value / before.value - 1, (now.value - added.value) / before.value - 1];
    const [rate, organic] = [percentIn(language, all), percentIn(language, own)];
    const scale = scaleFor(language, now.unit, [now.value]);
    const say = (value: number) => amountIn(language, scale, value);
    const text = context.text('reading.acquiredGrowth', {
      ...{ period: sayYear(language, now.year, [now]), own: rate, organic },
      amount: amountText(language, scale, added.value),
    });
    const formula = `(${say(now.value)} − ${say(added.value)}) ÷ ${say(before.value)} − 1 = ${organic}`;
    const { n } = context.notes.cite(one.passage, one.start, one.end);
    const refs = [n, ...refsOf([now, before])];
    return [readingOf({ text, about: organic, formula, refs, distance: apart(1 + all, 1 + own) * 10 + 1 })];
  }
  return [];
};
