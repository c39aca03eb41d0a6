// A figure that a section may draw, compute with and cite: one company, one metric, one year.
import { translateId } from '#shared/i18n/translate.ts';
import { statementConcept } from '#shared/language/lexicon/statement-lines.ts';
import type { Language } from '#shared/model/enums.ts';
import { capital } from '../../engine/capital.ts';
import { METRICS } from '../../engine/understand/measures/metrics.ts';
import type { Clash } from './clash.ts';

export type Known = {
  readonly metric: string;
  /** Column of a table: the year in which the period ends. */
  readonly year: string;
  /** As the source names the period: `2025`, `2025-03`, `2025-12-31`. */
  readonly period: string;
  /** In whole units. */
  readonly value: number;
  /** ISO currency, or what is counted. */
  readonly unit: string;
  readonly basis: 'consolidated' | 'separate' | undefined;
  readonly refs: readonly number[];
  /** Values that earlier filings gave for it. */
  readonly before?: readonly number[];
  /** Of a figure that no source states as it is, converted or added up: how it was made. */
  readonly formula?: string;
  /** The rows that it is made of, as the source prints them. */
  readonly parts?: readonly string[];
  /** Of revenue, as the document of the report's language calls it: 영업수익. */
  readonly label?: string;
  /** Of a statement that does not add up where this figure stands. */
  readonly clash?: Clash;
};

export const metricOf = (id: string) => METRICS.find((metric) => metric.id === id);

/** Of a metric of the engine, of a line of the statements, or of a sum of lines. */
export const metricLabel = (language: Language, id: string): string => {
  const own = metricOf(id)?.labels[language][0] ?? statementConcept(id)?.labels[language];
  return capital(own ?? translateId(language, 'finance.lines', id));
};

/** As the company's own statement calls it, where it has one name for all years. */
export const ownLabel = (language: Language, figures: readonly Known[], metric: string): string => {
  const [label, ...others] = new Set(figures.filter((one) => one.metric === metric).map((one) => one.label));
  return label !== undefined && others.length === 0 ? label : metricLabel(language, metric);
};

export const known = (figures: readonly Known[], metric: string, year: string): Known | undefined =>
  figures.find((figure) => figure.metric === metric && figure.year === year);

const WEEK = 7 * 86_400_000;

/** The year that ends then. One of 52 or 53 weeks may end in the first days of January and is the year before. */
export const yearOf = (end: string): string => {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(end) ? Date.parse(end) : Number.NaN;
  return Number.isNaN(day) ? end.slice(0, 4) : new Date(day - WEEK).toISOString().slice(0, 4);
};

/** Oldest first. */
export const yearsOf = (figures: readonly Known[]): string[] => [...new Set(figures.map(({ year }) => year))].sort();

/** The currency in which most of them stand. */
export const mostUsed = (figures: readonly { readonly unit: string }[]): string | undefined => {
  const count = (unit: string) => figures.filter((one) => one.unit === unit).length;
  return [...new Set(figures.map(({ unit }) => unit))].sort((a, b) => count(b) - count(a))[0];
};
