// Splits combined requests, "revenue and main risks?", "net income and free cash flow?", into separate questions.

import { escaped } from '#shared/language/escaped.ts';
import { periodsIn } from '#shared/language/grammar/periods.ts';
import joints from '#shared/language/lexicon/question-joints.json' with { type: 'json' };
import { plan } from './plan.ts';
import type { Plan } from './plan-type.ts';
import { contentWords } from './words/content-words.ts';

const LATIN = /^[a-z]+$/;
const JOINT = new RegExp(
  joints.things.map((thing) => (LATIN.test(thing) ? `\\s+${thing}\\s+` : `\\s*${thing}\\s*`)).join('|'),
  'giu',
);

const planned = (query: string): Plan => plan({ query, history: [], sources: [], now: 0 });

const isFigure = ({ kind, metrics, ratios, qualifiers, words }: Plan): boolean =>
  kind === 'figure' && metrics.length + ratios.length > 0 && qualifiers.length + words.length === 0;

const isSubject = ({ kind, metrics, ratios, topic, words }: Plan): boolean =>
  kind !== 'figure' && topic !== undefined && metrics.length + ratios.length + words.length === 0;

/** Whether the part is only the name of the ratio that the whole question computes: 영업이익률. */
const isRatio = ({ kind, question, ratios, entities }: Plan, whole: Plan): boolean => {
  const [ratio, ...others] = ratios;
  if (kind !== 'figure' || !ratio || others.length + whole.ratios.length !== 1 || whole.ratios[0]?.id !== ratio.id)
    return false;
  const names = ratios.flatMap((one) => Object.values(one.names).flat()).toSorted((a, b) => b.length - a.length);
  const rest = question.replace(new RegExp(names.map(escaped).join('|'), 'giu'), ' ');
  return contentWords(rest, entities).length === 0;
};
const isPrinted = (one: Plan): boolean => isFigure(one) && one.ratios.length === 0;

/** Whether one part asks for customer concentration and the other for a figure: 누적 영업이익과 고객 집중도. */
const areOfConcentration = (one: Plan, other: Plan): boolean =>
  one.isConcentration === true && !other.isConcentration && other.metrics.length + other.ratios.length > 0;

/**
 * Whether the parts need separate answers: a figure and a subject, or a printed and a computed figure, where only the
 * latter would be answered.
 */
const areApart = (whole: Plan, first: Plan, second: Plan): boolean =>
  (isFigure(first) && isSubject(second)) ||
  (isSubject(first) && isFigure(second)) ||
  areOfConcentration(first, second) ||
  areOfConcentration(second, first) ||
  (isPrinted(first) && isRatio(second, whole)) ||
  (isRatio(first, whole) && isPrinted(second));

/** Adds the period at the end of a question to its first half. */
const withPeriod = (half: string, question: string): string => {
  const [period] = periodsIn(question);
  return period && periodsIn(half).length === 0 ? `${half} (${question.slice(period.start, period.end)})?` : `${half}?`;
};

/**
 * Longer questions are not split: each conjunction costs two plans of the text around it. Set by hand, not tuned on a
 * set.
 */
const MAX_LENGTH = 300;

/** Whether a place is inside brackets, where a formula joins its figures: payout ratio (dividends / net income). */
const isInBrackets = (text: string, at: number): boolean => /[(（][^()（）]*$/u.test(text.slice(0, at));

/** The parts of a question; the question itself unless both halves are wholly understood. */
export const joinedParts = (question: string): readonly string[] => {
  if (question.length > MAX_LENGTH) return [question];
  const whole = planned(question);
  const hasFigure = whole.metrics.length + whole.ratios.length > 0;
  if (!whole.isConcentration && (!hasFigure || (!whole.topic && whole.ratios.length === 0))) return [question];
  for (const { index, 0: joint } of question.matchAll(JOINT)) {
    if (isInBrackets(question, index)) continue;
    const halves = [withPeriod(question.slice(0, index).trim(), question), question.slice(index + joint.length).trim()];
    const [first, second] = halves.map(planned);
    if (!first || !second) continue;
    if (areApart(whole, first, second)) return halves;
  }
  return [question];
};
