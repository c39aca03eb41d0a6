// Finds the cells of a table that answer a metric in a period.

import { MONEY, type Unit } from '#shared/language/grammar/units.ts';
import { isTotalAlone } from '#shared/language/lexicon/totals.ts';
import type { Chunk } from '../../ports/search-index.ts';
import type { Passage } from '../evidence.ts';
import { terms } from '../terms.ts';
import type { Metric } from '../understand/measures/metrics/metric.ts';
import type { Plan } from '../understand/plan-type.ts';
import { columnFit } from './column-fit.ts';
import { EXACT_PHRASE, labelScore, metricScore, phraseScore } from './label-match.ts';
import { type CellMeasure, measureAt } from './measure.ts';
import { isUnderOtherParent } from './other-parent.ts';
import { isPageIndex } from './page-index.ts';
import { isPartOf, ofRow, otherPart, partNamed } from './parts.ts';
import { periodFit } from './period-fit.ts';
import { qualified } from './qualified.ts';
import { readTable } from './read-table.ts';
import type { Row, Value } from './table.ts';
import { captionOf, headingOf, isBalanceOf, isDividedBy, isTableOf } from './table-of.ts';
import { TITLES } from './titles.ts';

export type FoundCell = {
  readonly passage: Passage;
  readonly metric: Metric | undefined;
  readonly row: Row;
  readonly value: Value;
  /** From column, row or passage; `undefined` if none has a period. */
  readonly period: string | undefined;
  /** 0 to 1: label and period combined. */
  readonly fit: number;
  /** The parts that the value is the sum of, if the table gives no total. */
  readonly parts?: readonly FoundCell[];
};

/** Least `labelScore` of a row on the metric. Set by hand. */
const MIN_LABEL = 0.45;

/** Four columns that all say 2017 are its quarters, whose heads were lost. */
const AMBIGUOUS = 0.6;
/** With more such columns, none can be chosen. */
const OPEN = 0.45;
const MAX_ALIKE = 2;
const clarity = (cell: FoundCell, all: readonly FoundCell[]): number => {
  const alike = all.filter(
    (other) =>
      other.fit === cell.fit && other.period === cell.period && other.value.column?.about === cell.value.column?.about,
  ).length;
  if (alike <= 1) return 1;
  return alike > MAX_ALIKE ? OPEN : AMBIGUOUS;
};

const isFigure = (value: Value): boolean => /\d/.test(value.text);

/** Units that are not money. */
const NO_MONEY: readonly (string | undefined)[] = ['percent', 'people', 'shares'];
const isMoney = (unit: Unit | undefined): boolean => unit !== undefined && MONEY.includes(unit);

/**
 * Whether the unit suits the metric: per-share figures are neither counts nor millions; money is neither a percentage
 * nor a count.
 */
const isOfDimension = (
  plan: Plan,
  { id, statement, isLine }: Metric,
  { text }: Value,
  measure: CellMeasure | undefined,
) => {
  if (id === 'employees') return !isMoney(measure?.unit);
  if (isLine === true || statement === 'other' || measure === undefined) return true;
  const isShare = plan.wanted === 'share' || plan.ratios.length > 0;
  if (NO_MONEY.includes(measure.unit)) return isShare && measure.unit === 'percent';
  return statement !== 'share' || measure.power === 0 || /\.\d/.test(text);
};

/** Whether the cell is in the metric's unit: gross margin in millions is not the one in percent. */
const isIn = (plan: Plan, metric: Metric | undefined, row: Row, value: Value, { chunk }: Passage): boolean => {
  if (metric === undefined) return true;
  const measure = measureAt({ row, value, chunk });
  if (metric.unit === undefined) return isOfDimension(plan, metric, value, measure);
  return metric.unit === 'percent'
    ? measure?.unit === 'percent'
    : measure?.unit === 'times' || (measure?.unit === undefined && /\.\d/.test(value.text));
};

/** Label score of a total that only its table names, below a row with the metric's own name. Set by hand. */
const TOTAL = 0.85;

/** Least share of narrowing words for a row to be the requested part. Set by hand. */
const HALF = 0.5;
/** Factor for a row with other words besides the part's name, which may be another part. Set by hand. */
const WITH_OTHERS = 0.7;
const shareNamed = (plan: Plan, label: string): number => {
  const own = terms(label);
  const requested = new Set(plan.qualifiers.flatMap(terms));
  return own.filter((word) => requested.has(word)).length / Math.max(1, own.length);
};

/** In a table on the metric, its total is the metric, and a row that the question names is that part. */
const headingScore = (
  plan: Plan,
  metric: Metric | undefined,
  row: Row,
  { chunk }: Passage,
  wanted: string | undefined,
): number => {
  if (!metric) return 0;
  if (isBalanceOf(metric, row, chunk, wanted)) return TOTAL;
  const isPart = plan.qualifiers.length > 0 && isPartOf(metric, row, readTable(chunk).rows);
  if (!isPart && !isDividedBy(metric, row) && !isTableOf(metric, chunk)) return 0;
  if (plan.qualifiers.length === 0) return isTotalAlone(row.label) ? TOTAL : 0;
  if (metricScore(metric, row.label) > 0 || partNamed(plan, row.label) < HALF) return 0;
  return TOTAL * (WITH_OTHERS + (1 - WITH_OTHERS) * shareNamed(plan, row.label));
};

/** A row requested by its own label may be of no metric, though it contains the name of one: 유형자산의 처분. */
const isOtherRow = (plan: Plan, metric: Metric | undefined, { label }: Row): boolean =>
  metric !== undefined && phraseScore(plan.phrase, label) >= EXACT_PHRASE && metricScore(metric, label) === 0;

const HEAD = 220;
/** A cash flow statement gives the changes of balances, except for cash itself. */
const isChange = (metric: Metric | undefined, { chunk }: Passage): boolean =>
  metric?.statement === 'balance' &&
  metric.id !== 'cash' &&
  TITLES.cash.test(`${headingOf(chunk)}\n${chunk.text.slice(0, HEAD)}`);

/**
 * Factor for a part's figure, which is taken only if there is nothing else. 0.3 and 0.6 give the same figures on
 * ko-pages, ja-pages and financebench.
 */
const PART_SHARE = 0.6;

/**
 * For rows with one label in several tables, prefers the one whose headings cover the rest of the question. Set by
 * hand.
 */
const UNHEADED = 0.8;
const headedFit = (plan: Plan, row: Row, chunk: Chunk): number =>
  UNHEADED +
  (1 - UNHEADED) *
    qualified(
      plan,
      [headingOf(chunk), captionOf(chunk), row.section, row.label, row.values[0]?.column?.about].join(' '),
    );

/** Returns cells, best first. Without `wanted`, any period matches. */
export const findCells = (
  plan: Plan,
  metric: Metric | undefined,
  wanted: string | undefined,
  passage: Passage,
): FoundCell[] => {
  if (passage.chunk.kind !== 'table' || isPageIndex(passage.chunk) || isChange(metric, passage)) return [];
  const { rows } = readTable(passage.chunk);
  return rows
    .filter((row) => !isUnderOtherParent(metric, row, rows))
    .flatMap((row) => {
      const labelled = ofRow(plan, row, passage.chunk);
      const label = Math.max(labelScore(plan, metric, labelled), headingScore(plan, metric, row, passage, wanted));
      if (label < MIN_LABEL) return [];
      const part = otherPart(plan, { passage, row }) === undefined ? 1 : PART_SHARE;
      const share = part * (metric === undefined ? headedFit(plan, row, passage.chunk) : 1);
      const own = isOtherRow(plan, metric, row) ? undefined : metric;
      const divided = metric && isDividedBy(metric, row) && !isTableOf(metric, passage.chunk) ? metric.id : undefined;
      const cells = row.values
        .filter(({ partOf }) => divided === undefined || partOf === divided)
        .filter((value) => isFigure(value) && isIn(plan, metric, row, value, passage))
        .flatMap((value) => {
          const [period, fit] = periodFit(wanted, row, value, passage.chunk);
          const score = share * label * fit * columnFit(plan, wanted, value);
          return score > 0 ? [{ passage, metric: own, row, value, period, fit: score }] : [];
        });
      return cells.map((cell) => ({ ...cell, fit: cell.fit * clarity(cell, cells) }));
    })
    .sort((a, b) => b.fit - a.fit);
};
