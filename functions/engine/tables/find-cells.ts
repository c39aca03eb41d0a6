// Finds the cells of a table that answer a metric in a period.
import periodColumns from '#shared/language/lexicon/period-columns.json' with { type: 'json' };
import { isTotalAlone } from '#shared/language/lexicon/totals.ts';
import { LANGUAGES } from '#shared/model/enums.ts';
import type { Chunk } from '../../ports/index-port.ts';
import type { Passage } from '../evidence.ts';
import { findMetrics } from '../understand/find-metrics.ts';
import type { Metric } from '../understand/metrics/metric.ts';
import type { Plan } from '../understand/plan-type.ts';
import { EXACT_PHRASE, labelScore, metricScore, phraseScore, qualified } from './label-match.ts';
import { type CellMeasure, measureAt } from './measure.ts';
import { isUnderOtherParent } from './other-parent.ts';
import { isPartOf, ofRow, otherPart, partNamed } from './parts.ts';
import { periodFit } from './period-fit.ts';
import { type Row, readTable, type Value } from './read-table.ts';
import { TITLES } from './titles.ts';

export type FoundCell = {
  readonly passage: Passage;
  readonly metric: Metric | undefined;
  readonly row: Row;
  readonly value: Value;
  /** As far as column, row or passage tell; undefined where nothing does. */
  readonly period: string | undefined;
  /** 0 to 1: label and period together. */
  readonly fit: number;
  /** What the value is the sum of, where the table gives no total. */
  readonly parts?: readonly FoundCell[];
};

const LEAST_LABEL = 0.45;
const TOTAL_COLUMN = /(?:^|\s)(?:계|합계|총계|total|合計|consolidated|연결|연결실체)(?:\(\*\))?$/i;
const CHANGE_COLUMN =
  /증감|증가|감소|전년|대비|비중|구성비|change|variance|increase|decrease|growth|%|増減|前年|構成比|比率/i;

/** Part of a year where a whole one is asked for. */
export const PART_OF_YEAR =
  /(?:three|six|nine|twelve weeks|thirteen|13|26|39) (?:months|weeks)|[369]\s?(?:months|개월|[かヶカ]月)|quarter|분기|반기|四半期|中間/i;

const QUARTER = /3\s?(?:개월|か月)|three months/i;
const ACCRUED = /누적|累計|(?:six|nine) months/i;

/** A balance on the last day of a quarter is the year's only where the year's own end is not told. */
const isWithinYear = (wanted: string | undefined, { column }: Value): boolean =>
  /^\d{4}$/.test(wanted ?? '') && (column?.periods.some((key) => /Q[1-3]$/.test(key)) ?? false);

const DURATIONS: readonly (readonly [number, RegExp])[] = [
  [3, /\b(?:three|3)[- ]months?\b|\b(?:thirteen|13)[- ]weeks?\b/i],
  [6, /\b(?:six|6)[- ]months?\b|\b(?:twenty-six|26)[- ]weeks?\b/i],
  [9, /\b(?:nine|9)[- ]months?\b|\b(?:thirty-nine|39)[- ]weeks?\b/i],
  [12, /\b(?:twelve|12)[- ]months?\b|\b(?:fifty-two|52|53)[- ]weeks?\b/i],
];
const monthsOf = (text: string): number | undefined => DURATIONS.find(([, words]) => words.test(text))?.[0];

/** "금액(백만원)" heads all that stands below, and narrows nothing down. */
const AMOUNT = new RegExp(
  `^(?:${LANGUAGES.map((language) => periodColumns[language].amount).join('|')})s?\\s*(?:[(（][^)）]*[)）])?$`,
  'iu',
);
const isAmount = (about: string): boolean => AMOUNT.test(about.trim());

/** What stands in a column of a whole period and of all: neither a change nor a part of it. */
export const isOfWhole = ({ column }: Pick<Value, 'column'>): boolean => {
  const { label = '', about = '' } = column ?? {};
  const isNarrowed = about !== '' && !isAmount(about) && !TOTAL_COLUMN.test(about);
  return !isNarrowed && !CHANGE_COLUMN.test(label) && !PART_OF_YEAR.test(label);
};

const TOTAL_FIT = 0.9;
export const columnFit = (plan: Plan, wanted: string | undefined, value: Value): number => {
  const { label = '', about = '' } = value.column ?? {};
  const [wantedMonths, ownMonths] = [monthsOf(plan.question), monthsOf(label)];
  if (wantedMonths !== undefined && ownMonths !== undefined) return wantedMonths === ownMonths ? 1 : 0.3;
  if (wanted && /^(?:\d{4}|#\d+)$/.test(wanted) && PART_OF_YEAR.test(label)) return 0.5;
  if (isWithinYear(wanted, value)) return 0.7;
  // What a half-year report says of its half is what has accrued, not its last quarter.
  if (wanted && /H\d$/.test(wanted) && QUARTER.test(label)) return 0.4;
  if (wanted && ACCRUED.test(label)) return 1;
  if (CHANGE_COLUMN.test(label)) return 0.2;
  if (about === '' || isAmount(about)) return 1;
  const named = plan.qualifiers.length > 0 ? qualified(plan, about) : 0;
  if (named > 0) return TOTAL_FIT + (1 - TOTAL_FIT) * named;
  return TOTAL_COLUMN.test(about) ? TOTAL_FIT : 0.5;
};

/** Four columns that all say 2017 are quarters of it, whatever their headings lost. */
const AMBIGUOUS = 0.6;
/** Of so many none can be told to be the one. */
const OPEN = 0.45;
const MOST_ALIKE = 2;
const clarity = (cell: FoundCell, all: readonly FoundCell[]): number => {
  const alike = all.filter(
    (other) =>
      other.fit === cell.fit && other.period === cell.period && other.value.column?.about === cell.value.column?.about,
  ).length;
  if (alike <= 1) return 1;
  return alike > MOST_ALIKE ? OPEN : AMBIGUOUS;
};

const isFigure = (value: Value): boolean => /\d/.test(value.text);

/** What no amount of money is in. */
const NO_MONEY: readonly (string | undefined)[] = ['percent', 'people', 'shares'];
/** Of a share neither a count of shares nor an amount in millions; of money neither a percentage nor a count. */
const isOfDimension = (
  plan: Plan,
  { statement, isLine }: Metric,
  { text }: Value,
  measure: CellMeasure | undefined,
) => {
  if (isLine === true || statement === 'other' || measure === undefined) return true;
  const isShare = plan.wanted === 'share' || plan.ratios.length > 0;
  if (NO_MONEY.includes(measure.unit)) return isShare && measure.unit === 'percent';
  return statement !== 'share' || measure.power === 0 || /\.\d/.test(text);
};

/** The gross margin in millions is none in percent. */
const isIn = (plan: Plan, metric: Metric | undefined, row: Row, value: Value, { chunk }: Passage): boolean => {
  if (metric === undefined) return true;
  const measure = measureAt({ row, value, chunk });
  if (metric.unit === undefined) return isOfDimension(plan, metric, value, measure);
  return metric.unit === 'percent'
    ? measure?.unit === 'percent'
    : measure?.unit === 'times' || (measure?.unit === undefined && /\.\d/.test(value.text));
};

const TOTAL = 0.85;

/** The lines above the header. */
const captionOf = ({ text }: Chunk): string => {
  const lines = text.split('\n');
  return lines
    .slice(
      0,
      Math.max(
        0,
        lines.findIndex((line) => line.includes('\t')),
      ),
    )
    .join('\n');
};

/** Whether a table is of one metric alone, by its heading: revenue by segment. */
export const isTableOf = (metric: Metric, chunk: Chunk): boolean => {
  const own = chunk.context.section?.split(' > ').at(-1) ?? '';
  // A sheet is called by its name, and its table by the line above it.
  const heading = findMetrics(own).length > 0 ? own : captionOf(chunk);
  // "Statements of cash flows" is of all that flows, not of cash.
  if (
    Object.values(TITLES).some((title) => title.test(heading)) ||
    /cash flows?|현금흐름|キャッシュ・?フロー/i.test(heading)
  )
    return false;
  const named = findMetrics(heading);
  return named.length === 1 && named[0] === metric;
};

/** The total of a table that is of the metric alone. */
export const isTotalOf = (metric: Metric, { label }: Row, chunk: Chunk): boolean =>
  isTotalAlone(label) && isTableOf(metric, chunk);

const HALF = 0.5;
/** In a table of the metric its total is the metric, and a row that the question names is that part of it. */
const headingScore = (plan: Plan, metric: Metric | undefined, row: Row, { chunk }: Passage): number => {
  if (!metric) return 0;
  const isPart = plan.qualifiers.length > 0 && isPartOf(metric, row, readTable(chunk).rows);
  if (!isPart && !isTableOf(metric, chunk)) return 0;
  if (plan.qualifiers.length === 0) return isTotalAlone(row.label) ? TOTAL : 0;
  return metricScore(metric, row.label) === 0 && partNamed(plan, row.label) >= HALF ? TOTAL : 0;
};

/** A row that was asked for by its own words may be of no metric, though its words hold the name of one: 유형자산의 처분. */
const isOtherRow = (plan: Plan, metric: Metric | undefined, { label }: Row): boolean =>
  metric !== undefined && phraseScore(plan.phrase, label) >= EXACT_PHRASE && metricScore(metric, label) === 0;

const HEAD = 220;
/** What a statement of cash flows gives for a balance is how it changed; cash itself is what it ends with. */
const isChange = (metric: Metric | undefined, { chunk }: Passage): boolean =>
  metric?.statement === 'balance' &&
  metric.id !== 'cash' &&
  TITLES.cash.test(`${chunk.context.section?.split(' > ').at(-1) ?? ''}\n${chunk.text.slice(0, HEAD)}`);

/**
 * The figure of a part is not what is asked, and is taken only where nothing else is. 0.3 and 0.6 give the same figures on
 * ko-pages, ja-pages and financebench.
 */
const PART_SHARE = 0.6;

/** `wanted` undefined: any period. Best first. */
export const findCells = (
  plan: Plan,
  metric: Metric | undefined,
  wanted: string | undefined,
  passage: Passage,
): FoundCell[] => {
  if (passage.chunk.kind !== 'table' || isChange(metric, passage)) return [];
  const { rows } = readTable(passage.chunk);
  return rows
    .filter((row) => !isUnderOtherParent(metric, row, rows))
    .flatMap((row) => {
      const labelled = ofRow(plan, row, passage.chunk);
      const label = Math.max(labelScore(plan, metric, labelled), headingScore(plan, metric, row, passage));
      if (label < LEAST_LABEL) return [];
      const share = otherPart(plan, { passage, row }) === undefined ? 1 : PART_SHARE;
      const own = isOtherRow(plan, metric, row) ? undefined : metric;
      const cells = row.values
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
