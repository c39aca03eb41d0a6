// Checks that a figure is what was asked: the question's content words and the printed label must match.

import type { Check, Finding, Sentence } from '#shared/report/blocks.ts';
import { isOfOtherBasis } from '../../tables/basis.ts';
import { isRowOfOtherCount } from '../../tables/count-of-cell.ts';
import type { FoundCell } from '../../tables/find-cells.ts';
import { EXACT_PHRASE, OWN_LABEL, phraseScore, rowScore } from '../../tables/label-match.ts';
import { isDue } from '../../tables/line-key.ts';
import { narrowingLeft } from '../../tables/narrowing.ts';
import { otherPart } from '../../tables/parts.ts';
import { planWord } from '../../tables/plan-word.ts';
import { readTable } from '../../tables/read-table.ts';
import { isTotalOf } from '../../tables/table-of.ts';
import { terms } from '../../terms.ts';
import { asksForAmount, futureWords, speaksOfFuture } from '../../understand/kinds/aspects.ts';
import { isCounted } from '../../understand/kinds/counters.ts';
import { findMetrics, mentions } from '../../understand/measures/find-metrics.ts';
import { isMovementOf, tiedMeasures } from '../../understand/measures/joined-measures.ts';
import type { Metric } from '../../understand/measures/metrics/metric.ts';
import { AVERAGED } from '../../understand/measures/ratios/averages.ts';
import { withoutFormula, withoutOperators } from '../../understand/measures/ratios/from-formula.ts';
import { withoutShare } from '../../understand/measures/ratios/share-of.ts';
import { findRatios, namesPattern, withoutPercentSigns, withoutRatioKinds } from '../../understand/measures/ratios.ts';
import { asksForResults, withoutResultRequest } from '../../understand/measures/result-requests.ts';
import { asksGrowth } from '../../understand/periods/find-periods.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { contentWords } from '../../understand/words/content-words.ts';
import { bare } from '../../understand/words/phrase.ts';
import { isExplained } from '../figures/explained.ts';
import { namesOther } from '../figures/names-other.ts';
import { plannedColumn } from '../figures/planned-column.ts';
import { otherYear } from '../figures/year-ends.ts';
import { leftOver, type Wording } from './coverage.ts';
import { otherMonth } from './other-month.ts';
import { isRateForMoney } from './quantities.ts';
import { questionWord } from './question-word.ts';
import { contentTerms, unrequested } from './unrequested.ts';

/**
 * The least `metricScore` of a listed name of the metric, with or without a word such as total; others score 0.8 at
 * most.
 */
const OWN_LABEL_SCORE = 0.95;
const HEAD = 160;
/** Asks for the owners' part of a result, whose label has the name of the result. */
const OF_OWNERS = /\battributable to\b/iu;

/** Whether the row has a listed name of the metric, or is its sum or total. */
export const isNamed = (plan: Plan, cell: FoundCell): boolean => {
  const { metric, row, parts } = cell;
  if (parts !== undefined || phraseScore(plan.phrase, row.label) >= EXACT_PHRASE) return true;
  if (metric === undefined) return false;
  const least = OF_OWNERS.test(plan.question) ? OWN_LABEL : OWN_LABEL_SCORE;
  return rowScore(metric, row) >= least || isTotalOf(metric, row, cell.passage.chunk);
};

/** Removes ratios' names and formulas from the question: 영업이익률 is more than 영업이익. */
const withoutRatios = ({ question, names: companies, ratios }: Plan): string => {
  if (ratios.length === 0) return asksForResults(question, companies) ? withoutResultRequest(question) : question;
  const named = new RegExp(
    `(?:${ratios.map(namesPattern).join('|')})(?: ratio\\b)?${ratios.some(({ average }) => average) ? `|${AVERAGED.source}` : ''}`,
    'giu',
  );
  const rest = withoutRatioKinds(withoutPercentSigns(withoutFormula(question, ratios))).replace(named, ' ');
  return withoutOperators(withoutShare(rest));
};

/** Korean and Japanese terms are pairs of characters: 사업보고서 shares one with 반도체사업, which is not enough. */
const isHalfIn = (word: string, words: ReadonlySet<string>): boolean => {
  const own = terms(word);
  const pairs = own.length > 1 ? own.filter((term) => term !== word) : own;
  const [first = ''] = pairs;
  return words.has(first) && 2 * pairs.filter((term) => words.has(term)).length >= pairs.length;
};

/**
 * Words of the question that nothing around the figure has. In another language than the row's, only listed names can
 * be matched: any leftover word may change the meaning, and 수익 인식 기준 is not revenue.
 */
const unmet = (plan: Plan, cell: FoundCell): string[] => {
  const { chunk } = cell.passage;
  const { row, value } = cell;
  const { section = '', document, company = '', unit = '' } = chunk.context;
  const around = [row.section, row.label, value.column?.label ?? '', section, document, company, unit];
  const head = chunk.text.slice(0, Math.min(HEAD, readTable(chunk).rows[0]?.start ?? HEAD));
  const given = [...around, head].join(' ').toLowerCase();
  const words = new Set(terms(given));
  // A named entity that the passage is not about counts as a word of the question.
  const isOfNamed = plan.names.length > 0 && (cell.passage.signals.entity ?? 0) > 0;
  const guessed = isOfNamed ? [] : contentTerms(plan.entities.join(' '));
  const left = contentWords(withoutRatios(plan), plan.names).filter(
    (word) =>
      plan.qualifiers.includes(word) &&
      !isCounted(plan.question, word) &&
      findMetrics(word).length === 0 &&
      findRatios(word).length === 0 &&
      !given.includes(word) &&
      !isHalfIn(word, words) &&
      !isExplained(word, plan, cell),
  );
  // If the question names no metric or company, the row must also contain every named entity.
  if (plan.metrics.length + plan.names.length === 0)
    left.push(...plan.entities.filter((one) => !given.includes(one.toLowerCase())));
  const isPlanned = planWord(value.column?.label ?? '') !== undefined;
  const isFutureMet = isPlanned || asksForAmount(plan.question) || speaksOfFuture(given);
  const unmetNames = guessed.filter((term) => !words.has(term));
  return isFutureMet ? [...left, ...unmetNames] : [...left, ...unmetNames, ...futureWords(plan.question)];
};

const narrowed = (plan: Plan, { metric, passage: { chunk }, row, value }: FoundCell): string[] => {
  const names = metric ? Object.values(metric.labels).map(([name = '']) => name) : [];
  const around = [row.section, row.label, value.column?.label ?? '', chunk.context.section ?? '', ...names];
  return narrowingLeft(withoutRatios(plan), around.join(' '));
};

/** The label of a row with a twin of the same name under another heading, which the question does not distinguish. */
const ambiguous = (plan: Plan, { metric, passage: { chunk }, row, value }: FoundCell): string | undefined => {
  const twin = readTable(chunk).rows.find(
    (other) =>
      other.start !== row.start &&
      other.section !== row.section &&
      bare(other.label) === bare(row.label) &&
      other.values.some(({ text, column }) => column?.label === value.column?.label && text !== value.text),
  );
  if (!twin || isDue(plan.question)) return undefined;
  const names = metric && !isDue(row.section) ? Object.values(metric.labels).flat() : [];
  const known = new Set(terms([plan.question, ...names].join(' ')));
  return terms(row.section).some((term) => known.has(term)) ? undefined : `${row.section} ${row.label}`.trim();
};

/** A change of a balance needs both its ends, or a row of its own. */
const isLevelOfMovement = ({ question, ratios }: Plan, { metric }: FoundCell): boolean =>
  metric?.statement === 'balance' && ratios.length === 0 && !asksGrowth(question) && isMovementOf(question, metric);

/** Measures that the question joins to the cell's and that nothing around the cell mentions. */
const tiedAndUnmet = (plan: Plan, { metric, passage: { chunk }, row, value }: FoundCell): Metric[] => {
  if (!metric || plan.ratios.length > 0) return [];
  const around = [chunk.context.section, row.section, row.label, value.column?.label].filter(Boolean).join(' · ');
  return tiedMeasures(plan.question, metric).filter((other) => !mentions(other, around));
};

/** Reasons why a figure does not answer; empty if it does. */
export const nearFindings = (plan: Plan, cell: FoundCell): Finding[] => {
  const name = cell.metric?.labels[plan.language][0] ?? plan.question;
  // A line of a statement shares words with many others, so only its own name matches.
  const isOther = !isNamed(plan, cell) && (cell.metric?.isLine === true || unrequested(plan, cell).length > 0);
  const part = otherPart(plan, cell) ?? ambiguous(plan, cell) ?? plannedColumn(plan, cell);
  const other = namesOther(plan, cell);
  const year = otherYear(plan, cell);
  const month = otherMonth(plan, cell);
  const isLevel = isLevelOfMovement(plan, cell);
  const tied = tiedAndUnmet(plan, cell).map(({ id, labels }) => labels[plan.language][0] ?? id);
  const left = [...new Set([...unmet(plan, cell), ...narrowed(plan, cell)].map((word) => questionWord(plan, word)))];
  return [
    ...(isOther ? [{ code: 'measureDiffers' as const, about: name, instead: cell.row.label }] : []),
    ...(left.length > 0 ? [{ code: 'partDiffers' as const, about: left.join(' '), instead: cell.row.label }] : []),
    ...(tied.length > 0 ? [{ code: 'partDiffers' as const, about: tied.join(' '), instead: cell.row.label }] : []),
    ...(part ? [{ code: 'partDiffers' as const, about: name, instead: part }] : []),
    ...(year ? [{ code: 'periodDiffers' as const, about: plan.periods.join(', '), instead: year }] : []),
    ...(month ? [{ code: 'periodDiffers' as const, about: month, instead: cell.period ?? cell.row.label }] : []),
    ...(other ? [{ code: 'partDiffers' as const, about: other, instead: cell.row.label }] : []),
    ...(isLevel || isRateForMoney(plan, cell) || isRowOfOtherCount(plan.question, cell.passage.chunk, cell.row)
      ? [{ code: 'offQuestion' as const }]
      : []),
    ...(isOfOtherBasis(plan, cell.passage)
      ? [{ code: 'basisDiffers' as const, about: 'consolidated', instead: 'separate' }]
      : []),
  ];
};

/** The same for a table row, which answers by its cells and headings. */
export const rowFindings = (plan: Plan, wording: Wording, label: string): Finding[] => {
  const left = leftOver(plan, wording);
  if (left === undefined || left.some(({ kind }) => kind === 'topic')) return [{ code: 'offQuestion' }];
  const metrics = plan.metrics.filter(({ id }) => left.some(({ kind, name }) => kind === 'metric' && name === id));
  const words = left.filter(({ kind }) => kind === 'word').map(({ name }) => questionWord(plan, name));
  return [
    ...metrics.map(({ labels }) => ({
      code: 'measureDiffers' as const,
      about: labels[plan.language][0] ?? plan.question,
      instead: label,
    })),
    ...(words.length > 0 ? [{ code: 'partDiffers' as const, about: words.join(' '), instead: label }] : []),
  ];
};

type Judged = { readonly check: Check; readonly findings?: Finding[] | undefined };
type Fitted = Pick<Sentence, 'check' | 'fit' | 'findings'>;

/** Marks whether a sentence or cell answers: without findings it keeps its tick. */
export const fitted = <T extends Judged>(one: T, near: readonly Finding[]): T & Fitted =>
  near.length === 0
    ? { ...one, fit: 'answers' }
    : {
        ...one,
        fit: 'near',
        check: one.check === 'verified' ? 'uncertain' : one.check,
        findings: [...(one.findings ?? []), ...near],
      };
