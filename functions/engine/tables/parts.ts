// Finds parts of a figure (the rows above their total), and whether a question asks for a part.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import partialFigures from '#shared/language/lexicon/partial-figures.json' with { type: 'json' };
import segments from '#shared/language/lexicon/segments.json' with { type: 'json' };
import { isTotalOf } from '#shared/language/lexicon/totals.ts';
import type { Chunk } from '../../ports/search-index.ts';
import type { Passage } from '../evidence.ts';
import { terms } from '../terms.ts';
import { findBreakdown } from '../understand/kinds/breakdown.ts';
import { isGroupWord } from '../understand/kinds/find-rank.ts';
import { findMetrics } from '../understand/measures/find-metrics.ts';
import type { Metric } from '../understand/measures/metrics/metric.ts';
import type { Plan } from '../understand/plan-type.ts';
import { metricScore } from './label-match.ts';
import { qualified } from './qualified.ts';
import { readTable } from './read-table.ts';
import type { Row, Value } from './table.ts';

/** Least `metricScore` of the total's label. Set by hand. */
const TOTAL = 0.95;

/** In thousandths, so that decimals add exactly. */
const amountsOf = ({ values }: Row): readonly number[] =>
  values.flatMap(({ text }) => {
    const number = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '');
    return number === undefined ? [] : [Math.round(Number(number) * 1000) * (/^\W*[(△▲−-]/.test(text) ? -1 : 1)];
  });

/** Returns the rows below a total that add up to it: 宿泊部門, 料飲部門 and 婚礼部門 below 売上高. */
const addUpBelow = (total: Row, rows: readonly Row[]): readonly Row[] => {
  const [whole] = amountsOf(total);
  if (whole === undefined) return [];
  let sum = 0;
  const below = rows.slice(rows.indexOf(total) + 1);
  const last = below.findIndex((row) => {
    sum += amountsOf(row)[0] ?? Number.NaN;
    return sum === whole;
  });
  return last > 0 ? below.slice(0, last + 1) : [];
};

/** A balance sheet line is a total only if the lines above it add up to it. */
const addsUp = (total: Row, row: Row, rows: readonly Row[]): boolean => {
  const [whole] = amountsOf(total);
  const above = rows.slice(rows.indexOf(row), rows.indexOf(total));
  const first = rows.indexOf(row);
  return rows
    .slice(0, first + 1)
    .some(
      (_, from) =>
        [...rows.slice(from, first), ...above].reduce((sum, one) => sum + (amountsOf(one)[0] ?? 0), 0) === whole,
    );
};

/**
 * Whether the next metric row below is this metric's ('Tents' above 'Total net sales'), or the row above is their sum.
 */
export const isPartOf = (metric: Metric, row: Row, rows: readonly Row[]): boolean => {
  const isMetric = ({ label }: Row): boolean => metricScore(metric, label) >= TOTAL;
  if (rows.some((one) => one !== row && isMetric(one) && addUpBelow(one, rows).includes(row))) return true;
  if (findMetrics(row.label).length > 0) return false;
  const total = rows.slice(rows.indexOf(row) + 1).find(({ label }) => findMetrics(label).length > 0);
  if (total === undefined || !isMetric(total)) return false;
  return metric.statement !== 'balance' || isTotalOf(total.label) || addsUp(total, row, rows);
};

const LOOKED_AT = 12;
/** Labels of the parts of these measures in the first tables. */
export const partLabels = (metrics: readonly Metric[], passages: readonly Passage[]): string[] => {
  const tables = passages.filter(({ chunk }) => chunk.kind === 'table').slice(0, LOOKED_AT);
  return tables.flatMap(({ chunk }) => {
    const { rows } = readTable(chunk);
    return rows
      .filter((row) => row.values.length > 0 && metrics.some((metric) => isPartOf(metric, row, rows)))
      .map(({ label }) => label.trim());
  });
};

/**
 * Least share of part words that are named. 0.5 and 0.75 give the same figures on ko-pages, ja-pages and financebench.
 */
const MIN_PART_SHARE = 0.5;
const partWords = (plan: Plan): string[] => plan.qualifiers.filter((word) => !isGroupWord(word));

/** The share of the requested part's words around a value: for "the freight segment", of freight. */
export const partNamed = (plan: Plan, around: string): number => {
  const qualifiers = partWords(plan);
  return qualifiers.length === 0 ? 0 : qualified({ ...plan, qualifiers }, around);
};

/** Words for a company's members as a group; a question's other words then name one of them. */
const segmentsIn = compile(segments);

/** The innermost heading, which applies to the whole table: International Segment. */
const headingOf = ({ chunk }: Passage): string => chunk.context.section?.split(' > ').at(-1) ?? '';

const isNamed = (words: ReadonlySet<string>, label: string): boolean => {
  const own = terms(label).filter((word) => !isGroupWord(word) && !/^\d+$/.test(word));
  return own.length > 0 && own.every((word) => words.has(word));
};

/** Whether a row's label has only words of the requested part, in any order. */
export const rowNamed = (plan: Plan, chunk: Chunk): boolean => {
  const words = new Set(partWords(plan).flatMap(terms));
  return words.size > 0 && readTable(chunk).rows.some((row) => row.values.length > 0 && isNamed(words, row.label));
};

/** "Products and services performance" is broader than products. */
const isBroader = (plan: Plan, heading: string): boolean => {
  const own = terms(heading).filter((word) => !isGroupWord(word));
  const words = new Set(plan.qualifiers.flatMap(terms));
  return own.filter((word) => words.has(word)).length < own.length * MIN_PART_SHARE;
};

/** If one row is the part, the heading above all rows is ignored: "Products and services". */
export const ofRow = (plan: Plan, row: Row, chunk: Chunk): Row =>
  qualified(plan, row.section) > 0 &&
  qualified(plan, row.label) === 0 &&
  plan.qualifiers.length > 0 &&
  (rowNamed(plan, chunk) || isBroader(plan, row.section))
    ? { ...row, section: '' }
    : row;

type Found = { readonly passage: Passage; readonly row: Row; readonly value: Value };

/** In characters; a sentence above a table names no part. */
const MAX_LENGTH = 60;
/** A duration is not a part of a company. */
const DURATION = /^\d+\s?(?:개\s?월|[かヶカ]月|months?|weeks?)$/iu;
/** The requested part as column, group or heading names it; `undefined` if the row does, or nothing. */
export const partAround = (plan: Plan, { passage, row, value }: Found): string | undefined => {
  if (partNamed(plan, row.label) >= MIN_PART_SHARE || ofRow(plan, row, passage.chunk) !== row) return undefined;
  const around = [value.column?.about ?? '', row.section, headingOf(passage)];
  // A heading that names a figure, such as "Current liabilities", is not a part of a company.
  const isPart = (name: string) =>
    name.length <= MAX_LENGTH &&
    !DURATION.test(name) &&
    partNamed(plan, name) >= MIN_PART_SHARE &&
    findMetrics(name).length === 0;
  return around.find(isPart)?.replace(/[\s:：]+$/u, '');
};

const PLURAL = /s$/i;
/** "Domestic Segment" and [IM 부문] are one part, "Segments" and "Revenue by segment" all parts. */
const isOnePart = (name: string): boolean => {
  const plain = name.replace(/[^\p{L}\p{N}]+$/u, '');
  if (findBreakdown(plain) !== undefined) return false;
  return segmentsIn(plain).some(
    ({ start, end }) => start > 0 && end === plain.length && !PLURAL.test(plain.slice(start, end)),
  );
};

const partialIn = compile(partialFigures);

/**
 * Returns headings and label of a row that differs from the statement's row of that label; `undefined` if the question
 * has words of its headings.
 */
const otherRow = (plan: Plan, passage: Passage, row: Row): string | undefined => {
  const other = passage.chunk.context.others?.find(({ start }) => start === row.start);
  if (!other) return undefined;
  const shared = new Set(terms(`${row.label} ${other.primary}`));
  const words = new Set(terms(plan.question));
  const apart = terms(`${headingOf(passage)} ${row.section} ${row.group}`).filter((term) => !shared.has(term));
  return apart.some((term) => words.has(term)) ? undefined : `${headingOf(passage)} ${row.section} ${row.label}`.trim();
};

/** Returns a part that a heading names and the question does not: its revenue is not the company's. */
export const otherPart = (plan: Plan, { passage, row }: Pick<Found, 'passage' | 'row'>): string | undefined => {
  const isPartial = partialIn(plan.question).length > 0 ? () => false : (name: string) => partialIn(name).length > 0;
  const heading = [headingOf(passage), row.section].find(
    (name) => isPartial(name) || (name.length <= MAX_LENGTH && isOnePart(name) && partNamed(plan, name) === 0),
  );
  return heading ?? otherRow(plan, passage, row);
};

/** Whether the surroundings of a value name the requested part. */
export const isOfPart = (plan: Plan, { passage, row, value }: Found): boolean =>
  ofRow(plan, row, passage.chunk) === row &&
  partNamed(plan, `${headingOf(passage)} ${row.section} ${row.label} ${value.column?.about ?? ''}`) >= MIN_PART_SHARE;

/** Whether the question asks for a part: it says so, or has the whole name of a row or column. */
export const asksPart = (plan: Plan, passages: readonly Passage[]): boolean => {
  const own = partWords(plan);
  if (own.length === 0) return false;
  if (segmentsIn(plan.question).length > 0) return true;
  const words = new Set(own.flatMap(terms));
  return passages.some(
    ({ chunk }) =>
      chunk.kind === 'table' &&
      readTable(chunk).rows.some(
        ({ label, values }) =>
          (values.length > 0 && isNamed(words, label)) ||
          values.some(({ column }) => column !== undefined && isNamed(words, column.about)),
      ),
  );
};
