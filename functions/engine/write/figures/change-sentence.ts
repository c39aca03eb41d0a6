// States the change of a figure between two requested periods, with both figures, so that it can be recomputed.

import { isDay } from '#shared/language/grammar/same-period.ts';
import { timesPower } from '#shared/language/grammar/times-power.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import yearlyGrowth from '#shared/language/lexicon/yearly-growth.json' with { type: 'json' };
import type { FoundCell } from '../../tables/find-cells.ts';
import { directionWord } from '../../understand/kinds/directions.ts';
import { asksGrowth, namesRange } from '../../understand/periods/find-periods.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { say, sayAmount } from '../wording.ts';
import { amountText, amountValue, cellMeasure, companyOf, kindName, sayYear } from './figure-sentence.ts';

export type Change = { readonly from: FoundCell; readonly to: FoundCell; readonly isRise: boolean };

/** Appends the question's word for the direction, "(減収)", if it asks for one. */
export const withDirection = (plan: Plan, sentence: string, isRise: boolean, lessIsBetter = false): string => {
  const word = directionWord(plan.question, isRise, lessIsBetter);
  return word ? say(plan.language, 'figure.direction', { sentence: sentence.replace(/[.。]$/u, ''), word }) : sentence;
};

/** The day in the column's head, which sorts periods whatever they are called. */
const when = ({ value, period = '' }: FoundCell): string => value.column?.periods.find(isDay) ?? period;

const asksYearlyGrowth = compile(yearlyGrowth);
/** Whether the question asks for the change over a range; yearly growth has its own sentence. */
const asksRange = (question: string): boolean =>
  namesRange(question) && asksGrowth(question) && asksYearlyGrowth(question.normalize('NFKC')).length === 0;

/** `undefined` for ratios, and for figures that are not amounts of one kind. */
export const changeOf = (plan: Plan, cells: readonly FoundCell[]): Change | undefined => {
  const ordered = [...cells].sort((a, b) => when(a).localeCompare(when(b)));
  const [from, to] = [ordered[0], ordered.at(-1)];
  const isOfTwo = cells.length === 2 && plan.periods.length === 2;
  const isOfRange = cells.length === plan.periods.length && cells.length > 2 && asksRange(plan.question);
  if (!from || !to || !(isOfTwo || isOfRange) || from.metric !== to.metric) return undefined;
  const [before, after] = [cellMeasure(from), cellMeasure(to)];
  const isAmount = before?.unit === after?.unit && before?.power === after?.power && before?.unit !== 'percent';
  if (!isAmount || amountValue(from) === amountValue(to)) return undefined;
  return { from, to, isRise: amountValue(to) > amountValue(from) };
};

/**
 * States compound yearly growth from first to last year; `undefined` if not requested or not between positive amounts.
 */
export const growthSentence = (plan: Plan, cells: readonly FoundCell[]): string | undefined => {
  const dated = cells.filter(({ period }) => period !== undefined).sort((a, b) => when(a).localeCompare(when(b)));
  const [from, to] = [dated[0], dated.at(-1)];
  if (!from || !to || asksYearlyGrowth(plan.question.normalize('NFKC')).length === 0 || from.metric !== to.metric)
    return undefined;
  const years = Number(when(to).slice(0, 4)) - Number(when(from).slice(0, 4));
  const [first, last] = [amountValue(from), amountValue(to)];
  if (years < 2 || first <= 0 || last <= 0) return undefined;
  const { language } = plan;
  return say(language, 'figure.growth', {
    entity: companyOf(plan, to),
    metric: kindName(plan, to),
    from: sayYear(plan, when(from).slice(0, 4), [from]),
    to: sayYear(plan, when(to).slice(0, 4), [to]),
    first: amountText(language, from),
    last: amountText(language, to),
    percent: (((last / first) ** (1 / years) - 1) * 100).toFixed(1),
  });
};

const decimals = ({ value }: FoundCell): number => /\.(\d+)/.exec(value.text)?.[1]?.length ?? 0;
const grouped = (value: number, places: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: places, maximumFractionDigits: places });

export const changeSentence = (plan: Plan, { from, to, isRise }: Change): string => {
  const { language } = plan;
  const measure = cellMeasure(to);
  const [before, after] = [amountValue(from), amountValue(to)];
  const size = timesPower(Math.abs(after - before), -(measure?.power ?? 0));
  // A change from or to a loss has no percentage.
  const isPositive = before > 0 && after > 0;
  const sentence = say(language, `figure.${isRise ? 'rose' : 'fell'}${isPositive ? '' : 'Bare'}`, {
    metric: kindName(plan, to),
    from: amountText(language, from),
    to: amountText(language, to),
    difference: sayAmount(language, grouped(size, Math.max(decimals(from), decimals(to))), measure),
    percent: ((Math.abs(after - before) / before) * 100).toFixed(1),
  });
  return withDirection(plan, sentence, isRise);
};
