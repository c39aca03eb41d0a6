// A figure that a section may chart, compute with and cite: one company, one metric, one year.
import { translateId } from '#shared/i18n/translate.ts';
import { statementConcept } from '#shared/language/lexicon/statement-lines.ts';
import type { Language } from '#shared/model/enums.ts';
import { capital } from '../../engine/capital.ts';
import { METRICS } from '../../engine/understand/measures/metrics.ts';
import type { Clash } from './clash.ts';

export type Known = {
  readonly metric: string;
  /** The year in which the period ends; the column of a table. */
  readonly year: string;
  /** The period as the source names it: `2025`, `2025-03`, `2025-12-31`. */
  readonly period: string;
  /** In whole units. */
  readonly value: number;
  /** An ISO currency, or the counter. */
  readonly unit: string;
  readonly basis: 'consolidated' | 'separate' | undefined;
  readonly refs: readonly number[];
  /** Values that earlier filings stated. */
  readonly before?: readonly number[];
  /** How a converted or summed figure was computed; absent if a source states it. */
  readonly formula?: string;
  /** The rows that a sum consists of, as the source prints them. */
  readonly parts?: readonly string[];
  /** The source's label for revenue in the language of the report: 영업수익. */
  readonly label?: string;
  /** The break of the statement at this figure, if it does not add up. */
  readonly clash?: Clash;
};

export const metricOf = (id: string) => METRICS.find((metric) => metric.id === id);

/** The label of an engine metric, a statement line or a sum of lines. */
export const metricLabel = (language: Language, id: string): string => {
  const own = metricOf(id)?.labels[language][0] ?? statementConcept(id)?.labels[language];
  return capital(own ?? translateId(language, 'finance.lines', id));
};

/** The label within a sentence: revenue, EBITDA. */
export const metricInText = (language: Language, id: string): string =>
  metricLabel(language, id).replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());

/** The label in the company's own statement, if it is the same in all years. */
export const ownLabel = (language: Language, figures: readonly Known[], metric: string): string => {
  const [label, ...others] = new Set(figures.filter((one) => one.metric === metric).map((one) => one.label));
  return label !== undefined && others.length === 0 ? label : metricLabel(language, metric);
};

export const known = (figures: readonly Known[], metric: string, year: string): Known | undefined =>
  figures.find((figure) => figure.metric === metric && figure.year === year);

const WEEK = 7 * 86_400_000;

/**
 * The year that ends on this day. A year of 52 or 53 weeks that ends in the first days of January is the year before.
 */
export const yearOf = (end: string): string => {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(end) ? Date.parse(end) : Number.NaN;
  return Number.isNaN(day) ? end.slice(0, 4) : new Date(day - WEEK).toISOString().slice(0, 4);
};

/** Oldest first. */
export const yearsOf = (figures: readonly Known[]): string[] => [...new Set(figures.map(({ year }) => year))].sort();

/** The most frequent unit of the figures. */
export const mostUsed = (figures: readonly { readonly unit: string }[]): string | undefined => {
  const count = (unit: string) => figures.filter((one) => one.unit === unit).length;
  return [...new Set(figures.map(({ unit }) => unit))].sort((a, b) => count(b) - count(a))[0];
};
