// Suggests questions that the same evidence can answer: other periods, related figures, other sections.
import { samePeriod } from '#shared/language/grammar/same-period.ts';
import type { Passage } from './evidence.ts';
import { metricScore } from './tables/label-match.ts';
import { readTable } from './tables/read-table.ts';
import type { Row } from './tables/table.ts';
import type { Metric } from './understand/measures/metrics/metric.ts';
import { METRICS } from './understand/measures/metrics.ts';
import type { Plan } from './understand/plan-type.ts';
import { pickFigure } from './write/figures/pick-figure.ts';
import { say, sayPeriod } from './write/wording.ts';

const MAX_QUESTIONS = 3;
/** Metrics that a reader of one figure often asks for next. */
const NEXT = [
  'revenue',
  'operatingIncome',
  'netIncome',
  'totalAssets',
  'researchAndDevelopment',
  'operatingCashFlow',
  'capex',
  'equity',
];

const figureQuestion = (plan: Plan, metric: Metric, period: string): string => {
  const { language } = plan;
  const [entity = ''] = plan.entities;
  const params = { entity, metric: metric.labels[language][0] ?? metric.id, period: sayPeriod(language, period) };
  return say(language, entity ? 'related.figureOf' : 'related.figure', params);
};

const isYear = (period: string): boolean => /^\d{4}$/.test(period);
const yearsOf = (row: Row): string[] =>
  row.values
    .flatMap((value) => value.column?.periods ?? [])
    .filter((period) => /^\d{4}/.test(period))
    .map((period) => period.slice(0, 4));

const otherPeriods = (plan: Plan, passages: readonly Passage[]): string[] => {
  const [metric] = plan.metrics;
  if (!metric) return [];
  const cell = pickFigure(plan, metric, plan.periods[0], passages);
  const years = [...new Set(cell ? yearsOf(cell.row) : [])].filter(
    (year) =>
      isYear(year) && !plan.periods.some((wanted) => samePeriod(wanted, year)) && year !== cell?.period?.slice(0, 4),
  );
  return years
    .sort()
    .reverse()
    .map((year) => figureQuestion(plan, metric, year));
};

const siblings = (plan: Plan, passages: readonly Passage[]): string[] => {
  const period =
    plan.periods[0] ??
    passages
      .flatMap(({ chunk }) => chunk.context.periods)
      .filter(isYear)
      .sort()
      .at(-1);
  if (!period) return [];
  const rows = passages.slice(0, 10).flatMap(({ chunk }) => (chunk.kind === 'table' ? readTable(chunk).rows : []));
  const broad: Plan = { ...plan, qualifiers: [] };
  return METRICS.filter((metric) => NEXT.includes(metric.id) && !plan.metrics.includes(metric))
    .sort((a, b) => NEXT.indexOf(a.id) - NEXT.indexOf(b.id))
    .filter((metric) => rows.some((row) => metricScore(metric, row.label) >= 0.9))
    .filter((metric) => pickFigure(broad, metric, period, passages) !== undefined)
    .map((metric) => figureQuestion(plan, metric, period));
};

const PLAIN_SECTION = /^[^\t|]{4,60}$/;
const sections = (plan: Plan, passages: readonly Passage[]): string[] => {
  const focus = new Set(plan.focus);
  const names = passages
    .slice(3, 20)
    .filter(({ chunk }) => chunk.kind === 'prose')
    .map(({ chunk }) => chunk.context.section?.split(' > ').at(-1) ?? '')
    .filter((name) => PLAIN_SECTION.test(name) && !focus.has(name.toLowerCase()));
  return [...new Set(names)].map((section) => say(plan.language, 'related.section', { section }));
};

export const relatedQuestions = (plan: Plan, passages: readonly Passage[]): string[] => {
  const figures = [...otherPeriods(plan, passages).slice(0, 1), ...siblings(plan, passages).slice(0, 2)];
  const more = figures.length < MAX_QUESTIONS ? sections(plan, passages) : [];
  return [...new Set([...figures, ...more])].filter((question) => question !== plan.question).slice(0, MAX_QUESTIONS);
};
