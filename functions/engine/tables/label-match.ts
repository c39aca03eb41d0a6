// Rates how well a row's printed label matches the requested metric.
import deferrals from '#shared/language/lexicon/deferrals-and-changes.json' with { type: 'json' };
import { withoutExpense } from '#shared/language/lexicon/expense-terms.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import { lazy } from '#shared/lazy.ts';
import { LANGUAGES } from '#shared/model/enums.ts';
import { terms } from '../terms.ts';
import { findMetrics } from '../understand/measures/find-metrics.ts';
import { labelForms, plainLabel } from '../understand/measures/labels.ts';
import type { Metric } from '../understand/measures/metrics/metric.ts';
import { METRICS } from '../understand/measures/metrics.ts';
import type { Plan } from '../understand/plan-type.ts';
import { bare } from '../understand/words/phrase.ts';
import { conceptsOf } from './label-concepts.ts';
import { type LineKey, lineKey, lineScore } from './line-key.ts';
import { isUnderParent } from './other-parent.ts';
import { qualified } from './qualified.ts';

type Known = { readonly exact: ReadonlySet<string>; readonly all: readonly string[]; readonly not: readonly string[] };
const KNOWN = new WeakMap<Metric, Known>();

const known = (metric: Metric): Known => {
  const cached = KNOWN.get(metric);
  if (cached) return cached;
  const all = LANGUAGES.flatMap((language) => metric.labels[language]).map(plainLabel);
  const exact = new Set([...all, ...(metric.rows ?? []).map(plainLabel)]);
  const made = { exact, all, not: (metric.not ?? []).map((word) => word.replaceAll(' ', '')) };
  KNOWN.set(metric, made);
  return made;
};

/** Whether it is a printed form of that one line, which nobody asks by: "Purchases of common stock". */
const isFormOf = ({ id }: Metric, label: string): boolean => {
  const concepts = conceptsOf(label);
  return concepts.length === 1 && concepts[0] === id;
};

/** Words before or after a label that do not change its meaning. */
const TOTAL =
  /^(?:total|net|consolidated|연결|총|合計|連結)|(?<=[가-힣]{2})(?:합계|총계|계)$|(?<=[\u4e00-\u9fff]{2})(?:合計|計)$/u;
/** "Net income attributable to Northway common shareholders" is the owners' part of net income. */
const OF_OWNERS = /attributableto.{1,60}(?:shareholders|stockholders|shareowners|owners|theparent)$/u;
const SHORTEST_PART = 3;

/** Least `metricScore` of a metric's own label. Set by hand. */
export const OWN_LABEL = 0.9;
/** 1 for the metric's own label, less for one that contains it, 0 for another. */
export const metricScore = (metric: Metric, label: string): number => {
  if (metric.isLine) return ofLine(metric, { label, section: '' });
  const { exact, all, not } = known(metric);
  const forms = labelForms(label);
  if (forms.some((form) => exact.has(form))) return 1;
  const whole = forms[0] ?? '';
  if (not.some((word) => whole.includes(word))) return 0;
  if (forms.some((form) => exact.has(form.replace(TOTAL, ''))) || isFormOf(metric, label)) return 0.95;
  if (forms.some((form) => exact.has(form.replace(OF_OWNERS, '')))) return OWN_LABEL;
  const part = all
    .filter((name) => name.length >= SHORTEST_PART && whole.includes(name))
    .sort((a, b) => b.length - a.length)[0];
  return part ? 0.4 + (0.4 * part.length) / whole.length : 0;
};

const byForm = lazy(() => {
  const forms = new Map<string, Metric>();
  for (const metric of METRICS) for (const form of known(metric).exact) if (!forms.has(form)) forms.set(form, metric);
  return forms;
});

/** Returns the measure whose own label it is, by an index, for large numbers of labels. */
export const measureOfLabel = (label: string): Metric | undefined => {
  const forms = labelForms(label).flatMap((form) => [form, form.replace(TOTAL, '')]);
  const found = forms.flatMap((form) => byForm().get(form) ?? []);
  return found.find((metric) => metricScore(metric, label) >= OWN_LABEL);
};

/** Without a metric: the overlap of label and question, relative to both. */
const wordScore = (plan: Plan, label: string): number => {
  const focus = new Set(plan.focus);
  const labelTerms = terms(label);
  if (focus.size === 0 || labelTerms.length === 0) return 0;
  const shared = new Set(labelTerms.filter((term) => focus.has(term))).size;
  return Math.sqrt((shared / new Set(labelTerms).size) * (shared / focus.size));
};

/** Least share of the longer label; shorter parts match by chance. Set by hand. */
const MIN_PART = 0.45;
/** From this on, the question's words are the label. Set by hand. */
const MIN_SCORE = 0.95;

/**
 * The whole label except for a word such as total or expense. A part scores 0.9 at most, so any bound between gives the
 * same.
 */
export const EXACT_PHRASE = 0.97;

/** How far the question asks for the exact words of the label, or most of them. */
export const phraseScore = (phrase: string, label: string): number => {
  if (phrase === '') return 0;
  const scores = [label, ...labelForms(label)].map(bare).map((form) => {
    if (form === phrase) return 1;
    if (form.length < SHORTEST_PART) return 0;
    if (form.replace(TOTAL, '') === phrase.replace(TOTAL, '')) return EXACT_PHRASE;
    if (withoutExpense(phrase) === form) return EXACT_PHRASE;
    const [short, long] = form.length < phrase.length ? [form, phrase] : [phrase, form];
    return long.includes(short) && short.length >= long.length * MIN_PART ? (0.9 * short.length) / long.length : 0;
  });
  return Math.max(0, ...scores);
};

const NAMES = new WeakMap<Metric, readonly LineKey[]>();
const namesOf = (metric: Metric): readonly LineKey[] => {
  const known = NAMES.get(metric);
  if (known) return known;
  const made = LANGUAGES.flatMap((language) => metric.labels[language]).map(lineKey);
  NAMES.set(metric, made);
  return made;
};

/** A form of the line that is also another line's name. Set by hand, below the 0.95 from which `fit` ticks. */
const PLAIN_NAME = 0.8;
/** 차입금 is all debt, but below 비유동부채 it is the long-term part. */
const isNameOfOther = (metric: Metric, row: Labelled): boolean =>
  findMetrics(row.label).some((other) => other !== metric && metricScore(other, row.label) === 1) &&
  !isUnderParent(metric, row);

/** Scores a line: its label has every word, alone or with the lines above, or is a printed form of that line alone. */
const ofLine = (metric: Metric, row: Labelled): number => {
  const { label, section, group = '' } = row;
  const form = isFormOf(metric, label) ? (isNameOfOther(metric, row) ? PLAIN_NAME : 1) : 0;
  return Math.max(form, ...namesOf(metric).map((name) => lineScore(name, label, `${section} ${group}`)));
};

export type Labelled = { readonly label: string; readonly section: string; readonly group?: string };

export const labelScore = (plan: Plan, metric: Metric | undefined, row: Labelled): number => {
  const whole = `${row.section} ${row.label}`;
  // With several metrics, the question as a whole is not a label.
  const phrase =
    // A row without a label may be any line of its group.
    plan.metrics.length > 1 || row.label.trim() === ''
      ? 0
      : Math.max(phraseScore(plan.phrase, row.label), phraseScore(plan.phrase, whole) * 0.98);
  const own = metricOrWords(plan, metric, row, whole);
  // Shared characters do not make a label the metric: EBIT and EBITDA.
  return metric && own === 0 && phrase < MIN_SCORE ? 0 : Math.max(phrase, own);
};

/** "Diluted" below "Earnings per share:" splits the metric's name over two lines. */
const splitScore = (metric: Metric, { label, section }: Labelled): number => {
  const heading = section.replace(/[\s:：]+$/u, '');
  const isName = heading !== '' && label.trim() !== '' && metricScore(metric, `${label} ${heading}`) === 1;
  return isName ? MIN_SCORE : 0;
};

/** The score of a row by its label, or with the lines above it. */
export const rowScore = (metric: Metric, row: Labelled): number =>
  metric.isLine ? ofLine(metric, row) : Math.max(metricScore(metric, row.label), splitScore(metric, row));

/** Headings whose rows are tax on the thing, or a change in it. */
const OTHER_GROUP = /deferred tax|이연법인세|繰延税金|changes? in (?:operating )?assets|자산\s?부채의\s?변동/i;

/** A statement's total follows its last group without being part of it. */
const TOTALS: readonly string[] = ['operatingCashFlow', 'investingCashFlow', 'financingCashFlow'];
export const isOfOtherGroup = ({ id }: Metric, { section }: Pick<Labelled, 'section'>): boolean =>
  OTHER_GROUP.test(section) && !TOTALS.includes(id);

const deferralsIn = compile(deferrals);
/** 이연법인세자산, increase in receivables: the line itself belongs to such a group. */
const isNamedWithGroup = ({ isLine, labels }: Metric): boolean =>
  isLine === true && deferralsIn(Object.values(labels).flat().join(' ')).length > 0;

const metricOrWords = (plan: Plan, metric: Metric | undefined, row: Labelled, whole: string): number => {
  if (!metric) return Math.max(wordScore(plan, row.label), wordScore(plan, whole) * 0.95);
  if (isOfOtherGroup(metric, row) && !isNamedWithGroup(metric)) return 0;
  if (metric.isLine) return Math.max(ofLine(metric, row), wordScore(plan, row.label), wordScore(plan, whole) * 0.95);
  const own = Math.max(metricScore(metric, row.label), splitScore(metric, row));
  // "Subscription" below "Revenue:" is revenue of that kind, if that kind is requested.
  const kind =
    plan.qualifiers.length > 0 && metricScore(metric, row.section) >= 0.9 && qualified(plan, row.label) > 0 ? 0.9 : 0;
  return Math.max(own, kind) * (0.6 + 0.4 * qualified(plan, whole));
};
