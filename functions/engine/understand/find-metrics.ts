// Which metrics a question names.
import { LANGUAGES } from '#shared/model/enums.ts';
import { escaped } from '../escaped.ts';
import type { Metric } from './metrics/metric.ts';
import { METRICS } from './metrics.ts';

type Named = { readonly metric: Metric; readonly start: number; readonly end: number };

/** Row labels that are too plain to stand for a metric in running text. */
const TOO_PLAIN = new Set([
  'basic',
  'assets',
  'liabilities',
  'sales',
  '직원',
  '수익',
  '現金',
  '현금',
  '収益',
  'dividends',
]);

/** 수익성 is a quality and no 수익; 매출 성장 stays 매출. */
const QUALITY = '(?!성(?![장과]))';

const patternOf = (label: string): RegExp => {
  const body = escaped(label)
    .replace(/ and /g, ' (?:and|&) ')
    .replace(/ /g, '\\s?')
    .replace(/(?<=[가-힣])(?=[가-힣])/g, '\\s?');
  return /^[\x20-\x7e]+$/.test(label)
    ? new RegExp(`(?<![a-z])${body}(?![a-z])`, 'giu')
    : new RegExp(`${body}${QUALITY}`, 'giu');
};

const PATTERNS = METRICS.flatMap((metric) =>
  LANGUAGES.flatMap((language) => metric.labels[language])
    .sort((a, b) => b.length - a.length)
    .map((label) => ({ metric, pattern: patternOf(label), plain: TOO_PLAIN.has(label) })),
).sort((a, b) => Number(a.plain) - Number(b.plain));

const overlaps = (a: Named, b: Named): boolean => a.start < b.end && b.start < a.end;
const longer = (a: Named, b: Named): number => b.end - b.start - (a.end - a.start);

/** Without their words' places, in the order of the question; a longer name hides the shorter one inside it. */
export const namedMetrics = (question: string): Named[] => {
  const text = question.normalize('NFKC').toLowerCase();
  const all = PATTERNS.flatMap(({ metric, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({ metric, start: match.index, end: match.index + match[0].length })),
  ).sort(longer);
  const kept: Named[] = [];
  for (const named of all) if (!kept.some((other) => overlaps(other, named))) kept.push(named);
  return kept.sort((a, b) => a.start - b.start);
};

export const findMetrics = (question: string): Metric[] => [
  ...new Set(namedMetrics(question).map(({ metric }) => metric)),
];

const BY_METRIC = new Map<Metric, readonly RegExp[]>(
  METRICS.map((metric) => [
    metric,
    PATTERNS.filter((one) => one.metric === metric && !one.plain).map(({ pattern }) => pattern),
  ]),
);

/** Whether a text speaks of the metric by any of its names. */
export const mentions = (metric: Metric, text: string): boolean => {
  const plain = text.normalize('NFKC').toLowerCase();
  return BY_METRIC.get(metric)?.some((pattern) => plain.search(pattern) >= 0) ?? false;
};
