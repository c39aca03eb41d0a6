// Parts of a figure: rows above the one that is their total, and whether a question asks for such a part.
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

/** Of `metricScore`: the label of the whole. Set by hand. */
const TOTAL = 0.95;

/** In thousandths: decimals are added exactly. */
const amountsOf = ({ values }: Row): readonly number[] =>
  values.flatMap(({ text }) => {
    const number = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '');
    return number === undefined ? [] : [Math.round(Number(number) * 1000) * (/^\W*[(△▲−-]/.test(text) ? -1 : 1)];
  });

/** Rows that add up to the one above them: 宿泊部門, 料飲部門 and 婚礼部門 below 売上高. */
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

/** A line of a balance sheet is no total of the lines above it, unless they add up to it. */
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

/** The next row below that is of a metric is this metric's: 'Tents' above 'Total net sales'; or the one above is their sum. */
export const isPartOf = (metric: Metric, row: Row, rows: readonly Row[]): boolean => {
  const isMetric = ({ label }: Row): boolean => metricScore(metric, label) >= TOTAL;
  if (rows.some((one) => one !== row && isMetric(one) && addUpBelow(one, rows).includes(row))) return true;
  if (findMetrics(row.label).length > 0) return false;
  const total = rows.slice(rows.indexOf(row) + 1).find(({ label }) => findMetrics(label).length > 0);
  if (total === undefined || !isMetric(total)) return false;
  return metric.statement !== 'balance' || isTotalOf(total.label) || addsUp(total, row, rows);
};

const LOOKED_AT = 12;
/** What the first tables call the parts of these measures. */
export const partLabels = (metrics: readonly Metric[], passages: readonly Passage[]): string[] => {
  const tables = passages.filter(({ chunk }) => chunk.kind === 'table').slice(0, LOOKED_AT);
  return tables.flatMap(({ chunk }) => {
    const { rows } = readTable(chunk);
    return rows
      .filter((row) => row.values.length > 0 && metrics.some((metric) => isPartOf(metric, row, rows)))
      .map(({ label }) => label.trim());
  });
};

/** 0.5 and 0.75 give the same figures on ko-pages, ja-pages and financebench. */
const MIN_PART_SHARE = 0.5;
const partWords = (plan: Plan): string[] => plan.qualifiers.filter((word) => !isGroupWord(word));

/** How much of the part that the question names is around a value: of "the freight segment" freight. */
export const partNamed = (plan: Plan, around: string): number => {
  const qualifiers = partWords(plan);
  return qualifiers.length === 0 ? 0 : qualified({ ...plan, qualifiers }, around);
};

/** What members of a company are called together, in a question: the rest of its words then name one of them. */
const segmentsIn = compile(segments);

/** The heading right above a table says what all of it is of: International Segment. */
const headingOf = ({ chunk }: Passage): string => chunk.context.section?.split(' > ').at(-1) ?? '';

const isNamed = (words: ReadonlySet<string>, label: string): boolean => {
  const own = terms(label).filter((word) => !isGroupWord(word) && !/^\d+$/.test(word));
  return own.length > 0 && own.every((word) => words.has(word));
};

/** Words in a label's order count for nothing: the row is called by words of the part that is asked for. */
export const rowNamed = (plan: Plan, chunk: Chunk): boolean => {
  const words = new Set(partWords(plan).flatMap(terms));
  return words.size > 0 && readTable(chunk).rows.some((row) => row.values.length > 0 && isNamed(words, row.label));
};

/** "Products and services performance" is more than products. */
const isBroader = (plan: Plan, heading: string): boolean => {
  const own = terms(heading).filter((word) => !isGroupWord(word));
  const words = new Set(plan.qualifiers.flatMap(terms));
  return own.filter((word) => words.has(word)).length < own.length * MIN_PART_SHARE;
};

/** Where one row is the part, what heads all the rows is not: "Products and services" above both. */
export const ofRow = (plan: Plan, row: Row, chunk: Chunk): Row =>
  qualified(plan, row.section) > 0 &&
  qualified(plan, row.label) === 0 &&
  plan.qualifiers.length > 0 &&
  (rowNamed(plan, chunk) || isBroader(plan, row.section))
    ? { ...row, section: '' }
    : row;

type Found = { readonly passage: Passage; readonly row: Row; readonly value: Value };

/** A whole sentence above a table names no part. */
const MAX_LENGTH = 60;
/** A length of time is no part of a company. */
const DURATION = /^\d+\s?(?:개\s?월|[かヶカ]月|months?|weeks?)$/iu;
/** The part that was asked for as column, group or heading names it; undefined where the row itself does, or nothing. */
export const partAround = (plan: Plan, { passage, row, value }: Found): string | undefined => {
  if (partNamed(plan, row.label) >= MIN_PART_SHARE || ofRow(plan, row, passage.chunk) !== row) return undefined;
  const around = [value.column?.about ?? '', row.section, headingOf(passage)];
  // A heading that names a figure, such as "Current liabilities", is no part of a company.
  const isPart = (name: string) =>
    name.length <= MAX_LENGTH &&
    !DURATION.test(name) &&
    partNamed(plan, name) >= MIN_PART_SHARE &&
    findMetrics(name).length === 0;
  return around.find(isPart)?.replace(/[\s:：]+$/u, '');
};

const PLURAL = /s$/i;
/** "Domestic Segment" and [IM 부문] head the figures of one part, "Segments" and "Revenue by segment" those of all. */
const isOnePart = (name: string): boolean => {
  const plain = name.replace(/[^\p{L}\p{N}]+$/u, '');
  if (findBreakdown(plain) !== undefined) return false;
  return segmentsIn(plain).some(
    ({ start, end }) => start > 0 && end === plain.length && !PLURAL.test(plain.slice(start, end)),
  );
};

const partialIn = compile(partialFigures);

/** A row that the document's statement contradicts under its label; the words of what heads it tell the two apart. */
const otherRow = (plan: Plan, passage: Passage, row: Row): string | undefined => {
  const other = passage.chunk.context.others?.find(({ start }) => start === row.start);
  if (!other) return undefined;
  const shared = new Set(terms(`${row.label} ${other.primary}`));
  const words = new Set(terms(plan.question));
  const apart = terms(`${headingOf(passage)} ${row.section} ${row.group}`).filter((term) => !shared.has(term));
  return apart.some((term) => words.has(term)) ? undefined : `${headingOf(passage)} ${row.section} ${row.label}`.trim();
};

/** The part that a heading names and the question does not: its revenue is not the company's. */
export const otherPart = (plan: Plan, { passage, row }: Pick<Found, 'passage' | 'row'>): string | undefined => {
  const isPartial = partialIn(plan.question).length > 0 ? () => false : (name: string) => partialIn(name).length > 0;
  const heading = [headingOf(passage), row.section].find(
    (name) => isPartial(name) || (name.length <= MAX_LENGTH && isOnePart(name) && partNamed(plan, name) === 0),
  );
  return heading ?? otherRow(plan, passage, row);
};

/** Whether anything around a value names the part that was asked for. */
export const isOfPart = (plan: Plan, { passage, row, value }: Found): boolean =>
  ofRow(plan, row, passage.chunk) === row &&
  partNamed(plan, `${headingOf(passage)} ${row.section} ${row.label} ${value.column?.about ?? ''}`) >= MIN_PART_SHARE;

/** Whether the question asks for a part: it says so, or its words are the whole name of a row or a column. */
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
